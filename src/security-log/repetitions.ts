import type { Occurrence, SecurityEntry } from './security-entry';

/** Milliseconds of a window: an entry that is repeated within it is counted and not written again. */
export const WINDOW_MS = 60_000;

/** Maximum number of lines about one address and credential in a window; everything beyond it is counted in one more line. */
const MOST_VARIANTS = 10;

/** Maximum number of lines of one kind in a window, from all clients; everything beyond it is counted in one more line. */
const MOST_OF_KIND = 300;

interface Counted {
  readonly entry: SecurityEntry;
  readonly takes: readonly string[];
  readonly since: number;
  times: number;
}

/**
 * Counts entries that a client can cause without limit: the first is written at once, the repetitions of a minute in one line
 * at its end. So a flood costs a few lines a minute, and the first attempt is never delayed.
 */
export class Repetitions {
  private readonly counted = new Map<string, Counted>();
  private readonly taken = new Map<string, number>();

  /** @returns the entry to write now, in a flood only the common part of its entries; undefined if it is only counted */
  first(entry: SecurityEntry, now: number): SecurityEntry | undefined {
    for (const { name, takes, told } of waysToTell(entry)) {
      const known = this.counted.get(name);
      if (known !== undefined) {
        known.times += 1;
        return undefined;
      }
      if (takes.some(({ budget, most }) => (this.taken.get(budget) ?? 0) >= most)) continue;
      const budgets = takes.map(({ budget }) => budget);
      for (const budget of budgets) this.taken.set(budget, (this.taken.get(budget) ?? 0) + 1);
      this.counted.set(name, { entry: told, takes: budgets, since: now, times: 0 });
      return told;
    }
    return undefined;
  }

  over(now: number, { all = false } = {}): Occurrence[] {
    const told: Occurrence[] = [];
    for (const [name, { entry, takes, since, times }] of this.counted) {
      if (!all && now - since < WINDOW_MS) continue;
      this.counted.delete(name);
      for (const budget of takes) this.giveBack(budget);
      if (times > 0) told.push({ entry, times, at: new Date(now), since: new Date(since) });
    }
    return told;
  }

  get isEmpty(): boolean {
    return this.counted.size === 0;
  }

  private giveBack(budget: string): void {
    const left = this.taken.get(budget)! - 1;
    if (left === 0) this.taken.delete(budget);
    else this.taken.set(budget, left);
  }
}

interface WayToTell {
  readonly name: string;
  readonly told: SecurityEntry;
  readonly takes: readonly { readonly budget: string; readonly most: number }[];
}

/** The entry in full; if its window is full, only the sender and the kind; if that is full too, only the kind. */
function waysToTell(entry: SecurityEntry): readonly WayToTell[] {
  const { kind, address, credential, casino, details } = entry;
  const who = JSON.stringify([kind, address, credential]);
  const ofKind = { budget: kind, most: MOST_OF_KIND };
  return [
    {
      name: JSON.stringify([who, casino, details]),
      told: entry,
      takes: [{ budget: who, most: MOST_VARIANTS }, ofKind],
    },
    { name: who, told: { kind, address, credential }, takes: [ofKind] },
    { name: kind, told: { kind }, takes: [] },
  ];
}
