import { BLACKJACK } from '../../../src/games/blackjack/blackjack.rules';
import type { GameCode } from '../../../src/games/game-codes';
import { CARIBBEAN_STUD_1996 } from '../../../src/games/house-poker/caribbean-stud-1996.rules';
import { CARIBBEAN_STUD_2010 } from '../../../src/games/house-poker/caribbean-stud.rules';
import { TRIJOKER } from '../../../src/games/house-poker/trijoker.rules';
import { PAI_GOW_POKER } from '../../../src/games/house-poker/pai-gow-poker.rules';
import { TRENTE_ET_QUARANTE } from '../../../src/games/trente-et-quarante/trente-et-quarante.rules';

/** The inputs of the calculation of the edges of a game. */
export interface EdgesFrom {
  /** The file of the calculation; its imports count as well. */
  readonly code: string;
  /** The facts of the game by rulebook. */
  readonly facts: readonly object[];
}

/** The games whose edges take seconds to calculate, so that the results are stored. */
export const SLOW_EDGES: Readonly<Partial<Record<GameCode, EdgesFrom>>> = {
  blackjack: { code: 'src/games/blackjack/blackjack-edges.ts', facts: [BLACKJACK] },
  'caribbean-stud': {
    code: 'src/games/house-poker/caribbean-stud-edges.ts',
    facts: [CARIBBEAN_STUD_1996, CARIBBEAN_STUD_2010],
  },
  'trente-et-quarante': {
    code: 'src/games/trente-et-quarante/rows-edges.ts',
    facts: [TRENTE_ET_QUARANTE],
  },
  trijoker: { code: 'src/games/house-poker/trijoker-facts.ts', facts: [TRIJOKER] },
  'pai-gow-poker': { code: 'src/games/house-poker/pai-gow-edges.ts', facts: [PAI_GOW_POKER] },
};

export const SLOW_GAMES = Object.keys(SLOW_EDGES) as readonly GameCode[];
