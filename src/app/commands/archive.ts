import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { verifyArchive } from '../../projector/archive/verify-archive';
import { writeArchive } from '../../projector/archive/write-archive';
import type { Verdict } from '../../projector/verification/verify-books';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { openBooks } from '../open-books';

/** `cagnotte archive FILE`: writes log, register, journal and books into one file that proves itself. */
export async function archive(file: string): Promise<number> {
  const { database, store, ...books } = await openBooks(readConfig());
  try {
    const lines = Readable.from(writeArchive(database.dataSource, store));
    await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    process.stdout.write(`The books are in ${file}; prove them with: cagnotte verify --archive ${file}\n`);
    return 0;
  } finally {
    await books.close();
  }
}

/** Proves an archive without the database and configuration of the casino. */
export function proveArchive(file: string, keyIds: readonly string[] | undefined): Promise<Verdict> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  return verifyArchive(lines, { keyIds, openScratch });
}

async function openScratch(): Promise<{
  readonly dataSource: DataSource;
  readonly close: () => Promise<void>;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'cagnotte-proof-'));
  const remove = (): Promise<void> => rm(directory, { recursive: true, force: true, maxRetries: 5 });
  try {
    // The server may run as another user, who has to get in.
    await chmod(directory, 0o755);
    const config = { ...readConfig({}), dataDirectory: join(directory, 'data') };
    const database = await openDatabase(config, () => undefined);
    return { dataSource: database.dataSource, close: () => database.close().then(remove) };
  } catch (failure) {
    await remove();
    throw failure;
  }
}
