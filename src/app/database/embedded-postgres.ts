import { setTimeout as sleep } from 'node:timers/promises';
import { prepareCluster } from './cluster';
import { prepareDataDirectory } from './data-directory';
import { lock, withLock } from './directory-lock';
import { locateBinaries, reachableBinaries } from './postgres-binaries';
import { findPostmaster } from './postmaster';
import { urlOf } from './server-connection';
import { type ServerStart, startOrAdopt, type StartedServer } from './server-start';
import { hasEnded, startWatchdog, stopUnlessUsed } from './watchdog';

export interface EmbeddedPostgresOptions extends Partial<
  Pick<ServerStart, 'settings' | 'preferredPort' | 'log'>
> {
  /** Holds the database and all that belongs to it; made when missing. See `defaultDataDirectory`. */
  readonly dataDirectory: string;
}

export interface EmbeddedPostgres extends StartedServer {
  /** postgres://user:password@127.0.0.1:port/cagnotte; stays valid when the server is restarted. */
  readonly url: string;
  readonly version: string;
  readonly dataDirectory: string;
  /** Ends the use by this process; stops the server unless other processes use it. */
  release(): Promise<void>;
}

const LOOK_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Starts the embedded PostgreSQL on a data directory, or joins in the use of the one that runs on it already. While this
 * process uses it, a server that has ended is started again on its port.
 * @throws EmbeddedPostgresError whose message says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { settings = {}, preferredPort, log = () => undefined } = options;
  const installed = await locateBinaries();
  const { directory, user } = prepareDataDirectory(options.dataDirectory);
  // Every process that uses the server shares this lock. The server is stopped by a process that has it alone.
  const endUse = await lock(directory.users, 'shared');
  let watchdog = startWatchdog(directory);
  const over = new AbortController();

  const keepRunning = async (start: ServerStart, port: number): Promise<void> => {
    for (let pause = LOOK_MS; ;) {
      await sleep(pause, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return;
      try {
        if (hasEnded(watchdog)) watchdog = startWatchdog(directory);
        if (findPostmaster(directory.cluster)?.port !== port) {
          if (pause === LOOK_MS) log('PostgreSQL has ended; seeing to it that it runs');
          const { adopted } = await withLock(directory.lock, () => startOrAdopt(start, port));
          if (!adopted) log(`PostgreSQL runs again on port ${port}`);
        }
        pause = LOOK_MS;
      } catch (error) {
        log(`PostgreSQL could not be brought back: ${(error as Error).message}`);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  };
  const leave = async (kept?: Promise<void>): Promise<void> => {
    over.abort();
    // A server started after the end of the use would never be stopped.
    await kept;
    endUse();
    await stopUnlessUsed(directory, watchdog);
  };

  try {
    const { start, started } = await withLock(directory.lock, async () => {
      const binaries = await reachableBinaries(installed, directory, user);
      const prepared: ServerStart = { directory, binaries, user, settings, preferredPort, log };
      await prepareCluster(prepared);
      return { start: prepared, started: await startOrAdopt(prepared) };
    });
    const { port } = started;
    const kept = keepRunning(start, port);
    let released: Promise<void> | undefined;
    return {
      ...started,
      url: urlOf(directory, port),
      version: start.binaries.version,
      dataDirectory: directory.root,
      release: () => (released ??= leave(kept)),
    };
  } catch (error) {
    await leave().catch(() => undefined);
    throw error;
  }
}
