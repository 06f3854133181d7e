import { randomUUID } from 'node:crypto';
import type { Queryable } from './queryable';

/** A value as a column takes it; text stands for anything that has a text form (amounts, days, bytes as `\x…`). */
export type Cell = string | number | boolean | null | readonly string[];

/**
 * Inserts rows, whose keys are column names, with one statement. All rows of a call have the columns of the first. They
 * travel as one text, cells between separators: as JSON, the database would take half as long again.
 * @throws as the database does where a row does not fit
 */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const types = await columnTypesOf(db, table);
  const cells = columns.map((column, index) => `cells[${index + 1}]::${types.get(column) ?? 'text'}`);
  const { text, separators } = asText(rows as readonly Row[], columns);
  // OFFSET 0: otherwise a row would be taken apart anew for each of its columns.
  await db.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${cells.join(', ')}
       FROM (SELECT string_to_array(line, $3, $4) AS cells FROM string_to_table($1, $2) AS line OFFSET 0) AS given
     ${onConflict}`,
    [text, separators.row, separators.cell, separators.absent],
  );
}

type Row = Readonly<Record<string, Cell | undefined>>;

/** None of them occurs in a text between them. */
interface Separators {
  readonly row: string;
  readonly cell: string;
  /** Stands for a cell that has no value. */
  readonly absent: string;
}

/** ASCII's own, of groups, records and units; hardly any text holds them, and JSON never as they are. */
const USUAL: Separators = { absent: '\u001d', row: '\u001e', cell: '\u001f' };

/** What the database says of a character that it cannot hold. */
const UNTRANSLATABLE_CHARACTER = '22P05';

function asText(
  rows: readonly Row[],
  columns: readonly string[],
): { readonly text: string; readonly separators: Separators } {
  const lines = rows.map((row) => columns.map((column) => cellText(row[column])));
  const separators = lines.some((line) => line.some(holdsUsual)) ? unheardOf() : USUAL;
  const { absent, cell, row } = separators;
  // A separator behind the last cell, too: a line of one empty cell would be no cell at all.
  const text = lines.map((line) => line.map((value) => value ?? absent).join(cell) + cell).join(row);
  if (!text.isWellFormed()) throw halfACharacter();
  return { text, separators };
}

const holdsUsual = (cell: string | null): boolean =>
  cell !== null && (cell.includes(USUAL.absent) || cell.includes(USUAL.row) || cell.includes(USUAL.cell));

function unheardOf(): Separators {
  const unique = randomUUID();
  return { absent: `${unique}absent`, row: `${unique}row`, cell: `${unique}cell` };
}

/** On its way to the database it would turn into another character. */
const halfACharacter = (): Error =>
  Object.assign(new Error('half of a surrogate pair has no form in UTF-8'), {
    code: UNTRANSLATABLE_CHARACTER,
  });

function cellText(cell: Cell | undefined): string | null {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return null;
  return typeof cell === 'object' ? arrayLiteral(cell) : String(cell);
}

/** An array as PostgreSQL reads it from text: every element quoted, so that none is taken for NULL. */
const arrayLiteral = (elements: readonly string[]): string =>
  `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** The tables are the same in every generation and for as long as the process runs. */
const knownTypes = new Map<string, ReadonlyMap<string, string>>();

async function columnTypesOf(db: Queryable, table: string): Promise<ReadonlyMap<string, string>> {
  const known = knownTypes.get(table);
  if (known) return known;
  const rows: { name: string; type: string }[] = await db.query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  if (types.size > 0) knownTypes.set(table, types);
  return types;
}
