import { jackpotFundingOf, jackpotOf, jackpotShareOf } from '../_core/account-paths';
import type { EntryLine } from '../_core/journal-entry';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import type { Minor } from '../../kernel/money';
import { factColumns } from '../_core/store/fact-columns';
import { undoesEarlier } from '../journal/undoes-earlier.queries';
import { appendOnly, type EvaluatedEvent } from '../_core/store/read-model';

/** What every entry did to the meter of a pool, and what its meter showed; an event of a pool that posts nothing, too. */
export const poolMovementReadModel = appendOnly('pool_movement', (fact) =>
  poolsIn(fact).map((pool) => {
    const ofMeter = fact.posts.filter(({ account }) => account === jackpotOf(pool));
    return {
      of_record: fact.ofRecord.toString(),
      entry: fact.entry,
      table_id: tableConcerned(fact.event) ?? null,
      session_no: sessionOf(fact.event),
      pool,
      reversal: undoesEarlier(fact),
      to_meter: sum(ofMeter, 'credit').toString(),
      from_meter: sum(ofMeter, 'debit').toString(),
      house_share: houseShare(fact.posts, pool).toString(),
      funded: funded(fact.posts, pool).toString(),
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

/** What the house put into the meter: seeds, reseeds, shortfalls, adjustments. */
function funded(lines: readonly EntryLine[], pool: string): Minor {
  const own = lines.filter(({ account }) => account === jackpotFundingOf(pool));
  return sum(own, 'debit') - sum(own, 'credit');
}

const currencyOf = ({ event }: EvaluatedEvent): string =>
  (event.data as { currency?: string } | null)?.currency ?? '';

function shownBy({ event }: EvaluatedEvent, pool: string): object {
  const { pool: of, meterBefore, meterAfter } = (event.data ?? {}) as Partial<Record<string, unknown>>;
  if (of !== pool) return { shown_before: null, shown_after: null };
  return { shown_before: textOf(meterBefore), shown_after: textOf(meterAfter) };
}

const textOf = (amount: unknown): string | null => (typeof amount === 'number' ? amount.toString() : null);
