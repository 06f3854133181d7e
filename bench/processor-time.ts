import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prefix of the directories of this run; processes that work in them belong to its databases. */
export const DIRECTORY = join(tmpdir(), `cagnotte-bench-${process.pid}-`);

/** Processor time in microseconds by user: this process, programs that it started, its databases. */
export type ProcessorTime = Readonly<Record<User, number>>;

type User = 'bench' | 'services' | 'database';

/** Linux counts processor time in hundredths of a second. */
const TICK_US = 10_000;

/** Processor time so far; undefined if the system has no /proc. */
export function processorTime(): ProcessorTime | undefined {
  if (process.platform !== 'linux') return undefined;
  const { user, system } = process.cpuUsage();
  const time = { bench: user + system, services: 0, database: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = usedBy(pid);
    if (found !== undefined) time[found.user] += found.microseconds;
  }
  return time;
}

/** Processor time since then per piece of work. */
export function processorTimeOf(pieces: number, from: ProcessorTime | undefined): ProcessorTime | undefined {
  const now = processorTime();
  return from && now && split((user) => (now[user] - from[user]) / pieces);
}

export const split = (of: (user: User) => number): ProcessorTime => ({
  bench: of('bench'),
  services: of('services'),
  database: of('database'),
});

/** Processor time of another process and of its ended children. */
function usedBy(pid: string): { readonly user: User; readonly microseconds: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const user =
      name === 'postgres' ? databaseOf(pid) : Number(parent) === process.pid ? 'services' : undefined;
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return user && { user, microseconds: ticks * TICK_US };
  } catch {
    return undefined; // The process has ended, or belongs to another user.
  }
}

const databaseOf = (pid: string): User | undefined =>
  readlinkSync(`/proc/${pid}/cwd`).startsWith(DIRECTORY) ? 'database' : undefined;
