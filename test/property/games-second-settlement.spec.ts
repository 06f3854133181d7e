import fc from 'fast-check';
import { CATALOGUE } from '../../src/games/catalogue';
import { RECOMMENDED } from '../../src/games/open-points';
import type { PlacedBet, TableState } from '../../src/games/round';
import type { BetSettlement } from '../../src/games/settlement';
import { SETTLEMENT_ROUNDS, SETTLEMENT_TIMEOUT } from '../support/arbitrary/settlement-rounds';

/**
 * An independent settlement from the regulation's matrix, without code under test: long, slow and obvious. Whole euros
 * divisible by 2^10 keep JavaScript numbers exact.
 */
const ROUNDS = SETTLEMENT_ROUNDS;
const SETTING = { currency: 'EUR', answers: RECOMMENDED };

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const ALL = Array.from({ length: 36 }, (_, index) => index + 1);
const rowOf = (number: number): number => Math.ceil(number / 3);
const listed = (...places: readonly string[]): ((numbers: readonly number[]) => boolean) => {
  return (numbers) => places.includes(numbers.join());
};

/** Whether a sorted list of numbers is a place of the layout, by type of bet. */
const PLACES: Readonly<Record<string, (numbers: readonly number[]) => boolean>> = {
  'straight-up': ({ length }) => length === 1,
  split: (numbers) => listed('0,1', '0,2', '0,3')(numbers) || isSplitOfRows(numbers),
  street: (numbers) => numbers.length === 3 && isRunFromRow(numbers),
  'street-zero': listed('0,1,2', '0,2,3'),
  corner: ([a = 0, b = 0, c = 0, d = 0, e]) =>
    e === undefined && a > 0 && b === a + 1 && rowOf(a) === rowOf(b) && c === a + 3 && d === b + 3,
  'six-line': (numbers) => numbers.length === 6 && isRunFromRow(numbers),
};

const isSplitOfRows = ([a = 0, b = 0, c]: readonly number[]): boolean =>
  c === undefined && a > 0 && (b === a + 3 || (b === a + 1 && rowOf(a) === rowOf(b)));
const isRunFromRow = (numbers: readonly number[]): boolean =>
  numbers[0]! % 3 === 1 && numbers.every((number, index) => number === numbers[0]! + index);

/** The numbers of bets without a selection, or with an index as selection. */
const AREAS: Readonly<Record<string, (selection: number, pair: readonly number[]) => number[]>> = {
  red: () => RED,
  black: () => ALL.filter((number) => !RED.includes(number)),
  even: () => ALL.filter((number) => number % 2 === 0),
  odd: () => ALL.filter((number) => number % 2 === 1),
  low: () => ALL.slice(0, 18),
  high: () => ALL.slice(18),
  'first-four': () => [0, 1, 2, 3],
  column: (index) => ALL.filter((number) => number % 3 === index % 3),
  dozen: (index) => ALL.slice(index * 12 - 12, index * 12),
  'two-dozens': (_index, [first]) => (first === 1 ? ALL.slice(0, 24) : ALL.slice(12)),
  'two-columns': (_index, [first]) => ALL.filter((number) => number % 3 !== (first === 1 ? 0 : 1)),
};

/** The numbers of a bet; undefined if the layout has no such place. */
function numbersOf(type: string, selection: unknown): readonly number[] | undefined {
  if (AREAS[type]) return AREAS[type](selection as number, Array.isArray(selection) ? selection : []);
  const numbers = [...(selection as number[])].sort((a, b) => a - b);
  return PLACES[type]!(numbers) ? numbers : undefined;
}

const ODDS: Readonly<Record<string, number>> = {
  'straight-up': 35,
  split: 17,
  street: 11,
  'street-zero': 11,
  corner: 8,
  'first-four': 8,
  'six-line': 5,
  column: 2,
  dozen: 2,
  'two-columns': 1 / 2,
  'two-dozens': 1 / 2,
  red: 1,
  black: 1,
  even: 1,
  odd: 1,
  low: 1,
  high: 1,
};
const SIMPLE = ['red', 'black', 'even', 'odd', 'low', 'high'];

interface Money {
  readonly paid: number;
  readonly taken: number;
  readonly held: number;
}

/** Settles one bet on one spin by the matrix. */
function spinByHand(
  { type, stake, selection, leaves }: { type: string; stake: number; selection: unknown; leaves: boolean },
  { number, zeros, isLast }: { number: number; zeros: number; isLast: boolean },
): Money | undefined {
  const numbers = numbersOf(type, selection);
  if (!numbers) return undefined;
  if (SIMPLE.includes(type) && number === 0) {
    const now = zeros === 0 ? stake : stake / 2;
    const lost = stake - now;
    if (isLast || !leaves) return { paid: 0, taken: lost + now / 2, held: 0 };
    return { paid: 0, taken: lost, held: now };
  }
  const hits = numbers.includes(number);
  if (zeros > 0) return { paid: 0, taken: hits ? 0 : stake, held: 0 };
  return hits ? { paid: stake * ODDS[type]!, taken: 0, held: 0 } : { paid: 0, taken: stake, held: 0 };
}

const money = ({ paid, taken, held }: BetSettlement): Money => ({
  paid: Number(paid),
  taken: Number(taken),
  held: Number(held),
});

const moneyOrFate = (bet: BetSettlement): Money | string =>
  bet.fate === 'not-judged' ? bet.fate : money(bet);

const stake = fc.integer({ min: 1, max: 4000 }).map((thousands) => thousands * 1024);
const fewNumbers = fc.uniqueArray(fc.integer({ min: 0, max: 36 }), { minLength: 1, maxLength: 6 });

/** Mostly places of the layout: neighbours of a number, in any order. */
const place = fc
  .tuple(
    fc.integer({ min: 0, max: 36 }),
    fc.constantFrom([0], [0, 1], [0, 3], [0, 1, 2], [0, 1, 3, 4], [0, 1, 2, 3, 4, 5]),
  )
  .chain(([from, steps]) => {
    const numbers = steps.map((step) => from + step).filter((number) => number <= 36);
    return fc.shuffledSubarray(numbers, { minLength: numbers.length });
  });

const insideBet = fc.record({
  type: fc.constantFrom('straight-up', 'split', 'street', 'street-zero', 'corner', 'six-line'),
  selection: fc.oneof(place, place, fewNumbers, fc.constantFrom([0, 1], [0, 3], [0, 1, 2], [0, 2, 3])),
  stake,
  leaves: fc.boolean(),
});
const outsideBet = fc.record({
  type: fc.constantFrom(...SIMPLE, 'first-four'),
  selection: fc.constant<unknown>(undefined),
  stake,
  leaves: fc.boolean(),
});
const thirds = fc.record({
  type: fc.constantFrom('column', 'dozen'),
  selection: fc.constantFrom<unknown>(1, 2, 3),
  stake,
  leaves: fc.boolean(),
});
const pairs = fc.record({
  type: fc.constantFrom('two-columns', 'two-dozens'),
  selection: fc.constantFrom<unknown>([1, 2], [2, 3]),
  stake,
  leaves: fc.boolean(),
});
const anyBet = fc.oneof(insideBet, outsideBet, thirds, pairs);

it(
  'French roulette: every spin is settled as the matrix of the game settles it, with a zero in every sixth',
  () => {
    const number = fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 36 }) },
    );
    const zeros = fc.constantFrom(0, 0, 1, 2, 3);
    fc.assert(
      fc.property(
        fc.array(anyBet, { maxLength: 6 }),
        number,
        zeros,
        fc.boolean(),
        (bets, drawn, suffered, isLast) => {
          const held = bets.map(({ type }, index) =>
            SIMPLE.includes(type) && index % 2 === 0 ? suffered : 0,
          );
          const before: TableState = {
            released: [],
            held: bets.flatMap(({ type, stake: amount }, index) =>
              held[index]! > 0
                ? [{ betId: `${index}`, type, stake: BigInt(amount), times: held[index]! }]
                : [],
            ),
          };
          const placed = bets.map(({ type, selection, stake: amount, leaves }, index): PlacedBet => ({
            betId: `${index}`,
            type,
            selection,
            stake: BigInt(amount),
            options: { onZero: leaves ? 'leave' : 'withdraw' },
          }));
          const round = { bets: placed, outcome: { number: drawn }, before, lastOfSession: isLast };
          const { bets: settled } = CATALOGUE['roulette-french'].settle(round, SETTING);
          const byHand = bets.map(
            (bet, index) => spinByHand(bet, { number: drawn, zeros: held[index]!, isLast }) ?? 'not-judged',
          );
          expect(settled.map(moneyOrFate)).toEqual(byHand);
        },
      ),
      { numRuns: ROUNDS },
    );
  },
  SETTLEMENT_TIMEOUT,
);

const POINTS = 'A23456789'.split('');
const worth = (card: string): number => POINTS.indexOf(card[0]!) + 1;
const total = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + worth(card), 0) % 10;

/** Settles one bet on one coup by the matrix. */
function coupByHand(type: string, amount: number, punto: readonly string[], banca: readonly string[]): Money {
  const [p, b] = [total(punto), total(banca)];
  const lost = { paid: 0, taken: amount, held: 0 };
  const push = { paid: 0, taken: 0, held: 0 };
  if (type === 'tie') return p === b ? { ...push, paid: amount * 8 } : lost;
  if (p === b) return push;
  if ((type === 'punto') !== p > b) return lost;
  return { ...push, paid: type === 'banca' && b === 6 ? amount / 2 : amount };
}

it.each(['roulette-american', 'roulette-french-abbreviated'] as const)(
  '%s: every spin is settled as French roulette, except half back on zero and its own bets',
  (code) => {
    const number = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 36 }));
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 6 }), number, (bets, drawn) => {
        const placed = bets.map(({ type, selection, stake: amount }, index): PlacedBet => ({
          betId: `${index}`,
          type,
          selection,
          stake: BigInt(amount),
        }));
        const settled = CATALOGUE[code].settle({ bets: placed, outcome: { number: drawn } }, SETTING).bets;
        const spin = { number: drawn, zeros: 0, isLast: false };
        const byHand = bets.map((bet) => {
          const isOffered = code === 'roulette-american' || bet.type === 'first-four' || bet.type in PLACES;
          return (isOffered ? spinByHand({ ...bet, leaves: false }, spin) : undefined) ?? 'not-judged';
        });
        expect(settled.map(moneyOrFate)).toEqual(byHand);
      }),
      { numRuns: ROUNDS },
    );
  },
  SETTLEMENT_TIMEOUT,
);

it(
  'punto y banca: every coup is settled as the matrix of the game settles it',
  () => {
    const card = fc
      .tuple(fc.constantFrom(...'23456789TJQKA'), fc.constantFrom(...'cdhs'))
      .map((parts) => parts.join(''));
    const hand = fc.array(card, { minLength: 2, maxLength: 3 });
    const bet = fc.record({ type: fc.constantFrom('punto', 'banca', 'tie'), stake });
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 6 }), hand, hand, (bets, punto, banca) => {
        const placed = bets.map(({ type, stake: amount }, index) => ({
          betId: `${index}`,
          type,
          stake: BigInt(amount),
        }));
        const { bets: settled } = CATALOGUE['punto-y-banca'].settle(
          { bets: placed, outcome: { punto, banca } },
          SETTING,
        );
        const byHand = bets.map(({ type, stake: amount }) => coupByHand(type, amount, punto, banca));
        expect(settled.map(money)).toEqual(byHand);
      }),
      { numRuns: ROUNDS },
    );
  },
  SETTLEMENT_TIMEOUT,
);
