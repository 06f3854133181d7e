import type { Minor } from '../../kernel/money';
import { jackpotOf } from '../_core/account-paths';
import type { CasinoEvent } from '../_core/events/envelope';
import type { EntryLine } from '../_core/journal-entry';
import { type TallyName, tallied } from '../_core/tally';
import type { PoolReporter } from './pool.state';

/** What the meter of a pool has grown by in the ledger since it was read last. */
export const grownSinceReading = (pool: string): TallyName => `tally:meter/${pool}`;

interface StakesTold {
  readonly reporter: PoolReporter;
  readonly pool: string;
  readonly table: string | undefined;
}

/** Stakes of a pool, as one of the two reporters told them: of one table, or of all. */
export const stakesToldBy = ({ reporter, pool, table }: StakesTold): TallyName =>
  table === undefined ? `tally:stakes/${reporter}/${pool}` : `tally:stakes/${reporter}/${pool}/${table}`;

/** A stake counts for its table and for all of the pool. */
export const tallyStake = (told: StakesTold, amount: Minor, currency: string): EntryLine[] => [
  ...tallied(stakesToldBy({ ...told, table: undefined }), amount, currency),
  ...(told.table === undefined ? [] : tallied(stakesToldBy(told), amount, currency)),
];

/** What a pool took in a month (`2026-01`), and what it gave. */
export const stakedIn = (month: string, pool: string): TallyName => `tally:staked/${month}/${pool}`;
export const wonIn = (month: string, pool: string): TallyName => `tally:won/${month}/${pool}`;

/** What the lines of one fact add to the meter of a pool, in minor units. */
export function growthOf(pool: string, currency: string, lines: readonly EntryLine[]): Minor {
  const account = jackpotOf(pool);
  let growth = 0n;
  for (const line of lines)
    if (line.account === account && line.currency === currency) growth += line.credit - line.debit;
  return growth;
}

/** The growth of each meter that a fact moves. */
export function tallyMeters(
  event: CasinoEvent,
  pools: readonly string[],
  lines: readonly EntryLine[],
): EntryLine[] {
  const currency = (event.data as { currency?: string } | null)?.currency ?? '';
  return pools.flatMap((pool) => tallied(grownSinceReading(pool), growthOf(pool, currency, lines), currency));
}
