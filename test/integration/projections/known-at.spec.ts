import { join } from 'node:path';
import { resultFromBooks } from '../../../src/ledger/table-session/table-result';
import { sessionKeyOf, tableConcerned } from '../../../src/ledger/table-session/session-key.state';
import { accountSums, subLedgerSums } from '../../../src/ledger/journal/account-sums.queries';
import {
  declaredParts,
  readSessionFacts,
  readSessionPostings,
} from '../../../src/ledger/table-session/session.queries';
import { MemoryBook } from '../../support/book/memory-book';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';

const ROOT = join(__dirname, '..', '..', '..');
const NIGHTS = ['a', 'b', 'c', 'd', 'e', 'f'];
const DAY = '2026-01-01';
const books = useBooks();

const summed = (lines: readonly (readonly [string, bigint])[]): [string, bigint][] => {
  const sums = new Map<string, bigint>();
  for (const [name, amount] of lines) sums.set(name, (sums.get(name) ?? 0n) + amount);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
};

describe.each(NIGHTS)('at every record of night %s, whatever came later', (letter) => {
  const events = readNightEvents(ROOT, letter);
  const casino = `noche-${letter}`;

  beforeEach(async () => {
    await books.record(...events);
    await books.project();
  });

  it('accounts and their sub-ledgers have the balances after that record', async () => {
    for (let known = 0; known <= events.length; known++) {
      const position = BigInt(known);
      const { lines } = new MemoryBook().postAll(events.slice(0, known));
      const { sums, subLedgers } = await books.inLiveTables(async (db) => {
        const sums = await accountSums(db, { casino, position, day: 'booking_day' });
        const wanted = sums.map(({ account }) => ({
          casino,
          account,
          position,
          day: 'booking_day' as const,
        }));
        return { sums, subLedgers: (await subLedgerSums(db, wanted)).flat() };
      });
      expect(sums.map(({ account, debits, credits }) => [account, debits - credits])).toEqual(
        summed(lines.map(({ account, debit, credit }) => [account, debit - credit])),
      );
      expect(
        subLedgers.map(({ account, subLedger, balance }) => [`${account} ${subLedger}`, balance]),
      ).toEqual(
        summed(
          lines.map(({ account, subLedger, debit, credit }) => [
            `${account} ${subLedger ?? ''}`,
            debit - credit,
          ]),
        ).filter(([, balance]) => balance !== 0n),
      );
    }
  });

  it('a table session has the declarations and postings until then', async () => {
    const tables = [...new Set(events.flatMap((event) => tableConcerned(event) ?? []))];
    for (let known = 0; known <= events.length; known++) {
      const book = new MemoryBook().postAll(events.slice(0, known));
      for (const table of tables) {
        const session = { casino, gamingDay: DAY, table, sessionNo: 1, position: BigInt(known) };
        const [[facts], [postings]] = await books.inLiveTables(async (db) => [
          await readSessionFacts(db, [session]),
          await readSessionPostings(db, [session]),
        ]);
        const expected = book.moneyOf(`table/${table}/${DAY}/1`);
        expect(postings!.posted).toEqual(expected.posted);
        expect(declaredParts(facts!, 'EUR')).toEqual(expected.declared);
        expect(resultFromBooks(postings!)).toBe(resultFromBooks(expected));
      }
    }
    expect(events.some((event) => sessionKeyOf(event) !== undefined)).toBe(true);
  });
});
