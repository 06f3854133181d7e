import { statfsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilNothingServes } from './server-processes';
import { serverStateOf } from './server-state';

const PREFIX = 'cagnotte-test-';
/** Directories older than this are abandoned: no test run lasts as long. */
const ABANDONED_MS = 3 * 60 * 60_000;

/** The file system in memory of Linux. */
const MEMORY = '/dev/shm';
/** Bytes: several times the need of the databases of a test run. */
const ROOM_IN_MEMORY = 6 * 2 ** 30;

/**
 * Memory if it has room, else the directory for temporary files. Tests kill programs but not the machine, so nothing has to
 * reach a disk; making, starting and removing a database costs a fifth to a third less.
 */
function quickestPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_IN_MEMORY ? MEMORY : tmpdir();
  } catch {
    // Not Linux.
    return tmpdir();
  }
}

/** A new directory that every user may enter, since the server may run as another user than the tests. */
export async function makeTemporaryDirectory(place = quickestPlace()): Promise<string> {
  const path = await mkdtemp(join(place, PREFIX));
  await chmod(path, 0o755);
  return path;
}

/** Removes a directory after no process serves it. Processes left by a failed test are killed by pid. */
export async function removeTemporaryDirectory(path: string): Promise<void> {
  for (const pid of await waitUntilNothingServes(path, 5_000)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended by itself.
    }
  }
  await waitUntilNothingServes(path, 5_000);
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

/** Removes the directories of killed test runs, whose servers were stopped by the watchdogs. */
export async function removeAbandonedDirectories(): Promise<void> {
  for (const place of new Set([tmpdir(), quickestPlace()]))
    for (const name of await readdir(place)) {
      const path = join(place, name);
      if (name.startsWith(PREFIX) && (await isAbandoned(path)))
        await rm(path, { recursive: true, force: true });
    }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    return serverStateOf(path).state === 'stopped' && Date.now() - (await stat(path)).mtimeMs > ABANDONED_MS;
  } catch {
    // The directory belongs to another user, or another process is removing it.
    return false;
  }
}
