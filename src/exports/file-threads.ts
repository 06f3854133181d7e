import { extname, join } from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { present } from '../kernel/present';
import { FileRefused, type FileRefusal, FileTooLarge, FilesWaiting } from './book-refusals';
import type { BookFormat } from './book-formats';
import type { ChartedBook } from './charted-book';
import { countRows, type MadeFile, makeFile } from './file-forms';
import type { ListFile } from './lists/declared-list';

export interface FileLimits {
  /** How many threads make files side by side; with 0 the service makes them itself and answers no request meanwhile. */
  readonly threads: number;
  /** The most rows of a book in each format; MOST_ROWS for a format that is not named. */
  readonly rows: Readonly<Partial<Record<BookFormat, number>>>;
  readonly longestMs: number;
  /** The largest heap of a thread, in megabytes. */
  readonly memoryMb: number;
  /** How many files of one casino wait; the next is refused. */
  readonly waiting: number;
}

const MOST_ROWS = 1_000_000;

export const FILE_LIMITS: FileLimits = {
  threads: 1,
  rows: { pdf: 20_000, 'pdf-en': 20_000, xlsx: 300_000 },
  longestMs: 180_000,
  memoryMb: 1_024,
  waiting: 8,
};

/** A thread ends after this time without work, because its modules and fonts take a hundred megabytes. */
const IDLE_MS = 30_000;

/** A text file of up to this many rows takes a few hundredths of a second, less than the transfer of the book to a thread. */
const ROWS_MADE_HERE = 5_000;

const LAID_OUT: readonly BookFormat[] = ['pdf', 'pdf-en', 'xlsx'];

/** Nest's injection token for the `FileMaking` of the service. */
export const FILE_MAKING = 'FILE_MAKING';

export interface FileTask {
  readonly book: ChartedBook | ListFile;
  readonly format: BookFormat;
}

/** The answer of a thread: the file, whose `Buffer` arrives as a Uint8Array, or the refusal. */
export type Made =
  | (Omit<MadeFile, 'bytes'> & { readonly bytes: Uint8Array })
  | { readonly refusal: FileRefusal };

/** The refusal as an answer, which the caller of the thread throws again. @throws any other failure */
export function failureIn(failure: unknown): Made {
  if (failure instanceof FileRefused) return { refusal: failure.refusal };
  throw failure;
}

/**
 * Makes the files of books in threads, so that the service answers other requests meanwhile: a PDF of thousands of rows takes
 * half a minute of a processor. One file of a casino is made at a time and its other files wait, so that casinos take turns.
 */
export class FileThreads implements OnApplicationShutdown {
  private readonly casinos = new Map<string, { last: Promise<unknown>; files: number }>();
  private pool: Piscina | undefined;
  private isStopping = false;

  /** @param execArgv options of Node for the threads; none: those of the process */
  constructor(
    private readonly limits: FileLimits = FILE_LIMITS,
    private readonly execArgv?: string[],
  ) {}

  /**
   * @throws FileTooLarge beyond the limits of rows, time or memory
   * @throws FilesWaiting where too many files of the casino wait already, and where the service stops
   * @throws FileRefused of a journal that an accounting program would reject
   */
  readonly make = async (book: ChartedBook | ListFile, format: BookFormat): Promise<MadeFile> => {
    const rows = countRows(book);
    const { rows: most } = this.limits;
    if (rows > (most[format] ?? MOST_ROWS))
      throw new FileTooLarge({ rows, most: most[format] ?? MOST_ROWS, format });
    const isMadeHere = !LAID_OUT.includes(format) && rows <= ROWS_MADE_HERE;
    if (isMadeHere || this.limits.threads === 0) return makeFile(book, format);
    return this.inTurn(book.casino, () => this.madeInThread({ book, format }));
  };

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.pool?.destroy();
  }

  private async inTurn<Answer>(casino: string, work: () => Promise<Answer>): Promise<Answer> {
    const of = this.casinos.get(casino) ?? { last: Promise.resolve(), files: 0 };
    if (of.files > this.limits.waiting) throw new FilesWaiting();
    this.casinos.set(casino, of);
    of.files += 1;
    const made = of.last.then(work);
    of.last = made.catch(() => undefined);
    return made.finally(() => {
      of.files -= 1;
      if (of.files === 0) this.casinos.delete(casino);
    });
  }

  private async madeInThread(task: FileTask): Promise<MadeFile> {
    const { longestMs, memoryMb } = this.limits;
    const of = { rows: countRows(task.book), format: task.format };
    const signal = AbortSignal.timeout(longestMs);
    const made = await this.threads()
      .run(task, { signal })
      .then((answer) => answer as Made)
      .catch((failure: unknown) => {
        if (this.isStopping) throw new FilesWaiting();
        if (signal.aborted) throw new FileTooLarge({ ...of, seconds: longestMs / 1_000 });
        if (isOutOfMemory(failure)) throw new FileTooLarge({ ...of, megabytes: memoryMb });
        throw failure;
      });
    if ('refusal' in made) throw new FileRefused(made.refusal);
    const { bytes, ...more } = made;
    return { ...more, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  }

  private threads(): Piscina {
    if (this.pool !== undefined) return this.pool;
    this.pool = new Piscina({
      filename: join(__dirname, `file-thread.main${extname(__filename)}`),
      name: 'make',
      minThreads: 0,
      maxThreads: this.limits.threads,
      idleTimeout: IDLE_MS,
      ...present({ execArgv: this.execArgv }),
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    // The file of a thread that dies fails by itself; without a listener the event `error` would end the service.
    return this.pool.on('error', () => undefined);
  }
}

const isOutOfMemory = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';
