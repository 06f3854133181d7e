import type { Card } from '../../games/_mechanics/cards';
import type { Chance } from '../chance';
import { DECK } from './shoe';

export class OneDeck {
  private readonly cards: readonly Card[];
  private next = 0;

  constructor(chance: Chance, deck: readonly Card[] = DECK, without: readonly Card[] = []) {
    this.cards = chance.shuffled(deck.filter((card) => !without.includes(card)));
  }

  deal(count: number): Card[] {
    this.next += count;
    return this.cards.slice(this.next - count, this.next);
  }
}

/** The boxes with bets, lowest first: whoever sits there gets a hand. */
export const boxesOf = (on: readonly { readonly seat?: number }[]): readonly number[] =>
  [...new Set(on.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))].sort(
    (one, other) => one - other,
  );
