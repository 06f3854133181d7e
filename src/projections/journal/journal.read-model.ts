import type { EntryLine } from '../../accounting/journal-entry';
import { sessionOf, tableOf } from '../../domain/event-registry/streams';
import { RELEASE } from '../../kernel/release';
import { appendOnly, type JudgedEvent } from '../read-model';

/** The journal: every line of every entry, added and never changed. An entry is the lines of one record number. */
export const journalReadModel = appendOnly('journal_line', (fact) =>
  fact.lines.map((line, index) => journalRow(fact, line, index + 1)),
);

/** One literal with all columns: a page makes thousands of these, and putting them together from parts is slow. */
const journalRow = ({ casino, number, event }: JudgedEvent, line: EntryLine, lineNumber: number): object => ({
  casino,
  record_number: number.toString(),
  line: lineNumber,
  entry_kind: 'original',
  of_record: number.toString(),
  source: event.source,
  event_id: event.id,
  event_type: event.type,
  gaming_day: event.gamingday,
  booking_day: event.gamingday,
  account: line.account,
  sub_ledger: line.subLedger ?? null,
  table_id: tableOf(event.source) ?? null,
  game: gameOf(event),
  session_no: sessionOf(event),
  debit: line.debit.toString(),
  credit: line.credit.toString(),
  currency: line.currency,
  basis: line.basis,
  rule_id: line.ruleId ?? null,
  rules_release: RELEASE,
  slip: line.slip ?? null,
});

/** The game an event states, null where it states none. */
function gameOf({ data }: JudgedEvent['event']): string | null {
  const game = (data as { game?: unknown } | null)?.game;
  return typeof game === 'string' ? game : null;
}
