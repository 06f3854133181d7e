import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultServerUser, serverProcessOptions } from '../../../src/app/database/server-user';
import { UNTIL_INPUT_ENDS } from './debian-postgres';
import { randomPort } from './server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from './temporary-directory';
import { throughPort, waitUntilAnswers } from './test-server';

/** The program of Debian's package, which is not on the PATH of ordinary users. */
const PROGRAM = '/usr/sbin/pgbouncer';

export const HAS_PGBOUNCER = existsSync(PROGRAM);

export type PoolMode = 'session' | 'transaction' | 'statement';

export interface Pgbouncer {
  /** The address of the same database and role through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a pgbouncer before the server of an address, in a pool mode. */
export async function startPgbouncer(
  url: string,
  mode: PoolMode,
  settings: Readonly<Record<string, string | number>> = {},
): Promise<Pgbouncer> {
  const { hostname, port: behind, username, password } = new URL(url);
  const directory = await makeTemporaryDirectory();
  const port = randomPort();
  const users = join(directory, 'users.txt');
  const ini = join(directory, 'pgbouncer.ini');
  const all = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', pool_mode: mode },
    ...{ auth_type: 'trust', auth_file: users, default_pool_size: 60, max_client_conn: 200, ...settings },
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o644 });
  const databases = `* = host=${hostname} port=${behind}`;
  await writeFile(ini, ['[databases]', databases, '[pgbouncer]', ...lines, ''].join('\n'), { mode: 0o644 });
  const user = process.getuid?.() === 0 ? defaultServerUser() : undefined;
  const pooler = spawn('/bin/sh', ['-c', UNTIL_INPUT_ENDS, 'sh', PROGRAM, '--quiet', ini], {
    ...serverProcessOptions(user),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const over = throughPort(url, port);
  const stop = async (): Promise<void> => {
    await end(pooler);
    await removeTemporaryDirectory(directory);
  };
  try {
    await waitUntilAnswers(over);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { url: over, stop };
}

async function end(pooler: ChildProcess): Promise<void> {
  if (pooler.exitCode !== null || pooler.signalCode !== null) return;
  const ended = once(pooler, 'exit');
  pooler.stdin!.end();
  await ended;
}
