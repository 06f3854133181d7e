/* What can be learnt about a process from outside: whether it lives, when it began, how it was called.
   Linux answers from /proc, other systems through ps; everything else in this folder is the same everywhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');
/** Counted after the command name, which ends at the last ")" of /proc/<pid>/stat. */
const STAT_STATE = 0;
const STAT_PARENT = 1;
const STAT_START = 19;
const ENDED = /^[ZX]/;

/**
 * When a process began, as text without dots, spaces or slashes; undefined when it has ended. Together with the pid
 * it names one process for ever, because a pid used again comes with another start.
 */
export function startMarkOf(pid: number): string | undefined {
  return HAS_PROC ? startMarkFromProc(pid) : startMarkFromPs(pid);
}

export function nameOfThisProcess(): string {
  return `${process.pid}.${startMarkOf(process.pid) ?? 'unknown'}`;
}

export function isProcessRunning(name: string): boolean {
  const [pid = '', mark] = name.split('.');
  return mark !== undefined && startMarkOf(Number(pid)) === mark;
}

export const COMMAND_LINES_ARE_EXACT = HAS_PROC;

/** Program and arguments joined by blanks; undefined if the process has ended or is not readable. */
export function commandLineOf(pid: number): string | undefined {
  if (startMarkOf(pid) === undefined) return undefined;
  if (!HAS_PROC) return ps(pid, 'args');
  const text = readProc(`/proc/${pid}/cmdline`);
  return text === undefined || text === '' ? undefined : text.replaceAll('\0', ' ');
}

export function childrenOf(pid: number): string[] {
  if (HAS_PROC) {
    const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
    const children = all.filter((other) => procStat(other)[STAT_PARENT] === String(pid));
    return children.flatMap((child) => commandLineOf(child) ?? []);
  }
  const lines = psTable()
    .split('\n')
    .map((line) => /^ *(\d+) (.*)$/.exec(line));
  return lines.flatMap((line) => (line?.[1] === String(pid) ? line[2]! : []));
}

function startMarkFromProc(pid: number): string | undefined {
  const fields = procStat(pid);
  const start = fields[STAT_START];
  if (start === undefined || ENDED.test(fields[STAT_STATE] ?? '')) return undefined;
  // Starts are counted from the boot of the machine: after a reboot the same pid may begin at the same tick.
  const boot = readProc('/proc/sys/kernel/random/boot_id')?.split('-')[0] ?? '';
  return `${start}-${boot}`;
}

function startMarkFromPs(pid: number): string | undefined {
  const state = ps(pid, 'stat');
  if (state === undefined || ENDED.test(state)) return undefined;
  return ps(pid, 'lstart')?.replace(/[^0-9A-Za-z]+/g, '-');
}

function ps(pid: number, column: string): string | undefined {
  try {
    const text = runPs(['-o', `${column}=`, '-p', String(pid)]).trim();
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

const psTable = (): string => runPs(['-ax', '-o', 'ppid=,args=']);

const runPs = (options: readonly string[]): string =>
  execFileSync('ps', ['-ww', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], LC_CTYPE: 'en_US.UTF-8', LC_TIME: 'C', TZ: 'UTC' },
    maxBuffer: 1 << 26,
  });

function procStat(pid: number): readonly string[] {
  const stat = readProc(`/proc/${pid}/stat`);
  return stat === undefined ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
