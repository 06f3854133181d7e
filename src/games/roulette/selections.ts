import { type CoveredSet, POCKETS } from './layout';

/** By number of the wheel: whether it is covered. */
export type Coverage = readonly boolean[];

/** Finds what a selection covers; undefined when it is none of the bet's sets. */
export type CoverageOf = (selection: unknown) => Coverage | undefined;

/** Reads the selections of a type of bet: numbers in any order, or one index. */
export function readerOf(sets: readonly CoveredSet[]): CoverageOf {
  const only = sets.length === 1 ? coverageOf(sets[0]!) : undefined;
  if (only !== undefined) return () => only;
  const coverages = new Map<number, Coverage>();
  for (const set of sets) {
    const coverage = coverageOf(set);
    coverages.set(keyOf(set.selection), coverage);
    if (set.numbers.length === 1) coverages.set(keyOf(set.numbers[0]), coverage);
  }
  return (selection) => coverages.get(keyOf(selection));
}

function coverageOf({ numbers }: CoveredSet): Coverage {
  const covered = new Set(numbers);
  return Array.from({ length: POCKETS }, (_, number) => covered.has(number));
}

const POWERS_OF_TWO = Array.from({ length: POCKETS }, (_, number) => 2 ** number);

/** Keys of lists stand above those of single numbers. */
const LISTS = 2 ** 40;

/**
 * One number for each set, whatever the order it is listed in: a bit for each member, and how many there are, so that
 * a number listed twice can never pass for its neighbour. What is no list of numbers of the wheel has no key.
 */
function keyOf(selection: unknown): number {
  if (typeof selection === 'number') return selection;
  if (!Array.isArray(selection)) return -1;
  let bits = 0;
  for (const member of selection as readonly unknown[]) {
    const power = typeof member === 'number' ? POWERS_OF_TWO[member] : undefined;
    if (power === undefined) return -1;
    bits += power;
  }
  return LISTS * selection.length + bits;
}
