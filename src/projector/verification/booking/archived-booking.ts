import { type Queryable, setLocal } from '../../../database/queryable';
import { asJson } from '../../../database/table';
import { casinosUntil } from '../../../ledger/register/register';
import { liveGeneration, schemaOf, seeGeneration } from '../../generations/generation';
import type { ArchivedLine } from '../archive-line';
import type { Problem } from '../problem';
import { findMisbooked } from './find-misbooked';

const AT_ONCE = 5_000;

/**
 * Checks the journal of an archive, as the archive has it, against the law of the books. Its lines are loaded into a temporary
 * table, which the search path finds before the journal that was derived from the log.
 * @param db a transaction on the database in which the log of the archive was projected
 */
export async function findMisbookedInArchive(
  db: Queryable,
  journal: readonly ArchivedLine[],
): Promise<Problem[]> {
  const generation = await liveGeneration(db);
  const derived = schemaOf(generation);
  await db.query(`CREATE TEMPORARY TABLE journal_line AS SELECT * FROM ${derived}.journal_line WITH NO DATA`);
  await setLocal(db, { search_path: `pg_catalog, pg_temp, ${derived}` });
  for (let from = 0; from < journal.length; from += AT_ONCE) {
    const rows = journal.slice(from, from + AT_ONCE).map(({ row }) => row);
    const ofRows = 'jsonb_populate_recordset(NULL::pg_temp.journal_line, $1::jsonb)';
    await db.query(`INSERT INTO pg_temp.journal_line SELECT * FROM ${ofRows}`, [asJson(rows)]);
  }
  await db.query('ANALYZE pg_temp.journal_line');
  const problems: Problem[] = [];
  for (const { casino } of await casinosUntil(db)) problems.push(...(await findMisbooked(db, casino)));
  await db.query('DROP TABLE pg_temp.journal_line');
  await seeGeneration(db, generation);
  return problems;
}
