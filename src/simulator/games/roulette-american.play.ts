import { ROULETTE_AMERICAN, rouletteAmerican } from '../../games/roulette/roulette-american.rules';
import { rouletteGame } from './roulette-game';

export const rouletteAmericanGame = rouletteGame(ROULETTE_AMERICAN, {
  rules: rouletteAmerican,
  letters: 'AR',
  kinds: [
    {
      minimum: 500n,
      tier: 1,
      seats: 9,
      float: 300_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { cloths: 1, serials: ['wheel-42'] },
    },
  ],
});
