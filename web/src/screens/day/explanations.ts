import type { ExplanationInput } from '../../api/generated/operations';

/** What a person has written about a check that does not tie, and the service has not saved yet. */
export interface Draft {
  readonly text: string;
  /** The event of what was saved when it was begun, which it is to replace. */
  readonly replaces?: string | undefined;
}

/** By `check` or `check at`; kept in this browser until the service has saved it. */
export type Drafts = Readonly<Record<string, Draft>>;

const KEPT = 'cagnotte.explanations';

const keptAs = (casino: string, day: string): string => `${KEPT}.${casino}.${day}`;

export function readDrafts(casino: string, day: string): Drafts {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs(casino, day)) ?? '{}') as Record<
      string,
      Draft | string
    >;
    // A release before kept texts alone.
    return Object.fromEntries(
      Object.entries(kept).map(([key, draft]) => [key, typeof draft === 'string' ? { text: draft } : draft]),
    );
  } catch {
    return {};
  }
}

export function keepDrafts(casino: string, day: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) localStorage.removeItem(keptAs(casino, day));
  else localStorage.setItem(keptAs(casino, day), JSON.stringify(drafts));
}

/** What the service has saved of a place. */
export interface Saved {
  readonly explanation: string;
  readonly by: string;
  readonly savedAt: string;
  readonly eventId: string;
}

/** By the same keys as drafts. */
export const savedByKey = (
  saved: readonly (Saved & { readonly check: string; readonly at: string | null })[],
): Readonly<Record<string, Saved>> =>
  Object.fromEntries(saved.map((each) => [keyOf({ check: each.check, at: each.at ?? undefined }), each]));

/** What is written of each place: what this browser has not sent yet, else what the service has saved. */
export type Texts = Readonly<Record<string, string>>;

export const textsOf = (saved: Readonly<Record<string, Saved>>, drafts: Drafts): Texts => ({
  ...Object.fromEntries(Object.entries(saved).map(([key, { explanation }]) => [key, explanation])),
  ...Object.fromEntries(Object.entries(drafts).map(([key, { text }]) => [key, text])),
});

/** Without those that the service has saved as they are. */
export const notSaved = (saved: Readonly<Record<string, Saved>>, drafts: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).filter(([key, { text }]) => text.trim() !== (saved[key]?.explanation ?? '')),
  );

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
  readonly at?: string | undefined;
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

export const missingPlaces = (places: readonly Place[], texts: Texts): Place[] =>
  places.filter((place) => !texts[keyOf(place)]?.trim());

/** What the close sends: every place with its words, without those of rows that tie meanwhile. */
export const explanationsOf = (places: readonly Place[], texts: Texts): ExplanationInput[] =>
  places.flatMap((place) => {
    const explanation = texts[keyOf(place)]?.trim();
    return explanation ? [{ ...place, explanation }] : [];
  });
