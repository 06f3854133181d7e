import { POCKETS, type RouletteBet, type RouletteFacts } from '../../../src/games/wheels/roulette-layout';
import type { Minor } from '../../../src/kernel/money';
import type { Guest } from '../guest';
import type { Cloth, HouseGame, Play, Wager, TableKind } from './house-game';
import { ROULETTE_AMERICAN, rouletteAmerican } from '../../../src/games/wheels/roulette-american.rules';
import {
  ROULETTE_FRENCH,
  rouletteFrench,
  ROULETTE_FRENCH_ABBREVIATED,
  rouletteFrenchAbbreviated,
} from '../../../src/games/wheels/roulette-french.rules';
import { BOULE, boule } from '../../../src/games/wheels/boule.rules';
import { WHEEL_OF_FORTUNE, wheelOfFortune } from '../../../src/games/wheels/wheel-of-fortune.rules';
import { present } from '../../../src/kernel/present';

const LONGEST_MARTINGALE = 4;

interface Layout {
  readonly multiple: readonly RouletteBet[];
  readonly simple: readonly RouletteBet[];
  readonly byDozen: readonly RouletteBet[];
  readonly hasPrison: boolean;
}

const rouletteGame = (
  facts: RouletteFacts,
  game: Pick<HouseGame, 'rules' | 'letters' | 'kinds'>,
): HouseGame => {
  const multiple = facts.bets.filter(({ isSimple }) => !isSimple);
  const layout: Layout = {
    multiple,
    simple: facts.bets.filter(({ isSimple }) => isSimple),
    byDozen: multiple.filter(({ type }) => /dozen|column/.test(type)),
    hasPrison: facts.onZero === 'prison',
  };
  return { ...game, secondsPerRound: [75, 130], begin: (cloth) => begin(cloth, layout) };
};

function begin({ chance, minimum }: Cloth, layout: Layout): Play {
  return {
    wagers: (guest) => wagersOf(guest, minimum(), layout),
    outcome: () => ({ number: chance.below(POCKETS) }),
    options: ({ type, held }, outcome) =>
      layout.hasPrison
        ? choiceOnZero(type, { held, outcome, leaves: chance.percent(60) }, layout)
        : undefined,
  };
}

function wagersOf(guest: Guest, minimum: Minor, layout: Layout): readonly Wager[] {
  const unit = minimum * BigInt(guest.taste.units);
  const { chance } = guest;
  if (guest.taste.style < 30 && layout.simple.length > 0) return [onSimple(guest, unit, layout)];
  if (guest.taste.style < 55) return favourites(guest, minimum);
  const bets = guest.taste.style < 70 && layout.byDozen.length > 0 ? layout.byDozen : layout.multiple;
  return Array.from({ length: chance.between(1, 5) }, () => spread(chance.oneOf(bets), guest, minimum));
}

function onSimple(guest: Guest, unit: Minor, { simple, hasPrison }: Layout): Wager {
  const doublings = BigInt(guest.losses % (LONGEST_MARTINGALE + 1));
  const { type } = simple[guest.taste.style % simple.length]!;
  // If zero returns half of a bet, the stake must be an even number of units.
  return { type, stake: unit * 2n ** doublings * (hasPrison ? 1n : 2n) };
}

function favourites({ taste, chance }: Guest, minimum: Minor): readonly Wager[] {
  const first = (taste.style * 7 + taste.units) % POCKETS;
  return [0, 5, 12].map((step) => {
    const number = (first + step) % POCKETS;
    return { type: 'straight-up', stake: minimum * BigInt(chance.between(1, 3)), selection: [number] };
  });
}

function spread(bet: RouletteBet, { chance, taste }: Guest, minimum: Minor): Wager {
  const chosen = bet.type === 'straight-up' ? 1 : taste.units;
  const { selection } = chance.oneOf(bet.sets);
  // Two columns or dozens pay 1 to 2, so the stake must be an even number of units.
  const units = BigInt(chosen * (bet.pays.denominator === 2n ? 2 : 1));
  return { type: bet.type, stake: minimum * units, ...present({ selection }) };
}

/** A bet already in prison stays there, since half of it may be below the minimum. */
function choiceOnZero(
  type: string,
  { held, outcome, leaves }: { held: boolean; outcome: object; leaves: boolean },
  { simple }: Layout,
): object | undefined {
  const isZero = (outcome as { number?: unknown }).number === 0;
  if (!isZero || !simple.some((bet) => bet.type === type)) return undefined;
  return { onZero: held || leaves ? 'leave' : 'withdraw' };
}

interface OneCloth {
  readonly seats: number;
  readonly croupiers: number;
  readonly wheel: string;
}

const oneCloth = ({ seats, croupiers, wheel }: OneCloth): TableKind => ({
  minimum: 500n,
  tier: 1,
  seats,
  float: 300_000n,
  staff: { 'table-chief': 1, croupier: croupiers },
  equipment: { cloths: 1, serials: [wheel] },
});

export const rouletteAmericanGame = rouletteGame(ROULETTE_AMERICAN, {
  rules: rouletteAmerican,
  letters: 'AR',
  kinds: [oneCloth({ seats: 9, croupiers: 1, wheel: 'wheel-42' })],
});

export const rouletteFrenchGame = rouletteGame(ROULETTE_FRENCH, {
  rules: rouletteFrench,
  letters: 'RF',
  kinds: [
    oneCloth({ seats: 12, croupiers: 2, wheel: 'wheel-17' }),
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

export const rouletteFrenchAbbreviatedGame = rouletteGame(ROULETTE_FRENCH_ABBREVIATED, {
  rules: rouletteFrenchAbbreviated,
  letters: 'RA',
  kinds: [oneCloth({ seats: 12, croupiers: 2, wheel: 'wheel-31' })],
});

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
    wagers: (guest) => wagersAtBoule(guest, minimum()),
    outcome: () => ({ number: 1 + chance.below(BOULE.highest) }),
  }),
};

function wagersAtBoule({ chance, taste }: Guest, minimum: Minor): readonly Wager[] {
  const { type, numbers } = chance.oneOf(BOULE.bets);
  const stake = minimum * BigInt(taste.units);
  if (numbers !== undefined) return [{ type, stake }];
  return [{ type, stake, selection: 1 + ((taste.style + chance.below(2)) % BOULE.highest) }];
}

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
    wagers: (guest) => {
      const types = guest.chance.shuffled(WHEEL_OF_FORTUNE.bets.map(({ type }) => type));
      const stake = minimum() * BigInt(guest.taste.units);
      return types.slice(0, guest.chance.between(1, 2)).map((type) => ({ type, stake }));
    },
    outcome: () => ({
      square: chance.oneOf(SQUARES),
      turns: WHEEL_OF_FORTUNE.turnsAtLeast + chance.below(4),
    }),
  }),
};
