import type { EventType } from '../event-contract/catalogue';
import type { CountSubmitted } from './counts.events';

export const COUNT_EVENTS = {
  table: 'cagnotte.table.counted.v1',
  box: 'cagnotte.drop.counted.v1',
  slot: 'cagnotte.slot.counted.v1',
  cambista: 'cagnotte.cambista.counted.v1',
  tips: 'cagnotte.tips.counted.v1',
  cage: 'cagnotte.cage.counted.v1',
} as const satisfies Record<string, EventType>;

export type CountKind = keyof typeof COUNT_EVENTS;

export function countPlaceRefusal(kind: CountKind, table: string | undefined) {
  if (kind === 'cage') return table === undefined ? undefined : ('COUNT.NOT_AT_A_TABLE' as const);
  // Tip boxes stand at the cage and at the reception as well.
  return table === undefined && kind !== 'tips' ? ('COUNT.TABLE_NOT_NAMED' as const) : undefined;
}

/**
 * The data of a count with the person who reports it first among those who took part; others are the word of the
 * person. The count of a table is certified by them.
 */
export function countedBy(
  person: { readonly id: string; readonly name?: string },
  kind: CountKind,
  data: object,
): object {
  const member = kind === 'table' ? 'certifiedBy' : 'by';
  const others = (data as Record<string, unknown>)[member];
  return { ...data, [member]: Array.isArray(others) ? [person, ...(others as unknown[])] : [person] };
}

export interface Submission {
  readonly id: string;
  readonly said: CountSubmitted;
}

export type BlindKind = CountSubmitted['kind'];

/** Two persons who counted the same; the event of the count has the figures and the time of the second. */
export interface AgreedCount {
  readonly first: Submission;
  readonly second: Submission;
}

export type AfterSubmission =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'differ' }
  | { readonly kind: 'agreed'; readonly agreed: AgreedCount };

export type NotSubmitted = 'COUNT.COUNTED_BEFORE' | 'COUNT.ALREADY_COUNTED';

/** What is counted: submissions with the same words are about the same box, slot, imprest or tips. */
export const counted = ({ kind, table, sessionNo, currency, counted: { box, slot, pool } }: CountSubmitted) =>
  JSON.stringify([kind, table ?? '', sessionNo ?? 1, box ?? '', slot ?? '', pool ?? '', currency]);

/**
 * Where the counts of one thing stand once one more is submitted; `earlier` are those of the same thing, in order. A count
 * is recorded as soon as two persons counted the same, however many counted something else.
 */
export function afterSubmission(earlier: readonly Submission[], next: Submission): AfterSubmission {
  const round = roundsOf(earlier).at(-1)!;
  const first = round.find(({ said }) => isSameCount(said, next.said));
  if (first !== undefined) return { kind: 'agreed', agreed: { first, second: next } };
  return { kind: round.length === 0 ? 'waiting' : 'differ' };
}

/**
 * Why a person may not count now. Each counts once until two agree, and so does who is tied to one who has counted: the
 * two pairs of eyes are independent. A box is opened once.
 */
export function countSubmissionRefusal(
  earlier: readonly Submission[],
  { kind, by }: Pick<CountSubmitted, 'kind' | 'by'>,
  tiedTo: readonly string[] = [],
): NotSubmitted | undefined {
  const rounds = roundsOf(earlier);
  if (kind === 'box' && rounds.length > 1) return 'COUNT.ALREADY_COUNTED';
  const hasCounted = rounds.at(-1)!.some(({ said }) => said.by.id === by.id || tiedTo.includes(said.by.id));
  return hasCounted ? 'COUNT.COUNTED_BEFORE' : undefined;
}

/** Counts of one thing, up to where two agree and from there again; the last one is still open, and may be empty. */
function roundsOf(submissions: readonly Submission[]): readonly (readonly Submission[])[] {
  const rounds: Submission[][] = [[]];
  for (const submission of submissions) {
    const open = rounds.at(-1)!;
    const agrees = open.some(({ said }) => isSameCount(said, submission.said));
    open.push(submission);
    if (agrees) rounds.push([]);
  }
  return rounds;
}

const isSameCount = (one: CountSubmitted, other: CountSubmitted): boolean =>
  amountsOf(one) === amountsOf(other);

function amountsOf({
  counted: { amount, chips, cash, otherCurrencies = [], takenToCage },
}: CountSubmitted): string {
  const others = otherCurrencies.map(({ currency, amount: foreign }) => `${currency} ${foreign}`).sort();
  return JSON.stringify([amount ?? 0, chips ?? 0, cash ?? 0, others, takenToCage ?? false]);
}

/** The agreed count that a submission led to, for a caller who repeats it because no answer came. */
export function agreedBy(submissions: readonly Submission[], id: string): AfterSubmission {
  const at = submissions.findIndex((each) => each.id === id);
  return afterSubmission(submissions.slice(0, at), submissions[at]!);
}
