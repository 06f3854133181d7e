import { type Separators, separatorsFor } from '../../../event-log/separated-text';
import type { Queryable } from './queryable';
import type { AnyTable, Table, Written } from './table';

/** A value of a column; text for anything else with a text form (days, bytes as `\\x…`). */
type Cell = string | number | bigint | boolean | null | readonly string[];

/**
 * Inserts rows with one statement.
 * @throws as the database does where a row does not fit
 */
export async function insertRows<Declared>(
  db: Queryable,
  table: Table<Declared>,
  rows: readonly Written<Declared>[],
  onConflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const { text, separators } = asText(rows as unknown as readonly Row[], table);
  await db.query(`${insertInto(table)} ${onConflict}`, [
    text,
    separators.row,
    separators.cell,
    separators.absent,
  ]);
}

/** Inserts rows with one statement; a row whose key is there already takes its place. */
export function replaceRows<Declared>(
  db: Queryable,
  table: Table<Declared>,
  rows: readonly Written<Declared>[],
): Promise<void> {
  const keys = table.columns.filter(({ isKey }) => isKey).map(({ sqlName }) => sqlName);
  const sets = table.columns
    .filter(({ isKey }) => !isKey)
    .map(({ sqlName }) => `${sqlName} = excluded.${sqlName}`);
  return insertRows(db, table, rows, `ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${sets.join(', ')}`);
}

export const asBytes = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

function insertInto({ sqlName, columns }: AnyTable): string {
  const cells = columns.map(({ sqlType }, index) => `cells[${index + 1}]::${sqlType}`);
  // OFFSET 0: otherwise a row would be taken apart anew for each of its columns.
  return `INSERT INTO ${sqlName} (${columns.map((column) => column.sqlName).join(', ')})
     SELECT ${cells.join(', ')}
       FROM (SELECT string_to_array(line, $3, $4) AS cells FROM string_to_table($1, $2) AS line OFFSET 0) AS given`;
}

type Row = Readonly<Record<string, Cell | undefined>>;

const UNTRANSLATABLE_CHARACTER = '22P05';

function asText(
  rows: readonly Row[],
  { columns }: AnyTable,
): { readonly text: string; readonly separators: Separators } {
  const lines = rows.map((row) => columns.map(({ name }) => cellText(row[name])));
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
