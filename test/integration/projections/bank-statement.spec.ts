import { join } from 'node:path';
import { accountSums } from '../../../src/ledger/journal/account-sums.queries';
import { factOf, placeOfFactSql } from '../../../src/ledger/_core/store/statement-parts';
import { sumOfAmounts } from '../../../src/ledger/_core/books/cell-part';
import { BANK_MEASURES } from '../../../src/ledger/_core/books/bank-line-figure';
import { figureAt } from '../../../src/ledger/_core/books/figure';
import { explainFigure } from '../../../src/ledger/books/explain-figure.queries';
import { amountOfBankLine, addressOfBankLine } from '../../../src/ledger/player-bank/bank-statement-figures';
import { type StatementLine } from '../../../src/ledger/player-bank/bank-statement';
import { type BankHolding } from '../../../src/ledger/player-bank/coup-of-statement';
import { readBankStatements } from '../../../src/ledger/player-bank/bank-statement.queries';
import type { Queryable } from '../../../src/database/queryable';
import { isAmount } from '../../../src/ledger/_core/books/book';
import type { BankMeasure } from '../../../src/ledger/_core/books/bank-line-figure';
import { readBook } from '../../../src/ledger/books/books.queries';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { delayed, inPlaceOrder } from '../../support/one-order/deliveries';
import { IS_FULL_TEST } from '../../support/service/test-extent';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

const POSITION = 1_000_000n;

interface BankNamed {
  readonly casino: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
}

const hasBanks = (events: readonly CasinoEvent[]): boolean =>
  events.some(({ type }) => type === 'cagnotte.coup.played.v1');

const NIGHTS = [
  ...['d', 'e'].map((night) => [`night ${night}`, readNightEvents(ROOT, night)] as const),
  ...nightsTold().map(({ page, events }) => [page, events] as const),
].filter(([, events]) => hasBanks(events));

const banksIn = (db: Queryable): Promise<BankNamed[]> =>
  db.query(
    `SELECT casino, gaming_day::text AS "gamingDay", table_id AS "table", session_no AS "sessionNo", bank
       FROM player_bank ORDER BY 1, 2, 3, 4, 5`,
  ) as Promise<BankNamed[]>;

/** What the journal has of a bank at each of its facts, in their order, read without the tables of the statement. */
async function balancesByJournal(db: Queryable, bank: BankNamed): Promise<Map<string, BankHolding>> {
  const rows = (await db.query(
    `SELECT fact::text, sum(CASE WHEN account = 'player-bank' THEN amount ELSE 0 END) OVER until AS "inPlay",
            sum(CASE WHEN account = 'garage:voluntary' THEN amount ELSE 0 END) OVER until AS voluntary,
            sum(CASE WHEN account = 'garage:improper' THEN amount ELSE 0 END) OVER until AS improper
       FROM (SELECT ${factOf('journal_line')} AS fact, account, sum(credit - debit) AS amount FROM journal_line
              WHERE casino = $1 AND gaming_day = $2::date AND table_id = $3 AND session_no = $4
                AND account IN ('player-bank', 'garage:voluntary', 'garage:improper')
                AND split_part(sub_ledger, ':', 1) = $5
              GROUP BY 1, 2) moved
     WINDOW until AS (ORDER BY ${placeOfFactSql('$1', 'fact', '1000000')}, fact)`,
    [bank.casino, bank.gamingDay, bank.table, bank.sessionNo, bank.bank],
  )) as { fact: string; inPlay: string; voluntary: string; improper: string }[];
  return new Map(
    rows.map(({ fact, inPlay, voluntary, improper }) => [
      fact,
      { 'in-play': BigInt(inPlay), voluntary: BigInt(voluntary), improper: BigInt(improper) },
    ]),
  );
}

const NOTHING: BankHolding = { 'in-play': 0n, voluntary: 0n, improper: 0n };

/** The holdings after each line as the journal has them: those of its fact, or of the last one before it that moved. */
function expectedAfter(lines: readonly StatementLine[], journal: Map<string, BankHolding>): BankHolding[] {
  let last = NOTHING;
  return lines.map(({ recordNumber }) => (last = journal.get(`${recordNumber}`) ?? last));
}

interface ShownBank {
  readonly bank: BankNamed;
  readonly lines: readonly StatementLine[];
  readonly journal: Map<string, BankHolding>;
}

const statementsOf = (): Promise<ShownBank[]> =>
  books.reading(async (db) => {
    const banks = await banksIn(db);
    const statements = await readBankStatements(
      db,
      banks.map((bank) => ({ ...bank, position: POSITION })),
    );
    const shown: ShownBank[] = [];
    for (const [n, bank] of banks.entries())
      shown.push({ bank, lines: statements[n]!, journal: await balancesByJournal(db, bank) });
    return shown;
  });

function tiesToJournal({ lines, journal }: ShownBank): void {
  expect(lines.map(({ after }) => after)).toEqual(expectedAfter(lines, journal));
  for (const [n, line] of lines.entries()) {
    expect(line.before).toEqual(lines[n - 1]?.after ?? NOTHING);
    const { coup, putIn, takenOut, undone, notCovered, before, after } = line;
    const total = (held: BankHolding): bigint => held['in-play'] + held.voluntary + held.improper;
    const net = coup === undefined ? 0n : coup.gain - coup.commission;
    expect(total(after)).toBe(total(before) + putIn - takenOut + undone + net + notCovered);
    if (coup?.covered !== undefined && coup.mandatory !== undefined && coup.covered <= coup.inPlay)
      // The whole bank is at risk, or in one of the three garages.
      expect(coup.covered + coup.mandatory + after.voluntary + after.improper).toBe(total(before));
    expect(line.shares.reduce((sum, { change }) => sum + change, 0n)).toBe(total(after) - total(before));
  }
}

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
    const shown = await statementsOf();
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
      const shown = await statementsOf();
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
    const shown = await statementsOf();
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
