import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceSite } from './service-site';

const PATIENCE_MS = 120_000;

/** The pid of a site's postmaster; waits while it is restarted after a kill. */
export const runningPostmaster = (site: ServiceSite): Promise<number> =>
  awaited(site, () => site.postmasterPid());

/** The pids of the child processes of a site's postmaster: backends, writers, checkpointer and so on. */
export const runningBackends = (site: ServiceSite): Promise<number[]> =>
  awaited(site, () => {
    const postmaster = site.postmasterPid();
    const children = postmaster === undefined ? [] : childrenOf(postmaster);
    return children.length === 0 ? undefined : children;
  });

async function awaited<Found>(site: ServiceSite, look: () => Found | undefined): Promise<Found> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`no PostgreSQL runs in ${site.dataDirectory}`);
    await sleep(10);
  }
}

export function childrenOf(postmaster: number): number[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return parent === postmaster ? [pid!] : [];
  });
}

/** Sends SIGKILL by pid; ignores a process that has ended. */
export function killNine(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
