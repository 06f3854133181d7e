import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { type DamagedRecord, LogDamaged } from '../../ledger/register/read-records';
import type { AfterPage, BuildPart, PartOptions } from '../../projector/generations/continued-build';
import { recordsUpTo } from '../../projector/generations/continued-build';
import type { Places } from '../../projector/generations/checkpoints';
import type { BuildWorkers } from '../../projector/generations/generation-build';
import { present } from '../../kernel/present';

export interface WorkerTask extends PartOptions {
  readonly databaseUrl: string;
}

export type ToWorker = { readonly kind: 'advance'; readonly upTo: Places } | { readonly kind: 'end' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'page' } & Progress)
  | { readonly kind: 'advanced' }
  | { readonly kind: 'damaged'; readonly record: DamagedRecord | undefined; readonly detail: string }
  /** Includes the SQLSTATE or system code, by which the command suggests a remedy. */
  | ({ readonly kind: 'failed'; readonly message: string } & Partial<Record<'stack' | 'code', string>>);

interface Progress {
  readonly records: number;
  readonly heads: ReadonlyMap<string, CasinoHead>;
}

const WORTH_A_THREAD = 10_000n;

/**
 * Identifies the program: the digest of its sources and packages, which the build writes beside it, and the version of
 * Node.js. Undefined without a build; an interrupted build is not continued then.
 */
export async function programDigest(): Promise<string | undefined> {
  const digest = await readFile(join(__dirname, '../../../sources.sha256'), 'utf8').catch(() => undefined);
  return digest && `${digest.trim()} ${process.version}`;
}

/** Threads that build parts of a generation: as many as stated, or one per processor less one for the database. */
export const buildWorkers = (databaseUrl: string, wanted?: number): BuildWorkers => ({
  most: wanted ?? Math.max(1, availableParallelism() - 1),
  worthFrom: wanted === undefined ? WORTH_A_THREAD : 0n,
  open: (part) => WorkerPart.open({ ...part, databaseUrl }),
});

const failedWith = ({ stack, code }: Extract<FromWorker, { readonly kind: 'failed' }>): object => ({
  ...present({ stack, code }),
});

class WorkerPart implements BuildPart {
  readonly heads: Map<string, CasinoHead>;
  records: number;
  private waiting: { readonly resolve: () => void; readonly reject: (failure: unknown) => void } | undefined;
  private failure: Error | undefined;
  private afterPage: AfterPage = () => Promise.resolve();
  private told: Promise<unknown> = Promise.resolve();
  private readonly ended: Promise<void>;

  private constructor(
    private readonly worker: Worker,
    { heads }: WorkerTask,
  ) {
    this.heads = new Map(heads);
    this.records = recordsUpTo(heads);
    worker.on('message', (message: FromWorker) => this.hear(message));
    worker.on('error', (failure) => this.fail(failure));
    this.ended = new Promise((resolve) => {
      worker.on('exit', () => {
        this.fail(new Error('a worker of the build has ended before its work was done'));
        resolve();
      });
    });
  }

  static async open(task: WorkerTask): Promise<WorkerPart> {
    const program = join(__dirname, `build-worker.main${extname(__filename)}`);
    const part = new WorkerPart(new Worker(program, { workerData: task }), task);
    try {
      await part.answered();
      return part;
    } catch (failure) {
      await part.end();
      throw failure;
    }
  }

  async advance(upTo: Places, afterPage: AfterPage): Promise<void> {
    this.afterPage = afterPage;
    this.say({ kind: 'advance', upTo });
    await this.answered();
    await this.told;
  }

  async end(): Promise<void> {
    this.say({ kind: 'end' });
    await this.ended;
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private answered(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      if (this.failure !== undefined) reject(this.failure);
    });
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case 'page':
        return this.follow(message);
      case 'damaged':
        return this.waiting?.reject(new LogDamaged(message.record, message.detail));
      case 'failed':
        return this.waiting?.reject(Object.assign(new Error(message.message), failedWith(message)));
      case 'ready':
      case 'advanced':
        return this.waiting?.resolve();
    }
  }

  private follow({ records, heads }: Progress): void {
    this.records = records;
    for (const [casino, head] of heads) this.heads.set(casino, head);
    this.told = this.told.then(() => this.afterPage(records));
    this.told.catch(() => undefined); // It is awaited in `advance`.
  }

  private fail(failure: Error): void {
    this.failure ??= failure;
    this.waiting?.reject(this.failure);
  }
}
