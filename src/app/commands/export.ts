import { writeFile } from 'node:fs/promises';
import { NOT_FOUND } from '../../api/graphql/refusals/not-found';
import { bookFile, manifestText } from '../../exports/books/book-file';
import { AccountsWithoutCode } from '../../exports/books/book-refusals';
import { isFormatOf } from '../../exports/books/book-format';
import { type NoFile, readKeptBook } from '../../exports/books/read-kept-book';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { type ExportOptions, wantedOf } from './export-options';
import { type Saying, say } from './saying';

/**
 * `cagnotte export BOOK`: an official book as a file, and beside it its manifest. Answers the exit code: 1 when there is
 * no such book.
 */
export async function exportBook(name: string, options: ExportOptions): Promise<number> {
  const wanted = wantedOf(name, options);
  if (!wanted.ok) return say(refusal(wanted.refusal));
  if (!isFormatOf(options.format, wanted.value.name))
    return say(refusal(`only the journal is had as ${options.format}`));
  const database = await openDatabase(readConfig(), () => undefined);
  try {
    const found = await readKeptBook(database.dataSource, wanted.value);
    if (typeof found === 'string') return say(refusal(whyNot(found)));
    const file = await bookFile(found.book, found.knownAt, options.format).catch(withoutCodes);
    if (file instanceof AccountsWithoutCode) return say(refusal(file.message));
    const { name: own, bytes, manifest } = file;
    const { out = own } = options;
    if (out === '-') process.stdout.write(bytes);
    else {
      await writeFile(out, bytes);
      await writeFile(`${out}.manifest.json`, manifestText(manifest));
      process.stdout.write(
        `${out}: ${manifest.rows} rows, ${manifest.bytes} bytes, SHA-256 ${manifest.sha256}\n`,
      );
    }
    return 0;
  } finally {
    await database.close();
  }
}

function withoutCodes(failure: unknown): AccountsWithoutCode {
  if (failure instanceof AccountsWithoutCode) return failure;
  throw failure;
}

const whyNot = (code: NoFile): string =>
  code === 'BOOK.NOT_YET' ? 'the casino has no record of that number yet' : NOT_FOUND[code].message;

const refusal = (why: string): Saying => ({ code: 1, out: '', err: `export: ${why}\n` });
