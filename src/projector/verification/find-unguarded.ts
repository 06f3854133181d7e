import type { DataSource } from 'typeorm';
import CATALOGUE_OF_RELEASE from './catalogue/catalogue-of-release.json';
import { changedObjects } from './catalogue/changed-objects';
import { describeCatalogue, readingTheCatalogue } from './catalogue/describe-catalogue';
import { findForeignObjects } from './catalogue/foreign-objects';
import { findForeignRights } from './catalogue/foreign-rights';
import { findForeignSettings } from './catalogue/foreign-settings';
import { findGhosts } from './ghost-services';
import type { Problem } from './problem';
import { findWrongRows, type PlacedLog } from './wrong-rows';

/**
 * The findings of the guard: objects of the product that differ from what the migrations of this release create, foreign
 * objects that can change its results, rights and settings that do so, and the single rows on which appends and projections
 * depend. The reference is a file of the release, because the database cannot prove itself.
 * @param houseKey the fingerprint of the key for personal data on this machine; without it that of the table is not compared
 */
export async function findUnguarded(
  dataSource: DataSource,
  store: PlacedLog,
  houseKey?: string,
): Promise<Problem[]> {
  const objects = await readingTheCatalogue(dataSource, async (db) => [
    ...changedObjects(await describeCatalogue(db), CATALOGUE_OF_RELEASE),
    ...(await findForeignObjects(db)),
    ...(await findForeignSettings(db)),
    ...(await findForeignRights(db)),
  ]);
  const details = [...objects, ...(await wrongRows(dataSource, { store, houseKey }).catch(unlessMissing))];
  return details.map((detail) => ({ check: 'guards', detail }));
}

const wrongRows = async (
  dataSource: DataSource,
  known: { readonly store: PlacedLog; readonly houseKey: string | undefined },
): Promise<readonly string[]> => [
  ...(await readingTheCatalogue(dataSource, (db) =>
    findWrongRows(db, { ...known, ofRelease: dataSource.migrations }),
  )),
  ...(await findGhosts(dataSource)),
];

/** Reports missing tables, columns and schemas, and reads rows only from those that exist. */
const MISSING = ['42P01', '42703', '3F000'];

function unlessMissing(failure: unknown): readonly string[] {
  const { code = '', message = '' } = failure as { readonly code?: string; readonly message?: string };
  if (MISSING.includes(code)) return [`rows of the service cannot be read: ${message}`];
  throw failure;
}
