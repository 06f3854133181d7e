import { join } from 'node:path';
import { accountSums } from '../../../src/ledger/journal/account-sums.queries';
import { sumOfAmounts } from '../../../src/ledger/_core/books/cell-part';
import { BANK_MEASURES } from '../../../src/ledger/_core/books/bank-line-figure';
import { figureAt } from '../../../src/ledger/_core/books/figure';
import { explainFigure } from '../../../src/ledger/books/explain-figure.queries';
import { amountOfBankLine, addressOfBankLine } from '../../../src/ledger/player-bank/bank-statement-figures';
import { isAmount } from '../../../src/ledger/_core/books/book';
import type { BankMeasure } from '../../../src/ledger/_core/books/bank-line-figure';
import { readBook } from '../../../src/ledger/books/books.queries';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readNightEvents } from '../../support/book/night-events';
import {
  bankStatementsIn,
  POSITION,
  type ShownBank,
  tiesToJournal,
} from '../../support/books/bank-statements';
import { useBooks } from '../../support/books/books-under-test';
import { delayed, inPlaceOrder } from '../../support/one-order/deliveries';
import { IS_FULL_TEST } from '../../support/service/test-extent';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

const hasBanks = (events: readonly CasinoEvent[]): boolean =>
  events.some(({ type }) => type === 'cagnotte.coup.played.v1');

const NIGHTS = [
  ...['d', 'e'].map((night) => [`night ${night}`, readNightEvents(ROOT, night)] as const),
  ...nightsTold().map(({ page, events }) => [page, events] as const),
].filter(([, events]) => hasBanks(events));

/** Measures of a statement by the column of the book that has them. */
const IN_BOOK: readonly (readonly [column: string, measure: BankMeasure])[] = [
  ['before', 'before'],
  ['inPlay', 'in-play'],
  ['covered', 'covered'],
  ['mandatory', 'mandatory-garage'],
  ['putIn', 'put-in'],
  ['takenOut', 'taken-out'],
  ['gain', 'gain'],
  ['commission', 'commission'],
  ['notCovered', 'not-covered'],
  ['undone', 'undone'],
  ['after', 'after'],
  ['voluntary', 'voluntary-garage'],
  ['improper', 'improper-garage'],
];

/** The section of statements in the book of banks of a day, each line with its amounts. */
async function linesInBook(casino: string, day: string) {
  const book = await books.reading((db) => readBook(db, { casino, name: 'bancas', day, position: POSITION }));
  if (typeof book === 'string') throw new Error(book);
  const { columns, rows } = book.sections.find(({ en }) => en === 'Statement of the banks')!;
  return rows.map((row) =>
    IN_BOOK.map(([column]) => {
      const cell = row[columns.findIndex(({ id }) => id === column)];
      return isAmount(cell) ? cell.amount : undefined;
    }),
  );
}

async function standsInBook(shown: readonly ShownBank[]): Promise<void> {
  const days = new Set(shown.map(({ bank }) => `${bank.casino} ${bank.gamingDay}`));
  for (const key of days) {
    const [casino = '', day = ''] = key.split(' ');
    const expected = shown
      .filter(({ bank }) => bank.casino === casino && bank.gamingDay === day)
      .flatMap(({ lines }) =>
        lines.map((line) => IN_BOOK.map(([, measure]) => amountOfBankLine(line, measure))),
      );
    const inOrder = (all: readonly (readonly unknown[])[]) => all.map((each) => each.join(' ')).sort();
    expect(inOrder(await linesInBook(casino, day))).toEqual(inOrder(expected));
  }
}

describe.each(NIGHTS)('%s', (_name, events) => {
  it('has each line of each bank tie to the accounts and stand in the book, and their sum be the balances', async () => {
    await books.record(...events);
    await books.project();
    const shown = await bankStatementsIn(books);
    expect(shown.length).toBeGreaterThan(0);
    for (const each of shown) tiesToJournal(each);
    await standsInBook(shown);
    for (const casino of new Set(shown.map(({ bank }) => bank.casino))) {
      const sums = await books.reading((db) =>
        accountSums(db, { casino, position: POSITION, day: 'booking_day' }, { under: 'player-bank' }),
      );
      const balance = sums.reduce((sum, { credits, debits }) => sum + credits - debits, 0n);
      const held = shown
        .filter(({ bank }) => bank.casino === casino)
        .reduce((sum, { lines }) => sum + (lines.at(-1)?.after['in-play'] ?? 0n), 0n);
      expect(held).toBe(balance);
    }
  });
});

describe('the statement of a bank', () => {
  it('is the same for every order of arrival', async () => {
    const [, night] = NIGHTS.find(([name]) => name.includes('garage-in-parts'))!;
    const inTime = inPlaceOrder(night);
    const told = async (events: readonly CasinoEvent[]) => {
      await books.empty();
      await books.record(...events);
      await books.project(7);
      const shown = await bankStatementsIn(books);
      for (const each of shown) tiesToJournal(each);
      await standsInBook(shown);
      return shown.map(({ lines }) => lines.map(({ recordNumber: _record, ...line }) => line));
    };
    const right = await told(inTime);
    for (const most of IS_FULL_TEST ? [1, 3, 9, 27] : [3])
      expect(
        await told(delayed(inTime, { delays: inTime.map((_, n) => (n * 7) % (most + 1)), repeatsEvery: 0 })),
      ).toEqual(right);
  });

  it('explains each of its amounts by facts, lines and figures that add up to it', async () => {
    const told = NIGHTS.filter(([name]) => /garage-in-parts|free-bank-on-a-guarantee|night [de]/.test(name));
    for (const [, events] of told) await books.record(...events);
    await books.project();
    const shown = await bankStatementsIn(books);
    const amounts = shown.flatMap(({ bank: { casino, gamingDay: day, ...named }, lines }) =>
      lines.flatMap((line) =>
        [undefined, ...line.shares.map((share) => share.member)].flatMap((member) =>
          BANK_MEASURES.flatMap((measure) => {
            const amount = amountOfBankLine(line, measure, member);
            const address = addressOfBankLine({ day, ...named }, line, measure, member);
            return amount === undefined ? [] : [{ casino, address, amount }];
          }),
        ),
      ),
    );
    const wrong: string[] = [];
    await books.reading(async (db) => {
      for (const { casino, address, amount } of amounts) {
        const explained = await explainFigure(db, { casino, position: POSITION }, figureAt(address)!);
        const parts = explained && sumOfAmounts(explained.terms);
        if (explained?.amount !== amount || parts !== amount) wrong.push(`${address} ${amount} ${parts}`);
      }
    });
    expect(wrong).toEqual([]);
    expect(amounts.length).toBeGreaterThan(200);
  });
});
