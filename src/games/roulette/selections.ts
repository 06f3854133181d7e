import { type CoveredSet, POCKETS } from './layout';

export type Coverage = readonly boolean[];

/** Finds what a selection covers; undefined when it is none of the bet's sets. */
export type CoverageOf = (selection: unknown) => Coverage | undefined;

/**
 * Reads the selections of a type of bet: numbers in any order, or one index or number by itself. A bet that leaves no
 * choice has none, or names all that it covers; any other selection is none of the bet's, and neither is an empty one.
 */
export function readerOf(sets: readonly CoveredSet[]): CoverageOf {
  const alone = new Map<number, Coverage>();
  const listed = new Map<number, Coverage>();
  let unsaid: Coverage | undefined;
  for (const { selection, numbers } of sets) {
    const coverage = coverageOf(numbers);
    if (selection === undefined) unsaid = coverage;
    if (typeof selection === 'number') alone.set(selection, coverage);
    else listed.set(keyOf(selection ?? numbers)!, coverage);
    if (numbers.length === 1) alone.set(numbers[0]!, coverage);
  }
  return (selection) => {
    if (selection === undefined) return unsaid;
    if (typeof selection === 'number') return alone.get(selection);
    const key = keyOf(selection);
    return key === undefined ? undefined : listed.get(key);
  };
}

function coverageOf(numbers: readonly number[]): Coverage {
  const covered = new Set(numbers);
  return Array.from({ length: POCKETS }, (_, number) => covered.has(number));
}

const POWERS_OF_TWO = Array.from({ length: POCKETS }, (_, number) => 2 ** number);

/** What one more member adds to a key; above every bit. */
const MEMBER = 2 ** 40;

/**
 * One number for each set, whatever the order it is listed in: a bit for each member, and how many there are, so that
 * a number listed twice can never pass for its neighbour. What is no list of numbers of the wheel, or an empty one, has
 * no key.
 */
function keyOf(selection: unknown): number | undefined {
  if (!Array.isArray(selection) || selection.length === 0) return undefined;
  let bits = 0;
  for (const member of selection as readonly unknown[]) {
    const power = typeof member === 'number' ? POWERS_OF_TWO[member] : undefined;
    if (power === undefined) return undefined;
    bits += power;
  }
  return MEMBER * selection.length + bits;
}
