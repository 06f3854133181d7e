import { SYSTEM_SOURCES } from '../../access/access-sources';
import type { Reporter } from '../../kernel/event-definition';
import type { Role } from '../../access/permissions';
import { scopeAsked } from '../../people/casinos.rules';
import { Credentials, type MadeCredential } from '../../people/credentials';
import { PeopleRegister, PEOPLE_STREAM } from '../../people/people-register';
import type { PeopleRefusal } from '../../people/people.refusals';
import type { Actor } from '../../people/people.rules';
import type { EventStorePort } from '../../event-log/event-store.port';
import type { DataSource } from 'typeorm';
import { readConfig } from '../config';
import { type OpenStorage, withStorage } from '../open-books';
import type { Saying } from './terminal';
import { say, account, answer, failure, keepConsoleDecisions, keepConsoleActIn } from './terminal';
import { changeHouseKey } from '../../access/personal-data/change-house-key';
import type { HouseKey } from '../../access/personal-data/house-key';
import { houseKeyAt, makeHouseKey, PersonalKeyError } from '../../access/personal-data/house-key';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import { withDatabase } from '../database/open-database';
import { personalKeyPlace, sealKeyPlace } from '../key-places';
import { introducedKeys, SealKeys } from '../../ledger/gaming-day/seal-keys';
import { decidedKeysIn, type IntroducedKey, keyIdOf } from '../../ledger/gaming-day/introduced-keys';
import { keyFileAt, publicKeyOfFile } from '../../access/key-file';

export interface KeyOptions {
  readonly system: string;
  readonly role: readonly Role[];
  readonly casino?: readonly string[];
  readonly everyCasino?: boolean;
  readonly source?: readonly string[];
  readonly class?: readonly Reporter[];
}

/**
 * `cagnotte key`: makes a credential of a device or a service, for the user of the machine. It decides nothing: persons are
 * enrolled with `cagnotte person`. The credential is all that standard output gets.
 * @returns the exit code: 1 when none was made
 */
export async function key({
  system,
  role,
  casino = [],
  everyCasino = false,
  ...reports
}: KeyOptions): Promise<number> {
  return withStorage(readConfig(), async ({ store, database }) => {
    const { credentials } = officesAtConsole(store, database.dataSource);
    const made = await credentials.makeForDevice(atConsole(), {
      kind: role.every((each) => each === 'ingest') ? 'device' : 'service',
      name: system,
      roles: role,
      casinos: scopeAsked({ everyCasino, casinos: casino }),
      sources: reports.source ?? [],
      toldBy: reports.class ?? [],
    });
    return say(made.ok ? shown(made.value, database.description) : failureOf(made.refusal));
  });
}

/** Who decides about persons and credentials at the console; each decision is kept in the security log. */
export function officesAtConsole(
  store: EventStorePort,
  dataSource: DataSource,
): { readonly register: PeopleRegister; readonly credentials: Credentials } {
  const register = new PeopleRegister(store, SYSTEM_SOURCES);
  keepConsoleDecisions(dataSource, register);
  return { register, credentials: new Credentials(register, SYSTEM_SOURCES) };
}

export const atConsole = (): Actor => ({ by: { kind: 'console', id: account() }, casinos: 'all' });

function shown({ secret, credential, expiresAt }: MadeCredential, database: string): Saying {
  const { id, name, roles, casinos, sources = [], toldBy = [] } = credential;
  const where = casinos === 'all' ? 'every casino' : casinos.join(', ');
  const reports =
    toldBy.length === 0 ? '' : ` It reports as ${toldBy.join(', ')} from ${sources.join(', ')}.`;
  return {
    code: 0,
    out: `${secret}\n`,
    err:
      `Credential ${id} of ${name}: ${roles.join(', ')} of ${where}, in ${database}.${reports} ` +
      `It is shown this once and expires on ${expiresAt.toISOString().slice(0, 10)}.\n`,
  };
}

export const failureOf = ({ code, message }: PeopleRefusal): Saying => failure(code, message);

/**
 * `cagnotte personal-key change FILE`: puts the keys of all persons under the key of a file, which is made where it does not
 * exist. To be run as the owner of the tables.
 * @returns the exit code: 1 when nothing was changed
 */
export async function changePersonalKey(file: string): Promise<number> {
  const config = readConfig();
  return withDatabase(config, async (dataSource) => {
    const from = await new SubjectKeys(dataSource, personalKeyPlace(config)).house();
    const to = await keyOfFile(file);
    if (to.fingerprint === from.fingerprint)
      return failed(`${file} holds the key ${to.fingerprint}, which is in use: name a new file`);
    const details = { from: from.fingerprint, to: to.fingerprint };
    const count = await changeHouseKey(dataSource, { from, to }, (db) =>
      keepConsoleActIn(db, { kind: 'personal-key.changed', details }),
    );
    return say({ code: 0, out: `${to.fingerprint}\n`, err: whatToDo(file, count) });
  }).catch((fault: unknown) => {
    if (fault instanceof PersonalKeyError) return failed(fault.message);
    if ((fault as { readonly code?: string }).code !== NOT_ALLOWED) throw fault;
    return failed(
      'this role of the database does not own the tables: set DATABASE_URL to the one that migrates',
    );
  });
}

const NOT_ALLOWED = '42501';

async function keyOfFile(file: string): Promise<HouseKey> {
  await makeHouseKey(file);
  return (await houseKeyAt(keyFileAt(file)))!;
}

const whatToDo = (file: string, count: number): string =>
  `${count} ${count === 1 ? 'key of a person is' : 'keys of persons are'} under this key now. Copy ${file} to every machine and to a safe ` +
  `place, set CAGNOTTE_PERSONAL_KEY to it and start the services again; until then they take no event that names a person. ` +
  `Backups of the database from before need the former key.\n`;

const failed = (why: string): number => say(failure('personal-key', why));

/**
 * `cagnotte seal-key introduce FILE`: rotation. Has the current key introduce that of a file, which is made where it does not exist;
 * the next close is sealed with it once CAGNOTTE_SEAL_KEY names the file.
 */
export const introduceSealKey = (file: string): Promise<number> =>
  withKeys(async (keys) => {
    const { introduced, by } = await keys.introduceFile(file);
    return `Seal key ${introduced} is introduced by ${by}. Set CAGNOTTE_SEAL_KEY=${file} and start the services again.\n`;
  });

/**
 * `cagnotte seal-key new FILE`: makes a key that no other introduces, for a house that lost its own. It seals nothing before two
 * administrators have introduced it.
 */
export async function makeSealKey(file: string): Promise<number> {
  const publicKey = await publicKeyOfFile(file);
  return say(
    answer(
      `Seal key ${keyIdOf(publicKey)}, in ${file}. Two administrators introduce it, if the key before is lost ` +
        `(proposeSealKey, approveSealKey):\n${publicKey}`,
    ),
  );
}

/** `cagnotte seal-key vouch ID...`: the current key introduces keys that a release before 0.2.0 entered. */
export const vouchForSealKeys = (ids: readonly string[]): Promise<number> =>
  withKeys(async (keys) => {
    await keys.introduceEarlier(ids);
    return `Introduced: ${ids.join(', ')}\n`;
  });

/** `cagnotte seal-key list`: every seal key of this house by its short name, and which one introduced it. */
export const listSealKeys = (): Promise<number> =>
  withKeys(async (_keys, { database, store }) => {
    const decided = await decidedKeysIn(store.readStream(PEOPLE_STREAM));
    const introduced = ({ publicKey, introducedBy }: IntroducedKey): string => {
      const { persons, at } = decided.get(publicKey) ?? {};
      if (persons !== undefined) return `introduced by ${persons.join(' and ')} at ${at}`;
      return introducedBy === null ? 'first' : `introduced by ${keyIdOf(introducedBy)}`;
    };
    return (await introducedKeys(database.dataSource))
      .map((key) => `${keyIdOf(key.publicKey)} ${introduced(key)}\n`)
      .join('');
  });

const withKeys = (work: (keys: SealKeys, books: OpenStorage) => Promise<string>): Promise<number> => {
  const config = readConfig();
  return withStorage(config, async (books) => {
    const keys = new SealKeys(books.database.dataSource, books.store, sealKeyPlace(config));
    return say({ code: 0, out: await work(keys, books), err: '' });
  });
};
