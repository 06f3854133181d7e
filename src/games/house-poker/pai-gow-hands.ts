import type { Card } from '../_mechanics/cards';
import type { CardNumber } from '../_mechanics/hand-ranking';
import { cardNumbers, DECK_OF_52, rankOf, STANDARD_RANKING } from '../_mechanics/hand-ranking';
import { handEvaluator } from '../_mechanics/five-card-hand';
import type { Answers } from '../open-points';
import type { HandComparison, PaiGowFacts, SetHand } from './pai-gow-facts';

export const JOKER: Card = '*';

export const JOKER_NUMBER: CardNumber = 52;

const ACE = 12;
const ACES: readonly CardNumber[] = [48, 49, 50, 51];
const CATEGORY = 20;
const LEADING = 16;
const SECOND = 12;
const RANK = 0b1111;

const placeOf = (category: (typeof STANDARD_RANKING.order)[number]): number =>
  STANDARD_RANKING.order.indexOf(category);
const STRAIGHT = placeOf('straight');
const FLUSH = placeOf('flush');
const STRAIGHT_FLUSH = placeOf('straight-flush');
const PAIR = placeOf('pair');

const FIVE_ACES = STANDARD_RANKING.order.length << CATEGORY;

const naturalStrength = handEvaluator(STANDARD_RANKING);

export function paiGowNumbers(cards: readonly Card[]): readonly CardNumber[] | undefined {
  const natural = cardNumbers(
    DECK_OF_52,
    cards.filter((card) => card !== JOKER),
  );
  if (natural === undefined || new Set(cards).size !== cards.length) return undefined;
  return natural.length === cards.length ? natural : [...natural, JOKER_NUMBER];
}

export type HandOrder = Pick<Answers, 'OP2-24' | 'OP2-25'>;

/** The strength of a big hand, five different cards: the higher number wins, equal numbers tie. */
export function bigStrength(five: readonly CardNumber[], order: HandOrder): number {
  if (!five.includes(JOKER_NUMBER)) return ordered(naturalStrength(five), order);
  const four = five.filter((card) => card !== JOKER_NUMBER);
  const aces = ACES.filter((ace) => !four.includes(ace));
  if (aces.length === 0) return FIVE_ACES;
  const asAce = aces.map((ace) => ordered(naturalStrength([...four, ace]), order));
  return Math.max(...asAce, order['OP2-24'] === 'ace-only' ? 0 : completing(four, order));
}

/**
 * The best straight or flush that the joker completes; 0 where it completes none. It replaces a rank that the four
 * cards do not have, in the suit of the first one: that makes a flush if they are of one suit, and does not matter
 * otherwise.
 */
function completing(four: readonly CardNumber[], order: HandOrder): number {
  let best = 0;
  for (let rank = 0; rank <= ACE; rank += 1) {
    if (four.some((card) => rankOf(card) === rank)) continue;
    const card = 4 * rank + (four[0]! & 3);
    const natural = naturalStrength([...four, card]);
    if (isStraightOrFlush(natural)) best = Math.max(best, ordered(natural, order));
  }
  return best;
}

const WHEEL = 3;
const JUST_BELOW_THE_FIRST = 13;
const FIRST = 14;

/** Straights have an order of their own (OP2-25): the highest, then the one with a low ace, then the others. */
function ordered(natural: number, order: HandOrder): number {
  const category = natural >> CATEGORY;
  if ((category !== STRAIGHT && category !== STRAIGHT_FLUSH) || order['OP2-25'] === 'wheel-lowest')
    return natural;
  const top = (natural >> LEADING) & RANK;
  if (top === WHEEL) return (category << CATEGORY) | (JUST_BELOW_THE_FIRST << LEADING);
  return top === highestTop(category, order) ? (category << CATEGORY) | (FIRST << LEADING) : natural;
}

/**
 * The top of the highest straight or straight flush; a straight flush to the ace is a royal flush. As printed: the
 * queen.
 */
const highestTop = (category: number, order: HandOrder): number => {
  if (order['OP2-25'] === 'as-printed') return ACE - 2;
  return category === STRAIGHT ? ACE : ACE - 1;
};

/** The strength of a small hand: a pair beats two other cards; then the higher card decides, then the lower one. */
export function smallStrength(two: readonly CardNumber[]): number {
  const [one = 0, other = 0] = two.map(smallRank);
  const [high, low] = one > other ? [one, other] : [other, one];
  return ((high === low ? PAIR : 0) << CATEGORY) | (high << LEADING) | ((high === low ? 0 : low) << SECOND);
}

const smallRank = (card: CardNumber): number => (card === JOKER_NUMBER ? ACE : rankOf(card));

/**
 * Whether a big hand ranks above a small one; five cards also do if the two cards of the small hand are equal to
 * theirs.
 */
function outranks(big: number, small: number): boolean {
  const category = big >> CATEGORY;
  if (category !== small >> CATEGORY) return category > small >> CATEGORY;
  return category === PAIR
    ? ((big >> LEADING) & RANK) >= ((small >> LEADING) & RANK)
    : big >> SECOND >= small >> SECOND;
}

interface Counted {
  readonly big: number;
  readonly small: number;
  readonly isFouled: boolean;
}

function counted({ big, small }: SetHand, answers: Answers): Counted | undefined {
  const seven = paiGowNumbers([...big, ...small]);
  const [five, two] = [paiGowNumbers(big), paiGowNumbers(small)];
  if (seven === undefined || five === undefined || two === undefined) return undefined;
  const [ofBig, ofSmall] = [bigStrength(five, answers), smallStrength(two)];
  return { big: ofBig, small: ofSmall, isFouled: !outranks(ofBig, ofSmall) };
}

export interface ComparedHands {
  readonly fate: 'wins' | 'null' | 'loses';
  readonly isByFoul: boolean;
}

/**
 * Compares a hand with that of the bank; undefined if a card is reported twice. A fouled hand loses; if both are
 * fouled, the bank wins, as it does with equal hands.
 */
export function compareHands(
  facts: PaiGowFacts,
  { hand, bank }: { readonly hand: SetHand; readonly bank: SetHand },
  answers: Answers,
): ComparedHands | undefined {
  const [own, other] = [counted(hand, answers), counted(bank, answers)];
  if (own === undefined || other === undefined) return undefined;
  if (own.isFouled) return { fate: 'loses', isByFoul: true };
  if (other.isFouled) return { fate: 'wins', isByFoul: true };
  const fate = facts.comparison[standing(own.big, other.big)][standing(own.small, other.small)];
  return { fate, isByFoul: false };
}

export const standing = (own: number, other: number): HandComparison => {
  if (own === other) return 'equal';
  return own > other ? 'superior' : 'inferior';
};

export interface Way {
  readonly big: number;
  readonly small: number;
}

/**
 * One way to set seven cards, used for edges: a straight or a flush is kept; otherwise the small hand is the best that
 * ranks below the big one.
 */
export function houseWay(seven: readonly CardNumber[], order: HandOrder): Way {
  let best: Way = { big: 0, small: -1 };
  let isKept = false;
  for (let one = 0; one < seven.length; one += 1) {
    for (let other = one + 1; other < seven.length; other += 1) {
      const small = smallStrength([seven[one]!, seven[other]!]);
      const big = bigStrength(
        seven.filter((_card, place) => place !== one && place !== other),
        order,
      );
      const keeps = isStraightOrFlush(big);
      if (!outranks(big, small) || (isKept && !keeps)) continue;
      const isBetter = small > best.small || (small === best.small && big > best.big);
      if ((keeps && !isKept) || isBetter) {
        best = { big, small };
        isKept = keeps;
      }
    }
  }
  return best;
}

function isStraightOrFlush(big: number): boolean {
  const category = big >> CATEGORY;
  return category === STRAIGHT || category === FLUSH || category >= STRAIGHT_FLUSH;
}
