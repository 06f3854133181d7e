import type { Card } from '../../../src/games/_mechanics/cards';
import type { Chance } from '../chance';

export interface LaidOut {
  readonly hands: ReadonlyMap<number, readonly Card[]>;
  readonly common: readonly Card[];
}

const NOTHING_LAID_OUT: LaidOut = { hands: new Map(), common: [] };

/** Per mille of rounds with stakes in which a carrusel is won; by chance alone it would be once in years. */
const LAID_OUT = 80;
const ROYAL = 20;

const RANKS = '23456789TJQKA';
const SUITS = [...'cdhs'];

const run = (from: number, suit: string, count = 5): readonly Card[] =>
  Array.from({ length: count }, (_, below) => `${RANKS[from - below]}${suit}`);

const four = (rank: number): readonly Card[] => SUITS.map((suit) => `${RANKS[rank]}${suit}`);

/** Indices of ranks: of the ace, and of the highest card of a straight flush that is not royal. */
const ACE = 12;
const KING = 11;
const SIX = 4;

/**
 * Sometimes deals winning hands to boxes with stakes: a royal flush, two straight flushes, or a straight flush and four of a
 * kind, whose prizes are taken from one meter in turn. Five own cards each.
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
  // The ranks of the straight flush are above the four of a kind, and the fifth card is between them.
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
