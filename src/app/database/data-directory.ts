import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  existsSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { canReach, defaultServerUser, type ServerUser, serverUserFor } from './server-user';
import { failureToListen } from '../free-port';

export const LOOPBACK = '127.0.0.1';
/** The owner role; its random password is stored beside the cluster. */
export const SUPERUSER = 'cagnotte';
/** Below the range from which systems take ports for outgoing connections, one of which could hold ours at a restart. */
const DEFAULT_PORT = 15432;
const PORTS_TRIED = 200;

export function rememberedPort(directory: DataDirectory): number | undefined {
  if (!existsSync(directory.portFile)) return undefined;
  const port = Number(readFileSync(directory.portFile, 'utf8'));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/** Later starts use the same port while it is free, so that known addresses stay valid. */
export function rememberPort(directory: DataDirectory, port: number): void {
  writeFileSync(directory.portFile, `${port}\n`, { mode: 0o644 });
}

export async function findFreePort(preferred = DEFAULT_PORT): Promise<number> {
  const last = Math.min(preferred + PORTS_TRIED, 65_535);
  for (let port = preferred; port < last; port++)
    if ((await failureToListen(LOOPBACK, port)) === undefined) return port;
  throw new Error(`no free port from ${preferred} to ${last}`);
}

export interface DataDirectory {
  readonly root: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly portFile: string;
  readonly logFile: string;
  /** Locked by every process that uses the server, until it ends. */
  readonly users: string;
  /** Locked by the one process that starts or stops the server. */
  readonly lock: string;
  readonly startingMark: string;
}

export function dataDirectoryAt(root: string): DataDirectory {
  return {
    root,
    cluster: join(root, 'postgres'),
    passwordFile: join(root, 'postgres-password'),
    portFile: join(root, 'postgres-port'),
    logFile: join(root, 'postgres.log'),
    users: join(root, 'postgres-users'),
    lock: join(root, 'postgres-lock'),
    startingMark: join(root, 'postgres-starting'),
  };
}

/**
 * Creates the directory if necessary, and verifies that the server's user can enter it.
 * @throws EmbeddedPostgresError naming the directory that is closed to that user, or to this process
 */
export function prepareDataDirectory(path: string): {
  readonly directory: DataDirectory;
  readonly user: ServerUser | undefined;
} {
  try {
    const user = serverUserFor(dataDirectoryAt(resolve(path)).cluster);
    makeDirectory(resolve(path), user);
    const directory = dataDirectoryAt(realpathSync(resolve(path)));
    if (user !== undefined && !canReach(directory.root, user)) letThrough(directory, user);
    accessSync(directory.root, constants.W_OK);
    return { directory, user };
  } catch (cause) {
    if (cause instanceof EmbeddedPostgresError) throw cause;
    throw new EmbeddedPostgresError(
      `CAGNOTTE_DATA_DIR: this user cannot make or write the data directory ${resolve(path)} ` +
        `(${(cause as NodeJS.ErrnoException).code}). Choose another one, or give this user the right to write there.`,
      { cause },
    );
  }
}

/**
 * The default data directory: `.cagnotte` in the working directory; for root in a directory that the server's user
 * cannot enter (below /root, for one), a directory below /var/lib.
 */
export function defaultDataDirectory({
  cwd = process.cwd(),
  uid = process.getuid?.() ?? -1,
}: { readonly cwd?: string; readonly uid?: number } = {}): string {
  if (uid !== 0 || canReach(cwd, defaultServerUser())) return join(cwd, '.cagnotte');
  return `/var/lib/cagnotte-${createHash('sha256').update(cwd).digest('hex').slice(0, 8)}`;
}

function makeDirectory(path: string, user: ServerUser | undefined): void {
  const mode = user === undefined ? 0o700 : 0o711;
  const first = mkdirSync(path, { recursive: true, mode });
  if (first === undefined) return;
  // The process's umask may have closed more than was asked for.
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, mode);
}

function letThrough({ root, cluster }: DataDirectory, user: ServerUser): void {
  const closed = firstClosed(root, user);
  const contents = readdirSync(root);
  const mode = statSync(closed).mode & 0o777;
  if (closed !== root || (contents.length > 0 && !contents.includes(basename(cluster))))
    throw new EmbeddedPostgresError(
      `PostgreSQL refuses to run as root, and the user "${user.name}" as whom it runs instead cannot enter ${closed} ` +
        `(mode ${mode.toString(8)}), so the data directory ${root} is out of its reach. Choose one that it can enter, ` +
        'such as /var/lib/cagnotte, or open that directory (chmod o+x), or start as an ordinary user.',
    );
  chmodSync(root, mode | 0o011);
}

function firstClosed(path: string, user: ServerUser): string {
  const parent = dirname(path);
  return parent === path || canReach(parent, user) ? path : firstClosed(parent, user);
}
