import { CONSOLE } from '../../event-log/event-store.port';
import { recordArray } from '../../intake/record-array';
import { type DeliveryOutcome, isStored, IntakeStopping, OutcomeTally } from '../../intake/delivery-outcome';
import { Intake } from '../../intake/intake';
import { USUAL_WINDOW } from '../../intake/reading';
import type { Sender } from '../../intake/reporting-rights';
import { recordLines } from '../../intake/record-lines';
import { readConfig } from '../config';
import { openStorage, type OpenStorage } from '../open-books';
import { safeToShow } from '../../kernel/shown-text';
import { progressBar, type ProgressBar, stopSignal, account, keepConsoleAct } from './terminal';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { bytesAtMost } from '../../kernel/bytes-at-most';
import { BATCH_LIMIT } from '../../intake/answers';
import { EVERY_REPORT } from '../../access/principal';
import type { Reporter } from '../../kernel/event-definition';
import { importMark } from '../../kernel/envelope';
import type { DataSource } from 'typeorm';
import { liveGeneration, schemaOf } from '../../projector/generations/generation';
import { readRows } from '../../database/queryable';
import { ExpectedFailure } from '../../kernel/result';

const SHOWN = 20;
const INTERRUPTED = 130;

/**
 * Takes in newline-delimited events, or a JSON array of events, from a file or standard input (`-`). What was not kept
 * as an event is told on standard error, the first ones in full, and what became of all of them; the counts are the last
 * line on standard output, as JSON. Told to stop, it ends after the portion in hand.
 * @param senderOf in whose name it is received
 * @returns the exit code: 0 when every event is kept, 1 when one is not, 130 when it was stopped
 * @throws IngestError for what cannot be read
 */
export async function takeIn(
  file: string,
  senderOf: (books: OpenStorage) => Promise<Sender> | Sender,
): Promise<number> {
  const input = await openInput(file);
  const config = readConfig();
  const books = await openStorage(config);
  const intake = new Intake(books.store, config.days ?? USUAL_WINDOW);
  const bar = progressBar('bytes', input.size);
  const tally = new Tally(intake);
  try {
    process.stderr.write(`Into ${books.database.description}.\n`);
    void stopSignal().then(() => intake.stop());
    const stopped = await take(input, intake, { sender: await senderOf(books), tally, bar });
    bar.end();
    tally.say();
    if (stopped)
      process.stderr.write('Stopped before the end. Take the same in again: what is kept is recognised.\n');
    return stopped ? INTERRUPTED : tally.exitCode;
  } finally {
    bar.end();
    input.release();
    await books.close();
  }
}

async function take(
  input: IngestInput,
  intake: Intake,
  { sender, tally, bar }: { sender: Sender; tally: Tally; bar: ProgressBar },
): Promise<boolean> {
  const onOutcome = (outcome: DeliveryOutcome): void => tally.enter(outcome);
  let bytes = 0;
  try {
    if (input.isArray) await recordArray(await readWhole(input), intake, { sender, onOutcome });
    else {
      const onProgress = (read: number): void => bar.show((bytes += read));
      await recordLines(input.chunks, intake, { sender, onProgress, onOutcome });
    }
    return false;
  } catch (failure) {
    if (!(failure instanceof IntakeStopping)) throw failure;
    return true;
  }
}

class Tally extends OutcomeTally {
  private notKept = 0;

  override enter(outcome: DeliveryOutcome): void {
    super.enter(outcome);
    if (!isStored(outcome) && ++this.notKept <= SHOWN)
      process.stderr.write(`${safeToShow(JSON.stringify(outcome))}\n`);
  }

  say(): void {
    const { counts, notKept, summary } = this;
    if (notKept > SHOWN) process.stderr.write(`… and ${notKept - SHOWN} more.\n`);
    const met = Object.entries(counts).filter(([, count]) => count > 0);
    const told = met.map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    process.stderr.write(`${told || 'There was no event'}.\n`);
    process.stdout.write(`${JSON.stringify(summary)}\n`);
  }

  get exitCode(): number {
    return this.notKept === 0 ? 0 : 1;
  }
}

export class IngestError extends ExpectedFailure {
  override readonly name = 'IngestError';
}

interface IngestInput {
  readonly chunks: AsyncIterable<Buffer>;
  readonly size: number | undefined;
  /** Whether the bytes begin as a JSON array does; no line that holds an event does. */
  readonly isArray: boolean;
  release(): void;
}

const SPACE = /^[ \t\r\n]*$/;
const ARRAY = /^[ \t\r\n]*\[/;

/**
 * Opens a file, or standard input for `-`, and looks at its first bytes.
 * @throws IngestError for what cannot be read
 */
async function openInput(file: string): Promise<IngestInput> {
  const size = file === '-' ? undefined : await sizeOf(file);
  const source = file === '-' ? process.stdin : createReadStream(file);
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  const first: Buffer[] = [];
  let beginning = '';
  while (SPACE.test(beginning)) {
    const { done, value } = await chunks.next().catch(notReadable);
    if (done) break;
    first.push(value);
    beginning += value.toString('latin1');
  }
  return {
    chunks: resumed(first, chunks),
    size,
    isArray: ARRAY.test(beginning),
    release: () => void source.destroy(),
  };
}

/**
 * The whole of it in memory, which an array needs.
 * @throws IngestError for more than one batch may be
 */
async function readWhole({ chunks }: IngestInput): Promise<Buffer> {
  const read = await bytesAtMost(chunks, BATCH_LIMIT);
  if (read !== undefined) return read;
  throw new IngestError(
    `A JSON array may be ${BATCH_LIMIT} bytes long. Give one event per line instead, for which there is no limit: ` +
      `jq -c '.[]' FILE | cagnotte ingest -`,
  );
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(notReadable);
  if (found.isDirectory()) throw new IngestError(`${file} is a directory.`);
  return found.size;
}

async function* resumed(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

function notReadable(failure: unknown): never {
  throw new IngestError(failure instanceof Error ? failure.message : String(failure), { cause: failure });
}

export interface IngestOptions {
  readonly source?: readonly string[];
  readonly class?: readonly Reporter[];
}

/**
 * `cagnotte ingest FILE|-`: reads reports of tables, desks and devices at the console of the machine, like deliveries
 * of a key with these sources and classes; without them, like those of a key with all.
 */
export const ingest = (file: string, options: IngestOptions = {}): Promise<number> =>
  takeIn(file, () => ({
    credentialId: CONSOLE,
    casinos: 'all',
    sources: options.source ?? EVERY_REPORT.sources,
    toldBy: options.class ?? EVERY_REPORT.toldBy,
  }));

async function sealedCasinos(dataSource: DataSource): Promise<ReadonlySet<string>> {
  const live = schemaOf(await liveGeneration(dataSource));
  const rows = await readRows<{ casino: string }>(
    dataSource,
    `SELECT DISTINCT casino FROM ${live}.gaming_day_decision decision
      WHERE event_type = 'cagnotte.gaming-day.closed.v1' AND data::jsonb ? 'seal'
        AND NOT EXISTS (SELECT FROM ${live}.imported_decision imported
                         WHERE imported.casino = decision.casino AND imported.record_number = decision.record_number)`,
  );
  return new Set(rows.map(({ casino }) => casino));
}

export interface ImportOptions {
  readonly by: string;
}

/**
 * `cagnotte import FILE|- --by PERSON`: takes in history from elsewhere, decisions of persons among it, at the console of
 * the machine. It is read and kept as `ingest` does; every record carries the mark `imported`, and nothing of it is ever
 * shown as decided by a person who was known by a key.
 * @throws IngestError for what cannot be read, and where nobody is named
 */
export async function importHistory(file: string, { by }: ImportOptions): Promise<number> {
  const mark = markOf(by, new Date());
  return takeIn(file, async ({ database }) => {
    await keepConsoleAct(database.dataSource, { kind: 'history.imported' });
    return {
      credentialId: CONSOLE,
      casinos: 'all',
      history: { mark, sealed: await sealedCasinos(database.dataSource) },
    };
  });
}

export function markOf(by: string, now: Date): string {
  const name = by.trim();
  if (!/^[^\p{C}]{1,100}$/u.test(name)) {
    throw new IngestError('--by names who takes the history in, in 1 to 100 characters.');
  }
  return importMark({ at: now.toISOString(), by: `${name} (account ${account()})` });
}
