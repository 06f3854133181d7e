import { type Separators, separatorsFor } from '../../../event-log/separated-text';
import type { Queryable } from './queryable';

/** A value of a column; text for anything with a text form (amounts, days, bytes as `\x…`). */
export type Cell = string | number | boolean | null | readonly string[];

/**
 * Inserts rows, whose keys are column names, with one statement. All rows of a call have the columns of the first.
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

const UNTRANSLATABLE_CHARACTER = '22P05';

function asText(
  rows: readonly Row[],
  columns: readonly string[],
): { readonly text: string; readonly separators: Separators } {
  const lines = rows.map((row) => columns.map((column) => cellText(row[column])));
  const separators = separatorsFor(lines);
  const { absent, cell, row } = separators;
  // A separator behind the last cell, too: a line of one empty cell would be no cell at all.
  const text = lines.map((line) => line.map((value) => value ?? absent).join(cell) + cell).join(row);
  if (!text.isWellFormed()) throw loneSurrogate();
  return { text, separators };
}

const loneSurrogate = (): Error =>
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
