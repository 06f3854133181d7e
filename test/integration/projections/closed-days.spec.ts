import type { CasinoEvent } from '../../../src/kernel/envelope';
import { OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks();

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ],
});
const round = (roundNo: number, result: number): CasinoEvent =>
  tell('round.settled', { roundNo, bets: [], outcome: {}, result }, { id: `round-${roundNo}` });
const closed = (through: number, gamingday = '2026-01-01', id = `closed-${gamingday}`): CasinoEvent => ({
  ...tell('gaming-day.closed', { by: { id: 'E-1' }, through, controlTotals: [] }, { id, ...OFFICE }),
  gamingday,
});
const reopened: CasinoEvent = tell(
  'gaming-day.reopened',
  { by: [{ id: 'E-1' }, { id: 'E-2' }], reason: 'a box was forgotten' },
  { id: 'reopened', ...OFFICE },
);
const corrected = (result: number): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects: { source: '/casinos/granada/tables/T1', id: 'round-1' },
      replacement: { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result },
      reason: 'misread',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    },
    { id: `corrected-${result}`, ...OFFICE },
  );

/** The win by booking day (`booked 01: 40`) and by the days of the facts. */
async function wins(): Promise<{ booked: string; own: string }> {
  const by = async (day: string): Promise<string> => {
    const rows = await books.sql<{ said: string }>(
      `SELECT to_char(${day}, 'DD') || ': ' || sum(credit - debit) AS said FROM day_total
        WHERE account LIKE 'win:%' GROUP BY ${day} HAVING sum(credit - debit) <> 0 ORDER BY ${day}`,
    );
    return rows.map(({ said }) => said).join(', ');
  };
  return { booked: await by('booking_day'), own: await by('gaming_day') };
}

async function project(...events: readonly CasinoEvent[]): Promise<void> {
  await books.record(...events);
  await books.project();
}

afterEach(async () => {
  expect(await verify(books)).toEqual([]);
});

describe('a fact of a day', () => {
  it('recorded before the close is in its own books', async () => {
    await project(opening, round(1, 40), closed(2));
    expect(await wins()).toEqual({ booked: '01: 40', own: '01: 40' });
  });

  it('recorded after the close is in the books of the day after the last closed one', async () => {
    await project(opening, round(1, 40), closed(2), closed(2, '2026-01-02'), round(2, 5));
    expect(await wins()).toEqual({ booked: '01: 40, 03: 5', own: '01: 45' });
  });

  it('recorded after the checks is late, even if it was recorded before the close', async () => {
    await project(opening, round(1, 40), round(2, 5), closed(2));
    expect(await wins()).toEqual({ booked: '01: 40, 02: 5', own: '01: 45' });
    expect(
      await books.sql(
        `SELECT entry_kind, of_record, booking_day, debit - credit AS amount FROM journal_line
          WHERE record_number = 4 AND account LIKE 'win:%' ORDER BY line`,
      ),
    ).toEqual([
      { entry_kind: 'reversal', of_record: 3n, booking_day: '2026-01-01', amount: 5n },
      { entry_kind: 'replacement', of_record: 3n, booking_day: '2026-01-02', amount: -5n },
    ]);
  });

  it('is in its own books again after two persons have reopened them', async () => {
    await project(opening, round(1, 40), closed(2), reopened, round(2, 5));
    expect(await wins()).toEqual({ booked: '01: 45', own: '01: 45' });
  });
});

describe('a correction of a closed day', () => {
  it('is reversed and replaced in the books of the open day; by the days of the facts the old day is restated', async () => {
    await project(opening, round(1, 40), closed(2), corrected(70));
    expect(await wins()).toEqual({ booked: '01: 40, 02: 30', own: '01: 70' });
  });

  it('that came between checks and close leaves the closed books as they were checked', async () => {
    await project(opening, round(1, 40), corrected(70), closed(2), round(2, 5));
    expect(await wins()).toEqual({ booked: '01: 40, 02: 35', own: '01: 75' });
  });

  it('of a late fact moves only its difference', async () => {
    await project(opening, round(1, 40), corrected(70), closed(1));
    expect(await wins()).toEqual({ booked: '02: 70', own: '01: 70' });
    const moved = await books.sql(
      `SELECT FROM journal_line WHERE record_number = 4 AND account LIKE 'win:%'`,
    );
    expect(moved).toHaveLength(2);
  });

  it('after a move reverses the moved entry', async () => {
    await project(opening, round(1, 40), closed(1), corrected(70));
    expect(await wins()).toEqual({ booked: '02: 70', own: '01: 70' });
  });
});

it('the totals of a closed day never change, whatever is recorded afterwards', async () => {
  const totals = (): Promise<unknown[]> =>
    books.sql(
      `SELECT account, sum(debit - credit) AS amount FROM day_total WHERE booking_day <= '2026-01-01'
        GROUP BY account ORDER BY account`,
    );
  await project(opening, round(1, 40), closed(2));
  const atClose = await totals();
  await project(round(2, 5), corrected(70), corrected(80), closed(6, '2026-01-02'), round(3, 1));
  expect(await totals()).toEqual(atClose);
});
