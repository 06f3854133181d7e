import type { DataSource } from 'typeorm';
import { SYSTEM_SOURCES } from '../../access/access-sources';
import { keyAt, publicTextOf } from '../../access/key-file';
import { houseKeyAt } from '../../access/personal-data/house-key';
import { knownFingerprint } from '../../access/personal-data/subject-keys';
import { introducedKeys } from '../../ledger/gaming-day/seal-keys';
import type { EventStorePort } from '../../event-log/event-store.port';
import { readRows } from '../../database/queryable';
import { keyIdOf } from '../../ledger/gaming-day/introduced-keys';
import { aboutUnbound } from '../../people/former-keys';
import type { House } from '../../people/house.state';
import { PeopleRegister } from '../../people/people-register';
import { readLivePosition } from '../../projector/generations/generation';
import { type Config, readConfig } from '../config';
import { personalKeyPlace, sealKeyPlace } from '../key-places';
import { type OpenDatabase, openDatabase } from '../database/open-database';
import { READ_ONLY_REMEDIES, takesNoWrites, whyServerReadOnly } from '../database/read-only-server';
import { openEventStore } from '../open-books';
import { stateOfBooks } from '../health.controller';
import { answer, say } from './terminal';
import { majorVersionOf } from '../database/cluster';
import { dataDirectoryAt } from '../database/data-directory';
import { missingRights, reachOf } from '../database/service-role';
import { checkEventStoreAlone, checkStreams } from './doctor-event-store';
import { checkSurroundings } from './doctor-mail';
import {
  advice,
  type DoctorCheck,
  checkEnd,
  checkText,
  ENDS_SOON_DAYS,
  fault,
  well,
  checkClockOfDatabase,
  checkDisk,
  checkReplica,
} from './doctor-machine';

const MIGRATE = 'Start a service of this release, or run cagnotte migrate as the role that owns the tables';

/**
 * `cagnotte doctor`: looks at machine, configuration, database, event store, log, books and credentials, and says in a
 * line each what it sees and what to do. It makes no database, migrates none and writes nothing; an embedded server
 * that is stopped runs while it looks. Answers the exit code: 0 when nothing is at fault, whatever it advises; books
 * that are behind are no fault, since a service may just not be running.
 * @throws ConfigError, EmbeddedPostgresError or EventStoreUnavailable where database or event store cannot be opened
 */
export async function doctor(): Promise<number> {
  const config = readConfig();
  const ofMachine = print(await checkSurroundings(config));
  const missing = missingDatabase(config);
  const ofBooks = missing === undefined ? await printBooks(config) : print([missing]);
  const ofStore = missing !== undefined && print(await checkEventStoreAlone(config));
  return ofMachine || ofBooks || ofStore ? 1 : 0;
}

/** Where the database cannot be opened, the event store is looked at all the same. */
async function printBooks(config: Config): Promise<boolean> {
  let database: OpenDatabase;
  try {
    database = await openDatabase(config, () => undefined, { readOnly: true });
  } catch (failure) {
    print(await checkEventStoreAlone(config));
    throw failure;
  }
  return print(await checkBooks(config, database));
}

function print(checks: readonly DoctorCheck[]): boolean {
  if (checks.length > 0) say(answer(checks.map(checkText).join('\n')));
  return checks.some(({ verdict }) => verdict === 'fault');
}

/** Checked first, because opening a missing embedded database would create it. */
function missingDatabase({ databaseUrl, dataDirectory }: Config): DoctorCheck | undefined {
  if (databaseUrl !== undefined || majorVersionOf(dataDirectoryAt(dataDirectory).cluster) !== undefined)
    return undefined;
  return fault(
    'database',
    `there is none in ${dataDirectory}`,
    'Correct CAGNOTTE_DATA_DIR, set DATABASE_URL, or start the service, which makes one',
  );
}

async function checkBooks(config: Config, database: OpenDatabase): Promise<DoctorCheck[]> {
  const { dataSource } = database;
  try {
    const checks = [
      well('database', database.description),
      await checkServer(database),
      ...(await checkFiles(dataSource, config)),
      await checkClockOfDatabase(dataSource),
      await checkRole(dataSource, config),
      ...(await checkReplica(dataSource, config)),
    ];
    // Without the database, the remaining checks are impossible.
    if (checks.some(({ name, verdict }) => name === 'role' && verdict === 'fault')) return checks;
    const pending = await pendingMigrations(dataSource);
    if (pending > 0)
      return [...checks, fault('tables', `${pending} migrations of this release have not run`, MIGRATE)];
    const keys = [await checkKeyOfHouse(dataSource, config), await checkNames(dataSource, config)];
    return [...checks, ...keys, ...(await checkLog(dataSource, config))];
  } finally {
    await database.close();
  }
}

async function checkServer({ dataSource, url }: OpenDatabase): Promise<DoctorCheck> {
  const seen = `PostgreSQL ${await setting(dataSource, 'server_version')}`;
  const by = await whyServerReadOnly(url);
  return by === undefined
    ? well('server', seen)
    : fault('server', `${seen} ${takesNoWrites(by)}`, READ_ONLY_REMEDIES[by]);
}

async function setting(dataSource: DataSource, name: string): Promise<string> {
  const rows = await readRows<{ value: string }>(dataSource, `SELECT current_setting($1) AS value`, [name]);
  return rows[0]!.value;
}

async function pendingMigrations(dataSource: DataSource): Promise<number> {
  const ran = await readRows<{ name: string }>(dataSource, `SELECT name FROM public.schema_migration`);
  const names = new Set(ran.map(({ name }) => name));
  return dataSource.migrations.filter(({ name }) => !names.has(name ?? '')).length;
}

async function checkRole(dataSource: DataSource, { databaseUrl }: Config): Promise<DoctorCheck> {
  const { role, isSuperuser, owned } = (await reachOf(dataSource))!;
  const missing = await missingRights(dataSource);
  if (missing.length > 0) {
    const remedy = `Run cagnotte migrate --grant-to ${role} as the role that owns the tables`;
    return fault('role', `${role} lacks ${missing.join(', ')}`, remedy);
  }
  if (databaseUrl === undefined) return well('role', `${role}, of the embedded server`);
  if (!isSuperuser && owned === 0) return well('role', `${role} owns nothing`);
  return advice(
    'role',
    `${role} ${isSuperuser ? 'is a superuser' : `owns ${owned} tables`} and could switch off what keeps the log`,
    'Run the service as another role (docs/operations/README.md, two roles of the database)',
  );
}

async function checkFiles(dataSource: DataSource, config: Config): Promise<DoctorCheck[]> {
  const size = `SELECT pg_database_size(current_database())::float8 AS bytes`;
  const bytes = (await readRows<{ bytes: number }>(dataSource, size))[0]!.bytes;
  const disk =
    config.databaseUrl === undefined
      ? checkDisk(config.dataDirectory, bytes)
      : well('disk', 'that of the database is not seen from here: watch it there');
  return config.backups === undefined ? [disk, await checkArchiving(dataSource)] : [disk];
}

/** Without CAGNOTTE_BACKUPS, checks the archiving of the write-ahead log as PostgreSQL reports it. */
async function checkArchiving(dataSource: DataSource): Promise<DoctorCheck> {
  const [archiver] = await readRows<{ last: string | null; failed: boolean }>(
    dataSource,
    `SELECT last_archived_time::text AS last, coalesce(last_failed_time > last_archived_time, false) AS failed
       FROM pg_stat_archiver`,
  );
  const remedy = 'Set CAGNOTTE_BACKUPS to the directory that your backups are written to';
  if (archiver === undefined || archiver.last === null)
    return advice('backup', 'nothing here tells when the last one was made', remedy);
  const seen = `the write-ahead log was last archived at ${archiver.last}`;
  return archiver.failed
    ? fault('backup', `${seen}, and then failed`, 'See archive_command in the log of PostgreSQL')
    : well('backup', seen);
}

async function checkKeyOfHouse(dataSource: DataSource, config: Config): Promise<DoctorCheck> {
  const [within] = await readRows<{ publicKey: string }>(
    dataSource,
    `SELECT public_key FROM access.seal_key WHERE private_key IS NOT NULL`,
  );
  if (within !== undefined) {
    const seen = `the private key ${keyIdOf(within.publicKey)} is in the database: whoever has a copy can seal`;
    return fault(
      'seals',
      seen,
      'Run cagnotte migrate as the role that owns the tables: it moves the key to a file',
    );
  }
  const known = await introducedKeys(dataSource);
  const named = known.map(({ publicKey }) => keyIdOf(publicKey)).join(', ');
  // What is wrong with the key itself is said above.
  const key = await keyAt(sealKeyPlace(config)).catch(() => undefined);
  if (key === undefined || known.some(({ publicKey }) => publicKey === publicTextOf(key)) || named === '')
    return well('seals', `keys of the house: ${named || 'none yet'}`);
  const seen = `${keyIdOf(publicTextOf(key))} is none of the keys of the house: ${named}`;
  return fault(
    'seals',
    seen,
    'Put back the former key, and introduce this one with cagnotte seal-key introduce FILE',
  );
}

async function checkNames(dataSource: DataSource, config: Config): Promise<DoctorCheck> {
  const known = await knownFingerprint(dataSource);
  // What is wrong with the key itself is said above.
  const key = await houseKeyAt(personalKeyPlace(config)).catch(() => undefined);
  if (known === undefined) return well('names', 'none is recorded under a key yet');
  if (key?.fingerprint === known) return well('names', `under the key ${known}`);
  const found = key === undefined ? 'is missing' : `is another one, ${key.fingerprint}`;
  return fault(
    'names',
    `are under the key ${known}, which ${found}: the service does not start`,
    'Put that key back from the machine or the backup that has it (docs/operations/personal-data.md)',
  );
}

async function checkLog(dataSource: DataSource, config: Config): Promise<DoctorCheck[]> {
  const { store, description } = await openEventStore(config, dataSource);
  try {
    const head = await store.head();
    const { place, generation } = await readLivePosition(dataSource, store);
    const reached = `last place ${head}, projected up to ${place ?? 'nothing'} in generation ${generation}`;
    const { lagSeconds, parkedKeys } = await stateOfBooks(dataSource, store);
    return [
      well('store', description),
      well('log', head === undefined ? 'empty' : reached),
      well('lag', lagSeconds === 0 ? 'none' : `${lagSeconds} s behind the log`),
      parkedKeys === 0
        ? well('parked', 'nothing')
        : fault('parked', `${parkedKeys} keys`, 'Install a release with the fix, then run cagnotte retry'),
      ...(config.eventStore.kind === 'eventstoredb' ? await checkStreams(store) : []),
      ...(await checkCredentials(store)),
    ];
  } finally {
    await store.close();
  }
}

/** Checks credentials that expire soon or expired lately; an old one that was replaced is not reported. */
async function checkCredentials(store: EventStorePort): Promise<DoctorCheck[]> {
  const house = await new PeopleRegister(store, SYSTEM_SOURCES).house();
  return [...checkEnds(house), checkSources(house)];
}

/** Counts credentials that may still report from every source, because they will end without notice to the device. */
function checkSources(house: House): DoctorCheck {
  const unbound = aboutUnbound(house, new Date().toISOString());
  return unbound === undefined
    ? well('sources', 'every key that reports names its own')
    : advice(
        'sources',
        unbound,
        'Replace them by credentials with sources and classes (issueDeviceCredential)',
      );
}

function checkEnds({ credentials, persons }: House): DoctorCheck[] {
  const replaced = new Set([...credentials.values()].map(({ replaces }) => replaces));
  const ending = [...credentials.values()].filter(
    ({ id, revoked, expiresAt }) =>
      revoked === undefined &&
      !replaced.has(id) &&
      Math.abs(Date.parse(expiresAt) - Date.now()) <= ENDS_SOON_DAYS * 86_400_000,
  );
  if (ending.length === 0) return [well('keys', `none ends within ${ENDS_SOON_DAYS} days`)];
  return ending.map(({ id, name, person, expiresAt }) => {
    const holder = name ?? persons.get(person!)!.name;
    const ends = new Date(expiresAt);
    const check = checkEnd('keys', `credential ${id} of ${holder}`, ends, 'Rotate it with rotateCredential');
    // The key of a system that no longer exists is not a fault of the service.
    return check.verdict === 'fault' ? { ...check, verdict: 'advice' } : check;
  });
}
