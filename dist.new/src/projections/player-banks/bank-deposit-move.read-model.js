"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankDepositMoveReadModel = void 0;
const streams_1 = require("../../domain/event-registry/streams");
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const fact_columns_1 = require("../fact-columns");
const read_model_1 = require("../read-model");
/** What bankers have deposited with the house: every movement of what is owed to them, and their guarantees. */
exports.bankDepositMoveReadModel = (0, read_model_1.appendOnly)('bank_deposit_move', (fact) => {
    const { event } = fact;
    const guarantees = guaranteeIn(fact);
    return [...new Set([...depositorsIn(fact), ...guarantees.keys()])].map((banker) => {
        const { bank, means, document, currency } = event.data;
        return {
            of_record: fact.ofRecord.toString(),
            entry: fact.entry,
            table_id: (0, session_key_1.tableConcerned)(event) ?? null,
            session_no: (0, streams_1.sessionOf)(event),
            banker,
            bank: bank ?? null,
            means: means ?? null,
            document: document ?? null,
            amount: owedMore(fact, banker).toString(),
            guarantee: (guarantees.get(banker) ?? 0n).toString(),
            currency: currency ?? currencyOf(fact),
            ...(0, fact_columns_1.factColumns)(fact),
        };
    });
});
const ofDeposits = ({ posts }) => posts.filter(({ account }) => account === 'bank-deposit');
const depositorsIn = (fact) => ofDeposits(fact).map(({ subLedger }) => subLedger ?? '');
const owedMore = (fact, banker) => ofDeposits(fact)
    .filter(({ subLedger }) => (subLedger ?? '') === banker)
    .reduce((sum, { credit, debit }) => sum + credit - debit, 0n);
/** The events of deposits state one; the ledger's opening may move deposits of several currencies, the first is named. */
const currencyOf = (fact) => ofDeposits(fact)[0]?.currency ?? '';
/** A guarantee at a credit institution that is proved (+) or released (-): it posts nothing. */
function guaranteeIn({ event, standing, entry }) {
    if (standing !== 'counted')
        return new Map();
    const sign = entry === 'reversal' ? -1n : 1n;
    if (event.type === 'cagnotte.bank.deposited.v1') {
        const { means, banker, amount } = event.data;
        return new Map(means === 'guarantee' ? [[banker, sign * (0, money_1.minorFromWire)(amount)]] : []);
    }
    if (event.type === 'cagnotte.bank.deposit-returned.v1') {
        const { guaranteeReleased, banker, amount } = event.data;
        return new Map(guaranteeReleased === undefined ? [] : [[banker, -sign * (0, money_1.minorFromWire)(amount)]]);
    }
    return new Map();
}
//# sourceMappingURL=bank-deposit-move.read-model.js.map