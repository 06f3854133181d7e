import { availableParallelism, totalmem } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The memory of a service that catches up alone, and of each additional thread. */
const SERVICE_BYTES = 1_000_000_000;
const THREAD_BYTES = 400_000_000;

export interface ProjectionTask {
  readonly databaseUrl: string;
  readonly holder: string;
}

export interface ThreadSays {
  readonly failure: string;
}

/**
 * Threads that project while there is much to project, that of the service among them: one for each processor but the
 * database's, as far as the memory is enough that this process may take.
 */
export function usualThreads(): number {
  const mayTake = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const further = Math.floor((mayTake - SERVICE_BYTES) / THREAD_BYTES);
  return Math.max(1, Math.min(availableParallelism() - 1, 1 + further));
}

export interface ThreadOptions {
  readonly databaseUrl: string;
  readonly most: number;
  readonly onError: (failure: string) => void;
}

/**
 * Runs threads that share the projections while there is much to project. Like further services, each takes its share
 * of the partitions; it ends when it has reached the end of the log.
 */
export class ProjectionThreads {
  private readonly atWork = new Map<Worker, Promise<void>>();
  private begun = 0;
  private isEnding = false;

  constructor(
    private readonly options: ThreadOptions,
    private readonly holder: string,
  ) {}

  /** Starts as many threads as are useful for this number of partitions with records. */
  help(partitions: number): void {
    const wanted = this.isEnding ? 0 : Math.min(this.options.most, partitions) - 1;
    for (let n = this.atWork.size; n < wanted; n += 1) this.begin();
  }

  async end(): Promise<void> {
    this.isEnding = true;
    for (const worker of this.atWork.keys()) worker.postMessage('end');
    await Promise.all(this.atWork.values());
  }

  private begin(): void {
    const { databaseUrl, onError } = this.options;
    const task: ProjectionTask = { databaseUrl, holder: `${this.holder}, thread ${(this.begun += 1)}` };
    const worker = new Worker(join(__dirname, `projection-thread.main${extname(__filename)}`), {
      workerData: task,
    });
    worker.on('message', ({ failure }: ThreadSays) => onError(failure));
    // Its lease expires and others take its partitions. It is not restarted, because the fault would end the next one
    // too.
    worker.on('error', (failure) => {
      this.isEnding = true;
      onError(`A thread of the projections has ended, and no other one is begun: ${String(failure)}`);
    });
    const ended = new Promise<void>((resolve) => worker.on('exit', () => resolve()));
    this.atWork.set(
      worker,
      ended.then(() => void this.atWork.delete(worker)),
    );
  }
}
