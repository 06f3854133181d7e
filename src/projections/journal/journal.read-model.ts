import { sessionOf, tableOf } from '../../domain/event-registry/streams';
import { RELEASE } from '../../kernel/release';
import { appendOnly, type JudgedEvent } from '../read-model';

/** The journal: every line of every entry, added and never changed. An entry is the lines of one record number. */
export const journalReadModel = appendOnly('journal_line', (fact) =>
  fact.lines.map((line, index) => ({
    ...entryColumns(fact),
    line: index + 1,
    account: line.account,
    sub_ledger: line.subLedger ?? null,
    debit: line.debit.toString(),
    credit: line.credit.toString(),
    currency: line.currency,
    basis: line.basis,
    rule_id: line.ruleId ?? null,
    slip: line.slip ?? null,
  })),
);

const entryColumns = ({ casino, number, event }: JudgedEvent): object => ({
  casino,
  record_number: number.toString(),
  entry_kind: 'original',
  of_record: number.toString(),
  source: event.source,
  event_id: event.id,
  event_type: event.type,
  gaming_day: event.gamingday,
  booking_day: event.gamingday,
  table_id: tableOf(event.source) ?? null,
  game: gameOf(event),
  session_no: sessionOf(event),
  rules_release: RELEASE,
});

/** The game an event states, null where it states none. */
function gameOf({ data }: JudgedEvent['event']): string | null {
  const game = (data as { game?: unknown } | null)?.game;
  return typeof game === 'string' ? game : null;
}
