import { filled, refusalText } from '../words/message';
import deliveries from '../words/refusals/deliveries.json';
import type { BothLanguages, RefusalText } from '../kernel/words';
import type { EventDefinition } from '../kernel/event-definition';

/** Why a delivery could not be stored as its event. A closed list; the codes are part of the API. */
export const QUARANTINE_REASONS = [
  /** Not UTF-8, a byte order mark, or not JSON. */
  'unparsable',
  'not-an-object',
  'duplicate-key',
  /** The key `__proto__`, which JavaScript programs treat as the prototype. */
  'forbidden-key',
  /** U+0000 or a lone surrogate, which databases and other programs cannot store. */
  'forbidden-character',
  'inexact-number',
  /** Objects and lists nested deeper than `MAX_DEPTH`. */
  'too-deep',
  'schema',
  'unknown-type',
  'states-its-import',
  'states-a-signature',
  /** The gaming day or the time is outside of `DayWindow`. */
  'implausible-day',
  'implausible-time',
  /** A segment of the source is `.` or `..`. */
  'source-not-canonical',
  /** The id has a character that cannot be seen, or one with which another id could look the same. */
  'id-not-plain',
  'source-without-table',
  'subject-disagrees',
  'other-currency',
  /** The identity is recorded with other content. Known only to the store, never a result of reading. */
  'conflict',
  'decided-already',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export interface Cause {
  readonly path: string;
  /** The value found: a key, a number, a character, a type, a currency. Shortened in the message. */
  readonly found?: string;
  readonly expected?: BothLanguages;
}

const QUARANTINE: Readonly<Record<QuarantineReason, BothLanguages>> = deliveries.quarantine;
const { resubmit, actual, money } = deliveries.asides;

export function explain(reason: QuarantineReason, cause: Cause): RefusalText {
  const { message, messageEs } = explainAlone(reason, cause);
  return { message: `${message} ${resubmit.en}`, messageEs: `${messageEs} ${resubmit.es}` };
}

export function explainAlone(reason: QuarantineReason, { path, expected, ...cause }: Cause): RefusalText {
  const found = shortened(cause.found ?? '');
  return refusalText(QUARANTINE[reason], {
    found,
    expected: expected ?? '',
    path: path === '' ? '/' : path,
    where: path,
    beginning: path.slice(0, 80),
    actual: found === '' ? '' : filled(actual, { found }),
    money: isDecimal(found) ? money : '',
  });
}

const isDecimal = (found: string): boolean => /^"?-?\d+[.,]\d+"?$/.test(found);

const shortened = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 59)}…`);

/** Why a delivery is not kept although its sender may report for the casino. A closed list; part of the API. */
export const REFUSAL_REASONS = ['decided-by-a-person', 'written-by-the-service', 'days-are-sealed'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface Refusal extends RefusalText {
  readonly reason: RefusalReason;
}

export function refusalOf({ type, reportedBy, decidedBy, begunHere }: EventDefinition): Refusal {
  if (reportedBy === 'service') {
    return {
      reason: 'written-by-the-service',
      ...refusalText(deliveries.refused['written-by-the-service'], { type }),
    };
  }
  const orImport = begunHere === true ? '' : deliveries.refused['or-import'];
  return {
    reason: 'decided-by-a-person',
    ...refusalText(deliveries.refused['decided-by-a-person'], {
      type,
      decidedBy,
      orImport,
    }),
  };
}

export const daysAreSealed = (type: string, casino: string): Refusal => ({
  reason: 'days-are-sealed',
  ...refusalText(deliveries.refused['days-are-sealed'], { type, casino }),
});
