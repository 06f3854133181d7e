import type { DataSource } from 'typeorm';
import { PARTITIONS } from '../../event-log/event-store.port';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { readLivePlaces } from '../generations/generation';
import { type Queryable, readRows } from '../../ledger/_core/store/queryable';
import CATALOGUE_OF_RELEASE from './catalogue/catalogue-of-release.json';
import { changedObjects } from './catalogue/changed-objects';
import { describeCatalogue, readingTheCatalogue } from './catalogue/describe-catalogue';
import { findForeignObjects } from './catalogue/foreign-objects';
import { findForeignRights } from './catalogue/foreign-rights';
import { findForeignSettings } from './catalogue/foreign-settings';
import type { Problem } from './problem';

/**
 * What the guard sees: objects of the product that are not as the migrations of this release make them, what others made that
 * can act on them, rights and settings that change what is computed, and the single rows on which appends and projections
 * depend. The reference is a file of the release, so that nothing in the database vouches for itself.
 */
export async function findUnguarded(dataSource: DataSource): Promise<Problem[]> {
  const details = await readingTheCatalogue(dataSource, async (db) => [
    ...changedObjects(await describeCatalogue(db), CATALOGUE_OF_RELEASE),
    ...(await findForeignObjects(db)),
    ...(await findForeignSettings(db)),
    ...(await findForeignRights(db)),
    ...(await missingRows(db)),
  ]);
  return details.map((detail) => ({ check: 'guards', detail }));
}

/** Without its row, `head` lets no append in and `live` no query; without that of a partition, its casinos are not projected. */
async function missingRows(db: Queryable): Promise<string[]> {
  const details: string[] = [];
  for (const [table, wanted] of [
    ['event_log.head', 1],
    ['projection.live', 1],
    ['projection.lease', PARTITIONS],
  ] as const) {
    const [{ rows } = { rows: 0n }] = await readRows<{ rows: bigint }>(
      db,
      `SELECT count(*) AS rows FROM ${table}`,
    );
    const must = wanted === 1 ? 'one row' : `${wanted} rows`;
    if (Number(rows) !== wanted) details.push(`${table} must have ${must} and has ${rows}`);
  }
  const { places } = await readLivePlaces(db);
  const missing = [...ALL_PARTITIONS].filter((partition) => !places.has(partition));
  if (missing.length > 0)
    details.push(`projection.checkpoint does not say how far partition ${missing.join(', ')} stands`);
  return details;
}
