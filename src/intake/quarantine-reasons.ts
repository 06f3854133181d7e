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
  /** Too long ago, or too far ahead: `DayWindow`. */
  'implausible-day',
  'implausible-time',
  /** A segment of the source is `.` or `..`. */
  'source-not-canonical',
  'source-without-table',
  'subject-disagrees',
  'other-currency',
  /** The identity is recorded with other content. Known only to the store, never a result of reading. */
  'conflict',
  'decided-already',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
