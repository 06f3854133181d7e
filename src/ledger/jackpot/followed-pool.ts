import type { Finding } from '../../finding-catalogue/finding';
import type { CasinoEvent } from '../_core/events/envelope';
import type { Pool } from './pool.state';
import type { PoolUse } from './pool-use.state';
import type { Settlement } from '../../games/settlement';
import type { Minor } from '../../kernel/money';
import type { LedgerState } from '../_core/evaluation.state';
import type { RulesAtTable } from '../_core/rules/rules-at-table';

export interface PoolFact {
  readonly event: CasinoEvent;
  readonly before: LedgerState;
  readonly currency: string;
  /** The pool before it; undefined if it is the first that is heard of the pool. */
  readonly was: Pool | undefined;
  readonly use: PoolUse;
  readonly rules: RulesAtTable | undefined;
  readonly byRules: Settlement | undefined;
  /** What its lines add to the meter. */
  readonly growth: Minor;
  /** The meter in the ledger; who asks is evaluated again when it is another one. */
  readonly meter: { readonly before: () => Minor; readonly after: () => Minor };
}

export interface FollowedPool {
  readonly pool: Pool;
  readonly findings: readonly Finding[];
}

export type FollowPool = (fact: PoolFact, pool: Pool) => FollowedPool;
