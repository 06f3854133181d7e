import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANY_DAY } from '../../../src/intake/reading';
import { builtProgram, type ProgramName } from './built-programs';

/** The end of a process: its exit code, or the signal. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ProgramOptions {
  readonly program: ProgramName;
  readonly args: readonly string[];
  /** Added to the environment of the test, from which settings of the service are removed. */
  readonly env: NodeJS.ProcessEnv;
  /** The text of its standard input; empty by default. */
  readonly input?: string;
  /** Keeps its standard input open for later writes. */
  readonly listens?: boolean;
  /** Loads modules like in production, without `quick-start.cjs`. */
  readonly asShipped?: boolean;
}

const QUICK_START = ['--require', join(__dirname, 'quick-start.cjs')];

/** A built program as a child process, with its whole output. */
export class ChildProgram {
  private readonly child: ChildProcess;
  private said = { stdout: '', stderr: '' };
  /** Settled when the process has ended and its output has been read. */
  readonly ended: Promise<Ending>;

  constructor({ program, args, env, input, listens = false, asShipped = false }: ProgramOptions) {
    const loading = asShipped ? [] : QUICK_START;
    this.child = spawn(process.execPath, [...loading, builtProgram(program), ...args], {
      stdio: [input === undefined && !listens ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: undefined,
        DATABASE_READ_URL: undefined,
        CAGNOTTE_STORE: undefined,
        NODE_OPTIONS: undefined,
        CAGNOTTE_DAYS_BACK: String(ANY_DAY.daysBack),
        CAGNOTTE_DAYS_AHEAD: String(ANY_DAY.daysAhead),
        ...env,
      },
    });
    if (!listens) this.child.stdin?.end(input);
    this.child.stdout?.on('data', (text: Buffer) => (this.said.stdout += text.toString()));
    this.child.stderr?.on('data', (text: Buffer) => (this.said.stderr += text.toString()));
    this.ended = once(this.child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
    }));
    this.ended.catch(() => undefined);
  }

  /** Writes to its standard input; needs `listens`. */
  write(text: string): void {
    this.child.stdin?.write(text);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get stdout(): string {
    return this.said.stdout;
  }

  get stderr(): string {
    return this.said.stderr;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits for a text on standard error. @throws if the process ends before */
  async saysOnStderr(words: string): Promise<void> {
    while (!this.stderr.includes(words)) {
      if (this.hasEnded) throw new Error(`ended before it said "${words}", with: ${this.stderr}`);
      await sleep(25);
    }
  }

  /** Sends a signal by pid, unless the process has ended. */
  signal(name: NodeJS.Signals): void {
    if (!this.hasEnded) this.child.kill(name);
  }

  /** Kills it, also if it is stopped by a signal, and waits until it has ended. */
  async kill(): Promise<Ending> {
    this.signal('SIGKILL');
    return this.ended;
  }
}
