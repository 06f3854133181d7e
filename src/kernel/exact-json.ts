/** Marks an integer inside the text of JSON until its quotes are taken off; no stored text can hold it. */
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
