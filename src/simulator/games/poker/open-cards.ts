import type { Card } from '../../../games/_mechanics/cards';
import { cardNumbers, DECK_OF_52 } from '../../../games/_mechanics/poker-hands/deck';
import { highestOpen } from '../../../games/poker/stud/open-cards';
import { canAct, type PokerPlayer } from './poker-hand';

export interface OpenCards {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** What each player has open after so many rounds of dealing; who has folded got no more. */
export const openCards = (
  players: readonly PokerPlayer[],
  open: readonly number[],
  dealt: number,
): readonly OpenCards[] =>
  players.map(({ seat, cards, foldedIn }) => ({
    seat,
    cards: open.slice(0, Math.min(foldedIn ?? dealt, dealt)).map((place) => cards[place]!),
  }));

export function lowestOpen(players: readonly PokerPlayer[], [first = 0]: readonly number[]): PokerPlayer {
  const number = ({ cards }: PokerPlayer): number => cardNumbers(DECK_OF_52, [cards[first]!])![0]!;
  return players.reduce((lowest, one) => (number(one) < number(lowest) ? one : lowest));
}

/** The place of who has the best open cards in a round among those who are still in; of equals, of one who can bet. */
export function placeOfHighest(
  players: readonly PokerPlayer[],
  open: readonly number[],
  round: number,
): number {
  const standing = players.filter(({ folded }) => !folded).map(({ seat }) => seat);
  const seats = highestOpen({ openCards: openCards(players, open, round) }, round, standing) ?? [];
  const highest = players.filter(({ seat }) => seats.includes(seat));
  return Math.max(0, players.indexOf(highest.find(canAct) ?? highest[0]!));
}
