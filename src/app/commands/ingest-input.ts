import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BATCH_LIMIT } from '../../intake/http/content-types';

export class IngestError extends Error {
  override readonly name = 'IngestError';
}

/** Bytes to be received, and what is known of them before they are read. */
export interface IngestInput {
  readonly chunks: AsyncIterable<Buffer>;
  /** Undefined if unknown before the end. */
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
export async function openInput(file: string): Promise<IngestInput> {
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
export async function readWhole({ chunks }: IngestInput): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > BATCH_LIMIT) {
      throw new IngestError(
        `A JSON array may be ${BATCH_LIMIT} bytes long. Give one event per line instead, for which there is no limit: ` +
          `jq -c '.[]' FILE | cagnotte ingest -`,
      );
    }
    read.push(chunk);
  }
  return Buffer.concat(read);
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
