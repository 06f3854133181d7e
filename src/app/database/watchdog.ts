import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataDirectory } from './data-directory';
import { serverProcessOptions } from './server-user';

/**
 * The watchdog: a shell, because it must outlive us and cost nothing. Its standard input is a pipe whose other end
 * only the watched process holds, so reading ends when that process ends, by kill -9 too. It then takes the
 * directory's lock (the protocol of embedded-postgres.ts), strikes the process off the users and, if no living process
 * is left among them, stops the server. Process names are those of process-inspection.ts.
 */
const WATCHDOG_SCRIPT = `
lock=$1 users=$2 registration=$3 cluster=$4 starting=$5
trap '' HUP INT TERM

while read -r _; do :; done
[ -e "$users/$registration" ] || exit 0

say() { echo "$(date -u '+%Y-%m-%d %H:%M:%S') UTC watchdog: $1"; }

# Sets $mark to the start mark of process $1; fails when it has ended.
look_at() {
  if [ -r /proc/self/stat ]; then
    { read -r stat <"/proc/$1/stat"; } 2>/dev/null || return 1
    { read -r boot </proc/sys/kernel/random/boot_id; } 2>/dev/null || boot=
    set -- \${stat##*) }
    case $1 in [ZX]*) return 1 ;; esac
    shift 19
    mark="$1-\${boot%%-*}"
  else
    case $(ps -ww -o stat= -p "$1" 2>/dev/null) in '' | [ZX]*) return 1 ;; esac
    mark=$(ps -ww -o lstart= -p "$1" | tr -cs '0-9A-Za-z' '-' | sed 's/^-//; s/-$//')
  fi
}

# Whether the process named $1 ("<pid>.<start mark>.<number>") is running.
lives() { look_at "\${1%%.*}" && [ "\${1%%.*}.$mark" = "\${1%.*}" ]; }

leave() { rm -f "$lock/$ticket"; exit 0; }

# Sets $rivals to the pids of the living processes that have a ticket besides ours.
look_around() {
  [ -d "$lock" ] || exit 0
  rivals=
  for other in "$lock"/*; do
    other=\${other##*/}
    [ "$other" != "$ticket" ] && lives "$other" && rivals="$rivals \${other%%.*}"
  done
}

take_lock() {
  look_at $$
  ticket="$$.$mark.1"
  while :; do
    look_around
    while [ -n "$rivals" ]; do sleep 0.05; look_around; done
    : >"$lock/$ticket"
    look_around
    while [ -n "$rivals" ]; do
      for rival in $rivals; do [ "$rival" -lt $$ ] && rm -f "$lock/$ticket" && continue 3; done
      sleep 0.05
      look_around
    done
    return
  done
}

# Sets $pid to the pid of the cluster's running server.
find_postmaster() {
  { read -r pid && read -r path; } <"$cluster/postmaster.pid" && [ "$path" = "$cluster" ] && look_at "$pid" || return 1
  if [ -r "/proc/$pid/cmdline" ]; then
    case $(tr '\\0' ' ' <"/proc/$pid/cmdline") in */postgres\\ -D\\ "$cluster"\\ *) ;; *) return 1 ;; esac
  else
    # ps may garble letters beyond ASCII: the path is not compared.
    case $(ps -ww -o args= -p "$pid") in */postgres\\ -D\\ *) ;; *) return 1 ;; esac
  fi
} 2>/dev/null

# Whether the server $pid reads its write-ahead log: then it is stopped at once (see postmaster.ts).
recovers() {
  if [ -r /proc/self/stat ]; then
    for process in /proc/[0-9]*; do
      read -r stat <"$process/stat" || continue
      set -- \${stat##*) }
      [ "$2" = "$pid" ] && case $(tr '\\0' ' ' <"$process/cmdline") in 'postgres: startup'*) return 0 ;; esac
    done
    return 1
  fi
  ps -axww -o ppid=,args= | grep -q "^ *$pid postgres: startup"
} 2>/dev/null

take_lock
rm -f "$users/$registration"
for user in "$users"/*; do lives "\${user##*/}" && leave; done

# Killed while it started the server: the pid file may take a moment to appear.
waited=0
until find_postmaster; do
  [ -e "$starting" ] && [ $waited -lt 100 ] || leave
  waited=$((waited + 1))
  sleep 0.1
done

say "the last process that used the server has gone; stopping the server (pid $pid)"
began=$mark
if recovers; then kill -QUIT "$pid"; else kill -INT "$pid"; fi
waited=0
while look_at "$pid" && [ "$mark" = "$began" ]; do
  waited=$((waited + 1))
  [ $waited -eq 600 ] && say 'it does not stop; stopping it at once' && kill -QUIT "$pid"
  sleep 0.1
done
rm -f "$starting"
leave
`;

export interface Watchdog {
  readonly pid: number;
  dismiss(): void;
}

export async function startWatchdog(directory: DataDirectory, registration: string): Promise<Watchdog> {
  let dismissed = false;
  let current = await spawnWatchdog(directory, registration);
  void (async () => {
    for (;;) {
      await once(current, 'exit');
      if (dismissed) return;
      // It was killed; without it a crash of this process would leave an orphan server.
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
