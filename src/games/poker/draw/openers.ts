import { cardNumbers, type Deck } from '../../_mechanics/poker-hands/deck';
import { handEvaluator } from '../../_mechanics/poker-hands/five-card-hand';
import type { HandRanking } from '../../_mechanics/poker-hands/hand-ranking';
import type { Card } from '../../_mechanics/cards';
import type { TableState } from '../../round';
import type { HandAction, ReportedHand } from '../reported-hand';

/** The pair that opens a pot: of jacks, and one higher after each blank hand, up to aces. */
const LEVELS = 'JQKA';

export function blankDeals({ actions }: ReportedHand, before: TableState | undefined): number {
  const antes = new Map<number, number>();
  for (const { action, seat } of actions) if (action === 'ante') antes.set(seat, (antes.get(seat) ?? 0) + 1);
  const within = Math.max(0, ...antes.values()) - 1;
  return Math.max(0, within) + blankHandsBefore(before);
}

export function blankHandsBefore(before: TableState | undefined): number {
  const known = before?.memory?.['blankHands'];
  return typeof known === 'number' && known > 0 ? Math.trunc(known) : 0;
}

export const openingRank = (blank: number): string => LEVELS.charAt(Math.min(blank, LEVELS.length - 1));

const BETS: ReadonlySet<HandAction['action']> = new Set(['bet', 'raise']);

export const openerOf = ({ actions }: ReportedHand): number | undefined =>
  actions.find(({ action }) => BETS.has(action))?.seat;

export const isBlank = (hand: ReportedHand): boolean =>
  openerOf(hand) === undefined &&
  hand.actions.length > 0 &&
  !hand.actions.some(({ action }) => action === 'fold' || action === 'call') &&
  hand.cards.every(({ shown }) => !shown);

/**
 * The cards with which the pot was opened: those that were proved, or those the opener shows at the end, if he drew
 * none. Undefined if they are not known.
 */
export function openingCards(hand: ReportedHand): readonly Card[] | undefined {
  const opener = openerOf(hand);
  if (opener === undefined) return undefined;
  if (hand.openers?.seat === opener) return hand.openers.cards;
  if (hand.actions.some(({ action, seat }) => action === 'discard' && seat === opener)) return undefined;
  return hand.cards.find(({ seat, shown }) => seat === opener && shown)?.cards;
}

export function suffice(ranking: HandRanking, cards: readonly Card[], rank: string): boolean {
  const five = cardNumbers(ranking.deck, cards);
  if (five?.length !== 5) return true;
  const evaluate = handEvaluator(ranking);
  return evaluate(five) >= evaluate(cardNumbers(ranking.deck, lowestWithPair(ranking.deck, rank))!);
}

const lowestWithPair = ({ ranks }: Deck, rank: string): readonly Card[] => [
  `${rank}c`,
  `${rank}d`,
  ...[...ranks].slice(0, 3).map((low, index) => `${low}${'hsd'.charAt(index)}`),
];
