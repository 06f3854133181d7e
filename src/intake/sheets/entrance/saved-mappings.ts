import { column, table } from '../../../database/table';
import { inTransaction, type Queryable, readRows } from '../../../database/queryable';
import type { DataSource } from 'typeorm';
import { accepted, refused, type Result } from '../../../kernel/result';
import { readMapping } from '../read-mapping';
import type { SheetMapping } from '../sheet-mapping';

/** Mappings of a casino, by the names under which persons saved them. The mapping is JSON. */
export const SHEET_MAPPING = table('access.sheet_mapping', {
  casino: column.key(column.text),
  name: column.key(column.text),
  mapping: column.text,
  savedAt: column.instant,
});

export interface SavedMapping {
  readonly name: string;
  readonly mapping: SheetMapping;
  readonly savedAt: Date;
}

/** More kinds of sheets than a house has. */
export const MOST_MAPPINGS = 100;

/** Characters of the name of a mapping. */
export const LONGEST_MAPPING_NAME = 80;

/** The first number of the advisory lock for saving; the second one is the casino. It is arbitrary. */
const SAVING_LOCK = 436;

export type NotSaved = 'SHEET.MAPPING_NAME' | 'SHEET.TOO_MANY_MAPPINGS';

/** The saved mappings of a casino, by name. One that this release cannot read any more is left out. */
export async function readSavedMappings(db: Queryable, casino: string): Promise<readonly SavedMapping[]> {
  const rows = await readRows<{ name: string; mapping: string; savedAt: Date }>(
    db,
    `SELECT name, mapping, saved_at FROM ${SHEET_MAPPING.sqlName} WHERE casino = $1 ORDER BY name`,
    [casino],
  );
  return rows.flatMap(({ mapping, ...row }) => {
    const read = readMapping(JSON.parse(mapping));
    return read.ok ? [{ ...row, mapping: read.value }] : [];
  });
}

/**
 * Saves a mapping under a name; one of the same name is replaced.
 * @returns whether one was replaced
 */
export async function saveMapping(
  dataSource: DataSource,
  casino: string,
  { name: given, mapping }: Pick<SavedMapping, 'name' | 'mapping'>,
): Promise<Result<{ readonly name: string; readonly replaced: boolean }, { readonly code: NotSaved }>> {
  const name = given.normalize('NFC').trim();
  if (name === '' || name.length > LONGEST_MAPPING_NAME || /\p{C}/u.test(name))
    return refused({ code: 'SHEET.MAPPING_NAME' });
  return inTransaction(dataSource, async (db) => {
    // Two that are saved at the same time are counted one after the other.
    await db.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [SAVING_LOCK, casino]);
    const known = await readRows<{ name: string }>(
      db,
      `SELECT name FROM ${SHEET_MAPPING.sqlName} WHERE casino = $1`,
      [casino],
    );
    const replaced = known.some((each) => each.name === name);
    if (!replaced && known.length >= MOST_MAPPINGS) return refused({ code: 'SHEET.TOO_MANY_MAPPINGS' });
    await db.query(
      `INSERT INTO ${SHEET_MAPPING.sqlName} (casino, name, mapping) VALUES ($1, $2, $3)
       ON CONFLICT (casino, name) DO UPDATE SET mapping = EXCLUDED.mapping, saved_at = clock_timestamp()`,
      [casino, name, JSON.stringify(mapping)],
    );
    return accepted({ name, replaced });
  });
}

/** Removes a mapping; what was imported with it stays recorded. @returns whether there was one */
export async function removeMapping(db: Queryable, casino: string, name: string): Promise<boolean> {
  const removed = await readRows(
    db,
    `WITH removed AS (DELETE FROM ${SHEET_MAPPING.sqlName} WHERE casino = $1 AND name = $2 RETURNING name)
     SELECT name FROM removed`,
    [casino, name],
  );
  return removed.length > 0;
}
