import { type ChildProcess, spawn } from 'node:child_process';
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
import { type DataDirectory, findFreePort, LOOPBACK, rememberedPort, rememberPort } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import type { PostgresBinaries } from './postgres-binaries';
import { findPostmaster, type Postmaster, removeForeignPidFile } from './postmaster';
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
  if (running === undefined) return { port: await launchOnAPort(start, samePort), adopted: false };
  if (samePort !== undefined && running !== samePort)
    throw new EmbeddedPostgresError(
      `the embedded PostgreSQL now runs on port ${running}, because port ${samePort} was taken: restart the service, ` +
        'which still uses the former port.',
    );
  return { port: running, adopted: true };
}

/** The port of a server that runs or is just starting; undefined when there is none, or once it has ended. */
async function waitForRunning({ directory, log }: ServerStart): Promise<number | undefined> {
  const begun = Date.now();
  for (let looks = 1; ; looks++) {
    const found = findPostmaster(directory.cluster);
    if (found === undefined || (await servesUs(directory, found))) return found?.port;
    const { pid, status } = found;
    if (Date.now() - begun > (status === 'starting' ? READY_MS : ANSWER_MS))
      throw startFailed(
        `one runs already (pid ${pid}, ${status}) and does not answer. End it with kill -QUIT ${pid}`,
      );
    if (looks === 1) log(`waiting for the running PostgreSQL (pid ${pid}, ${status})`);
    await sleep(POLL_MS);
  }
}

/** On the port of the last start; if another program has taken it, on the next free one, unless only that port will do. */
async function launchOnAPort(start: ServerStart, samePort: number | undefined): Promise<number> {
  const { directory, log } = start;
  removeForeignPidFile(directory.cluster);
  const remembered = rememberedPort(directory);
  let port = samePort ?? (await findFreePort(remembered ?? start.preferredPort));
  for (const deadline = Date.now() + LINGERING_MS; ;) {
    const complaint = await launch(start, port);
    if (complaint === undefined) break;
    if (PORT_IN_USE.test(complaint)) {
      if (samePort !== undefined)
        throw new EmbeddedPostgresError(
          `port ${port} of ${LOOPBACK}, which the embedded PostgreSQL uses, was taken by another program while the ` +
            'server was down. End that program, or restart the service: it then takes another port.',
        );
      // Another program took the port between the check and the start.
      port = await findFreePort(port + 1);
    } else if (LINGERING.test(complaint) && Date.now() < deadline) {
      log('processes of the former PostgreSQL have not ended yet; trying again');
      await sleep(250);
    } else throw startFailed(complaint);
  }
  if (samePort === undefined) {
    if (remembered !== undefined && port !== remembered)
      log(`port ${remembered} is taken by another program; PostgreSQL now uses port ${port}`);
    rememberPort(directory, port);
  }
  return port;
}

/** @returns why it has not started, with PostgreSQL's message; undefined if it runs */
async function launch(start: ServerStart, port: number): Promise<string | undefined> {
  const { directory } = start;
  // Read by the watchdog: should we be killed before the server has written its pid file, it waits for that file.
  writeFileSync(directory.startingMark, '');
  const loggedBefore = rotateLog(directory.logFile);
  const child = spawnPostmaster(start, port);
  let end: string | undefined;
  child.once('error', (error) => (end = error.message));
  child.once('exit', (code, signal) => (end = `it ended with ${signal ?? `status ${code}`}`));
  try {
    for (const deadline = Date.now() + READY_MS; end === undefined; await sleep(POLL_MS)) {
      const found = findPostmaster(directory.cluster);
      if (found !== undefined && (await servesUs(directory, found))) return undefined;
      if (Date.now() > deadline) child.kill('SIGQUIT');
    }
    const said = readFileSync(directory.logFile).subarray(loggedBefore).subarray(-4_000).toString('utf8');
    return `${end}. ${said.trim()}`;
  } finally {
    rmSync(directory.startingMark, { force: true });
  }
}

/**
 * Starts the server detached and without a pipe, because it must outlive this process while others use it, and Ctrl-C
 * must not reach it.
 */
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

const servesUs = async (directory: DataDirectory, { port, status }: Postmaster): Promise<boolean> =>
  status === 'ready' && (await answers(directory, port));

/** Puts a grown log aside (one is kept); answers the length of the current one in bytes. */
function rotateLog(file: string): number {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size < LOG_BYTES_MAX) return size;
  renameSync(file, `${file}.old`);
  return 0;
}

function startFailed(complaint: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`PostgreSQL did not start: ${complaint}`);
}
