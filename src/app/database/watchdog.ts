import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { DataDirectory } from './data-directory';
import { HELD_BY_ANOTHER, underLock } from './directory-lock';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { serverProcessOptions } from './server-user';

export type Watchdog = ChildProcessByStdio<Writable, null, null>;

/**
 * The watchdog is a shell, because it must outlive this process at no cost. Only this process holds the other end of
 * its standard input, so reading ends when the process ends, even by kill -9; a line on it says that the server was
 * released. An ending process may close the pipe a moment before its lock, so the command is tried again.
 */
const WAIT = `
tries=50
read -r _ && tries=1
until "$@"; code=$?; [ $code -ne ${HELD_BY_ANOTHER} ] || [ $tries -eq 1 ]; do
  tries=$((tries - 1))
  sleep 0.1
done
exit $code
`;

/** Stops the server of the cluster $1. It runs under the directory's lock while no process uses the server. */
const STOP = `
cluster=$1 starting=$2

# Sets $pid to that of the cluster's server, if it runs. A pid may be reused: the name of the process counts too.
find_server() {
  { read -r pid && read -r path && read -r _ && read -r port; } <"$cluster/postmaster.pid" && [ "$path" = "$cluster" ] &&
    case $(tr '\\0' ' ' <"/proc/$pid/cmdline" || ps -ww -o args= -p "$pid") in
      */postgres\\ -D\\ *\\ -p\\ "$port"\\ *) ;;
      *) return 1 ;;
    esac
} 2>/dev/null

# Whether it reads its write-ahead log. If it does so after the crash of one of its processes, PostgreSQL 18 never comes to
# the end of a fast stop; and there is nothing that such a stop could save.
recovers() {
  [ -e /proc/self/stat ] || { ps -axww -o ppid=,args= | grep -q "^ *$pid postgres: startup"; return; }
  for process in $(grep -ls '^postgres: startup' /proc/[0-9]*/cmdline); do
    grep -qs "^PPid:.$pid$" "\${process%cmdline}status" && return
  done
  return 1
}

# Its user was killed while it started the server: the pid file may take a moment to appear.
tenths=0
until find_server; do
  [ -e "$starting" ] && [ $tenths -lt 100 ] || exit 0
  sleep 0.1
  tenths=$((tenths + 1))
done

say() { echo "$(date -u '+%Y-%m-%d %H:%M:%S') UTC watchdog: $1"; }
say "the last process that used the server has gone; stopping the server (pid $pid)"
if recovers; then kill -QUIT "$pid"; else kill -INT "$pid"; fi
tenths=0
while find_server; do
  [ $tenths -eq 600 ] && say 'it does not stop; stopping it at once' && kill -QUIT "$pid"
  [ $tenths -lt 700 ] || exit 1
  sleep 0.1
  tenths=$((tenths + 1))
done
rm -f "$starting"
`;

/** Starts the watchdog in a session of its own, so that Ctrl-C and signals to this process group do not reach it. */
export function startWatchdog({ lock, users, cluster, startingMark, logFile }: DataDirectory): Watchdog {
  const stop = ['/bin/sh', '-c', STOP, 'cagnotte-stop', cluster, startingMark];
  const command = [...underLock(lock, { waits: true }), ...underLock(users, { waits: false }), ...stop];
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn('/bin/sh', ['-c', WAIT, 'cagnotte-watchdog', ...command], {
    ...serverProcessOptions(undefined),
    detached: true,
    stdio: ['pipe', log, log],
  }) as Watchdog;
  closeSync(log);
  for (const source of [child, child.stdin]) source.on('error', () => undefined);
  child.unref();
  (child.stdin as Socket).unref();
  return child;
}

export const hasEnded = ({ exitCode, signalCode }: Watchdog): boolean =>
  exitCode !== null || signalCode !== null;

/** Has the server stopped unless a process uses it; the caller has given up its own use. Answers once it has ended. */
export async function stopUnlessUsed(directory: DataDirectory, watchdog: Watchdog): Promise<void> {
  const code = (await endOf(watchdog)) ?? (await endOf(startWatchdog(directory)));
  if (code !== 0 && code !== HELD_BY_ANOTHER)
    throw new EmbeddedPostgresError(
      `PostgreSQL in ${directory.root} does not stop: see the end of ${directory.logFile}`,
    );
}

/** Lets the watchdog do its work. @returns its exit code; null where it was killed */
async function endOf(watchdog: Watchdog): Promise<number | null> {
  if (!hasEnded(watchdog)) {
    const ended = once(watchdog, 'exit');
    watchdog.ref();
    watchdog.stdin.end('\n');
    await ended;
  }
  return watchdog.exitCode;
}
