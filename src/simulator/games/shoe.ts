import { burntFor } from '../../games/baccarat/hand-totals';
import type { Card } from '../../games/_mechanics/cards';
import type { Chance } from '../chance';

const RANKS = [...'23456789TJQKA'];
const SUITS = [...'cdhs'];

/** The cards of a deck, in order. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

/** A shoe of several decks, shuffled, the first card turned and as many burnt as it says, a cut card before its end. */
export class Shoe {
  private readonly cards: Card[];
  /** The first card turned, which is burnt with the others. */
  readonly turned: Card;
  readonly burnt: number;

  constructor(
    readonly decks: number,
    readonly behindCutCard: number,
    chance: Chance,
  ) {
    this.cards = chance.shuffled(Array.from({ length: decks }, () => DECK).flat());
    this.turned = this.cards.pop()!;
    this.burnt = burntFor(this.turned);
    this.cards.splice(-this.burnt + 1, this.burnt - 1);
  }

  deal(): Card {
    return this.cards.pop()!;
  }

  /** The cut card has come: the coup under way was the last. */
  get isOver(): boolean {
    return this.cards.length <= this.behindCutCard;
  }
}
