import { statfsSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get as getOverTls } from 'node:https';
import { newestChange } from '../newest-change';
import { keyAt, KeyFileError, type KeyPlace, publicTextOf, whereIs } from '../../access/key-file';
import { houseKeyAt, placeOfHouseKey } from '../../access/personal-data/house-key';
import { keyIdOf } from '../../ledger/gaming-day/introduced-keys';
import type { DataSource } from 'typeorm';
import { readRows } from '../../database/queryable';
import type { Config } from '../config';
import { failureToListen } from '../free-port';
import { lookOnce, MOST_LAG_MS, wordsFor } from '../database/open-replica';
import { personalKeyPlace, sealKeyPlace } from '../key-places';
import { endOfCertificate, readTls } from '../tls';

export interface DoctorCheck {
  readonly name: string;
  readonly seen: string;
  /** A fault makes the command fail; advice does not. */
  readonly verdict: 'well' | 'advice' | 'fault';
  readonly remedy?: string;
}

export const well = (name: string, seen: string): DoctorCheck => ({ name, seen, verdict: 'well' });

export const advice = (name: string, seen: string, remedy: string): DoctorCheck => ({
  name,
  seen,
  verdict: 'advice',
  remedy,
});

export const fault = (name: string, seen: string, remedy: string): DoctorCheck => ({
  name,
  seen,
  verdict: 'fault',
  remedy,
});

const MARKS = { well: '', advice: 'ADVICE ', fault: 'FAULT ' } as const;

export const checkText = ({ name, seen, verdict, remedy }: DoctorCheck): string =>
  `${name.padEnd(11)}${MARKS[verdict]}${seen}${remedy === undefined ? '' : `. ${remedy}.`}`;

const DAY_MS = 24 * 60 * 60_000;

/** Credentials that end sooner are named, so that new ones can be made in time. */
export const ENDS_SOON_DAYS = 30;

/** Checks an expiry: in the past it is a fault, soon it is advice. */
export function checkEnd(name: string, what: string, ends: Date, remedy: string): DoctorCheck {
  const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS);
  const on = ends.toISOString().slice(0, 10);
  if (days < 0) return fault(name, `${what} ended on ${on}`, remedy);
  if (days < ENDS_SOON_DAYS) return advice(name, `${what} ends on ${on}, in ${days} days`, remedy);
  return well(name, `${what} is valid until ${on}`);
}

const OLDEST_NODE = [20, 19] as const;
const GIB = 2 ** 30;
const ANSWER_MS = 3_000;
const HOUR_MS = 60 * 60_000;
/** The oldest acceptable backup: one a day, and two hours for a slow one. */
const OLDEST_BACKUP_HOURS = 26;

export async function checkMachine(config: Config): Promise<DoctorCheck[]> {
  return [
    checkNode(),
    await checkPort(config),
    ...(config.tls === undefined ? [] : [checkTls(config)]),
    await checkSealKey(sealKeyPlace(config)),
    await checkPersonalKey(personalKeyPlace(config)),
    ...(config.backups === undefined ? [] : [checkBackups(config.backups)]),
  ];
}

export function checkNode(version = process.versions.node): DoctorCheck {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  const isOldEnough = major > oldest || (major === oldest && minor >= oldestMinor);
  if (isOldEnough) return well('node', version);
  return fault('node', `${version} is too old`, `Install Node ${OLDEST_NODE.join('.')} or later`);
}

/**
 * Free space where the database keeps its files.
 * @param databaseBytes what `verify` and `rebuild` need at most while they run
 */
export function checkDisk(directory: string, databaseBytes: number): DoctorCheck {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  const seen = `${gib(free)} free below ${directory}; the database has ${gib(databaseBytes)}`;
  const remedy = 'Add space: the log only grows, and a full disk refuses events';
  if (free < GIB) return fault('disk', seen, remedy);
  if (free < databaseBytes)
    return advice('disk', seen, 'Add space: verify and rebuild may need as much as the database has');
  return well('disk', seen);
}

const gib = (bytes: number): string => `${(bytes / GIB).toFixed(1)} GiB`;

async function checkPort({ host, port, tls }: Config): Promise<DoctorCheck> {
  if (port === 0) return well('port', `any free one of ${host}`);
  const failure = await failureToListen(host, port);
  if (failure === undefined) return well('port', `${port} of ${host} is free; no service runs there`);
  if (failure !== 'EADDRINUSE')
    return fault(
      'port',
      `${port} of ${host} cannot be had (${failure})`,
      'Set CAGNOTTE_PORT or CAGNOTTE_HOST',
    );
  if (await isService(host, port, tls !== undefined))
    return well('port', `${port} of ${host}: a service answers`);
  return fault('port', `${port} of ${host} is taken by another program`, 'End it, or set CAGNOTTE_PORT');
}

function isService(host: string, port: number, overTls: boolean): Promise<boolean> {
  const address = {
    host: host === '0.0.0.0' ? '127.0.0.1' : host,
    port,
    path: '/health/live',
    timeout: ANSWER_MS,
  };
  return new Promise((resolve) => {
    const get = overTls ? getOverTls : getPlain;
    get({ ...address, rejectUnauthorized: false }, (answer) => {
      let text = '';
      answer
        .on('data', (part: Buffer) => (text += part.toString()))
        .on('end', () => resolve(text === '{"status":"ok"}'));
    })
      .on('timeout', function (this: { destroy(): void }) {
        this.destroy();
      })
      .on('error', () => resolve(false));
  });
}

function checkTls({ tls }: Config): DoctorCheck {
  const remedy = 'Write a new certificate and key to the files of CAGNOTTE_TLS_CERT and CAGNOTTE_TLS_KEY';
  try {
    return checkEnd('tls', 'the certificate', endOfCertificate(readTls(tls!)), remedy);
  } catch (failure) {
    const [seen, command] = (failure as Error).message.replace(/\.$/, '').split('. Run: ');
    return fault('tls', seen!, command === undefined ? remedy : `Run: ${command}`);
  }
}

/** Checks the private key in its place; whether it is a key of the house is checked in the database. */
export const checkSealKey = (place: KeyPlace): Promise<DoctorCheck> =>
  checkKey('seal key', whereIs(place), async () => {
    const key = await keyAt(place);
    return key && keyIdOf(publicTextOf(key));
  });

const checkPersonalKey = (place: KeyPlace): Promise<DoctorCheck> =>
  checkKey('names key', placeOfHouseKey(place), async () => (await houseKeyAt(place))?.fingerprint);

async function checkKey(
  name: string,
  where: string,
  shortName: () => Promise<string | undefined>,
): Promise<DoctorCheck> {
  try {
    const key = await shortName();
    if (key !== undefined) return well(name, `${key}, in ${where}, for its owner only`);
    const remedy =
      'Copy it there from the machine or the backup that has it; a new house makes it at its start';
    return advice(name, `there is none in ${where}`, remedy);
  } catch (failure) {
    if (!(failure instanceof KeyFileError)) throw failure;
    return fault(name, failure.seen, failure.remedy);
  }
}

/** Checks the age of the newest file in the directory of CAGNOTTE_BACKUPS, or of that file itself. */
export function checkBackups(place: string): DoctorCheck {
  const remedy = 'See that the backup runs and writes there (docs/operations/backup-and-restore.md)';
  const newest = newestChange(place);
  if (newest === undefined) return fault('backup', `there is none in ${place} (CAGNOTTE_BACKUPS)`, remedy);
  const hours = Math.floor((Date.now() - newest) / HOUR_MS);
  const seen = `the newest file in ${place} is ${hours} hours old`;
  return hours <= OLDEST_BACKUP_HOURS ? well('backup', seen) : fault('backup', seen, remedy);
}

const CLOCK_TOLERANCE_MS = 2_000;

export async function checkClockOfDatabase(dataSource: DataSource): Promise<DoctorCheck> {
  const before = Date.now();
  const rows = await readRows<{ now: string }>(
    dataSource,
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS now`,
  );
  const drift = Math.round((before + Date.now()) / 2) - Number(rows[0]!.now);
  return Math.abs(drift) <= CLOCK_TOLERANCE_MS
    ? well('clock', 'agrees with the database')
    : fault('clock', `is ${drift} ms off the database`, 'Synchronise the clocks by NTP');
}

export async function checkReplica(primary: DataSource, config: Config): Promise<DoctorCheck[]> {
  const seen = await lookOnce(primary, config);
  if (seen === undefined) return [];
  const says = `at ${seen.place} ${wordsFor(seen, config.replicaLagMs ?? MOST_LAG_MS)}`;
  if (seen.state === 'ok') return [well('replica', says)];
  const elsewhere = 'Until then queries are read from the primary';
  if (seen.state === 'behind')
    return [advice('replica', says, `See its log and pg_stat_replication of the primary. ${elsewhere}`)];
  const remedy =
    seen.state === 'stranger'
      ? 'Correct DATABASE_READ_URL, or make the replica again with pg_basebackup'
      : `Start it, or correct DATABASE_READ_URL${seen.cause === undefined ? '' : ` (${seen.cause})`}`;
  return [fault('replica', says, `${remedy}. ${elsewhere}`)];
}
