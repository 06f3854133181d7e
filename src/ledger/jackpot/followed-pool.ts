import type { CasinoEvent } from '../_core/events/envelope';
import type { Pool } from './pool.state';
import type { PoolUse } from './pool-use.state';
import type { Settlement } from '../../games/settlement';
import type { Minor } from '../../kernel/money';
import type { FindingWithoutEvents } from '../_core/finding';
import type { KnownBefore } from '../_core/judgement.state';
import type { RulesAtTable } from '../_core/rules/rules-at-table';

/** A fact of a pool, with what was known of the pool before it. */
export interface PoolFact {
  readonly event: CasinoEvent;
  readonly before: KnownBefore;
  readonly currency: string;
  /** The pool before it; undefined where it is the first that is heard of the pool. */
  readonly was: Pool | undefined;
  readonly use: PoolUse;
  /** The rules of its game, where they are known. */
  readonly rules: RulesAtTable | undefined;
  /** What the rules of its table make of a round. */
  readonly byRules: Settlement | undefined;
  /** What the ledger holds for it. */
  readonly meter: { readonly before: Minor; readonly after: Minor };
}

/** A pool after a fact, and what is found of it. */
export interface FollowedPool {
  readonly pool: Pool;
  readonly findings: readonly FindingWithoutEvents[];
}

/** Judges one side of a fact of a pool, whose state it may change. */
export type FollowPool = (fact: PoolFact, pool: Pool) => FollowedPool;
