import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { EventOf } from '../event-contract/catalogue';
import { findPool, type Pools, withoutPast, withPool } from './pool.state';
import { money } from '../../games/wording';
import { minorFromWire } from '../../kernel/money';
import { jackpotOf } from '../_core/account-paths';
import type { EntryLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';

/** The pool has ended; the one that takes its money over has its opening, where it was opened with nothing. */
export function afterClosing({ data }: EventOf<'cagnotte.jackpot.closed.v1'>, pools: Pools): Pools {
  const { pool, toPool, amount } = data;
  if (toPool === pool) return pools;
  const closed = withPool(pools, pool, (each) => ({ ...withoutPast(each), isClosed: true }));
  if (toPool === undefined) return closed;
  const moved = findPool(pools, pool)?.opening ?? minorFromWire(amount);
  return withPool(closed, toPool, (each) => ((each.opening ?? 0n) > 0n ? each : { ...each, opening: moved }));
}

/** A pool ends whole: nothing of what its players are owed stays behind. */
export function checkEmptied(
  { data }: EventOf<'cagnotte.jackpot.closed.v1'>,
  lines: readonly EntryLine[],
  { balances }: LedgerState,
): Finding[] {
  const { pool, toPool, currency } = data;
  const left = -balances.after(lines).of(jackpotOf(pool), currency);
  if (left <= 0n || toPool === pool) return [];
  return [
    raise({
      code: 'pool-closed-in-part',
      expected: said`nothing left in ${pool}`,
      found: money(left, currency),
    }),
  ];
}
