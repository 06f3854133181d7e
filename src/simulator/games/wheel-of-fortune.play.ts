import { WHEEL_OF_FORTUNE, wheelOfFortune } from '../../games/wheels/wheel-of-fortune.rules';
import type { HouseGame } from './house-game';

const SQUARES = WHEEL_OF_FORTUNE.bets.flatMap(({ type, squares }) => times(squares, type));

function times(count: bigint, type: string): readonly string[] {
  return count === 0n ? [] : [type, ...times(count - 1n, type)];
}

export const wheelOfFortuneGame: HouseGame = {
  rules: wheelOfFortune,
  letters: 'WF',
  kinds: [{ minimum: 200n, maxima: { '*': 20_000n }, seats: 20, float: 200_000n, staff: { croupier: 1 } }],
  secondsPerRound: [50, 80],
  begin: ({ chance, minimum }) => ({
    prepare: () => undefined,
    wagers: (guest) => {
      const types = guest.chance.shuffled(WHEEL_OF_FORTUNE.bets.map(({ type }) => type));
      const stake = minimum() * BigInt(guest.taste.units);
      return types.slice(0, guest.chance.between(1, 2)).map((type) => ({ type, stake }));
    },
    outcome: () => ({
      square: chance.oneOf(SQUARES),
      turns: WHEEL_OF_FORTUNE.turnsAtLeast + chance.below(4),
    }),
    end: () => undefined,
  }),
};
