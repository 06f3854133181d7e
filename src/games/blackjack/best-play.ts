import type { Ending, Held } from './dealer-hands';
import { bestTotal, ENDINGS, NO_CARDS, RANKS_OF_DECK, SCALE, VALUES, withCard } from './dealer-hands';

/** The net winnings of a hand for one unit, and their square, by the ending of the dealer; integers of 10^-30. */
export interface Prospect {
  readonly mean: readonly bigint[];
  readonly square: readonly bigint[];
}

interface Against {
  readonly endings: readonly bigint[];
  readonly losesAll: boolean;
}

const byEnding = (amount: (ending: Ending, index: number) => bigint): readonly bigint[] =>
  ENDINGS.map(amount);

/**
 * The play with the highest expected winnings against one first card of the dealer, with thirteen equally likely ranks.
 */
export class BestPlay {
  private readonly known = new Map<string, Prospect>();

  constructor(private readonly against: Against) {}

  ofPair(one: number, other: number): Prospect {
    const whole = this.ofHand(withCard(withCard(NO_CARDS, one), other), { isDealt: true, isExtra: false });
    return one === other ? this.better(whole, this.ofSplit(one)) : whole;
  }

  expected({ mean }: Prospect): bigint {
    return mean.reduce((sum, amount, index) => sum + amount * (this.against.endings[index] ?? 0n), 0n);
  }

  private better(one: Prospect, other: Prospect): Prospect {
    return this.expected(other) > this.expected(one) ? other : one;
  }

  private ofHand(held: Held, now: { readonly isDealt: boolean; readonly isExtra: boolean }): Prospect {
    const key = `${held.hard} ${held.hasAce} ${now.isDealt} ${now.isExtra}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const best = this.playOn(held, now);
    this.known.set(key, best);
    return best;
  }

  private playOn(held: Held, now: { readonly isDealt: boolean; readonly isExtra: boolean }): Prospect {
    const { isDealt, isExtra } = now;
    const standing = this.stand(bestTotal(held), isExtra);
    if (bestTotal(held) >= 21) return standing;
    const drawing = mixed((value) => this.ofHand(withCard(held, value), { isDealt: false, isExtra }));
    const best = this.better(standing, drawing);
    return isDealt ? this.better(best, this.double(held, isExtra)) : best;
  }

  private double(held: Held, isExtra: boolean): Prospect {
    return mixed((value) => {
      const best = bestTotal(withCard(held, value));
      return prospectOf(byEnding((ending) => this.net(best, ending, isExtra) + this.net(best, ending, true)));
    });
  }

  private stand(best: number, isExtra: boolean): Prospect {
    return prospectOf(byEnding((ending) => this.net(best, ending, isExtra)));
  }

  private net(best: number, ending: Ending, isExtra: boolean): bigint {
    if (best > 21) return -SCALE;
    if (ending === 'blackjack') return isExtra && !this.against.losesAll ? 0n : -SCALE;
    if (ending === 'bust' || best > ending) return SCALE;
    return best === ending ? 0n : -SCALE;
  }

  /**
   * A pair that is split, and split again whenever the same value comes. For a given ending of the dealer the hands are
   * independent: h = Σ other cards + p·(h + x), where x is such a hand on a further stake.
   */
  private ofSplit(value: number): Prospect {
    const further = this.ofSplitHand(value, undefined);
    return together(this.ofSplitHand(value, further), further);
  }

  private ofSplitHand(value: number, further: Prospect | undefined): Prospect {
    const isExtra = further === undefined;
    const others = mixed((card) => (card === value ? NOTHING : this.afterSplit(value, card, isExtra)));
    const same = VALUES.find(([one]) => one === value)?.[1] ?? 0n;
    if (further === undefined) {
      const mean = others.mean.map((amount) => (amount * RANKS_OF_DECK) / (RANKS_OF_DECK - 2n * same));
      const square = others.square.map((amount, index) => {
        const product = (mean[index] ?? 0n) ** 2n / SCALE;
        return (amount * RANKS_OF_DECK + 2n * same * product) / (RANKS_OF_DECK - 2n * same);
      });
      return { mean, square };
    }
    const mean = others.mean.map(
      (amount, index) =>
        (amount * RANKS_OF_DECK + same * (further.mean[index] ?? 0n)) / (RANKS_OF_DECK - same),
    );
    const square = others.square.map((amount, index) => {
      const product = (2n * (mean[index] ?? 0n) * (further.mean[index] ?? 0n)) / SCALE;
      return (
        (amount * RANKS_OF_DECK + same * ((further.square[index] ?? 0n) + product)) / (RANKS_OF_DECK - same)
      );
    });
    return { mean, square };
  }

  private afterSplit(value: number, card: number, isExtra: boolean): Prospect {
    const held = withCard(withCard(NO_CARDS, value), card);
    return value === 1 ? this.stand(bestTotal(held), isExtra) : this.ofHand(held, { isDealt: true, isExtra });
  }
}

const NOTHING: Prospect = { mean: byEnding(() => 0n), square: byEnding(() => 0n) };

const prospectOf = (net: readonly bigint[]): Prospect => ({
  mean: net,
  square: net.map((amount) => (amount * amount) / SCALE),
});

function mixed(ofCard: (value: number) => Prospect): Prospect {
  const cases = VALUES.map(([value, ranks]) => ({ ranks, ...ofCard(value) }));
  const part = (which: 'mean' | 'square') =>
    byEnding(
      (_ending, index) =>
        cases.reduce((sum, one) => sum + one.ranks * (one[which][index] ?? 0n), 0n) / RANKS_OF_DECK,
    );
  return { mean: part('mean'), square: part('square') };
}

const together = (one: Prospect, other: Prospect): Prospect => ({
  mean: byEnding((_ending, index) => (one.mean[index] ?? 0n) + (other.mean[index] ?? 0n)),
  square: byEnding((_ending, index) => {
    const product = (2n * (one.mean[index] ?? 0n) * (other.mean[index] ?? 0n)) / SCALE;
    return (one.square[index] ?? 0n) + (other.square[index] ?? 0n) + product;
  }),
});
