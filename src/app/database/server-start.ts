import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwordOf } from './cluster';
import { type DataDirectory, findFreePort, LOOPBACK, rememberedPort, rememberPort } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import type { PostgresBinaries } from './postgres-binaries';
import { findPostmaster, removeForeignPidFile, type Postmaster } from './postmaster';
import { answers } from './server-connection';
import { serverProcessOptions, type ServerUser } from './server-user';

export interface ServerStart {
  readonly directory: DataDirectory;
  readonly binaries: PostgresBinaries;
  readonly user: ServerUser | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly preferredPort: number | undefined;
  readonly log: (line: string) => void;
}

export interface StartedServer {
  readonly port: number;
  readonly adopted: boolean;
}

/** Recovery of a large database after a crash takes its time; the postmaster ends by itself when it cannot. */
const READY_MS = 10 * 60_000;
/** A server that says it is ready, or that it is stopping, should not need longer. */
const ANSWER_MS = 60_000;
/** After kill -9 of a postmaster its other processes may hold their shared memory for a while. */
const LINGERING_MS = 60_000;
const LINGERING = /pre-existing shared memory block|lock file "[^"]+" already exists/;
const PORT_IN_USE = /Address already in use/;
const POLL_MS = 20;
const LOG_BYTES_MAX = 8 * 1024 * 1024;

/**
 * The running server of the directory, or a new one. Call it under the directory's lock.
 * @param samePort the port of a server that is in use: programs know its address, so no other port will do
 */
export async function startOrAdopt(start: ServerStart, samePort?: number): Promise<StartedServer> {
  const running = await waitForRunning(start);
  if (running !== undefined) {
    if (samePort !== undefined && running !== samePort) throw movedToAnotherPort(running, samePort);
    return { port: running, adopted: true };
  }
  removeForeignPidFile(start.directory.cluster);
  if (samePort === undefined) return { port: await launchOnAPort(start), adopted: false };
  await launchWithRetries(start, samePort);
  return { port: samePort, adopted: false };
}

/** The port of a server that runs or is just starting; undefined when there is none, or once it has ended. */
async function waitForRunning({ directory, log }: ServerStart): Promise<number | undefined> {
  const begun = Date.now();
  let announced = false;
  for (;;) {
    const found = findPostmaster(directory.cluster);
    if (found === undefined) return undefined;
    if (found.status === 'ready' && (await servesUs(directory, found.port))) return found.port;
    const timeoutMs = found.status === 'starting' ? READY_MS : ANSWER_MS;
    if (Date.now() - begun > timeoutMs) throw noAnswer(found);
    if (!announced) log(`waiting for the running PostgreSQL (pid ${found.pid}, ${found.status})`);
    announced = true;
    await sleep(POLL_MS);
  }
}

/** On the port of the last start; if another program has taken it, on the next free one. */
async function launchOnAPort(start: ServerStart): Promise<number> {
  const remembered = rememberedPort(start.directory);
  for (let preferred = remembered ?? start.preferredPort; ;) {
    const port = await findFreePort(preferred);
    try {
      await launchWithRetries(start, port);
      if (remembered !== undefined && port !== remembered)
        start.log(`port ${remembered} is taken by another program; PostgreSQL now uses port ${port}`);
      rememberPort(start.directory, port);
      return port;
    } catch (error) {
      // Another program took the port between the check and the start.
      if (!(error instanceof EmbeddedPostgresError && error.code === 'PORT_TAKEN')) throw error;
      preferred = port + 1;
    }
  }
}

async function launchWithRetries(start: ServerStart, port: number): Promise<void> {
  const deadline = Date.now() + LINGERING_MS;
  for (;;) {
    const complaint = await launch(start, port);
    if (complaint === undefined) return;
    if (PORT_IN_USE.test(complaint)) throw portTaken(port);
    if (!LINGERING.test(complaint) || Date.now() > deadline) throw startFailed(complaint);
    start.log('processes of the former PostgreSQL have not ended yet; trying again');
    await sleep(250);
  }
}

async function launch(start: ServerStart, port: number): Promise<string | undefined> {
  const { directory } = start;
  // Read by the watchdog: should we be killed before the server has written its pid file, it waits for that file.
  writeFileSync(directory.startingMark, '');
  const loggedBefore = rotateLog(directory.logFile);
  const child = spawnPostmaster(start, port);
  let end: string | undefined;
  child.once('error', (error) => (end = error.message));
  child.once('exit', (code, signal) => (end = `it ended with ${signal ?? `status ${code}`}`));
  const deadline = Date.now() + READY_MS;
  try {
    while (end === undefined) {
      if (findPostmaster(directory.cluster)?.status === 'ready' && (await servesUs(directory, port)))
        return undefined;
      if (Date.now() > deadline) child.kill('SIGQUIT');
      await sleep(POLL_MS);
    }
    return `${end}. ${logSince(directory.logFile, loggedBefore)}`;
  } finally {
    rmSync(directory.startingMark, { force: true });
  }
}

/** Detached and without a pipe to us: it must outlive us while others use it, and Ctrl-C must not reach it. */
function spawnPostmaster({ directory, binaries, user, settings }: ServerStart, port: number): ChildProcess {
  const all = { listen_addresses: LOOPBACK, unix_socket_directories: '', ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(directory.logFile, 'a', 0o600);
  // `findPostmaster` and the watchdog know the server by the beginning of these arguments.
  const child = spawn(binaries.postgres, ['-D', directory.cluster, '-p', String(port), ...options], {
    ...serverProcessOptions(user),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

function servesUs(directory: DataDirectory, port: number): Promise<boolean> {
  return answers({ port, password: passwordOf(directory) }, directory.cluster);
}

/** Puts a grown log aside (one is kept); answers the length of the current one in bytes. */
function rotateLog(file: string): number {
  if (!existsSync(file)) return 0;
  const { size } = statSync(file);
  if (size < LOG_BYTES_MAX) return size;
  renameSync(file, `${file}.old`);
  return 0;
}

function logSince(file: string, offset: number): string {
  return readFileSync(file).subarray(offset).subarray(-4_000).toString('utf8').trim();
}

function noAnswer({ pid, status }: Postmaster): EmbeddedPostgresError {
  return startFailed(
    `one runs already (pid ${pid}, ${status}) and does not answer. End it with kill -QUIT ${pid}`,
  );
}

function startFailed(complaint: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError('START_FAILED', `PostgreSQL did not start: ${complaint}`);
}

function portTaken(port: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'PORT_TAKEN',
    `port ${port} of ${LOOPBACK}, which the embedded PostgreSQL uses, was taken by another program while the server ` +
      'was down. End that program, or restart the service: it then takes another port.',
  );
}

function movedToAnotherPort(port: number, formerPort: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'PORT_CHANGED',
    `the embedded PostgreSQL now runs on port ${port}, because port ${formerPort} was taken: restart the service, ` +
      'which still uses the former port.',
  );
}
