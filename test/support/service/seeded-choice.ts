import { randomInt } from 'node:crypto';
import { IS_FULL_TEST } from './test-extent';

/** Set it to the seed that a failed run printed, to have the same choices again. */
const SEED_VARIABLE = 'CAGNOTTE_SEED';

/** The seed of `npm test`: the same commit gives the same result. Other seeds are for the long runs. */
const SHORT_SEED = 1_847_854_738;

/** The seed of this run; the spec that uses it prints it. The long runs draw another each time. */
export const chosenSeed = (): number =>
  Number(process.env[SEED_VARIABLE] ?? (IS_FULL_TEST ? randomInt(2 ** 31) : SHORT_SEED));

/** Choices that look random and are the same for the same seed and name. */
export class SeededChoice {
  private state: number;

  constructor(seed: number, name: string) {
    this.state = seed | 0;
    for (const letter of name) this.state = Math.imul(this.state ^ letter.charCodeAt(0), 0x01000193);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  oneOf<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('there is nothing to choose from');
    return items[this.between(0, items.length - 1)]!;
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  /** Mulberry32: from 0, included, to 1, excluded. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
