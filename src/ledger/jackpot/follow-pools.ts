import type { CasinoEvent } from '../_core/events/envelope';
import { findPool, type Pools, withPool } from './pool.state';
import { poolUseOf } from './pool-use.state';
import type { EvaluatedRound } from '../../games/evaluate-round';
import { jackpotOf } from '../_core/account-paths';
import { about, type EventFinding } from '../_core/finding';
import type { EntryLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { poolsOf } from '../_core/rules/pools-of';
import { growthOf } from './pool-tallies';
import type { FollowPool, PoolFact } from './followed-pool';
import { followBeginning } from './pool-beginning';
import { followFunding } from './pool-funding';
import { followPlay } from './pool-play';
import { followPrizes } from './pool-prizes-due';
import { rulesOfPool } from './rules-of-pool';

export interface PoolsFollowed {
  readonly pools: Pools;
  readonly findings: readonly EventFinding[];
}

const SIDES: readonly FollowPool[] = [followPlay, followBeginning, followFunding, followPrizes];

/**
 * Follows the pools that a fact tells of: each finding is a function of the fact and of the pool before it, so that it is
 * the same in whatever order the facts arrive.
 */
export function followPools(
  event: CasinoEvent,
  before: LedgerState,
  fact: {
    readonly lines: readonly EntryLine[];
    readonly pools: Pools;
    readonly byRules: EvaluatedRound | undefined;
  },
): PoolsFollowed {
  const names = poolsOf(event, fact.lines).filter((name) => findPool(fact.pools, name) !== undefined);
  if (names.length === 0) return { pools: fact.pools, findings: [] };
  const currency = (event.data as { currency?: string } | null)?.currency ?? '';
  let { pools } = fact;
  const findings: EventFinding[] = [];
  for (const name of names) {
    const account = jackpotOf(name);
    const told: PoolFact = {
      ...{ event, before, currency, was: findPool(before.pools, name), use: poolUseOf(event, name) },
      rules: rulesOfPool({ pool: name, day: event.gamingday }, { ...before, pools }),
      byRules: fact.byRules?.settlement,
      growth: growthOf(name, currency, fact.lines),
      meter: {
        before: () => -before.balances.of(account, currency),
        after: () => -before.balances.after(fact.lines).of(account, currency),
      },
    };
    for (const follow of SIDES) {
      const followed = follow(told, findPool(pools, name)!);
      pools = withPool(pools, name, () => followed.pool);
      findings.push(...about(followed.findings, event.id));
    }
  }
  return { pools, findings };
}
