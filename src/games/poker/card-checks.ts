import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import { type Card, cardsBeyondDecks } from '../_mechanics/cards';
import { cardNumbers, cardsOfDeck, type Deck } from '../_mechanics/hand-ranking';
import { breach } from '../rule';
import type { PokerFacts } from './poker-facts';
import type { KnownCards, ReportedHand } from './reported-hand';

export const checkPokerCards = (facts: PokerFacts, hand: ReportedHand): readonly Finding[] => [
  ...checkEachOnce(facts, hand),
  ...checkDealt(facts, hand),
  ...checkOneHandEach(facts, hand),
  ...checkBoards(facts, hand),
];

function checkEachOnce(facts: PokerFacts, hand: ReportedHand): readonly Finding[] {
  const { ranking, rules } = facts;
  const seen = [...boardCards(facts, hand), ...cardsOfSeats(hand)];
  const foreign =
    cardNumbers(ranking.deck, seen) === undefined
      ? seen.filter((card) => cardNumbers(ranking.deck, [card]) === undefined)
      : [];
  const wrong = [
    ...cardsBeyondDecks(seen, 1).map(([card, times]) => said('times-card', { card, times })),
    ...foreign,
  ];
  if (wrong.length === 0) return [];
  return [
    breach(rules.deck, {
      code: 'card-too-often',
      expected: said('each-card-once-of', { deck: deckNamed(ranking.deck) }),
      found: listed(wrong),
    }),
  ];
}

function cardsOfSeats({ cards, openCards, openers }: ReportedHand): readonly Card[] {
  const told = [...cards, ...openCards, ...(openers === undefined ? [] : [openers])];
  const seats = [...new Set(told.map(({ seat }) => seat))];
  return seats.flatMap((seat) =>
    inAll(told.filter((known) => known.seat === seat).map((known) => known.cards)),
  );
}

/**
 * The cards of the boards. Two lines of common cards share none. Where a hand is run twice, the second board shares the
 * flop, or the flop and the turn, with the first one: shared cards are listed once.
 */
function boardCards(
  { boards: lines }: PokerFacts,
  { boards: [first = [], second = []] }: ReportedHand,
): readonly Card[] {
  if (lines === 2) return [...first, ...second];
  const parting = second.findIndex((card, index) => card !== first[index]);
  const alike = parting < 0 ? second.length : parting;
  const shared = RUN_TWICE_AFTER.find((cards) => cards <= alike) ?? 0;
  return [...first, ...second.slice(shared)];
}

const RUN_TWICE_AFTER = [4, 3];

function checkDealt(facts: PokerFacts, { boards, cards }: ReportedHand): readonly Finding[] {
  const { own, common } = cardsDue(facts, boards);
  const hands = cards.filter((known) => known.cards.length > own);
  const onBoard = boards.filter(({ length }) => length > common);
  const found = [
    ...hands.map(({ seat, cards: { length } }) => said('of-seat', { amount: length, seat })),
    ...onBoard.map(({ length }) => said('common', { count: length })),
  ];
  if (found.length === 0) return [];
  return [
    breach(facts.rules.cardsUsed, {
      code: 'cards-above-deal',
      expected: said('cards-of-each-player', { own, common: commonOnes(common) }),
      found: listed(found),
    }),
  ];
}

function checkOneHandEach(facts: PokerFacts, hand: ReportedHand): readonly Finding[] {
  const twice = toldHands(facts, hand).filter(({ isOfTwo }) => isOfTwo);
  if (twice.length === 0) return [];
  const told = [...hand.cards, ...hand.openCards];
  const inWords = (seat: number): Said =>
    listed(
      told.filter((known) => known.seat === seat).map(({ cards }) => cards.join(' ')),
      said('then-and-before'),
    );
  return [
    breach(facts.rules.cardsUsed, {
      code: 'two-hands-of-one-seat',
      expected: said('one-hand-of-each-seat-cards', { count: cardsDue(facts, hand.boards).own }),
      found: listed(twice.map(({ seat }) => said('of-seat', { amount: inWords(seat), seat }))),
    }),
  ];
}

function checkBoards(facts: PokerFacts, { boards }: ReportedHand): readonly Finding[] {
  const { length } = boards.filter((board) => board.length > 0);
  const most = boardsAtMost(facts);
  const { common } = cardsDue(facts, boards);
  if (length <= most || common === 0) return [];
  return [
    breach(facts.rules.cardsUsed, {
      code: 'cards-above-deal',
      as: 'violation',
      expected: said('of', {
        count: most,
        boards: most === 1 ? said('board') : said('boards'),
        common: commonOnes(common),
      }),
      found: said('boards-count', { count: length }),
    }),
  ];
}

/**
 * Numbers of own and common cards at the showdown of a hand with these boards. In seven-card stud the last card may be
 * common to all players; each then has one own card fewer.
 */
export function cardsDue(
  { own, common, lastMayBeCommon = false }: PokerFacts,
  boards: readonly (readonly unknown[])[],
): Pick<PokerFacts, 'own' | 'common'> {
  const lastIsCommon = lastMayBeCommon && boards.some(({ length }) => length > common);
  return lastIsCommon ? { own: own - 1, common: common + 1 } : { own, common };
}

/**
 * How many boards a hand may have: the lines of the game; without a regulation two, because a hand may be run twice.
 */
export const boardsAtMost = ({ boards, common, regulated }: PokerFacts): number =>
  boards ?? (regulated === undefined && common > 0 ? 2 : 1);

export const deckNamed = (deck: Deck): Said => said('cards', { count: cardsOfDeck(deck).length });

export const commonOnes = (common: number): Said =>
  common === 1 ? said('common-one', { common }) : said('common-ones', { common });

export interface ShownHand extends KnownCards {
  /** Its reports contain more cards than the game deals, although none alone does: they are of two hands. */
  readonly isOfTwo: boolean;
}

/**
 * The known cards of each seat. Repeated reports of a seat's cards are merged, as long as they fit into one hand of the
 * game. Open cards of stud do not count as shown, but must belong to the same hand.
 */
export function toldHands(facts: PokerFacts, hand: ReportedHand): readonly ShownHand[] {
  const { own } = cardsDue(facts, hand.boards);
  const seats = [...new Set(hand.cards.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const told = hand.cards.filter((known) => known.seat === seat);
    const open = hand.openCards.filter((known) => known.seat === seat);
    const lists = [...told, ...open].map(({ cards }) => cards);
    return {
      seat,
      cards: inAll(told.map(({ cards }) => cards)),
      shown: told.some(({ shown }) => shown),
      isOfTwo: lists.length > 1 && inAll(lists).length > own && lists.every(({ length }) => length <= own),
    };
  });
}

function inAll(lists: readonly (readonly Card[])[]): readonly Card[] {
  if (lists.length === 1) return lists[0]!;
  const all: Card[] = [];
  for (const list of lists) {
    const left = [...all];
    for (const card of list) {
      const at = left.indexOf(card);
      if (at < 0) all.push(card);
      else left.splice(at, 1);
    }
  }
  return all;
}
