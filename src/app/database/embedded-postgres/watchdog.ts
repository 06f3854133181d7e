import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataDirectory } from './data-directory';
import { serverProcessOptions } from './server-program';
import { WATCHDOG_SCRIPT } from './watchdog-script';

export interface Watchdog {
  readonly pid: number;
  dismiss(): void;
}

/** Stops the server after its last user, however this process ends. */
export async function startWatchdog(directory: DataDirectory, registration: string): Promise<Watchdog> {
  let dismissed = false;
  let current = await spawnWatchdog(directory, registration);
  void (async () => {
    for (;;) {
      await once(current, 'exit');
      if (dismissed) return;
      // Somebody ended it; without it we would leave an orphan.
      await sleep(1_000, undefined, { ref: false });
      if (dismissed) return;
      current = await spawnWatchdog(directory, registration);
    }
  })().catch(() => undefined);
  return {
    get pid() {
      return current.pid ?? 0;
    },
    dismiss() {
      dismissed = true;
      current.stdin?.destroy();
    },
  };
}

/** In a session of its own, so that neither Ctrl-C nor a signal to our process group ends it together with us. */
async function spawnWatchdog(directory: DataDirectory, registration: string): Promise<ChildProcess> {
  const { lock, users, cluster, startingMark, logFile } = directory;
  const args = [lock, users, registration, cluster, startingMark];
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn('/bin/sh', ['-c', WATCHDOG_SCRIPT, 'cagnotte-watchdog', ...args], {
    ...serverProcessOptions(undefined),
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  await once(child, 'spawn');
  child.unref();
  (child.stdin as unknown as Socket).unref();
  return child;
}
