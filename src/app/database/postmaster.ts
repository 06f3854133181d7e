import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { childrenOf, COMMAND_LINES_ARE_EXACT, commandLineOf, startMarkOf } from './process-inspection';

/** PostgreSQL's first process, which starts and ends all its others. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: 'starting' | 'ready' | 'stopping';
}

const FAST_STOP_MS = 60_000;
const IMMEDIATE_STOP_MS = 10_000;

/**
 * The running postmaster of this cluster.
 * @throws EmbeddedPostgresError when the directory's server runs under another path.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const [pidText, path, , portText, , , , status] = pidFileLines(cluster);
  const pid = Number(pidText);
  if (path === undefined || !isPostmasterOf(pid, path)) return undefined;
  if (path !== cluster) throw movedWhileRunning(cluster, path, pid);
  return { pid, port: Number(portText), status: statusOf(status) };
}

/**
 * Removes a pid file whose pid now belongs to some other program (after a restart of the machine or the container):
 * PostgreSQL would refuse to start. A pid file of a dead process is left to PostgreSQL, which knows more about it.
 */
export function removeForeignPidFile(cluster: string): void {
  const pid = Number(pidFileLines(cluster)[0]);
  if (Number.isInteger(pid) && startMarkOf(pid) !== undefined && findPostmaster(cluster) === undefined) {
    rmSync(pidFileOf(cluster), { force: true });
  }
}

/**
 * Stops the server as `pg_ctl stop -m fast` does: transactions under way are rolled back, everything committed is
 * written. Answers once the process has ended.
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = findPostmaster(cluster);
  if (running === undefined) return;
  if (!isRecovering(running.pid) && (await endsAfter('SIGINT', running.pid, FAST_STOP_MS))) return;
  // It recovers from the write-ahead log at its next start.
  if (await endsAfter('SIGQUIT', running.pid, IMMEDIATE_STOP_MS)) return;
  throw new EmbeddedPostgresError('STOP_FAILED', `PostgreSQL (pid ${running.pid}) does not stop`);
}

/**
 * Whether the server is reading its write-ahead log. If it does so after the crash of one of its processes, PostgreSQL
 * 18 never comes to the end of a fast stop; and there is nothing that such a stop could save.
 */
const isRecovering = (pid: number): boolean =>
  childrenOf(pid).some((title) => title.startsWith('postgres: startup'));

const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

function pidFileLines(cluster: string): readonly (string | undefined)[] {
  const file = pidFileOf(cluster);
  try {
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  } catch (error) {
    // It was removed between the two calls.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A pid may be reused: only a process with the name of our server counts. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const called = `/postgres -D ${COMMAND_LINES_ARE_EXACT ? `${cluster} ` : ''}`;
  return commandLineOf(pid)?.includes(called) ?? false;
}

function statusOf(line: string | undefined): Postmaster['status'] {
  const word = line?.trim();
  return word === 'ready' || word === 'stopping' ? word : 'starting';
}

async function endsAfter(signal: NodeJS.Signals, pid: number, timeoutMs: number): Promise<boolean> {
  const mark = startMarkOf(pid);
  const hasEnded = (): boolean => startMarkOf(pid) !== mark;
  if (mark === undefined) return true;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  const deadline = Date.now() + timeoutMs;
  while (!hasEnded() && Date.now() < deadline) await sleep(20);
  return hasEnded();
}

function movedWhileRunning(cluster: string, path: string, pid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DIRECTORY_MOVED_WHILE_RUNNING',
    `${cluster} is a directory whose server still runs as ${path} (pid ${pid}): it was moved or copied meanwhile. ` +
      'Stop the programs that use that server; a copy made while it ran is no safe copy.',
  );
}
