/**
 * The watchdog: a shell, because it must outlive us and cost nothing. Its standard input is a pipe whose other end
 * only the watched process holds, so reading ends when that process ends, by kill -9 too. It then takes the
 * directory's lock (the protocol of directory-lock.ts), strikes the process off the users and, if no living process
 * is left among them, stops the server. Process names are those of process-inspection.ts.
 */
export const WATCHDOG_SCRIPT = String.raw`
lock=$1 users=$2 registration=$3 cluster=$4 starting=$5
trap '' HUP INT TERM

while read -r _; do :; done
[ -e "$users/$registration" ] || exit 0

say() { echo "$(date -u '+%Y-%m-%d %H:%M:%S') UTC watchdog: $1"; }

# The start mark of process $1; fails when it has ended.
mark_of() {
  if [ -r /proc/self/stat ]; then
    stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 1
    set -- $(echo "$stat" | sed 's/.*) //')
    case $1 in Z* | X*) return 1 ;; esac
    shift 19
    boot=$(cat /proc/sys/kernel/random/boot_id 2>/dev/null)
    echo "$1-$(echo "$boot" | sed 's/-.*//')"
  else
    case $(ps -ww -o stat= -p "$1" 2>/dev/null) in '' | Z* | X*) return 1 ;; esac
    ps -ww -o lstart= -p "$1" | tr -cs '0-9A-Za-z' '-' | sed 's/^-//; s/-$//'
  fi
}

# Whether the process named $1 ("<pid>.<start mark>.<number>") is running.
lives() {
  pid_and_mark=$(echo "$1" | sed 's/\.[0-9]*$//')
  pid=$(echo "$pid_and_mark" | sed 's/\..*//')
  mark=$(mark_of "$pid") && [ "$pid.$mark" = "$pid_and_mark" ]
}

leave() { rm -f "$lock/$ticket"; exit 0; }

ticket="$$.$(mark_of $$).1"
take_lock() {
  while [ -d "$lock" ]; do
    : >"$lock/$ticket"
    rival=
    for other in "$lock"/*; do
      other=$(basename "$other")
      [ "$other" = "$ticket" ] && continue
      lives "$other" && rival=$other
    done
    [ -z "$rival" ] && return 0
    rm -f "$lock/$ticket"
    sleep "0.0$(($$ % 8 + 2))"
  done
  exit 0
}

# The pid of the cluster's running server.
postmaster() {
  [ -r "$cluster/postmaster.pid" ] || return 1
  pid=$(sed -n 1p "$cluster/postmaster.pid" 2>/dev/null)
  [ "$(sed -n 2p "$cluster/postmaster.pid" 2>/dev/null)" = "$cluster" ] && mark_of "$pid" >/dev/null || return 1
  if [ -r "/proc/$pid/cmdline" ]; then
    case $(tr '\0' ' ' <"/proc/$pid/cmdline") in */postgres\ -D\ "$cluster"\ *) echo "$pid" ;; *) return 1 ;; esac
  else
    # ps may garble letters beyond ASCII: the path is not compared.
    case $(ps -ww -o args= -p "$pid") in */postgres\ -D\ *) echo "$pid" ;; *) return 1 ;; esac
  fi
}

take_lock
rm -f "$users/$registration"
for user in "$users"/*; do lives "$(basename "$user")" && leave; done

# Killed while it started the server: the pid file may take a moment to appear.
waited=0
until pid=$(postmaster); do
  [ -e "$starting" ] && [ $waited -lt 100 ] || leave
  waited=$((waited + 1))
  sleep 0.1
done

say "the last process that used the server has gone; stopping the server (pid $pid)"
mark=$(mark_of "$pid")
kill -INT "$pid"
waited=0
while [ "$(mark_of "$pid")" = "$mark" ]; do
  waited=$((waited + 1))
  [ $waited -eq 600 ] && say 'it does not stop; stopping it at once' && kill -QUIT "$pid"
  sleep 0.1
done
rm -f "$starting"
leave
`;
