import type { DataSource, QueryRunner } from 'typeorm';
import { inTransaction, readRows } from '../../database/queryable';
import { unwrap, wrap } from './cipher';
import { type HouseKey, PersonalKeyError } from './house-key';
import { overwriteFormerRows } from './subject-keys';

/**
 * Puts the keys of all persons, and the secrets of webhooks, under another key of the house, all or none. What is recorded does not change. A service that
 * still has the former key accepts no name until it is given the new one: `SubjectKeys` compares the fingerprint with each
 * key that it makes.
 * @param also further work of the same transaction
 * @returns how many keys were wrapped again
 * @throws PersonalKeyError where the names are not under `from`
 */
export async function changeHouseKey(
  dataSource: DataSource,
  { from, to }: { readonly from: HouseKey; readonly to: HouseKey },
  also: (db: QueryRunner) => Promise<unknown>,
): Promise<number> {
  const count = await inTransaction(dataSource, async (db) => {
    // The lock makes statements that add a key of a person wait; they then see the new fingerprint and fail.
    await db.query(`LOCK TABLE access.subject_key IN SHARE ROW EXCLUSIVE MODE`);
    await takePlaceOf(db, { from, to });
    await also(db);
    await wrapSecretsAgain(db, { from, to });
    return wrapAgain(db, { from, to });
  });
  // The former versions of the rows can be opened with the former key.
  await overwriteFormerRows(dataSource);
  return count;
}

interface Change {
  readonly from: HouseKey;
  readonly to: HouseKey;
}

async function takePlaceOf(db: QueryRunner, { from, to }: Change): Promise<void> {
  const changed = await readRows(
    db,
    `WITH changed AS (
       UPDATE access.personal_key SET fingerprint = $2 WHERE fingerprint = $1 RETURNING fingerprint)
     SELECT fingerprint FROM changed`,
    [from.fingerprint, to.fingerprint],
  );
  if (changed.length > 0) return;
  throw new PersonalKeyError(
    `The names in this database are not under ${from.fingerprint}`,
    'Run `cagnotte doctor`: it names the key',
  );
}

/** The secrets of webhooks are wrapped like the keys of persons, by their hash; there are at most two of each webhook. */
async function wrapSecretsAgain(db: QueryRunner, { from, to }: Change): Promise<void> {
  await db.query(`LOCK TABLE access.webhook_secret IN SHARE ROW EXCLUSIVE MODE`);
  const rows = await readRows<{ hash: string; wrapped: string }>(
    db,
    `SELECT hash, wrapped FROM access.webhook_secret`,
  );
  const wrapped = rows.map((row) => wrap(unwrap(row.hash, row.wrapped, from.bytes), to.bytes));
  await db.query(
    `UPDATE access.webhook_secret s SET wrapped = again.wrapped
       FROM unnest($1::text[], $2::text[]) AS again(hash, wrapped) WHERE s.hash = again.hash`,
    [rows.map(({ hash }) => hash), wrapped],
  );
}

const PAGE = 1_000;

async function wrapAgain(db: QueryRunner, { from, to }: Change): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const rows = await readRows<{ keyId: string; wrapped: string }>(
      db,
      `SELECT key_id, wrapped FROM access.subject_key
        WHERE wrapped IS NOT NULL AND key_id > $1 ORDER BY key_id LIMIT ${PAGE}`,
      [after],
    );
    if (rows.length === 0) return count;
    const wrapped = rows.map((row) => wrap(unwrap(row.keyId, row.wrapped, from.bytes), to.bytes));
    await db.query(
      `UPDATE access.subject_key k SET wrapped = again.wrapped
         FROM unnest($1::text[], $2::text[]) AS again(key_id, wrapped) WHERE k.key_id = again.key_id`,
      [rows.map(({ keyId }) => keyId), wrapped],
    );
    count += rows.length;
    after = rows.at(-1)!.keyId;
  }
}
