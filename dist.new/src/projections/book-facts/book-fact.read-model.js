"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bookFactReadModel = void 0;
const streams_1 = require("../../domain/event-registry/streams");
const session_key_1 = require("../../domain/table-session/session-key");
const fact_columns_1 = require("../fact-columns");
const versioned_facts_1 = require("../versioned-facts");
/** What the official books show as it was declared, besides what sessions and counts of the cage keep already. */
const IN_BOOKS = new Set([
    'cagnotte.box.issued.v1',
    'cagnotte.box.swapped.v1',
    'cagnotte.slot.counted.v1',
    'cagnotte.cambista.counted.v1',
    'cagnotte.tips.counted.v1',
    'cagnotte.bank.adjudicated.v1',
    'cagnotte.bank.ended.v1',
    'cagnotte.bank.broken.v1',
    'cagnotte.cage.float-issued.v1',
    'cagnotte.cage.credit-received.v1',
    'cagnotte.cage.cheque-issued.v1',
    'cagnotte.cage.cheque-cleared.v1',
    'cagnotte.cage.cheque-returned.v1',
    'cagnotte.cage.chips-redeemed.v1',
    'cagnotte.tips.shared.v1',
    'cagnotte.money.found.v1',
    'cagnotte.money.returned.v1',
    'cagnotte.money.paid-over.v1',
    'cagnotte.chips.put-in-service.v1',
    'cagnotte.chips.withdrawn-from-service.v1',
    'cagnotte.correction.recorded.v1',
    'cagnotte.variance.cleared.v1',
    'cagnotte.duty.paid.v1',
    'cagnotte.jackpot.opened.v1',
    'cagnotte.jackpot.won.v1',
    'cagnotte.jackpot.paid.v1',
    'cagnotte.jackpot.reseeded.v1',
    'cagnotte.jackpot.adjusted.v1',
    'cagnotte.jackpot.closed.v1',
]);
/** Of chips given back, only what was certified stands in a book by itself. */
const isCommon = ({ type, data }) => type === 'cagnotte.cage.chips-redeemed.v1' && data.certificate === undefined;
/** Facts that stand in an official book with what was declared, as each was known. */
exports.bookFactReadModel = (0, versioned_facts_1.versionedFacts)('book_fact', (fact) => {
    const { event } = fact;
    if (!IN_BOOKS.has(event.type) || isCommon(event))
        return undefined;
    return {
        table_id: (0, session_key_1.tableConcerned)(event) ?? null,
        session_no: (0, streams_1.sessionOf)(event),
        data: JSON.stringify(event.data),
        ...(0, fact_columns_1.factColumns)(fact),
    };
});
//# sourceMappingURL=book-fact.read-model.js.map