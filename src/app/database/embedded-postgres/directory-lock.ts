/* Who may start or stop the server. Node has no flock, and a lock file left behind by a killed process cannot be
   removed safely (two that find it stale would remove each other's new one). So nobody's ticket is ever taken over:
   a process lays down a ticket that bears its own name, then looks around, and is in when it sees no other living
   process's ticket. Of two, the later one always sees the earlier one's. When two see each other, the one with the
   higher pid withdraws and the other stays, so that one of them gets on. A dead process's ticket counts for nothing.
   The watchdog's shell script keeps the same protocol. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { isProcessRunning, nameOfThisProcess } from './process-inspection';

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
