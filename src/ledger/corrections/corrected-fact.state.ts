import type { CasinoEvent } from '../../kernel/envelope';

export interface EventIdentity {
  readonly source: string;
  readonly id: string;
}

/** The data that count for a fact after its corrections: the reported data, replacement data as JSON text, or none. */
export type Counting =
  | { readonly as: 'reported' }
  | { readonly as: 'corrected'; readonly data: string }
  | { readonly as: 'nothing' };

export interface CorrectedFact {
  readonly versions: readonly { readonly by: EventIdentity; readonly counting: Counting }[];
}

export const uncorrected: CorrectedFact = { versions: [] };

const AS_REPORTED: Counting = { as: 'reported' };

export const countingOf = ({ versions }: CorrectedFact): Counting => versions.at(-1)?.counting ?? AS_REPORTED;

export const latestVersion = (fact: EventIdentity, { versions }: CorrectedFact): EventIdentity =>
  versions.at(-1)?.by ?? fact;

/**
 * Applies one more correction, which refers to the last one. A replacement takes the place of the data that counted; a
 * correction without one cancels a fact, or takes back a correction, so that the earlier data count again.
 */
export function corrected(
  known: CorrectedFact,
  { by, replacement }: { readonly by: EventIdentity; readonly replacement: object | undefined },
): CorrectedFact {
  const { versions } = known;
  const withoutLast = { versions: versions.slice(0, -1) };
  const counting: Counting =
    replacement !== undefined
      ? { as: 'corrected', data: JSON.stringify(replacement) }
      : versions.length === 0
        ? { as: 'nothing' }
        : countingOf(withoutLast);
  return { versions: [...versions, { by, counting }] };
}

export function asCounted(event: CasinoEvent, known: CorrectedFact): CasinoEvent | undefined {
  const counting = countingOf(known);
  if (counting.as === 'nothing') return undefined;
  return counting.as === 'reported' ? event : { ...event, data: JSON.parse(counting.data) as unknown };
}

export const isSameEvent = (a: EventIdentity, b: EventIdentity): boolean =>
  a.source === b.source && a.id === b.id;
