import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, chmod, constants, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DataDirectory } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { complaintOf, runProgram, canReach, type ServerUser } from './server-user';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly version: string;
  readonly major: number;
}

/**
 * The PostgreSQL that npm installed for this platform, ready to run.
 * @throws EmbeddedPostgresError where there is none, or where it does not run (Alpine's musl, for one).
 */
export async function locateBinaries(): Promise<PostgresBinaries> {
  if (process.platform === 'win32')
    throw new EmbeddedPostgresError(
      'the embedded PostgreSQL is supervised on Linux and macOS only: set DATABASE_URL to a PostgreSQL of your own.',
    );
  const native = join(installedPackage(), 'native');
  // A package cannot contain symbolic links; its install script, which makes them, may have been forbidden.
  return inspect(native).catch(async () => {
    const options = { cwd: dirname(native) };
    await promisify(execFile)(process.execPath, [LINKS_SCRIPT], options).catch(() => undefined);
    return inspect(native);
  });
}

/**
 * The same programs where the server's user can execute them: the project may lie below a closed directory such as
 * /root, and then the data directory gets a copy. Call it under the directory's lock.
 */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  directory: DataDirectory,
  user: ServerUser | undefined,
): Promise<PostgresBinaries> {
  if (user === undefined || canReach(binaries.postgres, user)) return binaries;
  const copy = join(directory.root, `postgres-binaries-${binaries.version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await copyPrograms(binaries, unfinished);
    await rename(unfinished, copy);
  }
  return inspect(copy);
}

const LINKS_SCRIPT = join('scripts', 'hydrate-symlinks.js');
const READ_BY_A_SHELL = /["$`\\]/;

/**
 * Runs initdb. It asks a shell for the `postgres` beside it and does not quote its own path: where a shell would read
 * something into that path, a copy in the directory for temporary files runs, and is removed again.
 */
export async function withInitdb<Answer>(
  binaries: PostgresBinaries,
  run: (initdb: string) => Promise<Answer>,
): Promise<Answer> {
  if (!READ_BY_A_SHELL.test(binaries.initdb)) return run(binaries.initdb);
  const copy = await mkdtemp(join(tmpdir(), 'cagnotte-initdb-'));
  try {
    await chmod(copy, 0o755);
    await copyPrograms(binaries, join(copy, 'native'));
    return await run(join(copy, 'native', 'bin', 'initdb'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const copyPrograms = ({ postgres }: PostgresBinaries, to: string): Promise<void> =>
  cp(dirname(dirname(postgres)), to, { recursive: true, verbatimSymlinks: true });

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(__filename).resolve(name)), '..');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `the package ${name}, which holds PostgreSQL for this machine, is not installed: install with optional ` +
        'packages, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

async function inspect(native: string): Promise<PostgresBinaries> {
  const [postgres, initdb] = [join(native, 'bin', 'postgres'), join(native, 'bin', 'initdb')];
  try {
    for (const program of [postgres, initdb])
      await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
    const version = /(\d+)(\.\d+)?/.exec(await runProgram(postgres, ['--version']));
    if (version === null) throw new Error('it does not tell its version');
    return { postgres, initdb, version: version[0], major: Number(version[1]) };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `the PostgreSQL in ${native} does not run here (on Linux it needs glibc, so Alpine is out): set DATABASE_URL ` +
        `to a PostgreSQL of your own. ${complaintOf(cause)}`,
      { cause },
    );
  }
}
