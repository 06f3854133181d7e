import type { GameCode } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';
import type { OwedFigures } from './prizes-owed.section';
import type { PrizeOfMove } from './prizes-told';

/** A movement of a pool or a reading of its meter. Amounts in minor units. */
export interface PoolMoveInBook {
  readonly entries: {
    readonly ofRecords: readonly bigint[];
    readonly undoneBy: readonly bigint[];
    readonly saidBy: bigint;
  };
  readonly day: string;
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
  readonly prizes: readonly PrizeOfMove[];
}

export interface PoolInBook {
  readonly pool: string;
  readonly currency: string;
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
  /** Growth of the meter without payments by the house: it is owed to players. */
  readonly growth: Minor;
}

export interface PoolFigures extends OwedFigures {
  readonly pools: readonly PoolInBook[];
}
