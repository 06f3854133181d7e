/** The values of cards: an ace is one, and ten, jack, queen and king are ten. */
export const CARD_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const TEN = 10;
const CARDS_OF_VALUE = 4;
const CARDS_OF_TEN = 16;

/**
 * The cards that are left of a shoe, by value. The second cards of split hands are counted with it as `others`: nothing
 * is known of them, except that they are not of the split value.
 */
export class ShoeLeft {
  private constructor(
    private readonly counts: number[],
    private total: number,
    private readonly others: { readonly of: number; readonly cards: number },
  ) {}

  static full(decks: number): ShoeLeft {
    const counts = CARD_VALUES.map((value) => decks * (value === TEN ? CARDS_OF_TEN : CARDS_OF_VALUE));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return new ShoeLeft(counts, total, { of: TEN, cards: 0 });
  }

  withOthers(of: number, cards: number): ShoeLeft {
    return new ShoeLeft([...this.counts], this.total, { of, cards });
  }

  count(value: number): number {
    return this.counts[value - 1]!;
  }

  get cards(): number {
    return this.total;
  }

  chance(value: number): number {
    const { others, total } = this;
    const ofThat = this.count(others.of) / (total - others.cards);
    return value === others.of ? ofThat : (1 - ofThat) * this.chanceAmongOthers(value, others.of);
  }

  chanceAmongOthers(value: number, than: number): number {
    return this.count(value) / (this.total - this.count(than));
  }

  /**
   * Factors for the chance of certain cards in a certain order: `isNext` by the number of cards, times `isNotOf` by the
   * number of those that are not of the split value, which must not be among the others.
   */
  chancesOfOrder(): {
    readonly of: number;
    readonly isNext: readonly number[];
    readonly isNotOf: readonly number[];
  } {
    const { of, cards: elsewhere } = this.others;
    const there = this.total - elsewhere;
    const notOf = this.total - this.count(of);
    return {
      of,
      isNext: products((index) => (index < there ? 1 / (there - index) : 0)),
      isNotOf: products((index) => (index < notOf ? (notOf - elsewhere - index) / (notOf - index) : 0)),
    };
  }

  take(value: number, cards = 1): void {
    this.counts[value - 1] = this.count(value) - cards;
    this.total -= cards;
  }

  putBack(value: number, cards = 1): void {
    this.take(value, -cards);
  }
}

const MOST = 22;

function products(factor: (index: number) => number): readonly number[] {
  const found = [1];
  for (let index = 0; index < MOST; index += 1) found.push(found[index]! * factor(index));
  return found;
}
