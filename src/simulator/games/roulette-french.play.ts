import { ROULETTE_FRENCH, rouletteFrench } from '../../games/roulette/roulette-french.rules';
import { rouletteGame } from './roulette-game';

export const rouletteFrenchGame = rouletteGame(ROULETTE_FRENCH, {
  rules: rouletteFrench,
  letters: 'RF',
  kinds: [
    {
      minimum: 500n,
      tier: 1,
      seats: 12,
      float: 300_000n,
      staff: { 'table-chief': 1, croupier: 2 },
      equipment: { cloths: 1, serials: ['wheel-17'] },
    },
    {
      minimum: 1_000n,
      tier: 2,
      seats: 20,
      float: 600_000n,
      staff: { 'table-chief': 1, 'sub-chief': 1, croupier: 4 },
      equipment: { cloths: 2, serials: ['wheel-23'] },
      roundsOfNotice: ROULETTE_FRENCH.roundsOfNotice,
    },
  ],
});
