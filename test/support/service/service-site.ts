import { randomInt } from 'node:crypto';
import { dataDirectoryAt, LOOPBACK, rememberPort } from '../../../src/app/database/data-directory';
import { failureToListen } from '../../../src/app/free-port';
import { findPostmaster } from '../../../src/app/database/postmaster';
import { makePreparedDirectory } from '../database/prepared-directory';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../database/temporary-directory';
import { ChildProgram, type Ending, type ProgramOptions } from './child-program';
import { type ServiceOptions, ServiceProcess } from './service-process';

/** The output and the end of a program. */
export interface ProgramRun extends Ending {
  readonly stdout: string;
  readonly stderr: string;
}

/** A data directory with all processes that a test starts on it; `remove` ends and removes all of them. */
export class ServiceSite {
  private readonly started: ChildProgram[] = [];

  private constructor(readonly dataDirectory: string) {}

  /** Makes a site with a migrated database without rows or, if `empty`, without a database. */
  static async make({ empty = false } = {}): Promise<ServiceSite> {
    const dataDirectory = await (empty ? makeTemporaryDirectory() : makePreparedDirectory());
    // Each site reserves a port, so that no other site takes it while its server is down.
    rememberPort(dataDirectoryAt(dataDirectory), await freePort());
    return new ServiceSite(dataDirectory);
  }

  /** Starts a service without waiting. */
  spawn(options: Omit<ServiceOptions, 'dataDirectory'> = {}): ServiceProcess {
    const service = new ServiceProcess({ ...options, dataDirectory: this.dataDirectory });
    this.started.push(service);
    return service;
  }

  /** Starts a service and waits until it is ready. */
  start(options: Omit<ServiceOptions, 'dataDirectory'> = {}): Promise<ServiceProcess> {
    return this.spawn(options).ready();
  }

  /** Starts a built program on the data directory without waiting. */
  launch({ env = {}, ...options }: Omit<ProgramOptions, 'env'> & Partial<ProgramOptions>): ChildProgram {
    const child = new ChildProgram({
      ...options,
      env: { CAGNOTTE_DATA_DIR: this.dataDirectory, CAGNOTTE_PORT: '0', ...env },
    });
    this.started.push(child);
    return child;
  }

  /** Runs a built program to its end. */
  async run(options: Omit<ProgramOptions, 'env'> & Partial<ProgramOptions>): Promise<ProgramRun> {
    const child = this.launch(options);
    const ending = await child.ended;
    return { ...ending, stdout: child.stdout, stderr: child.stderr };
  }

  /** The pid of the embedded server from its pid file; undefined if none runs. */
  postmasterPid(): number | undefined {
    return findPostmaster(dataDirectoryAt(this.dataDirectory).cluster)?.pid;
  }

  /** Kills running processes by pid and removes the directory; safe after a failed test. */
  async remove(): Promise<void> {
    await Promise.all(this.started.splice(0).map((process) => process.kill()));
    await removeTemporaryDirectory(this.dataDirectory);
  }
}

/** A free port below the ephemeral range, from which outgoing connections get theirs. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if ((await failureToListen(LOOPBACK, port)) === undefined) return port;
  }
}
