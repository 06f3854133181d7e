import type { ExplanationInput } from '../../api/generated/operations';

/** An explanation of a failed check that the service has not saved yet. */
export interface Draft {
  readonly text: string;
  /** The event of the saved text that the draft replaces: the one saved when it was begun. */
  readonly replaces?: string | undefined;
}

/** Drafts by `check` or `check at`, stored in this browser. */
export type Drafts = Readonly<Record<string, Draft>>;

const KEPT = 'cagnotte.explanations';

const keptAs = (casino: string, day: string): string => `${KEPT}.${casino}.${day}`;

export function readDrafts(casino: string, day: string): Drafts {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs(casino, day)) ?? '{}') as Record<
      string,
      Draft | string
    >;
    // Earlier releases stored the texts alone.
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

/** The saved explanation of a place. */
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

/** The text of each place: the draft, else the saved explanation. */
export type Texts = Readonly<Record<string, string>>;

export const textsOf = (saved: Readonly<Record<string, Saved>>, drafts: Drafts): Texts => ({
  ...Object.fromEntries(Object.entries(saved).map(([key, { explanation }]) => [key, explanation])),
  ...Object.fromEntries(Object.entries(drafts).map(([key, { text }]) => [key, text])),
});

/** The drafts without those that the service has saved unchanged. */
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
  /** The row; absent if the check is explained as a whole. */
  readonly at?: string | undefined;
}

export const keyOf = ({ check, at }: Place): string => (at === undefined ? check : `${check} ${at}`);

/** The DOM id of the field of a place. */
export const fieldOf = (place: Place): string => `explain-${keyOf(place).replaceAll(/\W/g, '-')}`;

/** The places that a close requires an explanation of: each failed row of a soft check. */
export const placesToExplain = (checks: readonly ExplainableCheck[]): Place[] =>
  checks
    .filter(({ strength, holds }) => strength === 'SOFT' && !holds)
    .flatMap(({ check, rows }) => {
      const broken = rows.filter(({ ties }) => !ties);
      return broken.length === 0 ? [{ check }] : broken.map(({ at }) => ({ check, at }));
    });

export const missingPlaces = (places: readonly Place[], texts: Texts): Place[] =>
  places.filter((place) => !texts[keyOf(place)]?.trim());

/** The input of the close: the explanations of these places; texts of rows that are satisfied by now are left out. */
export const explanationsOf = (places: readonly Place[], texts: Texts): ExplanationInput[] =>
  places.flatMap((place) => {
    const explanation = texts[keyOf(place)]?.trim();
    return explanation ? [{ ...place, explanation }] : [];
  });
