import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { keyIdOf } from './introduced-keys';
import {
  keepKey,
  keyAt,
  keyFileAt,
  publicTextOf,
  SealKeyError,
  type KeyPlace,
  whereIs,
} from '../../access/key-file';
import { updateRows } from '../../database/table';
import { readRows } from '../../database/queryable';
import { type KeyTable, SEAL_KEY } from './seal-keys';

/**
 * Moves the private key out of the database, where releases before 0.2.0 kept it, into a file that only its owner can
 * read: the file of the current key, or a file of its own in the same directory if another key is in use.
 * @returns what was done and what remains to be done; undefined if the database holds no key
 */
export async function moveKeyOutOfDatabase(
  database: KeyTable,
  { place, directory }: { readonly place: KeyPlace; readonly directory: string },
): Promise<string | undefined> {
  const rows = await readRows<{ privateKey: string }>(
    database,
    `SELECT private_key FROM access.seal_key WHERE private_key IS NOT NULL`,
  );
  if (rows[0] === undefined) return undefined;
  const { privateKey: pem } = rows[0];
  const publicKey = publicTextOf(createPrivateKey(pem));
  const file = await keepFormer(pem, place, join(directory, `seal-key-${keyIdOf(publicKey)}.pem`));
  const moved = `The seal key ${keyIdOf(publicKey)} was moved from the database to ${file}. Keep a copy of it apart from the backups of the database; other machines that close days need it, too.`;
  const isOut = await erase(database, publicKey);
  return isOut
    ? `${moved} Backups made earlier contain it: change it with cagnotte seal-key introduce FILE if others had them.`
    : `${moved} This role may not take it out of the database: run cagnotte migrate here as the role that owns the tables.`;
}

async function keepFormer(pem: string, place: KeyPlace, otherFile: string): Promise<string> {
  const publicKey = publicTextOf(createPrivateKey(pem));
  const current = await keyAt(place);
  if (current === undefined && place.kind === 'file') {
    await keepKey(place.path, pem);
    const kept = await keyAt(place);
    if (kept !== undefined && publicTextOf(kept) === publicKey) return place.path;
  }
  if (current !== undefined && publicTextOf(current) === publicKey) return whereIs(place);
  await keepKey(otherFile, pem);
  const kept = await keyAt(keyFileAt(otherFile));
  if (kept !== undefined && publicTextOf(kept) === publicKey) return otherFile;
  throw new SealKeyError(
    `${otherFile} holds another key than the database`,
    'Move it away, then start again',
  );
}

async function erase(database: KeyTable, publicKey: string): Promise<boolean> {
  try {
    await updateRows(database, SEAL_KEY, [{ of: { publicKey }, to: { privateKey: null } }]);
  } catch (failure) {
    if ((failure as { readonly code?: unknown }).code === INSUFFICIENT_PRIVILEGE) return false;
    throw failure;
  }
  // Otherwise the deleted row stays in the file of the table until it is overwritten.
  await database.query('VACUUM (FULL) access.seal_key');
  return true;
}

const INSUFFICIENT_PRIVILEGE = '42501';
