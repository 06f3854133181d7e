import { changeHouseKey } from '../../access/personal-data/change-house-key';
import {
  type HouseKey,
  houseKeyAt,
  makeHouseKey,
  PersonalKeyError,
} from '../../access/personal-data/house-key';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { personalKeyPlace } from '../key-places';
import { keepConsoleActIn, say } from './terminal';

/**
 * `cagnotte personal-key change FILE`: puts the keys of all persons under the key of a file, which is made where it does not
 * exist. To be run as the owner of the tables.
 * @returns the exit code: 1 when nothing was changed
 */
export async function changePersonalKey(file: string): Promise<number> {
  const config = readConfig();
  const database = await openDatabase(config, () => undefined);
  try {
    const { dataSource } = database;
    const from = await new SubjectKeys(dataSource, personalKeyPlace(config)).house();
    const to = await keyOfFile(file);
    if (to.fingerprint === from.fingerprint)
      return failed(`${file} holds the key ${to.fingerprint}, which is in use: name a new file`);
    const count = await changeHouseKey(dataSource, { from, to }, (db) =>
      keepConsoleActIn(db, {
        kind: 'personal-key.changed',
        details: { from: from.fingerprint, to: to.fingerprint },
      }),
    );
    return say({ code: 0, out: `${to.fingerprint}\n`, err: whatToDo(file, count) });
  } catch (failure) {
    if (failure instanceof PersonalKeyError) return failed(failure.message);
    if ((failure as { readonly code?: string }).code === NOT_ALLOWED)
      return failed(
        'this role of the database does not own the tables: set DATABASE_URL to the one that migrates',
      );
    throw failure;
  } finally {
    await database.close();
  }
}

/** SQLSTATE insufficient_privilege. */
const NOT_ALLOWED = '42501';

async function keyOfFile(file: string): Promise<HouseKey> {
  await makeHouseKey(file);
  return (await houseKeyAt({ kind: 'file', path: file, isUsual: false }))!;
}

const whatToDo = (file: string, count: number): string =>
  `${count} ${count === 1 ? 'key of a person is' : 'keys of persons are'} under this key now. Copy ${file} to every machine and to a safe ` +
  `place, set CAGNOTTE_PERSONAL_KEY to it and start the services again; until then they take no event that names a person. ` +
  `Backups of the database from before need the former key.\n`;

const failed = (why: string): number => say({ code: 1, out: '', err: `personal-key: ${why}\n` });
