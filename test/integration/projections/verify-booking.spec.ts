import type { CasinoEvent } from '../../../src/kernel/envelope';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import { BY, tell } from '../../support/book/told';
import { bookedTwice } from '../../support/books/booked-twice';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { createTestDatabase } from '../../support/database/test-database';
import { closed, type Day, reopened } from '../../support/one-order/day-decisions';
import { at, LEDGER_OPENED, opened } from '../../support/one-order/golden-facts';

const books = useBooks();

const DAY: Day = { casino: 'granada', day: '2026-01-01' };
const NEXT: Day = { ...DAY, day: '2026-01-02' };
const TABLE = { at: 'tables/RF1' };
const round = (taken: number): object => ({ roundNo: 1, bets: [], outcome: {}, result: taken });

/** A spin with a win of 200.00, which is included in the count. */
const SPIN = at('01 20:10', tell('round.settled', round(20_000) as never, { ...TABLE, id: 'spin' }));
const COUNT = at(
  '01 20:30',
  tell('table.counted', { inventory: 1_520_000, certifiedBy: BY }, { ...TABLE, id: 'count' }),
);
const OPENING = [LEDGER_OPENED, opened('01 20:00', 'RF1', 'roulette-french', { amount: 1_500_000 })];

const correction = (taken: number): CasinoEvent =>
  tell('correction.recorded', {
    corrects: { source: SPIN.source, id: SPIN.id },
    replacement: { currency: 'EUR', ...round(taken) },
    reason: 'typed wrong',
    proposedBy: { id: 'E-1' },
    approvedBy: { id: 'E-2' },
  });

async function project(...events: readonly CasinoEvent[]): Promise<void> {
  await books.record(...events);
  await books.project();
}

const booked = async (): Promise<string[]> =>
  (await verify(books)).filter((problem) => problem.startsWith('booking: '));

/** The problems found in an archive of the books alone. */
async function bookedInArchive(): Promise<string[]> {
  const lines = textsOf(writeArchive(books.dataSource, books.store));
  const { problems } = await verifyArchive(lines, {
    openScratch: async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    },
  });
  expect(problems.filter(({ check }) => check === 'archive')).toEqual([]);
  return problems.flatMap(({ check, detail }) => (check === 'booking' ? [`${check}: ${detail}`] : []));
}

async function* textsOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield line.trimEnd();
}

describe('verify compares the journal with the rule of booking days', () => {
  it('and finds no fault in a day with a late spin that was reopened and closed three times', async () => {
    await project(...OPENING, COUNT, closed(DAY, 3), SPIN, reopened(DAY), closed(DAY, 6));
    await project(reopened(DAY), closed(DAY, 8), reopened(DAY), closed(DAY, 10));
    expect(await verify(books)).toEqual([]);
    expect(await bookedInArchive()).toEqual([]);
  });

  it('and finds no fault if reopening the following day moves an entry back to a day reopened before', async () => {
    await project(...OPENING, COUNT, closed(DAY, 3), SPIN, closed(NEXT, 5), reopened(DAY), reopened(NEXT));
    expect(await verify(books)).toEqual([]);
    expect(await bookedInArchive()).toEqual([]);
  });

  it('and names entries that such a reopening of the following day left in its books', async () => {
    await project(...OPENING, COUNT, closed(DAY, 3), SPIN, closed(NEXT, 5), reopened(DAY), reopened(NEXT));
    await books.tamper(`DELETE FROM journal_line WHERE record_number = 8`);
    const left =
      'was left in the books of 2026-01-02 when 2026-01-02 was reopened by record 8, and is missing in those of 2026-01-01';
    expect(await booked()).toContainEqual(
      `booking: casino granada, gaming day 2026-01-01, table RF1, chips:table:RF1 200.00 EUR of record 5 ` +
        `(cagnotte.round.settled.v1): ${left}`,
    );
  });

  it('and names entries that a second reopening left in later books: day, table, account and amount', async () => {
    const again = reopened(DAY);
    await project(...OPENING, COUNT, closed(DAY, 3), SPIN, reopened(DAY), closed(DAY, 6), again);
    await bookedTwice(books, { fact: COUNT, by: again });
    const left =
      'of record 3 (cagnotte.table.counted.v1): was left in the books of 2026-01-02 when 2026-01-01 was ' +
      'reopened by record 8, and is missing in those of 2026-01-01';
    expect(await booked()).toEqual([
      `booking: casino granada, gaming day 2026-01-01, table RF1, chips:table:RF1 200.00 EUR ${left}`,
      `booking: casino granada, gaming day 2026-01-01, table RF1, variance:table:RF1 -200.00 EUR ${left}`,
    ]);
    expect(await bookedInArchive()).toEqual(await booked());
  });

  it('and names them in the same way after a correction', async () => {
    const again = reopened(DAY);
    await project(...OPENING, SPIN, COUNT, closed(DAY, 4), correction(19_000), reopened(DAY));
    await project(closed(DAY, 7), again);
    await bookedTwice(books, { fact: SPIN, by: again });
    expect(await booked()).toEqual([
      expect.stringContaining(
        'table RF1, chips:table:RF1 200.00 EUR of record 3 (cagnotte.round.settled.v1)',
      ),
      expect.stringContaining('table RF1, win:roulette-french:RF1 -200.00 EUR of record 3'),
    ]);
  });

  it('and names entries that were booked in closed books', async () => {
    await project(...OPENING, COUNT, closed(DAY, 3), SPIN);
    await books.tamper(
      `UPDATE journal_line SET booking_day = gaming_day WHERE record_number = 5 AND of_record = 5`,
    );
    expect(await booked()).toEqual([
      'booking: casino granada, gaming day 2026-01-01, table RF1, chips:table:RF1 200.00 EUR of record 5 ' +
        '(cagnotte.round.settled.v1): booked in the books of 2026-01-01, and those of 2026-01-02 were open to it',
      expect.stringContaining('win:roulette-french:RF1 -200.00 EUR of record 5'),
    ]);
  });

  it('and names entries that a close left in its books although its checks did not include them', async () => {
    await project(...OPENING, COUNT, SPIN, closed(DAY, 3));
    await books.tamper(`DELETE FROM journal_line WHERE record_number = 5 AND of_record = 4`);
    expect(await booked()).toEqual([
      'booking: casino granada, gaming day 2026-01-01, table RF1, chips:table:RF1 200.00 EUR of record 4 ' +
        '(cagnotte.round.settled.v1): stayed in the books of 2026-01-01, closed by record 5 with checks that did not know it',
      expect.stringContaining('win:roulette-french:RF1 -200.00 EUR of record 4'),
    ]);
  });

  it('and names entries that an evaluation did not reverse', async () => {
    await project(...OPENING, SPIN, COUNT, correction(19_000));
    await books.tamper(`DELETE FROM journal_line WHERE of_record = 3 AND entry_kind = 'reversal'`);
    expect(await booked()).toEqual([
      'booking: casino granada, gaming day 2026-01-01, table RF1, chips:table:RF1 200.00 EUR of record 3 ' +
        '(cagnotte.round.settled.v1): was not taken back when the fact was evaluated again after record 3',
      expect.stringContaining('win:roulette-french:RF1 -200.00 EUR of record 3'),
    ]);
  });

  it('and names a change by a decision that only moves entries', async () => {
    await project(...OPENING, COUNT, SPIN, closed(DAY, 3));
    await books.tamper(
      `UPDATE journal_line SET debit = debit + 1 WHERE record_number = 5 AND booking_day = '2026-01-02' AND debit > 0`,
    );
    const changed = await booked();
    expect(changed).toContainEqual(
      expect.stringMatching(
        /chips:table:RF1 0\.01 EUR of record 4 .*: was changed by record 5, which only moves entries between books$/,
      ),
    );
  });

  it('and names the days of entries that it does not list', async () => {
    const spins = Array.from({ length: 12 }, (_, index) =>
      at('01 20:10', tell('round.settled', { ...round(100), roundNo: index + 2 } as never, TABLE)),
    );
    await project(...OPENING, closed(DAY, 2), ...spins);
    await books.tamper(`UPDATE journal_line SET booking_day = gaming_day WHERE record_number > 3`);
    const named = await booked();
    expect(named).toHaveLength(21);
    expect(named.at(-1)).toBe('booking: casino granada: 4 more, of the gaming days 2026-01-01');
  });

  it('and names a total that is not the sum of its lines', async () => {
    await project(...OPENING, SPIN);
    await books.tamper(`UPDATE session_total SET debit = debit + 1 WHERE account = 'chips:table:RF1'`);
    expect(await verify(books)).toContainEqual(
      'totals: casino granada: session_total of chips:table:RF1 in the books of 2026-01-01 differs from the lines of ' +
        'the journal: debits by 0.01 EUR, credits by 0.00 EUR',
    );
  });
});
