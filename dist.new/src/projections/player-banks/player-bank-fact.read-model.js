"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.playerBankFactReadModel = void 0;
const coup_gain_1 = require("../../domain/player-bank/coup-gain");
const round_reference_1 = require("../../domain/table-session/round-reference");
const fact_columns_1 = require("../fact-columns");
const versioned_facts_1 = require("../versioned-facts");
const bank_named_1 = require("./bank-named");
/** Everything that was reported of a bank: who put it up, its coups, what was withdrawn, and its end. */
exports.playerBankFactReadModel = (0, versioned_facts_1.versionedFacts)('player_bank_fact', (fact) => {
    const bank = (0, bank_named_1.bankNamed)(fact);
    const session = bank === undefined ? undefined : (0, fact_columns_1.sessionColumns)(fact);
    if (bank === undefined || session === undefined)
        return undefined;
    return {
        bank,
        data: JSON.stringify(fact.event.data),
        reference: (0, round_reference_1.roundReferenceOf)(fact.event) ?? null,
        ...moneyOfCoup(fact),
        ...(0, fact_columns_1.factColumns)(fact),
        ...session,
    };
});
/** What a coup brought the bank, and what the house took of it; nothing of other facts. */
function moneyOfCoup({ event, session, lines, byRules }) {
    if (event.type !== 'cagnotte.coup.played.v1')
        return { gain: null, gain_basis: null, commission: null };
    const coup = event.data;
    const { amount, basis } = (0, coup_gain_1.gainOfCoup)(coup, session.opening?.minimum, byRules?.settlement);
    const commission = lines
        .filter(({ account }) => account.startsWith('commission:'))
        .reduce((sum, { credit, debit }) => sum + credit - debit, 0n);
    return { gain: amount.toString(), gain_basis: basis, commission: commission.toString() };
}
//# sourceMappingURL=player-bank-fact.read-model.js.map