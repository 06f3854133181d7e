import { BOULE, boule } from '../../games/wheels/boule.rules';
import type { Guest } from '../guest';
import type { Minor } from '../../kernel/money';
import type { HouseGame, Wager } from './house-game';

const MINIMUM = 200n;

export const bouleGame: HouseGame = {
  rules: boule,
  letters: 'BO',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: Object.fromEntries(BOULE.bets.map(({ type, maximum }) => [type, MINIMUM * maximum.atMost])),
      seats: 15,
      float: 200_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { cloths: 1 },
    },
  ],
  secondsPerRound: [60, 110],
  begin: ({ chance, minimum }) => ({
    prepare: () => undefined,
    wagers: (guest) => wagersOf(guest, minimum()),
    outcome: () => ({ number: 1 + chance.below(BOULE.highest) }),
    end: () => undefined,
  }),
};

function wagersOf({ chance, taste }: Guest, minimum: Minor): readonly Wager[] {
  const { type, numbers } = chance.oneOf(BOULE.bets);
  const stake = minimum * BigInt(taste.units);
  if (numbers !== undefined) return [{ type, stake }];
  return [{ type, stake, selection: 1 + ((taste.style + chance.below(2)) % BOULE.highest) }];
}
