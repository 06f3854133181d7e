import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceClient } from '../../../packages/demo/casino-answers';
import { ChildProgram, type Ending } from './child-program';
import { patience } from './test-extent';
import { makeWorldKey } from './world-key';

export interface ServiceOptions {
  readonly dataDirectory: string;
  /** By default 0: any free port. */
  readonly port?: number;
  /** Added to its environment. */
  readonly env?: NodeJS.ProcessEnv;
  readonly asShipped?: boolean;
}

const READY_MS = patience(180_000);

/** The built `cagnotte serve` as a process on a real disk. */
export class ServiceProcess extends ChildProgram {
  private knownUrl: string | undefined;
  private enrolled: Promise<string> | undefined;

  constructor({ dataDirectory, port = 0, env = {}, asShipped = false }: ServiceOptions) {
    super({
      asShipped,
      program: 'cagnotte',
      args: ['serve'],
      env: {
        CAGNOTTE_DATA_DIR: dataDirectory,
        CAGNOTTE_HOST: '127.0.0.1',
        CAGNOTTE_PORT: String(port),
        ...env,
      },
    });
  }

  /** http://host:port, from the output of the service. */
  get url(): string {
    this.knownUrl ??= /POST (http:\/\/[^/\s]+)\/v1\/events/.exec(this.stdout)?.[1];
    if (this.knownUrl === undefined)
      throw new Error(`the service has not said where it listens: ${this.account()}`);
    return this.knownUrl;
  }

  /** The code of the link of the first administrator; undefined unless this start has named its file. */
  get firstCode(): string | undefined {
    const file = /The first administrator signs in with the link in ([^\s"]+)/.exec(this.stdout)?.[1];
    return file && /#(cgl_[0-9a-f]{64})/.exec(readFileSync(file, 'utf8'))?.[1];
  }

  /** The credential of the first administrator, enrolled by the link of this start. */
  administratorKey(): Promise<string> {
    return (this.enrolled ??= this.enrol());
  }

  private async enrol(): Promise<string> {
    const response = await fetch(`${this.url}/v1/enrol`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: this.firstCode, person: { id: '1', name: 'Ana Ruiz' } }),
    });
    return ((await response.json()) as { credential: string }).credential;
  }

  /** A key with every permission, made with the administrator key of this start. */
  async worldKey(): Promise<string> {
    return makeWorldKey(this.url, await this.administratorKey());
  }

  client(key: string): ServiceClient {
    return new ServiceClient(this.url, key);
  }

  /** Waits until /health/ready answers 200. @throws if the process ends before */
  async ready(): Promise<this> {
    const deadline = performance.now() + READY_MS;
    while (!(await this.isReady())) {
      if (this.hasEnded) throw new Error(`the service ended before it was ready: ${this.account()}`);
      if (performance.now() > deadline) throw new Error(`the service does not get ready: ${this.account()}`);
      await sleep(25);
    }
    return this;
  }

  async isReady(): Promise<boolean> {
    if (!this.stdout.includes('/v1/events ·')) return false;
    const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
    return answer?.status === 200;
  }

  /** Stops it by a signal, like a service supervisor. @returns how it ended */
  async stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<Ending> {
    this.signal(signal);
    return this.ended;
  }

  /** The end of its output, for the message of a failed test. */
  account(): string {
    return `${this.stdout.slice(-3_000)}\n${this.stderr.slice(-3_000)}`;
  }
}
