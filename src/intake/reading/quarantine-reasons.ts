/** Why a delivery could not be stored as the event it wanted to be. A closed list; the codes are part of the API. */
export const QUARANTINE_REASONS = [
  /** Not UTF-8, a byte order mark, or not JSON. */
  'unparsable',
  /** JSON, but not one object. */
  'not-an-object',
  /** An object says one key twice: keeping either would lose the other. */
  'duplicate-key',
  /** The key `__proto__`, which programs mistake for something else. */
  'forbidden-key',
  /** U+0000 or half of a surrogate pair, which databases and other programs cannot hold. */
  'forbidden-character',
  /** A number that no program here can hold exactly as it is written. */
  'inexact-number',
  /** Objects and lists inside each other beyond `MAX_DEPTH`. */
  'too-deep',
  /** The envelope or the data is not what the schema of its type says. */
  'schema',
  'unknown-type',
  /** It says of itself that it was imported, which only the command does that imports. */
  'states-its-import',
  /** An event of a table from a source that is no table's. */
  'source-without-table',
  /** The declared subject is not the stream the event belongs to. */
  'subject-disagrees',
  /** An amount in a currency that is not the casino's book currency, where only that is allowed. */
  'other-currency',
  /** The identity is recorded with other content. Known only to the store, never a result of reading. */
  'conflict',
  /** What can be decided once only is decided, by another event. Known only to the store, too. */
  'decided-already',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
