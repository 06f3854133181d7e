import { randomInt } from 'node:crypto';
import { dataDirectoryAt, LOOPBACK, rememberPort } from '../../../src/app/database/data-directory';
import { failureToListen } from '../../../src/app/free-port';
import { findPostmaster } from '../../../src/app/database/postmaster';
import { makePreparedDirectory } from '../database/prepared-directory';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../database/temporary-directory';
import { ChildProgram, type Ending, type ProgramOptions } from './child-program';
import { type ServiceOptions, ServiceProcess } from './service-process';

/** What a program said and how it ended. */
export interface ProgramRun extends Ending {
  readonly stdout: string;
  readonly stderr: string;
}

/** A data directory of its own and every process that a test started on it. `remove` leaves nothing of them. */
export class ServiceSite {
  private readonly started: ChildProgram[] = [];

  private constructor(readonly dataDirectory: string) {}

  /** With a database that has its tables and nothing in them; or without any, as before the very first start. */
  static async make({ empty = false } = {}): Promise<ServiceSite> {
    const dataDirectory = await (empty ? makeTemporaryDirectory() : makePreparedDirectory());
    // Each site has a port of its own: while its server is down, the first start of another must not take the port.
    rememberPort(dataDirectoryAt(dataDirectory), await freePort());
    return new ServiceSite(dataDirectory);
  }

  /** Starts a service and does not wait. */
  spawn(options: Omit<ServiceOptions, 'dataDirectory'> = {}): ServiceProcess {
    const service = new ServiceProcess({ ...options, dataDirectory: this.dataDirectory });
    this.started.push(service);
    return service;
  }

  /** Starts a service and waits until it is ready. */
  start(options: Omit<ServiceOptions, 'dataDirectory'> = {}): Promise<ServiceProcess> {
    return this.spawn(options).ready();
  }

  /** Starts any built program on the data directory and does not wait. */
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

  /** The pid of the embedded server, as its pid file says; undefined while none runs. */
  postmasterPid(): number | undefined {
    return findPostmaster(dataDirectoryAt(this.dataDirectory).cluster)?.pid;
  }

  /** Ends, by pid, what still runs, and removes the directory; safe after a test that failed anywhere. */
  async remove(): Promise<void> {
    await Promise.all(this.started.splice(0).map((process) => process.kill()));
    await removeTemporaryDirectory(this.dataDirectory);
  }
}

/** Below the range from which systems take ports for outgoing connections. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if ((await failureToListen(LOOPBACK, port)) === undefined) return port;
  }
}
