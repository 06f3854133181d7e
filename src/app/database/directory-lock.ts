import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error';

/* Locks of the kernel on files of the data directory. They end with the process that holds them, by kill -9 too. Node has
   no call for them: on Linux the program flock locks a file that this process holds open; on macOS opening can lock. */

/** A start may wait ten minutes for a recovery (server-start.ts). */
const LOCK_TIMEOUT_S = 11 * 60;
const POLL_MS = 20;
const IS_MACOS = process.platform === 'darwin';
/** O_SHLOCK and O_EXLOCK of macOS. */
const OPENING_LOCKS = { shared: 0x10, exclusive: 0x20 };

type LockKind = keyof typeof OPENING_LOCKS;

/** The exit code of the lock program if it does not wait and another process holds the lock. */
export const HELD_BY_ANOTHER = 75;

/** The arguments that run a command under a lock: waiting for it, or not at all. */
export function underLock(file: string, { waits }: { readonly waits: boolean }): readonly string[] {
  return IS_MACOS
    ? ['lockf', '-k', ...(waits ? [] : ['-t', '0']), file]
    : ['flock', ...(waits ? [] : ['--nonblock', `--conflict-exit-code=${HELD_BY_ANOTHER}`]), file];
}

/**
 * Waits for the lock; it holds against other callers of this process too.
 * @returns what gives it back
 * @throws EmbeddedPostgresError after eleven minutes
 */
export async function lock(file: string, kind: LockKind): Promise<() => void> {
  const descriptor = IS_MACOS ? await openLocked(file, kind) : await openAndLock(file, kind);
  return () => closeSync(descriptor);
}

/** Runs the action while holding the lock. */
export async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  const unlock = await lock(file, 'exclusive');
  return action().finally(unlock);
}

async function openAndLock(file: string, kind: LockKind): Promise<number> {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    const locking = spawn('flock', [`--${kind}`, `--wait=${LOCK_TIMEOUT_S}`, '3'], {
      stdio: ['ignore', 'ignore', 'ignore', descriptor],
    });
    const [code] = (await once(locking, 'exit')) as [number | null];
    if (code !== 0) throw notObtained(file);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new EmbeddedPostgresError(
      'the program flock, which keeps several processes from starting the embedded PostgreSQL at once, is not ' +
        'installed: install it (package util-linux), or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

async function openLocked(file: string, kind: LockKind): Promise<number> {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  for (const deadline = Date.now() + LOCK_TIMEOUT_S * 1_000; ; await sleep(POLL_MS))
    try {
      return openSync(file, O_RDWR | O_CREAT | O_NONBLOCK | OPENING_LOCKS[kind], 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      if (Date.now() > deadline) throw notObtained(file);
    }
}

function notObtained(file: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `another process has been starting or stopping the embedded PostgreSQL for ${LOCK_TIMEOUT_S / 60} minutes ` +
      `(\`fuser ${file}\` tells which): see what it is doing, end it, and try again.`,
  );
}
