"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankFactsOf = void 0;
exports.bankerOf = bankerOf;
/** The facts of one type, each with its data. */
const bankFactsOf = (facts, type) => facts
    .filter(({ eventType }) => eventType === type)
    .map((fact) => ({ fact, data: fact.data }));
exports.bankFactsOf = bankFactsOf;
/** Who holds the bank: as last adjudicated or deposited for, else who put it in play. */
function bankerOf(facts) {
    const named = [
        ...(0, exports.bankFactsOf)(facts, 'cagnotte.bank.put-in-play.v1').slice(0, 1),
        ...(0, exports.bankFactsOf)(facts, 'cagnotte.bank.adjudicated.v1'),
        ...(0, exports.bankFactsOf)(facts, 'cagnotte.bank.deposited.v1'),
    ]
        .toSorted((one, other) => rankOf(one) - rankOf(other) || Number(one.fact.recordNumber - other.fact.recordNumber))
        .map(({ data }) => data);
    const modes = named.flatMap(({ mode }) => mode ?? []);
    return { banker: named.at(-1)?.banker ?? null, mode: modes.at(-1) ?? null };
}
/** Who puts a bank in play holds it only where nobody is named. */
const rankOf = ({ fact }) => fact.eventType === 'cagnotte.bank.put-in-play.v1' ? 0 : 1;
//# sourceMappingURL=bank-holder.js.map