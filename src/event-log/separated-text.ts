import { randomUUID } from 'node:crypto';

/**
 * Many texts travel to PostgreSQL as one parameter with separators between them, which the database takes apart with
 * string_to_table and string_to_array: as JSON it would take half as long again. None of the separators occurs in a
 * text between them.
 */
export interface Separators {
  readonly row: string;
  readonly cell: string;
  readonly absent: string;
}

/** The ASCII separators of groups, records and units; rare in text, and always escaped in JSON. */
const USUAL: Separators = { absent: '\u001d', row: '\u001e', cell: '\u001f' };

export const separatorsFor = (texts: readonly (readonly (string | null)[])[]): Separators =>
  texts.some((line) => line.some(holdsUsual)) ? randomSeparators() : USUAL;

const holdsUsual = (text: string | null): boolean =>
  text !== null && (text.includes(USUAL.absent) || text.includes(USUAL.row) || text.includes(USUAL.cell));

function randomSeparators(): Separators {
  const unique = randomUUID();
  return { absent: `${unique}absent`, row: `${unique}row`, cell: `${unique}cell` };
}
