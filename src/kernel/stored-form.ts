import { sha256 } from './identity';

/**
 * The form in which an event is kept for ever: the received JSON, parsed and written again. It survives every
 * further parse and write unchanged, so each event store keeps it byte for byte.
 */
export interface StoredForm {
  readonly bytes: string;
  /** SHA-256 of the bytes, lower-case hexadecimal. */
  readonly contentHash: string;
}

export function storedForm(event: unknown): StoredForm {
  const bytes = JSON.stringify(event);
  return { bytes, contentHash: sha256(bytes) };
}

/**
 * Whether two stored forms say the same apart from the order of object keys, and how they came in. Two reports
 * of one fact by two programs may differ in key order alone, and one of them may be history that was received at the
 * console (`imported`); that is a duplicate, not a conflict.
 */
export const saysTheSame = (bytes: string, otherBytes: string): boolean =>
  bytes === otherBytes || sortedJson(asReported(bytes)) === sortedJson(asReported(otherBytes));

function asReported(bytes: string): unknown {
  const value: unknown = JSON.parse(bytes);
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, 'imported')) return value;
  const reported = { ...(value as { imported?: unknown }) };
  delete reported.imported;
  return reported;
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
