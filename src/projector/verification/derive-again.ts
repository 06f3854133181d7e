import type { DataSource } from 'typeorm';
import { inTransaction } from '../../ledger/_core/store/queryable';
import { liveGeneration, seeGeneration } from '../generations/generation';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { casinosUntil } from '../../ledger/register/register';
import { projectToEnd } from '../runner/live-page';
import type { Problem } from './problem';
import { type ArchivedBook, archiveJson, type ArchivedLine } from './archive-line';
import type { ArchivedLog } from './archived-log';
import { closedBooks, journalLines } from './archived-tables';
import type { Archive } from './read-archive';

/**
 * Folds the log of an archive again, from its first record, in an empty database that is thrown away afterwards, and
 * holds every line of the journal and every book of the archive against what comes of it. Names the first of each kind.
 */
export async function deriveAgain(
  scratch: DataSource,
  log: ArchivedLog,
  archive: Pick<Archive, 'journal' | 'books'>,
): Promise<Problem[]> {
  await projectToEnd(scratch, log);
  return inTransaction(scratch, async (db) => {
    await seeGeneration(db, await liveGeneration(db));
    return [...(await compareJournal(db, archive.journal)), ...(await compareBooks(db, archive.books))];
  });
}

async function compareJournal(db: Queryable, journal: readonly ArchivedLine[]): Promise<Problem[]> {
  let index = 0;
  for await (const { row: given } of journalLines(db)) {
    const kept = journal[index]?.row;
    index += 1;
    const detail = lineDifference(kept, given);
    if (detail !== undefined) return [{ check: 'journal', detail }];
  }
  const more = journal[index]?.row;
  return more === undefined
    ? []
    : [{ check: 'journal', detail: `${nameOf(more)}: the log does not give it` }];
}

type Row = ArchivedLine['row'];

function lineDifference(kept: Row | undefined, given: Row): string | undefined {
  if (kept === undefined || nameOf(kept) !== nameOf(given)) {
    return `${nameOf(given)}: it is not in the archive${kept === undefined ? '' : `, which has ${nameOf(kept)} there`}`;
  }
  // By which release it was evaluated is no difference: today's evaluates everything anew.
  const columns = Object.keys({ ...kept, ...given }).filter((column) => column !== 'rules_release');
  const differing = columns.sort().find((column) => kept[column] !== given[column]);
  if (differing === undefined) return undefined;
  return `${nameOf(given)}: ${differing} is ${kept[differing]} in the archive, the log gives ${given[differing]}`;
}

const nameOf = (row: Row): string =>
  `casino ${row['casino']}, record ${row['record_number']}, line ${row['line']}`;

async function compareBooks(db: Queryable, books: readonly ArchivedBook[]): Promise<Problem[]> {
  const kept = new Map(books.map((book) => [bookName(book), book]));
  for (const casino of await casinosUntil(db)) {
    for await (const given of closedBooks(db, casino)) {
      const found = kept.get(bookName(given));
      kept.delete(bookName(given));
      if (found !== undefined && archiveJson(found.content) === archiveJson(given.content)) continue;
      const what = found === undefined ? 'it is not in the archive' : 'the log gives another one';
      return [{ check: 'books', detail: `${bookName(given)}: ${what}` }];
    }
  }
  const [more] = kept.keys();
  return more === undefined ? [] : [{ check: 'books', detail: `${more}: the log does not give it` }];
}

const bookName = ({ casino, day, book }: ArchivedBook): string => `casino ${casino}, ${book} of ${day}`;
