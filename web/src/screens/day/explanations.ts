import type { ExplanationInput } from '../../api/generated/operations';

/** What a person has written about checks that do not tie, by `check` or `check at`; kept in this browser until the close. */
export type Drafts = Readonly<Record<string, string>>;

const KEPT = 'cagnotte.explanations';

const keptAs = (casino: string, day: string): string => `${KEPT}.${casino}.${day}`;

export function readDrafts(casino: string, day: string): Drafts {
  try {
    return JSON.parse(localStorage.getItem(keptAs(casino, day)) ?? '{}') as Drafts;
  } catch {
    return {};
  }
}

export function keepDrafts(casino: string, day: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) localStorage.removeItem(keptAs(casino, day));
  else localStorage.setItem(keptAs(casino, day), JSON.stringify(drafts));
}

interface ExplainableRow {
  readonly at: string;
  readonly ties: boolean;
}

export interface ExplainableCheck {
  readonly check: string;
  readonly strength: 'HARD' | 'SOFT';
  readonly holds: boolean;
  readonly rows: readonly ExplainableRow[];
}

export interface Place {
  readonly check: string;
  /** Absent where the check as a whole is to be explained. */
  readonly at?: string;
}

export const keyOf = ({ check, at }: Place): string => (at === undefined ? check : `${check} ${at}`);

/** The id of the field in which a place is explained. */
export const fieldOf = (place: Place): string => `explain-${keyOf(place).replaceAll(/\W/g, '-')}`;

/** Where the close asks for words: each row that does not tie of a check that may be explained. */
export const placesToExplain = (checks: readonly ExplainableCheck[]): Place[] =>
  checks
    .filter(({ strength, holds }) => strength === 'SOFT' && !holds)
    .flatMap(({ check, rows }) => {
      const broken = rows.filter(({ ties }) => !ties);
      return broken.length === 0 ? [{ check }] : broken.map(({ at }) => ({ check, at }));
    });

export const missingPlaces = (places: readonly Place[], drafts: Drafts): Place[] =>
  places.filter((place) => !drafts[keyOf(place)]?.trim());

/** What the close sends: every place with its words, without drafts of rows that tie meanwhile. */
export const explanationsOf = (places: readonly Place[], drafts: Drafts): ExplanationInput[] =>
  places.flatMap((place) => {
    const explanation = drafts[keyOf(place)]?.trim();
    return explanation ? [{ ...place, explanation }] : [];
  });
