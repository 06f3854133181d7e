import type { Captures } from '../../ledger/table-session/table-session.state';
import type { HouseGame, TableKind } from '../games/house-game';
import type { GamePoolTerms } from '../pools/game-pool-terms';
import { POOL } from '../pools/house-pool-terms';

export interface HousePlan {
  readonly family: 'house';
  readonly table: string;
  readonly game: HouseGame;
  readonly kind: TableKind;
  readonly captures: Captures;
  readonly hasPool: boolean;
  readonly gamePool?: GamePoolTerms;
}

export const poolOf = ({ hasPool, gamePool }: HousePlan): string | undefined =>
  hasPool ? POOL.pool : gamePool?.pool;
