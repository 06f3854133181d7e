import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type DataDirectory, dataDirectoryAt, rememberedPort } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { type PostgresBinaries, withInitdb } from './postgres-binaries';
import { complaintOf, runProgram, type ServerUser } from './server-user';
import { findPostmaster } from './postmaster';
import { isProcessRunning, nameOfThisProcess } from './process-inspection';

/** The owner role; its random password is stored beside the cluster. */
export const SUPERUSER = 'cagnotte';

/** The same collation and case mapping on every machine, whatever locales are installed. */
const INITDB_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

export interface ClusterOptions {
  readonly directory: DataDirectory;
  readonly binaries: PostgresBinaries;
  readonly user: ServerUser | undefined;
  /** Whether the new cluster must survive a power cut; true except in tests. */
  readonly durable: boolean;
}

/**
 * Makes the cluster at the first start, and later checks that these binaries can read it. Call it under the
 * directory's lock.
 */
export async function prepareCluster(options: ClusterOptions): Promise<void> {
  const { cluster, root } = options.directory;
  await removeUnfinished(options.directory);
  if (existsSync(cluster)) return checkCluster(options);
  // Made under another name: an interrupted initdb must not look like a database.
  const unfinished = `${cluster}.unfinished-${process.pid}`;
  const password = randomBytes(24).toString('base64url');
  await mkdir(unfinished, { mode: 0o700 });
  if (options.user !== undefined) await chown(unfinished, options.user.uid, options.user.gid);
  await initialise(unfinished, password, options);
  await writeFile(options.directory.passwordFile, `${password}\n`, { mode: 0o600, flush: options.durable });
  await rename(unfinished, cluster);
  if (options.durable) await flushDirectory(root);
}

export function passwordOf(directory: DataDirectory): string {
  return readFileSync(directory.passwordFile, 'utf8').trim();
}

export function majorVersionOf(cluster: string): number | undefined {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

async function initialise(
  target: string,
  password: string,
  { directory, binaries, user, durable }: ClusterOptions,
): Promise<void> {
  const passwordFile = `${target}-password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) await chown(passwordFile, user.uid, user.gid);
  const once = [`--pgdata=${target}`, `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])];
  try {
    await withInitdb(binaries, (initdb) => runProgram(initdb, [...INITDB_OPTIONS, ...once], user));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'INITDB_FAILED',
      `PostgreSQL could not make its database in ${directory.root}: ${complaintOf(cause)}`,
      { cause },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function checkCluster({ directory, binaries }: ClusterOptions): void {
  const major = majorVersionOf(directory.cluster);
  if (major === undefined || !existsSync(directory.passwordFile)) {
    const missing = major === undefined ? join(directory.cluster, 'PG_VERSION') : directory.passwordFile;
    throw new EmbeddedPostgresError(
      'DIRECTORY_INCOMPLETE',
      `${missing} is missing: ${directory.root} is not a whole data directory. Restore it from a backup, or choose ` +
        'an empty directory.',
    );
  }
  if (major === binaries.major) return;
  throw new EmbeddedPostgresError(
    'OTHER_MAJOR_VERSION',
    `the database in ${directory.cluster} was written by PostgreSQL ${major} and this is PostgreSQL ` +
      `${binaries.version}, which cannot read it: use the release of Cagnotte that wrote it, export, and import here.`,
  );
}

async function removeUnfinished({ cluster, root }: DataDirectory): Promise<void> {
  const prefix = `${basename(cluster)}.unfinished-`;
  for (const name of await readdir(root)) {
    // The initdb of a killed process may still be writing for a moment.
    if (name.startsWith(prefix)) await rm(join(root, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

async function flushDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/* The processes that use the server: one empty file each, named after the process, so that a file left behind by a
   killed process, or a pid used again, counts for nothing. */

let registrations = 0;

export function register(users: string): string {
  const name = `${nameOfThisProcess()}.${++registrations}`;
  writeFileSync(join(users, name), '', { flag: 'wx' });
  return name;
}

export function deregister(users: string, name: string): void {
  rmSync(join(users, name), { force: true });
}

export function livingUsers(users: string): string[] {
  return readdirSync(users).filter(isProcessRunning);
}

/** Removes what dead processes left behind. Call it under the directory's lock. */
export function forgetDeadUsers(users: string): void {
  const living = new Set(livingUsers(users));
  for (const name of readdirSync(users)) if (!living.has(name)) deregister(users, name);
}

export interface ServerDescription {
  readonly dataDirectory: string;
  readonly state: 'absent' | 'stopped' | 'starting' | 'ready' | 'stopping';
  readonly majorVersion: number | undefined;
  readonly port: number | undefined;
  readonly pid: number | undefined;
  readonly usedBy: readonly number[];
  readonly logFile: string;
}

export function describeServer(dataDirectory: string): ServerDescription {
  const path = resolve(dataDirectory);
  const directory = dataDirectoryAt(existsSync(path) ? realpathSync(path) : path);
  const majorVersion = majorVersionOf(directory.cluster);
  const running = findPostmaster(directory.cluster);
  const users = existsSync(directory.users) ? livingUsers(directory.users) : [];
  return {
    dataDirectory: directory.root,
    state: running?.status ?? (majorVersion === undefined ? 'absent' : 'stopped'),
    majorVersion,
    port: running?.port ?? rememberedPort(directory),
    pid: running?.pid,
    usedBy: [...new Set(users.map((name) => Number.parseInt(name, 10)))],
    logFile: directory.logFile,
  };
}
