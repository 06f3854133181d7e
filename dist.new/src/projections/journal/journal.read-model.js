"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.journalReadModel = void 0;
const streams_1 = require("../../domain/event-registry/streams");
const session_key_1 = require("../../domain/table-session/session-key");
const release_1 = require("../../kernel/release");
const read_model_1 = require("../read-model");
const game_of_1 = require("./game-of");
const undoes_earlier_1 = require("./undoes-earlier");
/** The journal: every line of every entry, added and never changed. An entry is the lines of one record about one fact. */
exports.journalReadModel = (0, read_model_1.appendOnly)('journal_line', (fact) => fact.posts.map((line, index) => journalRow(fact, line, fact.linesBefore + index + 1)));
/** One literal with all columns: a page makes thousands of these, and putting them together from parts is slow. */
const journalRow = (fact, line, lineNumber) => {
    const { casino, number, event, bookingDay } = fact;
    return {
        casino,
        record_number: number.toString(),
        line: lineNumber,
        ...linksOf(fact),
        source: event.source,
        event_id: event.id,
        event_type: event.type,
        gaming_day: event.gamingday,
        booking_day: bookingDay,
        account: line.account,
        sub_ledger: line.subLedger ?? null,
        table_id: (0, session_key_1.tableConcerned)(event) ?? null,
        game: (0, game_of_1.gameOf)(fact),
        session_no: (0, streams_1.sessionOf)(event),
        debit: line.debit.toString(),
        credit: line.credit.toString(),
        currency: line.currency,
        basis: line.basis,
        rule_id: line.ruleId ?? null,
        exact_numerator: line.exact?.numerator.toString() ?? null,
        exact_denominator: line.exact?.denominator.toString() ?? null,
        rules_release: release_1.RELEASE,
        slip: line.slip ?? null,
    };
};
/** Which entry it is, of which fact, and the later record that caused it. */
const linksOf = (fact) => {
    const { number, entry, ofRecord, reverses } = fact;
    const isOwn = entry === 'own';
    return {
        entry_kind: isOwn ? (reverses === undefined ? 'original' : 'reversal') : entry,
        of_record: (isOwn ? (reverses ?? number) : ofRecord).toString(),
        cause_record: isOwn ? null : number.toString(),
        undoes: (0, undoes_earlier_1.undoesEarlier)(fact),
    };
};
//# sourceMappingURL=journal.read-model.js.map