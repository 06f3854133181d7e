import type { Captures } from '../../domain/table-session/table-session';
import type { HouseGame, TableKind } from '../games/house-game';

/** A house-banked table as it is authorised. */
export interface HousePlan {
  readonly family: 'house';
  readonly table: string;
  readonly game: HouseGame;
  readonly kind: TableKind;
  readonly captures: Captures;
  /** Guests may stake on the pool of the house. */
  readonly hasPool: boolean;
}
