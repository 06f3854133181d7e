import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The pids of all processes that serve a data directory: postmaster, its processes and the watchdogs, without the programs of
 * tests, which name it in their arguments too.
 */
export function serverProcessesOf(dataDirectory: string): number[] {
  const table = execFileSync('ps', ['-eww', '-o', 'pid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return table.split('\n').flatMap((line) => {
    const [, pid, state, args = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state?.startsWith('Z') || args.includes('server-user.program')) return [];
    return args.includes(dataDirectory) || worksIn(pid).startsWith(dataDirectory) ? [Number(pid)] : [];
  });
}

/** Waits until no process serves the data directory. @returns the pids left after the time is over */
export async function waitUntilNothingServes(dataDirectory: string, patienceMs = 15_000): Promise<number[]> {
  const deadline = Date.now() + patienceMs;
  let left = serverProcessesOf(dataDirectory);
  while (left.length > 0 && Date.now() < deadline) {
    await sleep(50);
    left = serverProcessesOf(dataDirectory);
  }
  return left;
}

/** The working directory of a process, which identifies a server process that changed its title; Linux only. */
function worksIn(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
