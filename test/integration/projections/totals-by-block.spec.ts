import { accountSums, subLedgerSums } from '../../../src/ledger/journal/account-sums.queries';
import { dayTotalReadModel } from '../../../src/ledger/journal/balance.read-model';
import { journalReadModel } from '../../../src/ledger/journal/journal.read-model';
import { readCommissions } from '../../../src/ledger/player-bank/bank-figures.queries';
import { sessionTotalReadModel } from '../../../src/ledger/table-session/table-session.read-model';
import { useBooks } from '../../support/books/books-under-test';
import { evaluated } from '../../support/sample-events/evaluated';
import { chipsSold, handPlayed } from '../../support/sample-events/sample-events';

const books = useBooks();
const CASINO = 'granada';
const RECORDS = [1n, 9_998n, 9_999n, 10_000n, 10_001n, 19_999n, 20_000n, 30_000n];

const POSITIONS = [...RECORDS, 0n, 9_997n, 10_002n, 20_001n, 29_999n, 1_000_000n];

/** The amount of a record: 10 for the first, 20 for the second, and so on. */
const amountOf = (index: number): number => 10 * (index + 1);
const sumUntil = (position: bigint): bigint =>
  RECORDS.reduce((sum, number, index) => sum + (number <= position ? BigInt(amountOf(index)) : 0n), 0n);

/** One fact of each kind per record: a sale of chips, and a hand with its rake. */
const facts = [
  ...evaluated(
    ...RECORDS.map((_, index) =>
      chipsSold({ amount: amountOf(index) }, { casino: CASINO, id: `sale-${index}` }),
    ),
  ),
  ...evaluated(
    ...RECORDS.map((_, index) => {
      const rake = { due: amountOf(index), dropped: amountOf(index) };
      return handPlayed({ rake, handNo: `${index + 1}` }, { casino: CASINO, id: `hand-${index}` });
    }),
  ),
].map((fact, index) => {
  const number = RECORDS[index % RECORDS.length]!;
  // A record with two facts: the lines of the second come after those of the first.
  return { ...fact, number, ofRecord: number, linesBefore: index < RECORDS.length ? 0 : 10 };
});

beforeEach(() =>
  books.inLiveTables(async (db) => {
    for (const readModel of [journalReadModel, dayTotalReadModel, sessionTotalReadModel]) {
      await readModel.write(
        db,
        facts.flatMap((fact) => readModel.rowsOf(fact)),
      );
    }
  }),
);

describe.each(POSITIONS)('the books as known at record %s, in any block of records', (position) => {
  const wanted = { casino: CASINO, position, day: 'booking_day' } as const;
  const sum = sumUntil(position);

  it('have the cash of the sales until then', async () => {
    const [sums, subLedgers] = await books.inLiveTables(async (db) => [
      await accountSums(db, wanted, { under: 'cash:cage' }),
      await subLedgerSums(db, [{ ...wanted, account: 'cash:cage' }]),
    ]);
    expect(sums.map(({ debits, credits }) => [debits, credits])).toEqual(sum === 0n ? [] : [[sum, 0n]]);
    expect(subLedgers.flat().map(({ balance }) => balance)).toEqual(sum === 0n ? [] : [sum]);
  });

  it('have the rake of the hands until then', async () => {
    const groups = await books.inLiveTables((db) => readCommissions(db, wanted, { by: ['rule'] }));
    expect(groups.map(({ amount }) => amount)).toEqual(sum === 0n ? [] : [sum]);
  });
});
