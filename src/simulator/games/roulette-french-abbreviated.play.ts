import {
  ROULETTE_FRENCH_ABBREVIATED,
  rouletteFrenchAbbreviated,
} from '../../games/roulette/roulette-french-abbreviated.rules';
import { rouletteGame } from './roulette-game';

export const rouletteFrenchAbbreviatedGame = rouletteGame(ROULETTE_FRENCH_ABBREVIATED, {
  rules: rouletteFrenchAbbreviated,
  letters: 'RA',
  kinds: [
    {
      minimum: 500n,
      tier: 1,
      seats: 12,
      float: 300_000n,
      staff: { 'table-chief': 1, croupier: 2 },
      equipment: { cloths: 1, serials: ['wheel-31'] },
    },
  ],
});
