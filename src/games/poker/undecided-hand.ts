import { cardNumbers } from '../_mechanics/poker-hands/deck';
import { breach, type RuleFinding } from '../rule';
import type { CirclePokerFacts } from './circle-poker-facts';
import type { SettledHand } from './rake-cap';
import type { ReportedHand } from './reported-hand';

/**
 * A hand whose pots nobody can be given by what was reported: which fields of it do not suffice. Where nothing is told
 * of the cards of those who are left there is nothing to be said of them, either: the awards stand as declared.
 */
export function checkDecided(
  facts: CirclePokerFacts,
  { hand, settlement }: SettledHand,
): readonly RuleFinding[] {
  if (settlement.complete) return [];
  const contenders = [...new Set((settlement.pots ?? []).flatMap((pot) => pot.contenders))];
  const nobody = contenders.length === 0;
  if (!nobody && !hand.cards.some(({ seat, cards }) => contenders.includes(seat) && cards.length > 0))
    return [];
  const missing = [
    ...strangers(hand),
    ...(nobody
      ? ['actions: nobody is left in the hand']
      : [...boardsShort(facts, hand), ...cardsShort(facts, hand, contenders)]),
  ];
  // Too many cards are found by themselves.
  if (missing.length === 0) return [];
  return [
    breach(facts.rules.showdown, {
      code: 'hand-not-decided',
      severity: 'advisory',
      expected: `cards that tell who wins: ${facts.own} of each who shows${commonInWords(facts)}`,
      found: missing.join('; '),
    }),
  ];
}

const commonInWords = ({ common, boards = 1 }: CirclePokerFacts): string => {
  if (common === 0) return '';
  return boards === 1 ? `, ${common} common ones` : `, ${boards} boards of ${common} common ones`;
};

/** Seats that act and do not sit at the table: they have no claim. */
function strangers({ seated, actions }: ReportedHand): readonly string[] {
  const known = new Set(seated.map(({ seat }) => seat));
  const seats = [...new Set(actions.map(({ seat }) => seat))].filter((seat) => !known.has(seat));
  return seats.length === 0 ? [] : [`seats: not seat ${seats.join(', ')}, which acts`];
}

function boardsShort(
  { common, ranking: { deck }, boards: due = 1 }: CirclePokerFacts,
  { boards }: ReportedHand,
): readonly string[] {
  if (common === 0) return [];
  const short = boards.flatMap((board, index) => {
    if (cardNumbers(deck, board) === undefined)
      return [`boards/${index}: a card that is none of ${deck.name}`];
    return board.length >= common ? [] : [`boards/${index}: ${board.length} cards of ${common}`];
  });
  return boards.length >= due ? short : [...short, `boards: ${boards.length} of ${due}`];
}

/** The cards of those who show, or where nobody does of everybody. */
function cardsShort(
  { own, ranking: { deck } }: CirclePokerFacts,
  { cards }: ReportedHand,
  contenders: readonly number[],
): readonly string[] {
  const seen = cards.filter(({ seat }) => contenders.includes(seat));
  const shown = seen.filter((known) => known.shown);
  const counted = shown.length === 0 ? seen : shown;
  const told = new Set(counted.map(({ seat }) => seat));
  const untold = shown.length === 0 ? contenders.filter((seat) => !told.has(seat)) : [];
  return [
    ...(contenders.length > 1 && untold.length > 0 ? [`cards: none of seat ${untold.join(', ')}`] : []),
    ...counted.flatMap(({ seat, cards: held }) => {
      if (cardNumbers(deck, held) === undefined)
        return [`cards: of seat ${seat} one that is none of ${deck.name}`];
      return held.length >= own ? [] : [`cards: ${held.length} of seat ${seat}, not ${own}`];
    }),
  ];
}
