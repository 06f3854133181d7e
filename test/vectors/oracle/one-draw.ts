import { Chance } from '../../../packages/simulator/chance';
import { expectedBet, type ExpectedBet, resultOfBets, type Vector } from '../vector';

/**
 * Boule and the wheel of fortune from the regulation (headings 1.1.4 and 1.1.11), without code under test: one draw decides
 * every bet, which pays its multiple or is lost.
 */
interface Game {
  readonly code: string;
  /** The possible draws, repeated by frequency. */
  readonly draws: readonly (string | number)[];
  /** The draw in the format of reports. */
  readonly outcome: (drawn: string | number) => object;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly minimum: { readonly amount: number; readonly rule: string };
  readonly maximum: { readonly rule: string };
  readonly late: string;
  /** Rules that every winning bet cites besides its own. */
  readonly winning: readonly string[];
  /** Hand-written rounds. */
  readonly special: readonly Vector[];
}

interface Kind {
  readonly pays: number;
  readonly rule: string;
  readonly most: number;
  readonly places: readonly { readonly selection?: number; readonly covers: readonly (string | number)[] }[];
}

const of = (covers: readonly (string | number)[], pays: number, rule: string, most = 30_000): Kind => ({
  ...{ pays, rule, most },
  places: [{ covers }],
});

/** A round with a bet that the game does not offer. */
function notOffered(outcome: object, rule: string): Vector {
  const bet = { betId: '1', type: 'pair', stake: 500 };
  return {
    round: { bets: [bet], outcome },
    expected: { bets: [expectedBet(bet, 'not-judged')], result: 0, findings: [`bet-not-offered ${rule}`] },
    rules: [rule],
  };
}

const hole = (number: number) => ({ selection: number, covers: [number] });
const onHole = { betId: '1', type: 'straight-up', selection: 7, stake: 500 };

const BOULE: Game = {
  code: 'boule',
  draws: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  outcome: (number) => ({ number }),
  kinds: {
    'straight-up': {
      pays: 7,
      rule: '1.1.4-V.a-01',
      most: 6000,
      places: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(hole),
    },
    // The 5 belongs to no simple bet.
    red: of([2, 4, 7, 9], 1, '1.1.4-V.a-02'),
    black: of([1, 3, 6, 8], 1, '1.1.4-V.a-02'),
    even: of([2, 4, 6, 8], 1, '1.1.4-V.a-03'),
    odd: of([1, 3, 7, 9], 1, '1.1.4-V.a-03'),
    high: of([6, 7, 8, 9], 1, '1.1.4-V.a-04'),
    low: of([1, 2, 3, 4], 1, '1.1.4-V.a-05'),
  },
  minimum: { amount: 100, rule: '1.1.4-V.b-01' },
  maximum: { rule: '1.1.4-V.b-05' },
  late: '1.1.4-V.c-01',
  winning: [],
  special: [
    notOffered({ number: 5 }, '1.1.4-V.a'),
    {
      round: { bets: [onHole], outcome: { number: 10 } },
      expected: {
        bets: [expectedBet(onHole, 'not-judged')],
        result: 0,
        findings: ['outcome-not-readable 1.1.4-V.c-02'],
      },
      rules: ['1.1.4-V.c-02'],
    },
  ],
};

const squares = (kind: string, count: number): string[] => Array.from({ length: count }, () => kind);
const wheelOf = (code: string, pays: number, rule: string): Kind => of([code], pays, `1.1.11-V.1-${rule}`);
const onFigure = { betId: '1', type: 'figure-1', stake: 500 };

const WHEEL: Game = {
  code: 'wheel-of-fortune',
  draws: [
    ...squares('positions-24', 24),
    ...squares('positions-15', 15),
    ...squares('positions-7', 7),
    ...squares('positions-4', 4),
    ...squares('positions-2', 2),
    'figure-1',
    'figure-2',
  ],
  outcome: (square) => ({ square, turns: 4 }),
  kinds: {
    'positions-24': wheelOf('positions-24', 1, '01'),
    'positions-15': wheelOf('positions-15', 2, '02'),
    'positions-7': wheelOf('positions-7', 5, '03'),
    'positions-4': wheelOf('positions-4', 10, '04'),
    'positions-2': wheelOf('positions-2', 20, '05'),
    'figure-1': wheelOf('figure-1', 45, '06'),
    'figure-2': wheelOf('figure-2', 45, '06'),
  },
  minimum: { amount: 100, rule: '1.1.11-V.2-01' },
  maximum: { rule: '1.1.11-V.2-01' },
  late: '1.1.11-V.3-02',
  winning: ['1.1.11-V.3-07'],
  special: [
    notOffered({ square: 'figure-1', turns: 4 }, '1.1.11-V.1'),
    {
      // With only three turns the play is null and must not be settled.
      round: { bets: [onFigure], outcome: { square: 'figure-1', turns: 3 } },
      expected: {
        bets: [expectedBet(onFigure, 'null')],
        result: 0,
        findings: ['null-play-settled 1.1.11-V.3-03'],
      },
      rules: ['1.1.11-V.3-03'],
    },
    {
      round: { bets: [onFigure], outcome: { square: 'figure-3' } },
      expected: {
        bets: [expectedBet(onFigure, 'not-judged')],
        result: 0,
        findings: ['outcome-not-readable 1.1.11-V.3-04'],
      },
      rules: ['1.1.11-V.3-04'],
    },
    {
      // The croupier pushes the wheel clockwise; the play counts, although he did not.
      round: { bets: [onFigure], outcome: { square: 'figure-2', turns: 4, turned: 'counter-clockwise' } },
      expected: {
        bets: [{ betId: '1', fate: 'loses', taken: 500 }],
        result: 500,
        findings: ['wheel-not-clockwise 1.1.11-V.3-01'],
      },
      rules: ['1.1.11-V.3-01'],
    },
  ],
};

interface Settled {
  readonly bet: ExpectedBet;
  readonly rules: readonly string[];
  readonly findings: readonly string[];
}

interface Made {
  readonly betId: string;
  readonly type: string;
  readonly selection?: number;
  readonly stake: number;
  readonly player: string;
  readonly options?: { readonly late: true };
}

export const bouleVectors = (): readonly Vector[] => vectorsOf(BOULE);
export const wheelVectors = (): readonly Vector[] => vectorsOf(WHEEL);

function vectorsOf(game: Game): readonly Vector[] {
  const chance = new Chance('vectors', game.code);
  const types = Object.keys(game.kinds);
  const rounds = Array.from({ length: 500 }, (_, index) => {
    const bets = Array.from({ length: chance.between(1, 4) }, (_bet, at) =>
      // Each bet has its own player, since maxima are per player.
      made(game, at === 0 ? types[index % types.length]! : chance.oneOf(types), { at, chance }),
    );
    return vectorOf(game, bets, chance.oneOf(game.draws));
  });
  return [...rounds, ...game.special];
}

function made(
  { kinds, minimum }: Game,
  type: string,
  { at, chance }: { readonly at: number; readonly chance: Chance },
): Made {
  const { most, places } = kinds[type]!;
  const { selection } = chance.oneOf(places);
  const usual = chance.between(1, most / 100) * 100;
  const stake = chance.percent(80)
    ? usual
    : chance.oneOf([minimum.amount, most, most + 100, minimum.amount / 2]);
  return {
    ...{ betId: `${at + 1}`, type, stake, player: `p${at + 1}` },
    ...(selection === undefined ? {} : { selection }),
    ...(chance.percent(5) ? { options: { late: true as const } } : {}),
  };
}

function vectorOf(game: Game, bets: readonly Made[], drawn: string | number): Vector {
  const settled = bets.map((bet) => settledBet(game, bet, drawn));
  const expected = settled.map(({ bet }) => bet);
  const maxima = Object.entries(game.kinds).map(([type, { most }]) => [type, most] as const);
  return {
    round: {
      terms: { minimum: game.minimum.amount, maxima: Object.fromEntries(maxima) },
      round: { bets, outcome: game.outcome(drawn) },
    },
    expected: {
      bets: expected,
      result: resultOfBets(expected),
      findings: settled.flatMap(({ findings }) => findings).sort(),
    },
    rules: [...new Set(settled.flatMap(({ rules }) => rules))],
  };
}

function settledBet(
  { kinds, late, minimum, maximum, winning }: Game,
  bet: Made,
  drawn: string | number,
): Settled {
  const { stake, type, selection } = bet;
  const { pays, rule, most, places } = kinds[type]!;
  if (bet.options?.late) {
    return { bet: expectedBet(bet, 'not-accepted'), rules: [late], findings: [`late-bet ${late}`] };
  }
  const broken = [
    ...(stake < minimum.amount ? [['under-minimum', minimum.rule] as const] : []),
    ...(stake > most ? [['over-limit', maximum.rule] as const] : []),
  ];
  const found = {
    findings: broken.map((each) => each.join(' ')),
    rules: [rule, ...broken.map(([, id]) => id)],
  };
  const { covers } = places.find((place) => place.selection === selection)!;
  if (!covers.includes(drawn)) return { ...found, bet: expectedBet(bet, 'loses', { taken: stake }) };
  return {
    ...found,
    rules: [...found.rules, ...winning],
    bet: expectedBet(bet, 'wins', { paid: pays * stake }),
  };
}
