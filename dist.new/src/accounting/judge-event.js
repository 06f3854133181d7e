"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeConflict = void 0;
exports.judgeEvent = judgeEvent;
exports.judgeFact = judgeFact;
exports.setAside = setAside;
const player_bank_1 = require("../domain/player-bank/player-bank");
const fold_table_session_1 = require("../domain/table-session/fold-table-session");
const session_key_1 = require("../domain/table-session/session-key");
const bank_lines_1 = require("./bank-lines");
const currency_check_1 = require("./checks/currency.check");
const holder_checks_1 = require("./checks/holder.checks");
const quarantine_check_1 = require("./checks/quarantine.check");
const round_number_check_1 = require("./checks/round-number.check");
const sequence_check_1 = require("./checks/sequence.check");
const finding_1 = require("./finding");
const conflict_judge_1 = require("./judges/conflict.judge");
const judges_1 = require("./judges/judges");
const journal_entry_1 = require("./journal-entry");
const judgement_1 = require("./judgement");
const pool_turn_1 = require("./pool-turn");
const pool_life_1 = require("./regulation/pool-life");
const surprises_1 = require("./surprises");
const posted_parts_1 = require("./table-result/posted-parts");
/**
 * What an event means for the ledger, given what was known before it. Total: a surprising fact is posted as declared
 * and gives a finding; the function throws only for a bug of its own (an entry that does not sum to zero).
 */
function judgeEvent(event, known) {
    const before = { ...judgement_1.nothingKnown, ...known };
    const judged = judgeFact(event, before);
    const numbers = (0, sequence_check_1.checkSequence)(event, before);
    const holders = known.balances === undefined ? undefined : (0, holder_checks_1.checkHolders)(judged.lines, known.balances);
    return {
        ...judged,
        sequence: numbers.sequence,
        findings: [
            ...(0, finding_1.about)(numbers.findings, event.id),
            ...judged.findings,
            ...(0, finding_1.about)(holders?.findings ?? [], event.id),
        ],
        settles: [
            ...(0, quarantine_check_1.endedBySendingAgain)(event),
            ...numbers.settles,
            ...(judged.settles ?? []),
            ...(holders?.settles ?? []),
        ],
    };
}
/**
 * What an event means by itself: its entry, its findings, and the state after it. The numbers of its source and the
 * holders that its entry leaves below zero are looked at once, when it is recorded, and not when it is folded again.
 */
function judgeFact(event, before) {
    const own = judgeOf(event.type)?.(event, before) ?? {};
    const lines = (0, journal_entry_1.inJournalOrder)((0, journal_entry_1.assertBalanced)(own.lines ?? []));
    const months = (0, pool_life_1.countMonths)(event, before, { lines, pools: own.pools ?? before.pools });
    const { byRules, reverses } = own;
    return {
        lines,
        findings: [
            ...checkCurrencyOf(event, lines, before),
            ...(0, round_number_check_1.checkRoundNumber)(event, before.firstReport),
            ...(own.findings ?? []),
            ...months.findings,
            ...(0, surprises_1.findSurprises)(lines, event.id),
        ],
        books: own.books ?? before.books,
        session: sessionAfter(event, { lines, reverses }, own.session ?? before.session),
        pools: (0, pool_turn_1.turnTaken)(event, lines, months.pools),
        room: own.room ?? before.room,
        sequence: before.sequence,
        settles: own.settles ?? [],
        ...(byRules === undefined ? {} : { byRules }),
        ...(reverses === undefined ? {} : { reverses }),
    };
}
/** What a record means whose identity the log already holds with other content: a finding, and nothing posted. */
const judgeConflict = (event, known) => ({
    ...unchanged({ ...judgement_1.nothingKnown, ...known }),
    findings: (0, conflict_judge_1.judgeConflictingRecord)(event),
});
exports.judgeConflict = judgeConflict;
/** What a record means that is set aside until a fault is mended: that its number has arrived. */
function setAside(event, known) {
    const before = { ...judgement_1.nothingKnown, ...known };
    const { sequence, findings, settles } = (0, sequence_check_1.checkSequence)(event, before);
    return { ...unchanged(before), sequence, findings: (0, finding_1.about)(findings, event.id), settles };
}
const unchanged = ({ books, session, pools, room, sequence }) => ({
    lines: [],
    findings: [],
    books,
    session,
    pools,
    room,
    sequence,
});
/** Own entries only: a type may bear the name of something that every object inherits. */
const judgeOf = (type) => Object.hasOwn(judges_1.JUDGES, type) ? judges_1.JUDGES[type] : undefined;
/** The session of the event's table after what the event declares and what its entry moved. */
function sessionAfter(event, { lines, reverses }, before) {
    const table = (0, session_key_1.tableConcerned)(event);
    if ((0, session_key_1.sessionKeyOf)(event) === undefined || table === undefined)
        return before;
    const folded = (0, fold_table_session_1.foldTableSession)(before, event);
    const posted = (0, posted_parts_1.enterPosted)(folded, { type: event.type, table, lines, reversal: reverses !== undefined });
    const moves = (0, bank_lines_1.movesOf)(lines);
    return moves.length === 0 ? posted : { ...posted, banks: (0, player_bank_1.applyMoves)(posted.banks, moves) };
}
/** Money moved: in the currency of the books, which are open. */
function checkCurrencyOf(event, lines, { books }) {
    const currency = event.data?.currency;
    const opens = event.type === 'cagnotte.ledger.opened.v1';
    if (lines.length === 0 || opens || typeof currency !== 'string')
        return [];
    return (0, currency_check_1.checkCurrency)(currency, books, event.id);
}
//# sourceMappingURL=judge-event.js.map