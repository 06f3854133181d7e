import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { present } from '../../../src/kernel/present';

export interface ServerUserOptions {
  readonly dataDirectory: string;
  readonly preferredPort?: number;
  /** Added to the environment of the test. */
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

export interface Answer {
  readonly event: 'started' | 'done' | 'failed';
  readonly url?: string;
  readonly port?: number;
  readonly adopted?: boolean;
  readonly message?: string;
}

/** The port from which a new server searches a free one; random, because test runs may run in parallel. */
export const randomPort = (): number => 20_000 + Math.floor(Math.random() * 10_000);

/** A process that uses the embedded server; tests command it and kill it. */
export class ServerUserProcess {
  private readonly answers: Answer[] = [];
  private readonly waiting: ((answer: Answer) => void)[] = [];
  /** The log of the supervision of the server. */
  log = '';

  private constructor(private readonly child: ChildProcess) {
    if (child.stdout !== null) {
      createInterface({ input: child.stdout }).on('line', (line) => this.receive(JSON.parse(line) as Answer));
    }
    child.stderr?.on('data', (text: Buffer) => (this.log += text.toString()));
    child.once('exit', (code, signal) => {
      this.receive({ event: 'failed', message: `the program ended (${signal ?? code}): ${this.log}` });
    });
  }

  static spawn({
    dataDirectory,
    preferredPort = randomPort(),
    env,
    uid,
    gid,
  }: ServerUserOptions): ServerUserProcess {
    const hook = join(__dirname, 'typescript-hook.cjs');
    const program = join(__dirname, 'server-user.program.ts');
    const child = spawn(process.execPath, ['-r', hook, program, dataDirectory, String(preferredPort)], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      ...present({ uid, gid }),
    });
    child.stdin.on('error', () => undefined);
    return new ServerUserProcess(child);
  }

  /** Spawns a process and waits until it has the server. @throws if it fails */
  static async start(
    options: ServerUserOptions,
  ): Promise<{ process: ServerUserProcess; url: string; adopted: boolean }> {
    const process = ServerUserProcess.spawn(options);
    const { url, adopted, message } = await process.nextAnswer();
    if (url === undefined || adopted === undefined) throw new Error(message);
    return { process, url, adopted };
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  nextAnswer(): Promise<Answer> {
    const answer = this.answers.shift();
    return answer === undefined
      ? new Promise((resolve) => this.waiting.push(resolve))
      : Promise.resolve(answer);
  }

  ask(command: 'release' | 'finish'): Promise<Answer> {
    this.child.stdin?.write(`${command}\n`);
    return this.nextAnswer();
  }

  /** Sends a signal and waits until the process has ended. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }

  private receive(answer: Answer): void {
    const next = this.waiting.shift();
    if (next === undefined) this.answers.push(answer);
    else next(answer);
  }
}
