import { randomInt } from 'node:crypto';
import { IS_FULL_TEST } from './test-extent';

/** Set it to the seed that a failed run printed to repeat its choices. */
const SEED_VARIABLE = 'CAGNOTTE_SEED';

/** The seed of `npm test`, so that a commit always gives the same result. Long runs use other seeds. */
const SHORT_SEED = 1_847_854_738;

/** The seed of this run, which the spec must print. Long runs draw a new one each time. */
export const chosenSeed = (): number =>
  Number(process.env[SEED_VARIABLE] ?? (IS_FULL_TEST ? randomInt(2 ** 31) : SHORT_SEED));

/** Pseudo-random choices, reproducible by seed and name. */
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

  /** True with this probability in per cent. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  /** Mulberry32: a number in [0, 1). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
