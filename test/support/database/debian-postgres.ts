import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { chown, mkdir, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  runProgram,
  serverProcessOptions,
  defaultServerUser,
  type ServerUser,
} from '../../../src/app/database/server-user';
import { serverProcessesOf, waitUntilNothingServes } from './server-processes';
import { randomPort } from './server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from './temporary-directory';
import { waitUntilAnswers } from './test-server';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;

/** Ends the server with its standard input, so that none is left behind when the test process is killed. */
export const UNTIL_INPUT_ENDS = '"$@" & server=$!; read -r _; kill -INT $server; wait $server';

export interface OwnPostgres {
  /** The address of an empty database, as superuser. */
  readonly url: string;
  /** Sends a signal to all of its processes. */
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export interface OwnReplica extends OwnPostgres {
  /** Starts it again after it was killed. */
  restart(): Promise<void>;
}

/** The folder of programs of the newest PostgreSQL >= 15 from Debian's packages; undefined if there is none. */
export function debianPrograms(): string | undefined {
  const majors = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).map(Number) : [];
  const usable = majors.filter(
    (major) => major >= OLDEST_MAJOR && existsSync(join(DEBIAN_ROOT, `${major}`, 'bin', 'initdb')),
  );
  return usable.length === 0 ? undefined : join(DEBIAN_ROOT, `${Math.max(...usable)}`, 'bin');
}

/** Starts a server of Debian's PostgreSQL in a temporary directory, as the target of a DATABASE_URL. */
export const startDebianPostgres = (): Promise<OwnPostgres> => serverOn(makeCluster);

/** Starts a streaming replica of a server. */
export function startDebianReplica(primary: OwnPostgres): Promise<OwnReplica> {
  const { hostname, port, username } = new URL(primary.url);
  const from = `host=${hostname} port=${port} user=${username} application_name=replica`;
  const make = async (programs: string, directory: string, user: ServerUser | undefined) => {
    const cluster = await clusterIn(directory, user);
    const options = ['--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream', '--no-sync'];
    await runProgram(join(programs, 'pg_basebackup'), ['-D', cluster, '-d', from, ...options], user);
    return cluster;
  };
  return serverOn(make, ['wal_retrieve_retry_interval=100ms']);
}

type MakeCluster = (programs: string, directory: string, user: ServerUser | undefined) => Promise<string>;

async function serverOn(make: MakeCluster, further: readonly string[] = []): Promise<OwnReplica> {
  const programs = debianPrograms();
  if (programs === undefined) throw new Error(`no PostgreSQL >= ${OLDEST_MAJOR} in ${DEBIAN_ROOT}`);
  const user = process.getuid?.() === 0 ? defaultServerUser() : undefined;
  const directory = await makeTemporaryDirectory();
  const cluster = await make(programs, directory, user);
  const port = randomPort();
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const args = [...settings, 'fsync=off', 'jit=off', ...further].flatMap((setting) => ['-c', setting]);
  const spawned = (): ChildProcessByStdio<Writable, null, null> =>
    spawn('/bin/sh', ['-c', UNTIL_INPUT_ENDS, 'sh', join(programs, 'postgres'), '-D', cluster, ...args], {
      ...serverProcessOptions(user),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  let server = spawned();
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of serverProcessesOf(cluster)) signalTo(pid, name);
  };
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.signalCode === null) {
      server.stdin.end();
      await ended;
    }
    await removeTemporaryDirectory(directory);
  };
  const restart = async (): Promise<void> => {
    await waitUntilNothingServes(cluster);
    // A zombie process still counts as the server that the pid file names.
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    server = spawned();
    await waitUntilAnswers(url);
  };
  try {
    await waitUntilAnswers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, signal, stop, restart };
}

/** Ignores a process that has ended by itself. */
function signalTo(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function clusterIn(directory: string, user: ServerUser | undefined): Promise<string> {
  const cluster = join(directory, 'own');
  await mkdir(cluster, { mode: 0o700 });
  if (user !== undefined) await chown(cluster, user.uid, user.gid);
  return cluster;
}

async function makeCluster(
  programs: string,
  directory: string,
  user: ServerUser | undefined,
): Promise<string> {
  const cluster = await clusterIn(directory, user);
  const options = ['--username=owner', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await runProgram(join(programs, 'initdb'), ['-D', cluster, ...options], user);
  return cluster;
}
