import { execFileSync, spawnSync, execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { promisify } from 'node:util';

export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user for the server on this data directory: undefined (as ourselves) for an ordinary user, for root the owner
 * of the cluster that is there, or else {@link defaultServerUser}.
 * @throws EmbeddedPostgresError where the cluster belongs to somebody else.
 */
export function serverUserFor(cluster: string): ServerUser | undefined {
  const ourUid = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (ourUid !== 0) {
    if (owner === undefined || owner.uid === ourUid) return undefined;
    throw new EmbeddedPostgresError(
      `the database in ${cluster} belongs to the user with uid ${owner.uid}: start as that user or as root, or choose ` +
        'another data directory.',
    );
  }
  if (owner === undefined || owner.uid === 0) return defaultServerUser();
  return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}

export function defaultServerUser(): ServerUser {
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user !== undefined) return user;
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and neither a user "postgres" nor "nobody" exists here. Start as an ' +
      'ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether this user may enter the directory, or execute the file; asked of the system, which knows of ACLs too. */
export function canReach(path: string, user: ServerUser): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
    cwd: '/',
    stdio: 'ignore',
    uid: user.uid,
    gid: user.gid,
  });
  return probe.status === 0;
}

function lookUp(name: string): ServerUser | undefined {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

const execFileAsync = promisify(execFile);

/** No other environment variable reaches the server's programs: a foreign LANG or PGPORT would mislead them. */
export function serverProcessOptions(user: ServerUser | undefined) {
  const { PATH, TMPDIR, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH } = process.env;
  const env = { PATH, TMPDIR, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: '/', env: env as NodeJS.ProcessEnv, ...(user && { uid: user.uid, gid: user.gid }) };
}

/** Runs a program and returns its output. Rejects with an Error that carries `stderr`. */
export async function runProgram(file: string, args: readonly string[], user?: ServerUser): Promise<string> {
  return (await execFileAsync(file, args, { ...serverProcessOptions(user), encoding: 'utf8' })).stdout;
}

export function complaintOf(error: unknown): string {
  const stderr = (error as { stderr?: unknown }).stderr;
  return typeof stderr === 'string' && stderr.trim() !== '' ? stderr.trim() : String(error);
}
