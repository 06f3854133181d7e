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
  // Tip boxes are also at the cage and at the reception, so these counts need no table.
  return table === undefined && kind !== 'tips' ? ('COUNT.TABLE_NOT_NAMED' as const) : undefined;
}

/**
 * Adds the persons to the data of a count, the reporting one first; that person names the others, who are not verified.
 * A count of a table lists them as `certifiedBy`.
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

/** A count on which two persons agree. Its event has the figures and the time of the second person. */
export interface AgreedCount {
  readonly first: Submission;
  readonly second: Submission;
}

export type AfterSubmission =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'differ' }
  | { readonly kind: 'agreed'; readonly agreed: AgreedCount };

export type NotSubmitted = 'COUNT.COUNTED_BEFORE' | 'COUNT.ALREADY_COUNTED';

/** Identifies what is counted: submissions with equal keys are about the same box, slot, imprest or tips. */
export const counted = ({ kind, table, sessionNo, currency, counted: { box, slot, pool } }: CountSubmitted) =>
  JSON.stringify([kind, table ?? '', sessionNo ?? 1, box ?? '', slot ?? '', pool ?? '', currency]);

/**
 * Evaluates one more submission after the `earlier` ones about the same thing, in order. The count is recorded as soon
 * as two persons agree, however many others differ.
 */
export function afterSubmission(earlier: readonly Submission[], next: Submission): AfterSubmission {
  const round = roundsOf(earlier).at(-1)!;
  const first = round.find(({ said }) => isSameCount(said, next.said));
  if (first !== undefined) return { kind: 'agreed', agreed: { first, second: next } };
  return { kind: round.length === 0 ? 'waiting' : 'differ' };
}

/**
 * Why a person may not count now. Each person counts once until two agree; persons tied to one who has counted may not,
 * so that the two are independent. A box is opened once.
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

/** Divides the submissions about one thing after each agreement. The last round is still open and may be empty. */
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

/** Finds the agreed count to which a submission led, so that a repeated submission gets the same answer. */
export function agreedBy(submissions: readonly Submission[], id: string): AfterSubmission {
  const at = submissions.findIndex((each) => each.id === id);
  return afterSubmission(submissions.slice(0, at), submissions[at]!);
}
