import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A file with another source in its place, or as it is, and the specs that are run over it. */
export interface Order {
  readonly file: string;
  readonly source?: string;
  readonly dependents: readonly string[];
  readonly specs: readonly string[];
}

export interface Outcome {
  /** The spec that failed; undefined where none did. */
  readonly killedBy?: string;
  readonly failure?: string;
  /** Milliseconds, by spec. */
  readonly took: Readonly<Record<string, number>>;
}

/** A process for specs that is started again where it does not answer: some mutants never end. */
export class SpecProcess {
  private child: ChildProcess | undefined;

  /** What came of the specs; `'late'` where that took longer than it may. */
  async run(order: Order, mostMs: number): Promise<Outcome | 'late'> {
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      const end = (outcome: Outcome | 'late'): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (outcome === 'late') this.stop();
        resolve(outcome);
      };
      const timer = setTimeout(() => end('late'), mostMs);
      child.once('message', (outcome) => end(outcome as Outcome));
      // A mutant that ends the process, or fills its memory, is one that never answers.
      child.once('exit', () => end('late'));
      child.send(order);
    });
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    return fork(join(__dirname, 'spec-runner.cjs'), {
      execArgv: ['--max-old-space-size=1024'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }
}
