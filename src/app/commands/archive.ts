import { type Line, LineSplitter } from '../../intake/record-lines';
import { isTooDeep } from '../../intake/json-text';
import { createReadStream } from 'node:fs';
import { chmod, type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { type ArchiveProof, verifyArchive } from '../../projector/verification/verify-archive';
import { writeArchive } from '../../projector/verification/archive-line';
import type { Verdict } from '../../projector/verification/verdict';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { withStorage } from '../open-books';
import { answer, failure, say, keepConsoleAct } from './terminal';

/**
 * `cagnotte archive FILE`: writes log, register, journal and books into one file that proves itself. Answers the exit
 * code: 2 when the file exists already or cannot be made. A failure leaves no file.
 */
export async function archive(file: string): Promise<number> {
  const made = await makeNew(file);
  if (typeof made === 'string') return say({ ...failure('archive', made), code: 2 });
  try {
    await writeBooks(made);
  } catch (fault) {
    await rm(file, { force: true });
    throw fault;
  }
  return say(answer(`The books are in ${file}; prove them with: cagnotte verify --archive ${file}`));
}

/** Creates the file before the books are opened, because an archive takes time and must not overwrite another file. */
async function makeNew(file: string): Promise<FileHandle | string> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    return code === 'EEXIST'
      ? `${file} exists already, and an archive never replaces a file. Name a new one, or move the old one away.`
      : `${file} cannot be written (${code}). Name a file in a directory that exists and that you may write.`;
  }
}

const writeBooks = (target: FileHandle): Promise<void> =>
  withStorage(readConfig(), async ({ database: { dataSource }, store }) => {
    await keepConsoleAct(dataSource, { kind: 'archive.written' });
    await pipeline(Readable.from(writeArchive(dataSource, store)), target.createWriteStream());
  });

/** Proves an archive without the database and configuration of the casino. */
export function proveArchive(
  file: string,
  known: Pick<ArchiveProof, 'keyIds' | 'anchors' | 'authorities'>,
): Promise<Verdict> {
  return verifyArchive(archiveTexts(createReadStream(file)), { ...known, openScratch });
}

/** The longest line of an archive; the journal of a night with a hundred thousand entries takes a third of it. */
const MOST_LINE_BYTES = 256 * 1024 * 1024;

/**
 * Replaces a line that no archive contains (too long, nested too deeply, or not UTF-8), so that it is reported as
 * invalid.
 */
const NO_LINE = '-';

/** Fails on invalid UTF-8, which would otherwise become a replacement character that other programs do not read. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads the lines of an archive within limits, because a forged archive may try to exhaust memory. */
export async function* archiveTexts(
  chunks: AsyncIterable<Buffer>,
  most = MOST_LINE_BYTES,
): AsyncGenerator<string> {
  const splitter = new LineSplitter(most);
  for await (const chunk of chunks) for (const line of splitter.push(chunk)) yield textOf(line);
  for (const line of splitter.end()) yield textOf(line);
}

function textOf(line: Line): string {
  if (line.kind === 'too-long') return NO_LINE;
  try {
    const text = UTF_8.decode(line.bytes);
    return isTooDeep(text) ? NO_LINE : text;
  } catch {
    return NO_LINE;
  }
}

async function openScratch(): Promise<{
  readonly dataSource: DataSource;
  readonly close: () => Promise<void>;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'cagnotte-proof-'));
  const remove = (): Promise<void> => rm(directory, { recursive: true, force: true, maxRetries: 5 });
  try {
    // The server may run as another user, who needs access.
    await chmod(directory, 0o755);
    const config = { ...readConfig({}), dataDirectory: join(directory, 'data') };
    const database = await openDatabase(config, () => undefined);
    return { dataSource: database.dataSource, close: () => database.close().then(remove) };
  } catch (failure) {
    await remove();
    throw failure;
  }
}
