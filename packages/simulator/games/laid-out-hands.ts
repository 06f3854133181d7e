import type { Card } from '../../../src/games/_mechanics/cards';
import type { Chance } from '../chance';

export interface LaidOut {
  readonly hands: ReadonlyMap<number, readonly Card[]>;
  readonly common: readonly Card[];
}

const NOTHING_LAID_OUT: LaidOut = { hands: new Map(), common: [] };

/** Out of a thousand rounds with stakes, a carrusel is won in this many, by cards that otherwise would come once in years. */
const LAID_OUT = 80;
const ROYAL = 20;

const RANKS = '23456789TJQKA';
const SUITS = [...'cdhs'];

const run = (from: number, suit: string, count = 5): readonly Card[] =>
  Array.from({ length: count }, (_, below) => `${RANKS[from - below]}${suit}`);

const four = (rank: number): readonly Card[] => SUITS.map((suit) => `${RANKS[rank]}${suit}`);

/** Places of ranks: of the ace, and of the highest card of a straight flush that is no royal one. */
const ACE = 12;
const KING = 11;
const SIX = 4;

/**
 * Boxes with stakes get, now and then, a royal flush, two straight flushes, or one and four of a kind: prizes that are
 * taken from one meter, one after the other. Five own cards each.
 */
export function fiveCardsLaidOut(chance: Chance, staked: readonly number[]): LaidOut {
  const [first, second] = boxesOfLuck(chance, staked);
  if (first === undefined) return NOTHING_LAID_OUT;
  const [suit, otherSuit] = chance.shuffled(SUITS) as [string, string];
  if (chance.percent(ROYAL)) return laidOut([first, run(ACE, suit)], [second, run(ACE, otherSuit)]);
  const high = chance.between(SIX + 2, KING);
  if (chance.percent(50)) {
    return laidOut([first, run(high, suit)], [second, run(chance.between(SIX, high - 1), otherSuit)]);
  }
  // The straight flush is of higher ranks than the four, and the fifth card lies between them.
  return laidOut([first, run(high, suit)], [second, [...four(0), `${RANKS[1]}${otherSuit}`]]);
}

export function threeCardsLaidOut(chance: Chance, staked: readonly number[]): LaidOut {
  const [first, second] = boxesOfLuck(chance, staked);
  if (first === undefined) return NOTHING_LAID_OUT;
  const suit = chance.oneOf(SUITS);
  const middle = chance.percent(ROYAL) ? ACE - 3 : chance.between(SIX, ACE - 4);
  const common = run(middle, suit, 2);
  const above = run(middle + 3, suit, 3);
  const below = chance.percent(50)
    ? run(middle - 2, suit, 3)
    : four(middle).filter((card) => !common.includes(card));
  return { ...laidOut([first, above], [second, below]), common };
}

const boxesOfLuck = (chance: Chance, staked: readonly number[]): readonly number[] =>
  staked.length > 0 && chance.below(1_000) < LAID_OUT ? chance.shuffled(staked).slice(0, 2) : [];

type Hand = readonly [box: number | undefined, cards: readonly Card[]];

const laidOut = (...hands: readonly Hand[]): LaidOut => ({
  hands: new Map(hands.flatMap(([box, cards]) => (box === undefined ? [] : [[box, cards] as const]))),
  common: [],
});

export const cardsOf = ({ hands, common }: LaidOut): readonly Card[] => [
  ...[...hands.values()].flat(),
  ...common,
];
