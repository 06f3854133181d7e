import { join } from 'node:path';
import type { Cell } from '../../../src/ledger/_core/books/book';
import { BOOK_NAMES } from '../../../src/ledger/books/book-catalogue.queries';
import { sumOfAmounts } from '../../../src/ledger/_core/books/cell-part';
import { figureAt } from '../../../src/ledger/_core/books/figure';
import { type KeptBook, readBook } from '../../../src/ledger/books/books.queries';
import { explainCellOf } from '../../../src/ledger/books/explain-cell.queries';
import { explainFigure } from '../../../src/ledger/books/explain-figure.queries';
import type { Queryable } from '../../../src/database/queryable';
import { simulate } from '../../../packages/simulator/simulate';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { extent } from '../../support/service/test-extent';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

type Amount = Extract<Cell, { amount: unknown }>;

/** All amounts of a book: rows, totals of sections, total of the book. */
const amountsOf = ({ sections, total }: KeptBook): Omit<Amount, 'parts'>[] => [
  ...sections
    .flatMap(({ rows, totals = [] }) => [...rows.flat(), ...totals])
    .filter((cell): cell is Amount => cell !== null && 'amount' in cell),
  ...(total === undefined ? [] : [total]),
];

/** A sample of this size, evenly distributed. */
const some = <Each>(all: readonly Each[], most: number): readonly Each[] => {
  const step = Math.ceil(all.length / most);
  return all.filter((_, n) => n % step === 0 || n === all.length - 1);
};

/** The amounts of a book that differ from their explanations, and the number of examined amounts. */
async function unexplained(db: Queryable, book: KeptBook, { position, most }: Looked) {
  const problems: string[] = [];
  const amounts = some(amountsOf(book), most);
  for (const { figure = 'none', amount } of amounts) {
    const asked = figureAt(figure);
    const found =
      asked?.kind === 'book'
        ? await explainCellOf(db, { book, position, explain: explainFigure }, asked.cell)
        : asked && (await explainFigure(db, { casino: book.casino, position: book.through }, asked));
    if (found === undefined || found.amount !== amount || sumOfAmounts(found.terms) !== amount) {
      const of = found && `is ${found.amount}, its parts ${sumOfAmounts(found.terms)}`;
      problems.push(`${figure} shows ${amount}, ${of ?? 'is not explained'}`);
    }
  }
  return { problems, count: amounts.length };
}

interface Looked {
  readonly position: bigint;
  /** Maximum number of examined amounts of a book. */
  readonly most: number;
}

/** All books of a day, or of a period of several days. */
async function ofAllBooks(casino: string, [day, until]: readonly [string, string?], most = 100_000) {
  const position = 1_000_000n;
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  for (const name of BOOK_NAMES) {
    const found = await books.reading(async (db) => {
      const book = await readBook(db, { casino, name, day, until, position });
      return typeof book === 'string' ? undefined : unexplained(db, book, { position, most });
    });
    if (found === undefined) continue;
    problems.push(...found.problems);
    counts[name] = found.count;
  }
  return { problems, counts };
}

describe('every amount of every book', () => {
  it('of a simulated day has an address, under which its parts add up to it', async () => {
    const day = '2026-01-01';
    await books.record(
      ...simulate({
        casino: 'sim',
        currency: 'EUR',
        seed: 'e',
        firstDay: day,
        days: 2,
        tables: extent(6, 26),
      }),
    );
    await books.project(300);
    const { problems, counts } = await ofAllBooks('sim', [day], extent(12, 1_000));
    expect(problems).toEqual([]);
    expect(Object.keys(counts)).toEqual(BOOK_NAMES);
    expect(counts['mayor']).toBeGreaterThan(10);
  });

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('of night %s, and of the days around it', async (letter) => {
    await books.record(...readNightEvents(ROOT, letter));
    await books.project();
    const casino = `noche-${letter}`;
    expect((await ofAllBooks(casino, ['2026-01-01'])).problems).toEqual([]);
    expect((await ofAllBooks(casino, ['2025-12-31', '2026-01-02'], extent(8, 100_000))).problems).toEqual([]);
  });
});
