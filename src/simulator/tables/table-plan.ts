import type { Captures } from '../../domain/table-session/table-session';
import type { HouseGame, TableKind } from '../games/house-game';
import { puntoYBancaGame } from '../games/punto-y-banca.play';
import { rouletteFrenchGame } from '../games/roulette-french.play';

/** A table of the house, as it is authorised. */
export interface TablePlan {
  readonly table: string;
  readonly game: HouseGame;
  readonly kind: TableKind;
  readonly captures: Captures;
}

const GAMES: readonly HouseGame[] = [rouletteFrenchGame, puntoYBancaGame];

/** Every so manyth table tells nothing of its rounds: its result is known from its counts alone. */
const SILENT = 7;

/** The tables of a house with so many: every game in turn, and of each game its kinds in turn. */
export const tablePlans = (tables: number): readonly TablePlan[] =>
  Array.from({ length: tables }, (_, index) => {
    const game = GAMES[index % GAMES.length]!;
    const ofGame = Math.floor(index / GAMES.length);
    const told = (index + 1) % SILENT !== 0;
    return {
      table: `${game.letters}${ofGame + 1}`,
      game,
      kind: game.kinds[ofGame % game.kinds.length]!,
      captures: { rounds: told, buyIns: told },
    };
  });
