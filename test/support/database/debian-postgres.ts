import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram, serverProcessOptions } from '../../../src/app/database/embedded-postgres/server-program';
import { defaultServerUser, type ServerUser } from '../../../src/app/database/embedded-postgres/server-user';
import { randomPort } from './server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from './temporary-directory';
import { runOn } from './test-server';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;
const READY_MS = 30_000;

/** It ends with its standard input, so that no server is left behind when the test process is killed. */
const UNTIL_INPUT_ENDS = '"$@" & server=$!; read -r _; kill -INT $server; wait $server';

export interface OwnPostgres {
  /** Of a superuser, in an empty database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The programs of the newest PostgreSQL >= 15 that Debian's packages have installed; undefined where there is none. */
export function debianPrograms(): string | undefined {
  const majors = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).map(Number) : [];
  const usable = majors.filter(
    (major) => major >= OLDEST_MAJOR && existsSync(join(DEBIAN_ROOT, `${major}`, 'bin', 'initdb')),
  );
  return usable.length === 0 ? undefined : join(DEBIAN_ROOT, `${Math.max(...usable)}`, 'bin');
}

/** A server of Debian's PostgreSQL in a temporary directory: what somebody's own DATABASE_URL may point to. */
export async function startDebianPostgres(): Promise<OwnPostgres> {
  const programs = debianPrograms();
  if (programs === undefined) throw new Error(`no PostgreSQL >= ${OLDEST_MAJOR} in ${DEBIAN_ROOT}`);
  const user = process.getuid?.() === 0 ? defaultServerUser() : undefined;
  const directory = await makeTemporaryDirectory();
  const cluster = await makeCluster(programs, directory, user);
  const port = randomPort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(
    '/bin/sh',
    ['-c', UNTIL_INPUT_ENDS, 'sh', join(programs, 'postgres'), '-D', cluster, ...args],
    {
      ...serverProcessOptions(user),
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.stdin.end();
    await ended;
    await removeTemporaryDirectory(directory);
  };
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function makeCluster(
  programs: string,
  directory: string,
  user: ServerUser | undefined,
): Promise<string> {
  const cluster = join(directory, 'own');
  await mkdir(cluster, { mode: 0o700 });
  if (user !== undefined) await chown(cluster, user.uid, user.gid);
  const options = ['--username=owner', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await runProgram(join(programs, 'initdb'), ['-D', cluster, ...options], user);
  return cluster;
}

async function waitUntilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + READY_MS; ; await sleep(50)) {
    try {
      return void (await runOn(url, 'SELECT'));
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
