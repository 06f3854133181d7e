import { sha256 } from './identity';
import type { CasinoEvent } from './envelope';
import { casinoOf } from './source';

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

/** The event of stored bytes, unchecked: what the log keeps was checked against its schema when it was received. */
export const eventIn = <Event = CasinoEvent>(bytes: string): Event => JSON.parse(bytes) as Event;

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

/** JSON with the members of every object in the order of their names: the same for the same content. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Marks an integer inside the text of JSON until its quotes are removed. No stored text can contain this character. */
const MARK = '\u0000';
const MARKED = /"\\u0000(-?\d+)"/g;

/**
 * JSON of a value whose amounts are bigint: each becomes a JSON integer, exact whatever its size. Two spaces for each
 * level, so that people can read it.
 */
export const exactJson = (value: unknown): string =>
  JSON.stringify(
    value,
    (_key, member: unknown) => (typeof member === 'bigint' ? `${MARK}${member}` : member),
    2,
  ).replace(MARKED, '$1');

/**
 * The same in one line, as programs exchange it. Written member by member: a replacer, which the engine calls for each
 * of them, takes twice as long, and this is asked for every line of millions.
 */
export function exactJsonLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let members = '';
  if (Array.isArray(value)) {
    for (const member of value as readonly unknown[]) members += `${members && ','}${exactJsonLine(member)}`;
    return `[${members}]`;
  }
  for (const key of Object.keys(value)) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member !== undefined) members += `${members && ','}${quoted(key)}:${exactJsonLine(member)}`;
  }
  return `{${members}}`;
}

/** Text that JSON writes without escapes. */
const PLAIN = /^[ !#-[\]-\ud7ff]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** Makes the append of an event: its casino, its identity and the bytes that are stored. */
export function toAppend(
  event: CasinoEvent,
): { casino: string } & Pick<CasinoEvent, 'source' | 'id' | 'type'> & StoredForm {
  const { source, id, type } = event;
  return { casino: casinoOf(source), source, id, type, ...storedForm(event) };
}
