import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SUPERUSER } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { withInitdb } from './postgres-binaries';
import type { ServerStart } from './server-start';
import { complaintOf, runProgram } from './server-user';

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

type ClusterStart = Pick<ServerStart, 'directory' | 'binaries' | 'user' | 'settings'>;

/**
 * Makes the cluster at the first start, and later checks that these binaries can read it. Call it under the
 * directory's lock.
 */
export async function prepareCluster(start: ClusterStart): Promise<void> {
  const { cluster, passwordFile, root } = start.directory;
  const prefix = `${basename(cluster)}.unfinished-`;
  for (const name of await readdir(root))
    // The initdb of a killed process may still be writing for a moment.
    if (name.startsWith(prefix)) await rm(join(root, name), { recursive: true, force: true, maxRetries: 10 });
  if (existsSync(cluster)) return checkCluster(start);
  // Made under another name: an interrupted initdb must not look like a database.
  const unfinished = join(root, `${prefix}${process.pid}`);
  const password = `${randomBytes(24).toString('base64url')}\n`;
  // Tests do without what makes the cluster survive a power cut.
  const flush = start.settings['fsync'] !== 'off';
  await runInitdb(start, unfinished, password, flush ? [] : ['--no-sync']);
  await writeFile(passwordFile, password, { mode: 0o600, flush });
  await rename(unfinished, cluster);
  if (!flush) return;
  const handle = await open(root, 'r');
  await handle.sync().finally(() => handle.close());
}

export function majorVersionOf(cluster: string): number | undefined {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

async function runInitdb(
  { directory, binaries, user }: ClusterStart,
  cluster: string,
  password: string,
  options: readonly string[],
): Promise<void> {
  const passwordFile = `${cluster}-password`;
  const all = [...INITDB_OPTIONS, ...options, `--pgdata=${cluster}`, `--pwfile=${passwordFile}`];
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) for (const path of [cluster, passwordFile]) await chown(path, user.uid, user.gid);
  try {
    await withInitdb(binaries, (initdb) => runProgram(initdb, all, user));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL could not make its database in ${directory.root}: ${complaintOf(cause)}`,
      { cause },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function checkCluster({ directory, binaries }: ClusterStart): void {
  const major = majorVersionOf(directory.cluster);
  if (major === undefined || !existsSync(directory.passwordFile)) {
    const missing = major === undefined ? join(directory.cluster, 'PG_VERSION') : directory.passwordFile;
    throw new EmbeddedPostgresError(
      `${missing} is missing: ${directory.root} is not a whole data directory. Restore it from a backup, or choose ` +
        'an empty directory.',
    );
  }
  if (major === binaries.major) return;
  throw new EmbeddedPostgresError(
    `the database in ${directory.cluster} was written by PostgreSQL ${major} and this is PostgreSQL ` +
      `${binaries.version}, which cannot read it: use the release of Cagnotte that wrote it, export, and import here.`,
  );
}
