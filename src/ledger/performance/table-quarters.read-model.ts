import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire, type Minor, sumMinor } from '../../kernel/money';
import { accountOf, isOf } from '../_core/account';
import type { EntryLine } from '../_core/journal-entry';
import { quarterOfHour } from '../../kernel/instant';
import { sessionColumns } from '../_core/store/numbered-event';
import { appendOnly, type EntryOfFact, type EvaluatedEvent, totals } from '../_core/store/read-model';
import { playAdded } from '../master-report/play-total.read-model';
import { undoesEarlier } from '../journal/journal.queries';
import { postedBy } from '../table-session/table-result';
import { declaredBy } from '../table-session/table-session.state';
import { column, table } from '../../database/table';

export const PLAY_QUARTER = table('play_quarter', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  tableId: column.key(column.text),
  sessionNo: column.key(column.integer),
  quarter: column.key(column.text),
  bet: column.key(column.text),
  edgeName: column.key(column.text),
  rounds: column.bigint,
  bets: column.bigint,
  staked: column.numeric,
  squares: column.numeric,
  result: column.numeric,
});

/**
 * The play of each session by quarter of an hour and kind of bet. Quarters are those of UTC, because the time zone of a
 * casino may change for open days; every zone and every start of a shift begins with one.
 */
export const playQuarterReadModel = totals(PLAY_QUARTER, (fact) =>
  playAdded(fact).map((row) => ({ ...row, quarter: quarterOfHour(fact.event.time) })),
);

const TABLE_INSTANT = table('table_instant', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  tableId: column.key(column.text),
  sessionNo: column.key(column.integer),
  recordNumber: column.key(column.bigint),
  ofRecord: column.key(column.bigint),
  entry: column.key(column.oneOf<EntryOfFact>()),
  quarter: column.text,
  currency: column.text,
  exchanged: column.numeric,
  fills: column.numeric,
  credits: column.numeric,
  commission: column.numeric,
  throughFloat: column.numeric,
});

/**
 * What was exchanged at tables and moved to and from them, what the house kept as commission, and by how much the result
 * is raised by what pools moved through the float, at its instant; as of any record, the sum until it.
 */
export const tableInstantReadModel = appendOnly(TABLE_INSTANT, (fact) => {
  const { casino, event, number, ofRecord, entry, standing } = fact;
  const session = standing === 'counted' ? sessionColumns(fact) : undefined;
  const { exchanged, fills, credits } = movedBy(fact);
  const commission = session === undefined ? [] : commissionLines(fact, session.tableId);
  const throughFloat = session === undefined ? 0n : movedThroughFloat(fact, session.tableId);
  const isMoved =
    [exchanged, fills, credits, throughFloat].some((amount) => amount !== 0n) || commission.length > 0;
  if (session === undefined || !isMoved) return [];
  const sign = entry === 'reversal' ? -1n : 1n;
  const { currency } = event.data as { readonly currency?: string };
  return [
    {
      casino,
      gamingDay: event.gamingday,
      tableId: session.tableId,
      sessionNo: session.sessionNo,
      recordNumber: number,
      ofRecord,
      entry,
      quarter: quarterOfHour(event.time),
      // A void names no currency: that of the lines which it takes back.
      currency: currency ?? (commission[0] ?? fact.posts[0]!).currency,
      exchanged: sign * exchanged,
      fills: sign * fills,
      credits: sign * credits,
      commission: sumMinor(commission.map(({ debit, credit }) => credit - debit)),
      throughFloat,
    },
  ];
});

/** The lines of a commission of the table itself, as `postedBy` counts them; those of a reversal have the other side. */
const commissionLines = ({ event, posts }: EvaluatedEvent, table: string): readonly EntryLine[] =>
  event.type === 'cagnotte.variance.cleared.v1'
    ? []
    : posts.filter(({ account }) => isOf(account, 'commission') && accountOf(account).table === table);

/** Prizes that the float paid and deductions that it put in a slot, less stakes for pools that it took: JP + SL - JS of the control book. */
function movedThroughFloat(fact: EvaluatedEvent, table: string): Minor {
  const { event, posts } = fact;
  const entry = { type: event.type, table, lines: posts, reversal: undoesEarlier(fact) };
  const { prizesFromFloat, deductionsToSlot, stakesSwept } = postedBy(entry);
  return prizesFromFloat + deductionsToSlot - stakesSwept;
}

interface Moved {
  readonly exchanged: Minor;
  readonly fills: Minor;
  readonly credits: Minor;
}

function movedBy({ event }: EvaluatedEvent): Moved {
  const { fills = 0n, credits = 0n } = declaredBy(event);
  return { exchanged: exchangedBy(event), fills, credits };
}

const EXCHANGED = 'cagnotte.chips.exchanged.v1';

/** Cash that customers gave for chips, less cash that they got for chips, at the table itself. */
function exchangedBy({ type, data }: EvaluatedEvent['event']): Minor {
  if (type !== EXCHANGED) return 0n;
  const { kind, at = 'table', amount } = data as EventOf<typeof EXCHANGED>['data'];
  if (at !== 'table' || kind === 'chips-for-chips') return 0n;
  return kind === 'cash-for-chips' ? minorFromWire(amount) : -minorFromWire(amount);
}
