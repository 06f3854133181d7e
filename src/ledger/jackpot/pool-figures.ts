import type { GameCode } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';

/** What moved a pool, or was read of it. Amounts in minor units. */
export interface PoolMoveInBook {
  /** The facts that it comes from, the records that have undone what they posted before, and that which tells it now. */
  readonly entries: {
    readonly ofRecords: readonly bigint[];
    readonly undoneBy: readonly bigint[];
    readonly saidBy: bigint;
  };
  readonly day: string;
  /** When; undefined of what is told together for a day. */
  readonly at: string | undefined;
  readonly eventType: string;
  readonly table: string | undefined;
  readonly toMeter: Minor;
  readonly fromMeter: Minor;
  readonly houseShare: Minor;
  /** The meter by the books after it. */
  readonly meter: Minor;
  /** What the meter showed after it. */
  readonly shown: Minor | undefined;
  /** Who authorised it, and by which document. */
  readonly approvedBy: readonly string[];
  readonly document: string | undefined;
}

/** A pool over some days. */
export interface PoolInBook {
  readonly pool: string;
  readonly currency: string;
  /** The game it was opened for; undefined where nobody said. */
  readonly game: GameCode | undefined;
  /** The meter before the first day. */
  readonly opening: Minor;
  readonly moves: readonly PoolMoveInBook[];
  /** The day before the first one, and the last one. */
  readonly dayBefore: string;
  readonly until: string;
  /** What was staked, won and owed to players of each calendar month of the days, up to the last of them. */
  readonly months: readonly PoolMonth[];
}

/** What a pool took in and gave back in a calendar month. */
export interface PoolMonth {
  /** `2026-01`. */
  readonly month: string;
  readonly staked: Minor;
  readonly prizes: Minor;
  /** By which the meter grew, what the house put into it left out: it is owed to players. */
  readonly growth: Minor;
}

/** What the book of pools is made from. */
export interface PoolFigures {
  readonly pools: readonly PoolInBook[];
}
