import { jackpotFundingOf, jackpotOf, jackpotShareOf } from '../_core/account-paths';
import type { EntryLine } from '../_core/journal-entry';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { undoesEarlier } from '../journal/journal.queries';
import { appendOnly, type EntryOfFact, type EvaluatedEvent } from '../_core/store/read-model';
import { column, type RowOf, table } from '../_core/store/table';

export const POOL_MOVEMENT = table('pool_movement', {
  ...FACT_COLUMNS,
  tableId: column.optional(column.text),
  sessionNo: column.integer,
  pool: column.key(column.text),
  reversal: column.boolean,
  toMeter: column.numeric,
  fromMeter: column.numeric,
  houseShare: column.numeric,
  funded: column.numeric,
  currency: column.text,
  shownBefore: column.optional(column.numeric),
  shownAfter: column.optional(column.numeric),
  ofRecord: column.key(column.bigint),
  entry: column.key(column.oneOf<EntryOfFact>()),
});

/** What every entry did to the meter of a pool, and what its meter showed; an event of a pool that posts nothing, too. */
export const poolMovementReadModel = appendOnly(POOL_MOVEMENT, (fact) =>
  poolsIn(fact).map((pool) => {
    const ofMeter = fact.posts.filter(({ account }) => account === jackpotOf(pool));
    return {
      ofRecord: fact.ofRecord,
      entry: fact.entry,
      tableId: tableConcerned(fact.event) ?? null,
      sessionNo: sessionOf(fact.event),
      pool,
      reversal: undoesEarlier(fact),
      toMeter: sum(ofMeter, 'credit'),
      fromMeter: sum(ofMeter, 'debit'),
      houseShare: houseShare(fact.posts, pool),
      funded: funded(fact.posts, pool),
      currency: ofMeter[0]?.currency ?? currencyOf(fact),
      ...shownBy(fact, pool),
      ...factColumns(fact),
    };
  }),
);

function poolsIn({ event, posts, standing, entry }: EvaluatedEvent): string[] {
  const { pool } = (event.data ?? {}) as { pool?: unknown };
  const isOfPool = standing === 'counted' && entry === 'own' && event.type.startsWith('cagnotte.jackpot.');
  const named = isOfPool && typeof pool === 'string' ? [pool] : [];
  const moved = posts.flatMap(({ account }) =>
    account.startsWith(METER) ? [account.slice(METER.length)] : [],
  );
  return [...new Set([...named, ...moved])];
}

const METER = 'jackpot:';

const sum = (lines: readonly EntryLine[], side: 'debit' | 'credit'): Minor =>
  lines.reduce((total, line) => total + line[side], 0n);

function houseShare(lines: readonly EntryLine[], pool: string): Minor {
  const path = jackpotShareOf(pool, undefined);
  const own = lines.filter(({ account }) => account === path || account.startsWith(`${path}:`));
  return sum(own, 'credit') - sum(own, 'debit');
}

function funded(lines: readonly EntryLine[], pool: string): Minor {
  const own = lines.filter(({ account }) => account === jackpotFundingOf(pool));
  return sum(own, 'debit') - sum(own, 'credit');
}

const currencyOf = ({ event }: EvaluatedEvent): string =>
  (event.data as { currency?: string } | null)?.currency ?? '';

function shownBy(
  { event }: EvaluatedEvent,
  pool: string,
): Pick<RowOf<typeof POOL_MOVEMENT>, 'shownBefore' | 'shownAfter'> {
  const { pool: of, meterBefore, meterAfter } = (event.data ?? {}) as Partial<Record<string, unknown>>;
  if (of !== pool) return { shownBefore: null, shownAfter: null };
  return { shownBefore: shown(meterBefore), shownAfter: shown(meterAfter) };
}

const shown = (amount: unknown): Minor | null => (typeof amount === 'number' ? minorFromWire(amount) : null);
