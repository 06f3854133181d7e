import { shownBook } from '../../ledger/_core/books/addressed-book';
import { BOOK_NAMES } from '../../ledger/_core/books/book-catalogue';
import { readBook } from '../../ledger/books/books.queries';
import { isClosed } from '../../ledger/casino/authorisation.state';
import { readCasinoBooks, readKnownDays } from '../../ledger/gaming-day/known-days.queries';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { type ArchivedBook, archiveJson, type ArchivedLine } from './archive-line';
import { readRows } from '../../ledger/_core/store/queryable';

const AT_ONCE = 5_000;

export async function* journalLines(db: Queryable): AsyncGenerator<ArchivedLine> {
  let after: [string, string, string] = ['', '0', '0'];
  for (;;) {
    const rows = await readRows<{ row: Record<string, string | null> }>(
      db,
      `SELECT (SELECT jsonb_object_agg(key, value #>> '{}') FROM jsonb_each(to_jsonb(j))) AS row
         FROM journal_line j
        WHERE (casino, record_number, line) > ($1 COLLATE "C", $2::bigint, $3::integer)
        ORDER BY casino COLLATE "C", record_number, line LIMIT ${AT_ONCE}`,
      after,
    );
    for (const { row } of rows) yield { kind: 'journal', row };
    const last = rows.at(-1)?.row;
    if (last === undefined || rows.length < AT_ONCE) return;
    after = [last['casino']!, last['record_number']!, last['line']!];
  }
}

export async function* closedBooks(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): AsyncGenerator<ArchivedBook> {
  const { closedDays = [] } = await readCasinoBooks(db, { casino, position });
  const days = await readKnownDays(db, { casino, position });
  for (const day of days.filter((each) => isClosed(closedDays, each)).sort()) {
    for (const name of BOOK_NAMES) {
      const book = await readBook(db, { casino, day, position, name });
      if (typeof book === 'string') continue;
      const content = JSON.parse(archiveJson(shownBook(book))) as unknown;
      yield { kind: 'book', casino, day, book: name, content };
    }
  }
}
