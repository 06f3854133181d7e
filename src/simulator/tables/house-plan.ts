import type { Captures } from '../../ledger/table-session/table-session.state';
import type { HouseGame, TableKind } from '../games/house-game';
import type { GamePoolTerms } from '../pools/game-pool-terms';
import { POOL } from '../pools/house-pool-terms';

/** A house-banked table as it is authorised. */
export interface HousePlan {
  readonly family: 'house';
  readonly table: string;
  readonly game: HouseGame;
  readonly kind: TableKind;
  readonly captures: Captures;
  /** Guests may stake on the pool of the house. */
  readonly hasPool: boolean;
  /** The pool of its game that it belongs to. */
  readonly gamePool?: GamePoolTerms;
}

/** The name of the pool that a table takes stakes for. */
export const poolOf = ({ hasPool, gamePool }: HousePlan): string | undefined =>
  hasPool ? POOL.pool : gamePool?.pool;
