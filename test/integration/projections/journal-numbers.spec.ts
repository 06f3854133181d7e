import type { CasinoEvent } from '../../../src/kernel/envelope';
import { type NumberedLine, readNumberedLines } from '../../../src/ledger/journal/numbered-lines.queries';
import { OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { present } from '../../../src/kernel/present';

const books = useBooks();

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ],
});
const round = (roundNo: number, gamingday = '2026-01-01'): CasinoEvent => ({
  ...tell('round.settled', { roundNo, bets: [], outcome: {}, result: 40 }, { id: `round-${roundNo}` }),
  gamingday,
});
let closes = 0;
const closed = (through: number, gamingday = '2026-01-01', duty?: number): CasinoEvent => ({
  ...tell(
    'gaming-day.closed',
    { by: { id: 'E-1' }, through, controlTotals: [], ...present({ dutyAccrued: duty }) },
    { id: `closed-${(closes += 1)}`, ...OFFICE },
  ),
  gamingday,
});
const reopened = tell(
  'gaming-day.reopened',
  { by: [{ id: 'E-1' }, { id: 'E-2' }], reason: 'a box was forgotten' },
  { id: 'reopened', ...OFFICE },
);
const atClock = (clock: string, event: CasinoEvent): CasinoEvent => ({
  ...event,
  time: `2026-01-01T${clock}:00Z`,
});
const correctedRound = (roundNo: number, result: number): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects: { source: '/casinos/granada/tables/T1', id: `round-${roundNo}` },
      replacement: { currency: 'EUR', roundNo, bets: [], outcome: {}, result },
      reason: 'misread',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    },
    { ...OFFICE, id: `corrected-${roundNo}-${result}` },
  );
const corrected = correctedRound(1, 70);

const cancelled: CasinoEvent = {
  ...tell(
    'correction.recorded',
    {
      corrects: { source: '/casinos/granada/tables/T1', id: 'round-1' },
      reason: 'never played',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    },
    { ...OFFICE, id: 'cancelled' },
  ),
};

async function project(...events: readonly CasinoEvent[]): Promise<void> {
  await books.record(...events);
  await books.project();
}

/** The entries in the journal of a day: `2 of 3` for entry 2 about the fact of record 3. */
async function journal(day: string): Promise<string[]> {
  const lines = await books.sql<{ last: bigint }>(`SELECT max(record_number) AS last FROM journal_line`);
  const found = await readNumberedLines(
    { query: (sql: string, parameters?: unknown[]) => books.sql(sql, parameters) as never },
    { casino: 'granada', from: day, until: day, position: lines[0]!.last + 100n },
  );
  return [...new Set(found.map(said))];
}

/** The debits of an account on a day, in the order of the journal. */
async function debited(day: string, account: string): Promise<bigint[]> {
  const found = await books.reading((db) =>
    readNumberedLines(db, { casino: 'granada', from: day, until: day, position: 1_000n }),
  );
  return found.filter((line) => line.account === account).map(({ debit }) => debit);
}

const said = ({ entry, ofRecord, entryKind }: NumberedLine): string =>
  `${entry ?? '-'} of ${ofRecord}${entryKind === 'original' ? '' : ` ${entryKind}`}`;

afterEach(async () => {
  // A rebuild gives the same numbers.
  expect(await verify(books)).toEqual([]);
});

/** A close of this release. */
const closedNow = (through: number, gamingday = '2026-01-01', duty?: number): CasinoEvent => {
  const event = closed(through, gamingday, duty);
  return { ...event, data: { ...(event.data as object), numbering: 'of-what-stands' } };
};

describe('the numbers of the journal', () => {
  it('number the effective entry of each fact, in the order of the facts', async () => {
    const [first, second] = [atClock('21:00', round(1)), atClock('22:00', round(2))];
    await project(opening, second, first, corrected, closedNow(4));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 3', '3 of 2']);
    expect(await debited('2026-01-01', 'chips:table:T1')).toEqual([70n, 40n]);
  });

  it('omit entries reversed before the close, and start again after it', async () => {
    await project(opening, round(1), cancelled, round(2), closedNow(4));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 4']);
    await project(correctedRound(2, 50), correctedRound(2, 60), closedNow(7, '2026-01-02'));
    expect(await journal('2026-01-02')).toEqual(['3 of 4 reversal', '4 of 4 replacement']);
  });

  it('stay those of the close, where a fact that comes late moves others of its source behind it', async () => {
    const early = { ...atClock('21:00', round(1)), sequence: '2' };
    const late = { ...atClock('23:00', round(3)), sequence: '1' };
    await project(opening, early, atClock('22:00', round(2)), closedNow(3), late);
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2', '3 of 3']);
  });

  it('of the accrued duty are the last of its day, and its reversal comes after returned entries', async () => {
    await project(opening, round(1), round(2), closedNow(2, '2026-01-01', 15));
    await project(reopened, closedNow(5, '2026-01-01', 16));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2', '3 of 4', '4 of 3', '5 of 5', '6 of 6']);
  });

  it.each([1, 3, 1_000])(
    'have no gap and no double with closes of either release: pages of %s',
    async (size) => {
      await books.record(opening, round(1), round(2), closed(2), round(3), corrected, reopened, round(4));
      await books.record(closedNow(8), round(5), cancelled, closedNow(11, '2026-01-02'));
      await books.project(size);
      const days = ['2026-01-01', '2026-01-02'];
      const entries = (await Promise.all(days.map(journal)))
        .flat()
        .map((entry) => Number.parseInt(entry, 10));
      expect(entries.sort((a, b) => a - b)).toEqual(entries.map((_, index) => index + 1));
      expect(entries.length).toBeGreaterThan(6);
    },
  );
});

describe('the numbers that closes of earlier releases gave', () => {
  it('are given by the close of the day, to entries in the order of records; an open day has none', async () => {
    await project(opening, round(1));
    expect(await journal('2026-01-01')).toEqual(['- of 1', '- of 2']);
    await project(round(2), closed(3), round(3, '2026-01-02'));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2', '3 of 3']);
    expect(await journal('2026-01-02')).toEqual(['- of 5']);
  });

  it('go on from day to day, and begin anew with the year', async () => {
    await project(opening, round(1), closed(2), round(2, '2026-01-02'), closed(4, '2026-01-02'));
    await project(round(3, '2027-01-01'), closed(6, '2027-01-01'));
    expect(await journal('2026-01-02')).toEqual(['3 of 4']);
    expect(await journal('2027-01-01')).toEqual(['1 of 6']);
  });

  it('of a late fact or a correction are those of the day whose books take it', async () => {
    await project(opening, round(1), closed(2), round(2), corrected, closed(5, '2026-01-02'));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2']);
    expect(await journal('2026-01-02')).toEqual(['3 of 4', '4 of 2 reversal', '5 of 2 replacement']);
  });

  it('of facts between checks and close are given once, in the next books', async () => {
    await project(opening, round(1), round(2), closed(2), closed(4, '2026-01-02'));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2']);
    expect(await journal('2026-01-02')).toEqual(['3 of 3 replacement']);
  });

  it('of a reopened day stay, and later entries are numbered after all others of the year', async () => {
    await project(opening, round(1), closed(2), round(2, '2026-01-02'), closed(4, '2026-01-02'));
    await project(reopened, round(3));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2', '- of 7']);
    await project(closed(7));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2', '4 of 7']);
  });

  it('take in the duty that a close accrues, as the last entry of its day, and its return by a reopening', async () => {
    await project(opening, round(1), round(2), closed(2, '2026-01-01', 15));
    expect(await journal('2026-01-01')).toEqual(['1 of 1', '2 of 2', '3 of 4']);
    await project(reopened, closed(5, '2026-01-01', 16));
    // Facts between checks and close return to the reopened books.
    expect(await journal('2026-01-01')).toEqual([
      ...['1 of 1', '2 of 2', '3 of 4', '4 of 3 replacement', '5 of 5', '6 of 6'],
    ]);
  });

  it.each([1, 3, 1_000])(
    'have no gap and no double, whatever was late, corrected, reopened: pages of %s',
    async (size) => {
      await books.record(opening, round(1), round(2), closed(2), round(3), corrected, reopened, round(4));
      await books.record(closed(8), round(5), closed(10, '2026-01-02'), round(6, '2026-01-03'));
      await books.record(closed(12, '2026-01-03'), closed(99, '2026-01-04'));
      await books.project(size);
      const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
      const entries = (await Promise.all(days.map(journal)))
        .flat()
        .map((entry) => Number.parseInt(entry, 10));
      expect(entries.sort((a, b) => a - b)).toEqual(entries.map((_, index) => index + 1));
      expect(entries.length).toBeGreaterThan(8);
    },
  );
});
