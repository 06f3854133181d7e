import type { Card } from '../_mechanics/cards';
import { cardsDue } from './cards-due';
import type { PokerFacts } from './poker-facts';
import type { KnownCards, ReportedHand } from './reported-hand';

export interface ToldHand extends KnownCards {
  /** It is more than the game deals, though nothing that was told at once is: it must be of two hands. */
  readonly isOfTwo: boolean;
}

/**
 * The cards of each seat that are known, seat by seat: what is told of one in several places is one hand, the same
 * card being told of it again, as long as it is no more than a hand of the game. Open cards of stud tell nothing of a
 * showdown, but must be of the hand, too.
 */
export function toldHands(facts: PokerFacts, hand: ReportedHand): readonly ToldHand[] {
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
      isOfTwo: inAll(lists).length > own && lists.every(({ length }) => length <= own),
    };
  });
}

export function inAll(lists: readonly (readonly Card[])[]): readonly Card[] {
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
