/** Marks an integer inside the text of JSON until its quotes are deducted; no stored text can hold it. */
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

/** Text that stands in JSON as it is. */
const PLAIN = /^[ !#-[\]-\ud7ff]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
