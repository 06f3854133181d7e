import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A file, optionally with a replaced source, and the specs to run on it. */
export interface Order {
  readonly file: string;
  readonly source?: string;
  readonly dependents: readonly string[];
  readonly specs: readonly string[];
}

export interface Outcome {
  /** The failed spec; undefined if none failed. */
  readonly killedBy?: string;
  readonly failure?: string;
  /** Milliseconds, by spec. */
  readonly took: Readonly<Record<string, number>>;
}

/** Runs specs on a file; `'late'` after a timeout. */
export type RunSpecs = (order: Order, mostMs: number) => Promise<Outcome | 'late'>;

export type Fate = 'killed' | 'survived' | 'late';

const PATIENCE_MS = 600_000;

/** Milliseconds: ten times the time on the original source, and some seconds to load it. */
const mostMsFor = (took: number): number => 10_000 + 10 * took;

/**
 * The fate of a mutant. After a timeout it is run again beside the original source in a new process, so that neither a busy
 * machine nor memory filled by earlier mutants counts as a kill. It is late only if the second run times out, too.
 * @param took milliseconds of the specs on the original source
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

/** A process for specs that is restarted after a timeout, since some mutants never end. */
export class SpecProcess {
  private child: ChildProcess | undefined;

  /** Runs specs. @returns their outcome, or `'late'` after a timeout */
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
      // A mutant that ends the process or exhausts its memory counts as late.
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
