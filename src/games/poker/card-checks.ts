import type { Finding } from '../../finding-catalogue/finding';
import { listed, said } from '../../finding-catalogue/said';
import { type Card, tooOften } from '../_mechanics/cards';
import { cardNumbers } from '../_mechanics/poker-hands/deck';
import { breach } from '../rule';
import { boardsAtMost, cardsDue, commonOnes } from './cards-due';
import type { PokerFacts } from './poker-facts';
import type { ReportedHand } from './reported-hand';
import { inAll, toldHands } from './told-hands';

/** What can be wrong with cards: one that is there twice, or too many of them, of a seat or on the table. */
export const checkCards = (facts: PokerFacts, hand: ReportedHand): readonly Finding[] => [
  ...checkEachOnce(facts, hand),
  ...checkDealt(facts, hand),
  ...checkOneHandEach(facts, hand),
  ...checkBoards(facts, hand),
];

function checkEachOnce(facts: PokerFacts, hand: ReportedHand): readonly Finding[] {
  const { ranking, rules } = facts;
  const seen = [...boardCards(facts, hand), ...cardsOfSeats(hand)];
  const foreign = seen.filter((card) => cardNumbers(ranking.deck, [card]) === undefined);
  const wrong = [...tooOften(seen, 1).map(([card, times]) => `${card} ${times} times`), ...foreign];
  if (wrong.length === 0) return [];
  return [
    breach(rules.deck, {
      code: 'card-too-often',
      expected: said`each card once, of ${ranking.deck.name}`,
      found: wrong.join(', '),
    }),
  ];
}

/** Whatever is told of the cards of a seat, at the showdown, in the deal, or to open a pot: each card of a seat once. */
function cardsOfSeats({ cards, openCards, openers }: ReportedHand): readonly Card[] {
  const told = [...cards, ...openCards, ...(openers === undefined ? [] : [openers])];
  const seats = [...new Set(told.map(({ seat }) => seat))];
  return seats.flatMap((seat) =>
    inAll(told.filter((known) => known.seat === seat).map((known) => known.cards)),
  );
}

/**
 * The cards on the table. Two lines of common cards have none in common; of a hand that is run twice the second board
 * shares what lay there before: the flop, or the flop and the turn.
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

/** More cards in a hand, or on a board, than the game deals: which five of them count nobody can say. */
function checkDealt(facts: PokerFacts, { boards, cards }: ReportedHand): readonly Finding[] {
  const { own, common } = cardsDue(facts, boards);
  const hands = cards.filter((known) => known.cards.length > own);
  const onBoard = boards.filter(({ length }) => length > common);
  const found = [
    ...hands.map(({ seat, cards: { length } }) => `${length} of seat ${seat}`),
    ...onBoard.map(({ length }) => `${length} common`),
  ];
  if (found.length === 0) return [];
  return [
    breach(facts.rules.cardsUsed, {
      code: 'cards-above-deal',
      expected: said`${own} cards of each player, ${commonOnes(common)}`,
      found: found.join(', '),
    }),
  ];
}

function checkOneHandEach(facts: PokerFacts, hand: ReportedHand): readonly Finding[] {
  const twice = toldHands(facts, hand).filter(({ isOfTwo }) => isOfTwo);
  if (twice.length === 0) return [];
  const told = [...hand.cards, ...hand.openCards];
  const inWords = (seat: number): string =>
    told
      .filter((known) => known.seat === seat)
      .map(({ cards }) => cards.join(' '))
      .join(' and ');
  return [
    breach(facts.rules.cardsUsed, {
      code: 'two-hands-of-one-seat',
      expected: said`one hand of each seat, ${cardsDue(facts, hand.boards).own} cards`,
      found: listed(twice.map(({ seat }) => said`${inWords(seat)} of seat ${seat}`)),
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
      expected: said`${most} ${most === 1 ? said`board` : said`boards`} of ${commonOnes(common)}`,
      found: said`${length} boards`,
    }),
  ];
}
