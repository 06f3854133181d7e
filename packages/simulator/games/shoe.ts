import { burntFor } from '../../../src/games/baccarat/drawing';
import type { Card } from '../../../src/games/_mechanics/cards';
import type { Chance } from '../chance';
import type { Cloth } from './house-game';

const RANKS = [...'23456789TJQKA'];
const SUITS = [...'cdhs'];

export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

/**
 * A shuffled shoe of several decks with a cut card before its end. If the number of burnt cards is not given, it is the value
 * of the first card, which is turned up.
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

  /** Removes these cards as if they came next; undefined if one of them is no longer in the shoe. */
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

export const boxesOf = (on: readonly { readonly seat?: number }[]): readonly number[] =>
  [...new Set(on.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))].sort(
    (one, other) => one - other,
  );

interface ShoeSizes {
  readonly decks: number;
  readonly behindCutCard: number;
  /** The number of cards before the cut card that a round needs. */
  readonly spare: number;
  readonly burnt?: number;
}

export class SessionShoe {
  private shoe: Shoe | undefined;
  private shoeNo = 0;

  constructor(
    private readonly sizes: ShoeSizes,
    private readonly cloth: Pick<Cloth, 'chance' | 'report'>,
  ) {}

  prepare(roundNo: number): void {
    const { decks, behindCutCard, spare, burnt } = this.sizes;
    if (this.shoe !== undefined && this.shoe.left > behindCutCard + spare) return;
    this.finish('cut-card', roundNo - 1);
    this.shoe = new Shoe(decks, behindCutCard, this.cloth.chance, burnt);
    this.shoeNo += 1;
    const { turned } = this.shoe;
    this.cloth.report({
      type: 'cagnotte.shoe.started.v1',
      data: {
        shoeNo: this.shoeNo,
        decks,
        burnt: this.shoe.burnt,
        ...(turned === undefined ? {} : { burntCards: [turned] }),
        behindCutCard,
      },
    });
  }

  deal(): Card {
    return this.shoe!.deal();
  }

  take(cards: readonly Card[]): Card[] | undefined {
    return this.shoe!.take(cards);
  }

  end(lastRound: number): void {
    this.finish('session-ended', lastRound);
  }

  private finish(cause: 'cut-card' | 'session-ended', lastCoup: number): void {
    if (this.shoe === undefined) return;
    const last = lastCoup > 0 ? { lastCoup } : {};
    this.cloth.report({ type: 'cagnotte.shoe.ended.v1', data: { shoeNo: this.shoeNo, ...last, cause } });
  }
}
