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

/** Runs specs over a file; `'late'` where they do not answer in time. */
export type RunSpecs = (order: Order, mostMs: number) => Promise<Outcome | 'late'>;

export type Fate = 'killed' | 'survived' | 'late';

const PATIENCE_MS = 600_000;

/** Ten times what the specs take over the source as it is, and some seconds to load it. */
const mostMsFor = (took: number): number => 10_000 + 10 * took;

/**
 * What becomes of a mutant under specs that take so many milliseconds over the source as it is. One that does not answer
 * is run again, beside the source as it is, in the new process: a busy machine, or memory that earlier mutants have
 * filled, kills none. It is late only if it does not answer then either.
 */
export async function fateOf(order: Order, took: number, runSpecs: RunSpecs): Promise<Fate> {
  const first = await runSpecs(order, mostMsFor(took));
  if (first !== 'late') return fateBy(first);
  const { file, dependents, specs } = order;
  const unchanged = await runSpecs({ file, dependents, specs }, PATIENCE_MS);
  if (unchanged === 'late' || unchanged.killedBy !== undefined) return 'survived';
  const tookNow = Object.values(unchanged.took).reduce((sum, ms) => sum + ms, 0);
  const second = await runSpecs(order, mostMsFor(Math.max(took, tookNow)));
  return second === 'late' ? 'late' : fateBy(second);
}

const fateBy = ({ killedBy }: Outcome): Fate => (killedBy === undefined ? 'survived' : 'killed');

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
