import { accountSums } from '../../../src/projections/journal/account-sums';
import { dayTotalReadModel } from '../../../src/projections/journal/day-total.read-model';
import { journalReadModel } from '../../../src/projections/journal/journal.read-model';
import { subLedgerSums } from '../../../src/projections/journal/sub-ledger-sums';
import { useBooks } from '../../support/books/books-under-test';
import { judged } from '../../support/sample-events/judged';
import { chipsSold } from '../../support/sample-events/sample-events';

const books = useBooks();
const CASINO = 'granada';
const RECORDS = [1n, 9_998n, 9_999n, 10_000n, 10_001n, 19_999n, 20_000n, 30_000n];

/** Chips sold for 10 under the first record, for 20 under the second, and so on. */
const sales = judged(
  ...RECORDS.map((_, index) => chipsSold({ amount: 10 * (index + 1) }, { casino: CASINO })),
);
const facts = RECORDS.map((number, index) => ({ ...sales[index]!, number, ofRecord: number }));

beforeEach(() =>
  books.inLiveTables(async (db) => {
    for (const readModel of [journalReadModel, dayTotalReadModel]) {
      await readModel.write(
        db,
        facts.flatMap((fact) => readModel.rowsOf(fact)),
      );
    }
  }),
);

it.each([...RECORDS, 0n, 9_997n, 10_002n, 20_001n, 29_999n, 1_000_000n])(
  'cash known at record %s is that of the sales until then, whichever block of records they are in',
  async (position) => {
    const sold = facts.reduce(
      (sum, { number }, index) => sum + (number <= position ? 10n * BigInt(index + 1) : 0n),
      0n,
    );
    const wanted = { casino: CASINO, position, day: 'booking_day' } as const;
    const [sums, subLedgers] = await books.inLiveTables(async (db) => [
      await accountSums(db, wanted, { under: 'cash:cage' }),
      await subLedgerSums(db, [{ ...wanted, account: 'cash:cage' }]),
    ]);
    expect(sums.map(({ debits, credits }) => [debits, credits])).toEqual(sold === 0n ? [] : [[sold, 0n]]);
    expect(subLedgers.flat().map(({ balance }) => balance)).toEqual(sold === 0n ? [] : [sold]);
  },
);
