import { createHash } from 'node:crypto';
import type { Mutant } from './mutants';

/** The rank of a mutant, a hash of its text: samples are reproducible, and edits elsewhere in a file do not change them. */
const drawOf = (seed: string, file: string, { original, replacement, kind }: Mutant): string =>
  createHash('sha256').update([seed, file, kind, original, replacement].join('\n')).digest('hex');

/** A number of mutants of a file, of each kind in turn. */
export function sampleOf(
  mutants: readonly Mutant[],
  { seed, file, most }: { readonly seed: string; readonly file: string; readonly most: number },
): Mutant[] {
  const drawn = mutants
    .map((mutant) => ({ mutant, draw: drawOf(seed, file, mutant) }))
    .sort((one, other) => (one.draw < other.draw ? -1 : 1))
    .map(({ mutant }) => mutant);
  const kinds = [...new Set(drawn.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => drawn.filter((mutant) => mutant.kind === kind));
  const turns = Math.max(0, ...byKind.map(({ length }) => length));
  const inTurn = Array.from({ length: turns }, (_, turn) => byKind.flatMap((kind) => kind[turn] ?? []));
  return inTurn.flat().slice(0, most);
}
