import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error';

/** PostgreSQL's first process, which starts and ends all its others. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: 'starting' | 'ready' | 'stopping';
}

/**
 * The running postmaster of this cluster.
 * @throws EmbeddedPostgresError when the directory's server runs under another path.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const [pid, path, , port, , , , status] = pidFileLines(cluster);
  // A pid may be reused: only a process with the name and the port of our server counts.
  const called = commandLineOf(Number(pid)) ?? '';
  if (!called.includes('/postgres -D ') || !called.includes(` -p ${port} `)) return undefined;
  if (path !== cluster)
    throw new EmbeddedPostgresError(
      `${cluster} is a directory whose server still runs as ${path} (pid ${pid}): it was moved or copied meanwhile. ` +
        'Stop the programs that use that server; a copy made while it ran is no safe copy.',
    );
  const word = status?.trim();
  return {
    pid: Number(pid),
    port: Number(port),
    status: word === 'ready' || word === 'stopping' ? word : 'starting',
  };
}

/**
 * Removes a pid file whose pid now belongs to some other program (after a restart of the machine or the container):
 * PostgreSQL would refuse to start. A pid file of a dead process is left to PostgreSQL, which knows more about it.
 */
export function removeForeignPidFile(cluster: string): void {
  const pid = Number(pidFileLines(cluster)[0]);
  if (commandLineOf(pid) !== undefined && findPostmaster(cluster) === undefined) rmSync(pidFileOf(cluster));
}

/** Reads program and arguments, joined by blanks; undefined for a process that has ended. On Linux from /proc. */
export function commandLineOf(pid: number): string | undefined {
  if (!(pid > 0)) return undefined;
  try {
    const text = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

function pidFileLines(cluster: string): readonly (string | undefined)[] {
  try {
    return readFileSync(pidFileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
