import type { GameCode } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';

/** What moved a pool, or was read of it. Amounts in minor units. */
export interface PoolMoveInBook {
  readonly entries: {
    readonly ofRecords: readonly bigint[];
    readonly undoneBy: readonly bigint[];
    readonly saidBy: bigint;
  };
  readonly day: string;
  /** The time; undefined for a total of the day. */
  readonly at: string | undefined;
  readonly eventType: string;
  readonly table: string | undefined;
  readonly toMeter: Minor;
  readonly fromMeter: Minor;
  readonly houseShare: Minor;
  readonly meter: Minor;
  readonly shown: Minor | undefined;
  readonly approvedBy: readonly string[];
  readonly document: string | undefined;
}

export interface PoolInBook {
  readonly pool: string;
  readonly currency: string;
  /** The game it was opened for; undefined if not stated. */
  readonly game: GameCode | undefined;
  readonly opening: Minor;
  readonly moves: readonly PoolMoveInBook[];
  readonly dayBefore: string;
  readonly until: string;
  readonly months: readonly PoolMonth[];
}

export interface PoolMonth {
  /** `2026-01`. */
  readonly month: string;
  readonly staked: Minor;
  readonly prizes: Minor;
  /** By which the meter grew, what the house put into it omitted: it is owed to players. */
  readonly growth: Minor;
}

export interface PoolFigures {
  readonly pools: readonly PoolInBook[];
}
