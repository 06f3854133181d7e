import type { EntryLine } from '../_core/journal-entry';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import { RELEASE } from '../../kernel/release';
import { appendOnly, type EvaluatedEvent } from '../_core/store/read-model';
import { gameOf } from './game-of.queries';
import { undoesEarlier } from './undoes-earlier.queries';

/** The journal: every line of every entry, added and never changed. An entry is the lines of one record about one fact. */
export const journalReadModel = appendOnly('journal_line', (fact) =>
  fact.posts.map((line, index) => journalRow(fact, line, fact.linesBefore + index + 1)),
);

/** One literal with all columns: a page makes thousands of these, and putting them together from parts is slow. */
const journalRow = (fact: EvaluatedEvent, line: EntryLine, lineNumber: number): object => {
  const { casino, number, event, bookingDay } = fact;
  const { entry_kind, of_record, cause_record, undoes } = linksOf(fact);
  return {
    casino,
    record_number: number.toString(),
    line: lineNumber,
    entry_kind,
    of_record,
    cause_record,
    undoes,
    source: event.source,
    event_id: event.id,
    event_type: event.type,
    gaming_day: event.gamingday,
    booking_day: bookingDay,
    account: line.account,
    sub_ledger: line.subLedger ?? null,
    table_id: tableConcerned(event) ?? null,
    game: gameOf(fact),
    session_no: sessionOf(event),
    debit: line.debit.toString(),
    credit: line.credit.toString(),
    currency: line.currency,
    basis: line.basis,
    rule_id: line.ruleId ?? null,
    exact_numerator: line.exact?.numerator.toString() ?? null,
    exact_denominator: line.exact?.denominator.toString() ?? null,
    rules_release: RELEASE,
    slip: line.slip ?? null,
  };
};

const linksOf = (fact: EvaluatedEvent) => {
  const { number, entry, ofRecord, reverses } = fact;
  const isOwn = entry === 'own';
  return {
    entry_kind: isOwn ? (reverses === undefined ? 'original' : 'reversal') : entry,
    of_record: (isOwn ? (reverses ?? number) : ofRecord).toString(),
    cause_record: isOwn ? null : number.toString(),
    undoes: undoesEarlier(fact),
  };
};
