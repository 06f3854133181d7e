import type { CardNumber, Deck, HandCategory, HandRanking } from './hand-ranking';
import { rankOf, STANDARD_RANKING, suitBit } from './hand-ranking';

/**
 * The strength of five cards: the higher number wins, equal numbers tie. Only numbers of one ranking compare. Bits: the
 * place of the category, then five ranks of four bits.
 */
export type HandStrength = number;

const RANK_BITS = 4;
const PLACES = 5;

export const categoryOf = (strength: HandStrength, { order }: HandRanking): HandCategory =>
  order[strength >> (RANK_BITS * PLACES)]!;

/** The rank of the first card that a strength compares, such as that of a pair. */
export const leadingRankOf = (strength: HandStrength): number =>
  (strength >> (RANK_BITS * (PLACES - 1))) & ((1 << RANK_BITS) - 1);

export const strengthOfRanks = (category: number, ranks: readonly number[]): HandStrength =>
  strength(category, ranks, ranks.length);

interface Grouping {
  readonly category: HandCategory;
  readonly places: readonly number[];
}

const grouping = (category: HandCategory, ...places: number[]): Grouping => ({ category, places });

/** By the equal neighbours among five ranks from the highest down: bit 0 says that the first two are equal. */
const GROUPINGS: Readonly<Record<number, Grouping>> = {
  0b0000: grouping('high-card', 0, 1, 2, 3, 4),
  0b0001: grouping('pair', 0, 2, 3, 4),
  0b0010: grouping('pair', 1, 0, 3, 4),
  0b0100: grouping('pair', 2, 0, 1, 4),
  0b1000: grouping('pair', 3, 0, 1, 2),
  0b0101: grouping('two-pair', 0, 2, 4),
  0b1001: grouping('two-pair', 0, 3, 2),
  0b1010: grouping('two-pair', 1, 3, 0),
  0b0011: grouping('three-of-a-kind', 0, 3, 4),
  0b0110: grouping('three-of-a-kind', 1, 0, 4),
  0b1100: grouping('three-of-a-kind', 2, 0, 1),
  0b1011: grouping('full-house', 0, 3),
  0b1101: grouping('full-house', 2, 0),
  0b0111: grouping('four-of-a-kind', 0, 4),
  0b1110: grouping('four-of-a-kind', 1, 0),
  // No deck has five of a rank: a card was reported twice, which is another finding (`card-too-often`).
  0b1111: grouping('four-of-a-kind', 0, 4),
};

type HandEvaluator = (five: readonly CardNumber[]) => HandStrength;

/**
 * A weight for each rank, so that the sum over five cards identifies their ranks: to the base of five its digits count
 * the cards of each rank. The sum stays within a small integer.
 */
const WEIGHT_OF_RANK = Array.from({ length: 13 }, (_, rank) => 5 ** rank);

const EVALUATORS = new WeakMap<HandRanking, HandEvaluator>();

/** The evaluator of five cards by a ranking; the same one for each call with that ranking. */
export function handEvaluator(ranking: HandRanking): HandEvaluator {
  const known = EVALUATORS.get(ranking);
  if (known !== undefined) return known;
  const evaluator = evaluatingOnce(ranksEvaluator(ranking));
  EVALUATORS.set(ranking, evaluator);
  return evaluator;
}

/** Keeps each evaluation by ranks and flush: there are only 7,462 different hands of five cards. */
function evaluatingOnce(evaluate: RanksEvaluator): HandEvaluator {
  const [mixed, suited] = [new Map<number, HandStrength>(), new Map<number, HandStrength>()];
  return (five) => {
    let weight = 0;
    let suit = ~0;
    for (let place = 0; place < PLACES; place += 1) {
      const card = five[place]!;
      weight += WEIGHT_OF_RANK[rankOf(card)]!;
      suit &= suitBit(card);
    }
    const evaluated = suit === 0 ? mixed : suited;
    const known = evaluated.get(weight);
    if (known !== undefined) return known;
    const found = evaluate(inDescendingOrder(five), suit !== 0);
    evaluated.set(weight, found);
    return found;
  };
}

type RanksEvaluator = (ranks: readonly number[], isFlush: boolean) => HandStrength;

function ranksEvaluator(ranking: HandRanking): RanksEvaluator {
  const { deck, order, aceLow, lowStraightTop, decidedBy, fullHouseBy } = ranking;
  const ace = deck.ranks.length - 1;
  const jack = deck.ranks.indexOf('J');
  const figures = order.indexOf('figures');
  const placeOf = (category: HandCategory): number => order.indexOf(category);
  const named = (category: HandCategory, of: number): number => decidedBy?.[category] ?? of;

  /**
   * The rank that a straight counts by, or −1: with a low ace its highest other card, or the ace (`lowStraightTop`).
   */
  function topOfStraight([highest, second, , , lowest]: readonly number[]): number {
    if (highest! - lowest! === 4) return highest!;
    if (!aceLow || highest !== ace || second !== 3 || lowest !== 0) return -1;
    return lowStraightTop === 'ace' ? ace : second;
  }

  function withoutEquals(ranks: readonly number[], isFlush: boolean): HandStrength {
    const top = topOfStraight(ranks);
    if (top >= 0) {
      const flush = ranks[4] === ace - 4 ? 'royal-flush' : 'straight-flush';
      return strength(placeOf(isFlush ? flush : 'straight'), [top], 1);
    }
    if (isFlush) return strength(placeOf('flush'), ranks, named('flush', PLACES));
    return strength(placeOf('high-card'), ranks, PLACES);
  }

  return (ranks, isFlush) => {
    const equals = equalNeighbours(ranks);
    if (equals === 0) return withoutEquals(ranks, isFlush);
    const { category, places } = GROUPINGS[equals]!;
    const compared = places.map((place) => ranks[place]!);
    const place = placeOf(category);
    if (ranks[4]! < jack || place > figures) {
      if (category === 'full-house' && fullHouseBy !== undefined) return strength(place, ranks, 1);
      return strength(place, compared, named(category, compared.length));
    }
    // A rule that compares two cards of figures means the higher pair and the highest card.
    return decidedBy?.figures === 2
      ? strength(figures, [compared[0]!, ranks[0]!], 2)
      : strength(figures, compared, compared.length);
  };
}

function strength(category: number, ranks: readonly number[], compared: number): HandStrength {
  let value = category;
  for (let place = 0; place < PLACES; place += 1) {
    value = (value << RANK_BITS) | (place < compared ? ranks[place]! : 0);
  }
  return value;
}

function equalNeighbours([a, b, c, d, e]: readonly number[]): number {
  return (a === b ? 1 : 0) | (b === c ? 2 : 0) | (c === d ? 4 : 0) | (d === e ? 8 : 0);
}

const inDescendingOrder = (five: readonly CardNumber[]): readonly number[] =>
  five.map(rankOf).sort((one, other) => other - one);

export type CardsToUse = 'any-five' | 'two-own-three-common';

interface SeenCards {
  readonly own: readonly CardNumber[];
  readonly common: readonly CardNumber[];
}

/**
 * The strength of five cards, the higher one being better; undefined for cards that are no low hand. The evaluator must
 * not keep the list: the caller puts the next five cards into the same one.
 */
export type FiveCardEvaluator = (five: readonly CardNumber[]) => number | undefined;

/** The best strength over all ways to play five of the cards; undefined if none is a hand of the kind. */
export function bestStrength(
  { own, common }: SeenCards,
  use: CardsToUse,
  evaluate: FiveCardEvaluator,
): number | undefined {
  const seen = [...own, ...common];
  const five: CardNumber[] = [0, 0, 0, 0, 0];
  let best: number | undefined;
  for (const places of waysToPlay(own.length, common.length, use)) {
    // One list for all ways, to save allocations: seven cards have 21 ways, and a rebuild has many showdowns.
    for (let card = 0; card < five.length; card += 1) five[card] = seen[places[card]!]!;
    const found = evaluate(five);
    if (best === undefined || (found !== undefined && found > best)) best = found;
  }
  return best;
}

type Places = readonly number[];

const KNOWN_WAYS = new Map<string, readonly Places[]>();

function waysToPlay(own: number, common: number, use: CardsToUse): readonly Places[] {
  const key = `${own}/${common}/${use}`;
  const known = KNOWN_WAYS.get(key);
  if (known !== undefined) return known;
  const ways = use === 'any-five' ? waysToChoose(own + common, 5) : twoAndThree(own, common);
  KNOWN_WAYS.set(key, ways);
  return ways;
}

function twoAndThree(own: number, common: number): readonly Places[] {
  const threes = waysToChoose(common, 3).map((places) => places.map((place) => own + place));
  return waysToChoose(own, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
}

const waysToChoose = (from: number, size: number): readonly Places[] =>
  size === 0
    ? [[]]
    : Array.from({ length: from }, (_, last) => last).flatMap((last) =>
        waysToChoose(last, size - 1).map((before) => [...before, last]),
      );

/**
 * An evaluator of low hands: five different ranks up to the qualifier, the ace being one; straights and flushes do not
 * count against it (OP2-32). The hand with the lower highest card is better, then the next card, and so on.
 * @param qualifier the highest rank of a low hand: '8'
 */
export function lowHandEvaluator({ ranks }: Deck, qualifier: string): FiveCardEvaluator {
  const ace = ranks.length - 1;
  const highest = ranks.indexOf(qualifier) + 1;
  const lowRankOf = (card: number): number => (rankOf(card) === ace ? 0 : rankOf(card) + 1);

  return (five) => {
    let held = 0;
    for (const card of five) {
      const rank = lowRankOf(card);
      const bit = 1 << rank;
      if (rank > highest || (held & bit) !== 0) return undefined;
      held |= bit;
    }
    // With a bit for each rank, the lower hand is the smaller number.
    return -held;
  };
}

/** Whether three common cards are low, the ace included, so that a low hand is possible. */
export const isLowBoard = ({ ranks }: Deck, common: readonly CardNumber[], qualifier: string): boolean =>
  common.filter((card) => rankOf(card) === ranks.length - 1 || rankOf(card) <= ranks.indexOf(qualifier))
    .length >= 3;

/**
 * An evaluator by which the worst hand of the usual ranking wins, the ace being low: pairs and straights count against
 * it.
 */
export function reversedEvaluator(deck: Deck): FiveCardEvaluator {
  const aceFirst: Deck = { ...deck, ranks: deck.ranks.at(-1)! + deck.ranks.slice(0, -1) };
  const evaluate = handEvaluator({ ...STANDARD_RANKING, deck: aceFirst, aceLow: false });
  const aces = deck.ranks.length - 1;
  const moved = (card: CardNumber): CardNumber => (rankOf(card) === aces ? card - 4 * aces : card + 4);
  return (five) => -evaluate(five.map(moved));
}
