import { burntFor } from '../../games/baccarat/hand-totals';
import type { Card } from '../../games/_mechanics/cards';
import type { Chance } from '../chance';

const RANKS = [...'23456789TJQKA'];
const SUITS = [...'cdhs'];

export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

/**
 * A shoe of several decks, shuffled, and a cut card before its end. Where nobody says how many cards are burnt, the first
 * one is turned and says it.
 */
export class Shoe {
  private readonly cards: Card[];
  readonly turned: Card | undefined;
  readonly burnt: number;

  constructor(
    readonly decks: number,
    readonly behindCutCard: number,
    chance: Chance,
    burnt?: number,
  ) {
    this.cards = chance.shuffled(Array.from({ length: decks }, () => DECK).flat());
    this.turned = burnt === undefined ? this.cards.at(-1) : undefined;
    this.burnt = burnt ?? burntFor(this.turned!);
    this.cards.splice(this.cards.length - this.burnt);
  }

  get left(): number {
    return this.cards.length;
  }

  deal(): Card {
    return this.cards.pop()!;
  }

  /** Takes these cards out of it, as if they came next; undefined if one of them is not left. */
  take(wanted: readonly Card[]): Card[] | undefined {
    const places = wanted.map((card, index) => {
      const before = wanted.slice(0, index).filter((each) => each === card).length;
      return [...this.cards.keys()].filter((place) => this.cards[place] === card)[before];
    });
    if (places.includes(undefined)) return undefined;
    return places
      .map((place) => place!)
      .sort((one, other) => other - one)
      .map((place) => this.cards.splice(place, 1)[0]!);
  }

  get isOver(): boolean {
    return this.cards.length <= this.behindCutCard;
  }
}
