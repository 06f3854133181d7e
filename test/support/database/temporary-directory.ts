import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilNothingServes } from './server-processes';

/** A fresh directory that every user may enter, whoever runs the tests. */
export async function makeTemporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'cagnotte-test-'));
  await chmod(path, 0o755);
  return path;
}

/** Removes it once nothing serves from it; what a failed test left running is ended, by pid. */
export async function removeTemporaryDirectory(path: string): Promise<void> {
  for (const pid of await waitUntilNothingServes(path, 5_000)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }
  await waitUntilNothingServes(path, 5_000);
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
}
