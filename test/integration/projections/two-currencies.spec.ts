import { type BookName, BOOKS } from '../../../src/ledger/books/book-catalogue.queries';
import { readBook, readDeclaredBook } from '../../../src/ledger/books/books.queries';
import { readDayBoard } from '../../../src/ledger/gaming-day/day-board.queries';
import { readGamingDay } from '../../../src/ledger/gaming-day/gaming-day.queries';
import { readPerformance } from '../../../src/ledger/performance/performance.queries';
import { BY, tableOpened, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { shownBook } from '../../support/books/shown-book';

const books = useBooks();
const at = { casino: 'granada', position: 1_000n };
const day = '2026-01-01';

const counted = (currency: string, chips: number) =>
  tell('slot.counted', { currency, slot: 'cagnotte', chips, takenToCage: true, by: BY });

beforeEach(async () => {
  const pool = { pool: 'bolsa', meterAfter: 1_000, approvedBy: BY, tables: ['T1'], seed: 1_000 };
  await books.record(
    tell('ledger.opened', { balances: [] }),
    tell('jackpot.opened', { ...pool, rate: { numerator: 4, denominator: 5 } }, { at: 'pools/bolsa' }),
    tell(
      'jackpot.contributed',
      { pool: 'bolsa', currency: 'USD', table: 'T1', roundNo: 1, amount: 500, how: 'swept' },
      { at: 'pools/bolsa' },
    ),
    tableOpened('texas-holdem'),
    counted('EUR', 700),
    counted('USD', 900),
    tell('tips.counted', {
      ...{ chips: 0, cash: 30, takenToCage: true, by: BY },
      otherCurrencies: [{ currency: 'USD', amount: 40 }],
    }),
  );
  await books.project();
});

/** The rows of a book of the day that begin so, in today's layout or in a former one. */
const rowsOf = (name: BookName, start: string, layout?: number): Promise<string[]> =>
  books.reading(async (db) => {
    const book =
      layout === undefined
        ? await readBook(db, { ...at, day, name })
        : await readDeclaredBook(db, { name, ...BOOKS[name] }, { ...at, day, layout });
    return shownBook(book).filter((row) => row.startsWith(start));
  });

describe('a cagnotte that was counted in two currencies', () => {
  it('is, on the board of days, a win in the currency of the books alone', async () => {
    const [board] = await books.reading((db) => readDayBoard(db, at, [day]));
    expect(board).toMatchObject({ currency: 'EUR', win: 700n });
  });

  it('is counted in the register of profits in the currency of the books alone', async () => {
    expect(await rowsOf('beneficios', 'Mesa |')).toEqual(['Mesa |  |  | 0 EUR | 700 EUR | 700 EUR | 0 EUR']);
  });

  it('is income of the control book in the currency of the books alone', async () => {
    expect(await rowsOf('control-de-ingresos', 'T1 |')).toEqual(['T1 | texas-holdem | 1 | 700 EUR']);
  });

  it('is a win of the master report and of performance in the currency of the books alone', async () => {
    const [row] = await rowsOf('informe-maestro', 'texas-holdem | T1');
    expect(row).toMatch(/^texas-holdem \| T1 \| 1 \|  \| 700 EUR \|/);
    const { rows } = await books.reading((db) =>
      readPerformance(db, { casinos: ['granada'], from: day, to: day, by: ['table'] }, [at]),
    );
    const figures = rows.map(({ currency, figures: { win, tips } }) => [currency, win.value, tips.value]);
    expect(figures).toEqual([
      ['EUR', { numerator: 700n, denominator: 1n }, { numerator: 30n, denominator: 1n }],
    ]);
  });

  it('ties its count with the books in each currency for itself', async () => {
    const { tieOuts } = await books.reading((db) => readGamingDay(db, { ...at, day }));
    const rows = (check: string) =>
      tieOuts
        .find((each) => each.check === check)!
        .rows.filter(({ at: place }) => place.includes('cagnotte'))
        .map(({ sides, ties }) => [sides?.found.amount, sides?.currency, ties]);
    expect(rows('K7')).toContainEqual([700n, 'EUR', true]);
    expect(rows('K12')).toEqual([
      [700n, 'EUR', false],
      [900n, 'USD', false],
    ]);
  });

  it('was added up by releases until 0.3.0, whose archives still verify', async () => {
    expect(await rowsOf('beneficios', 'Mesa |', 2)).toEqual([
      'Mesa |  |  | 0 EUR | 1600 EUR | 1600 EUR | 0 EUR',
    ]);
    expect(await rowsOf('control-de-ingresos', 'T1 |', 2)).toEqual(['T1 | texas-holdem | 1 | 1600 EUR']);
    expect((await rowsOf('informe-maestro', 'texas-holdem | T1', 1))[0]).toContain('| 1600 EUR |');
  });
});

it('a stake of a pool in another currency is no income of the pool in the control book, as it was until 0.3.0', async () => {
  expect(await rowsOf('control-de-ingresos', 'bolsa |')).toEqual(['bolsa | 0 EUR']);
  expect(await rowsOf('control-de-ingresos', 'bolsa |', 2)).toEqual(['bolsa | 500 EUR']);
});
