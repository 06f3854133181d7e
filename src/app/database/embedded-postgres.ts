import { deregister, forgetDeadUsers, livingUsers, passwordOf, prepareCluster, register } from './cluster';
import { type DataDirectory, prepareDataDirectory } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { locateBinaries, reachableBinaries } from './postgres-binaries';
import { stopPostmaster } from './postmaster';
import { answers, urlOf } from './server-connection';
import { startOrAdopt, type ServerStart, type StartedServer } from './server-start';
import { ServerWatch } from './server-watch';
import { startWatchdog, type Watchdog } from './watchdog';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessRunning, nameOfThisProcess } from './process-inspection';

/* Who may start or stop the server. Node has no flock, and a lock file left behind by a killed process cannot be
   removed safely (two that find it stale would remove each other's new one). So nobody's ticket is ever taken over:
   a process lays down a ticket that bears its own name, then looks around, and is in when it sees no other living
   process's ticket. Of two, the later one always sees the earlier one's. When two see each other, the one with the
   higher pid withdraws and the other stays, so that one of them gets on. A dead process's ticket counts for nothing.
   The watchdog's shell script keeps the same protocol. */
const LOCK_TIMEOUT_MS = 11 * 60_000;
const POLL_MS = 20;

let ticketsDrawn = 0;

/**
 * Runs the action while no other process, and no other caller in this one, does the same in this directory.
 * @throws EmbeddedPostgresError after eleven minutes, naming the process that holds the lock.
 */
export async function withDirectoryLock<T>(lock: string, action: () => Promise<T>): Promise<T> {
  const ticket = `${nameOfThisProcess()}.${++ticketsDrawn}`;
  await acquire(lock, ticket);
  try {
    return await action();
  } finally {
    rmSync(join(lock, ticket), { force: true });
  }
}

async function acquire(lock: string, ticket: string): Promise<void> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  let laid = false;
  const setLaid = (wanted: boolean): void => {
    if (wanted) writeFileSync(join(lock, ticket), '', { flag: 'wx' });
    else rmSync(join(lock, ticket), { force: true });
    laid = wanted;
  };
  for (;;) {
    const [rival, ...others] = livingRivals(lock, ticket);
    if (rival === undefined) {
      if (laid) return;
      setLaid(true);
      continue;
    }
    const hasPrecedence = [rival, ...others].every((other) => precedes(ticket, other));
    if (laid && !hasPrecedence) setLaid(false);
    if (Date.now() > deadline) {
      setLaid(false);
      throw notObtained(lock, rival);
    }
    await sleep(POLL_MS);
  }
}

function precedes(ticket: string, other: string): boolean {
  const rank = (name: string): [number, number] => [
    Number.parseInt(name, 10),
    Number(name.split('.').at(-1)),
  ];
  const [[pid, number], [otherPid, otherNumber]] = [rank(ticket), rank(other)];
  return pid < otherPid || (pid === otherPid && number < otherNumber);
}

function livingRivals(lock: string, ours: string): string[] {
  const others = readdirSync(lock).filter((ticket) => ticket !== ours);
  const living = others.filter(isProcessRunning);
  for (const dead of others.filter((ticket) => !living.includes(ticket)))
    rmSync(join(lock, dead), { force: true });
  return living;
}

function notObtained(lock: string, rival: string): EmbeddedPostgresError {
  const pid = rival.split('.')[0];
  return new EmbeddedPostgresError(
    'LOCK_NOT_OBTAINED',
    `process ${pid} has been starting or stopping the embedded PostgreSQL for ${LOCK_TIMEOUT_MS / 60_000} minutes ` +
      `(its ticket lies in ${lock}): see what it is doing, end it, and try again.`,
  );
}

export interface EmbeddedPostgresOptions {
  /** Holds the database and all that belongs to it; made when missing. See `defaultDataDirectory`. */
  readonly dataDirectory: string;
  /** Tried first at the very first start; later starts keep the port that was found then while it is free. */
  readonly preferredPort?: number;
  /** Settings of PostgreSQL by name, for a server that this call starts (not for one it adopts). */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** postgres://user:password@127.0.0.1:port/cagnotte; stays valid when the server is restarted. */
  readonly url: string;
  readonly port: number;
  readonly version: string;
  readonly dataDirectory: string;
  readonly adopted: boolean;
  /**
   * Resolves when the server answers. A lost server is also brought back without being asked; call this to wait for
   * it when connections break. Rejects with an EmbeddedPostgresError when one attempt failed; attempts go on.
   */
  ensureRunning(): Promise<void>;
  /** Ends the use by this process; stops the server unless other processes use it. */
  release(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a data directory, or joins in the use of the one that runs on it already.
 * @throws EmbeddedPostgresError whose message says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { settings = {}, preferredPort, log = () => undefined } = options;
  const binaries = await locateBinaries();
  const { directory, user } = prepareDataDirectory(options.dataDirectory);
  const registration = register(directory.users);
  const watchdog = await startWatchdog(directory, registration);
  const use: DirectoryUse = { directory, registration, watchdog, ended: false };
  try {
    const start = await withDirectoryLock(directory.lock, async (): Promise<ServerStart> => {
      forgetDeadUsers(directory.users);
      const reachable = await reachableBinaries(binaries, directory, user);
      await prepareCluster({ directory, binaries: reachable, user, durable: settings['fsync'] !== 'off' });
      return { directory, binaries: reachable, user, settings, preferredPort, log };
    });
    const restore = (samePort?: number): Promise<StartedServer> =>
      withDirectoryLock(directory.lock, () => {
        // A server started after the release would never be stopped.
        if (use.ended) throw useEnded();
        return startOrAdopt(start, samePort);
      });
    const started = await restore();
    return await supervise({ use, start, started, restore });
  } catch (error) {
    await endUse(use).catch(() => undefined);
    throw error;
  }
}

interface DirectoryUse {
  readonly directory: DataDirectory;
  readonly registration: string;
  readonly watchdog: Watchdog;
  /** Changed under the directory's lock only. */
  ended: boolean;
}

interface Supervision {
  readonly use: DirectoryUse;
  readonly start: ServerStart;
  readonly started: StartedServer;
  readonly restore: (samePort: number) => Promise<StartedServer>;
}

async function supervise({ use, start, started, restore }: Supervision): Promise<EmbeddedPostgres> {
  const address = { port: started.port, password: passwordOf(use.directory) };
  let released: Promise<void> | undefined;
  const watch = new ServerWatch({
    address,
    log: start.log,
    isAnswering: () => answers(address, use.directory.cluster),
    restore: async () => {
      const { adopted } = await restore(started.port);
      if (!adopted) start.log(`PostgreSQL runs again on port ${started.port}`);
    },
  });
  await watch.begin();
  return {
    url: urlOf(address),
    port: started.port,
    version: start.binaries.version,
    dataDirectory: use.directory.root,
    adopted: started.adopted,
    ensureRunning: async () => {
      if (released !== undefined) throw useEnded();
      await watch.ensureRunning();
    },
    release: () => (released ??= watch.end().then(() => endUse(use))),
  };
}

async function endUse(use: DirectoryUse): Promise<void> {
  const { directory, registration, watchdog } = use;
  try {
    await withDirectoryLock(directory.lock, async () => {
      use.ended = true;
      deregister(directory.users, registration);
      if (livingUsers(directory.users).length === 0) await stopPostmaster(directory.cluster);
    });
  } finally {
    watchdog.dismiss();
  }
}

function useEnded(): EmbeddedPostgresError {
  return new EmbeddedPostgresError('RELEASED', 'this process has ended its use of the embedded PostgreSQL');
}
