import type { CasinoEvent } from '../../../src/kernel/envelope';
import { EVENING_OPENED } from '../../support/book/house-evening';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks();

interface Row {
  readonly finding_id: string;
  readonly code: string;
  readonly opened_by: bigint;
  readonly closed_by: bigint | null;
}

const findings = (): Promise<Row[]> =>
  books.sql(`SELECT finding_id, code, opened_by, closed_by FROM finding ORDER BY opened_by, code`);
const lives = async (code: string): Promise<unknown[]> =>
  (await findings())
    .filter((row) => row.code === code)
    .map(({ opened_by, closed_by }) => [opened_by, closed_by]);

const opened = tell('table.opened', {
  game: 'boule',
  minimum: 200,
  float: { amount: 0 },
  captures: { rounds: true, buyIns: true },
  staff: [{ id: 'E-1' }],
});
const credit = (slip: string) => tell('table.credited', { amount: 600, slip });
const fill = (slip: string) => tell('table.filled', { amount: 600, slip });

describe('a finding about a state of affairs', () => {
  test.each([1, 2, 100])('is closed by the record that ends it, with pages of %i', async (pageSize) => {
    await books.record(opened, credit('D-1'), fill('F-1'), credit('D-2'), fill('F-2'), credit('D-3'));
    await books.project(pageSize);
    expect(await lives('chips-below-zero')).toEqual([
      [2n, 3n],
      [4n, 5n],
      [6n, null],
    ]);
    expect(await verify(books)).toEqual([]);
  });
});

describe('a finding about a state of affairs of a day and a table', () => {
  const onDay = (gamingday: string, event: CasinoEvent): CasinoEvent => ({ ...event, gamingday });
  const [DAY_1, DAY_2] = ['2026-01-01', '2026-01-02'];

  test.each([1, 2, 100])(
    'has this day and table, whatever record causes it, with pages of %i',
    async (pageSize) => {
      await books.record(onDay(DAY_1, fill('F-1')), onDay(DAY_2, credit('D-2')), onDay(DAY_1, credit('D-1')));
      await books.project(pageSize);
      expect(
        await books.sql(
          `SELECT gaming_day, table_id, opened_by FROM finding WHERE code = 'chips-below-zero' AND closed_by IS NULL`,
        ),
      ).toEqual([{ gaming_day: DAY_2, table_id: 'T1', opened_by: 3n }]);
      await books.record(onDay(DAY_1, fill('F-2')));
      await books.project(pageSize);
      expect(await lives('chips-below-zero')).toEqual([[3n, 4n]]);
      expect(await verify(books)).toEqual([]);
    },
  );
});

describe('a time in the future of its recording', () => {
  it('gives a finding for the fact with this time only', async () => {
    await books.record({ ...fill('F-1'), time: '2999-01-01T00:00:00Z' }, fill('F-2'));
    await books.project();
    expect(await lives('clock-differs')).toEqual([[1n, null]]);
    expect(await verify(books)).toEqual([]);
  });
});

describe('a day that begins before the last one is certified', () => {
  const by = { id: 'E-9' };
  const onDay = (gamingday: string, event: CasinoEvent): CasinoEvent => ({ ...event, gamingday });
  const [DAY_1, DAY_2] = ['2026-01-01', '2026-01-02'];
  const closed = tell('gaming-day.closed', { by, through: 2, controlTotals: [] }, { at: 'office' });
  const certified = tell('gaming-day.certified', { by }, { at: 'office' });

  test.each([
    ['before the close', [1, 2]],
    ['behind it', [1]],
  ])('gives a finding whether its facts are recorded %s, with pages of any size', async (_when, before) => {
    const facts = [onDay(DAY_1, fill('F-1')), onDay(DAY_2, fill('F-2'))];
    for (const pageSize of [1, 100]) {
      await books.empty();
      await books.record(...facts.slice(0, before.length), closed, ...facts.slice(before.length));
      await books.project(pageSize);
      expect(await lives('day-begun-before-certified')).toEqual([[3n, null]]);
      await books.record(certified);
      await books.project(pageSize);
      expect(await lives('day-begun-before-certified')).toEqual([[3n, 4n]]);
      expect(await verify(books)).toEqual([]);
    }
  });
});

describe('a finding that a person has dealt with', () => {
  it('is closed by the record that says so, the first of several, and stays in the book of findings', async () => {
    await books.record(opened);
    await books.project();
    const [{ finding_id: finding }] = (await findings()).filter(
      ({ code }) => code === 'casino-not-authorised',
    ) as [Row];
    const resolved = (note: string) =>
      tell('finding.resolved', { finding, by: { id: 'E-9' }, note }, { at: 'office' });
    await books.record(tell('finding.acknowledged', { finding, by: { id: 'E-9' } }, { at: 'office' }));
    await books.project();
    expect(await lives('casino-not-authorised')).toEqual([[1n, null]]);
    await books.record(resolved('authorised on paper'), resolved('once more'));
    await books.project();
    expect(await lives('casino-not-authorised')).toEqual([[1n, 3n]]);
    expect(await verify(books)).toEqual([]);
  });

  it('names a person and a reason that cannot be changed unnoticed', async () => {
    await books.record(
      tell('finding.resolved', { finding: 'x', by: { id: 'E-9' }, note: 'seen' }, { at: 'office' }),
    );
    await books.project();
    expect(await verify(books)).toEqual([]);
    await books.sql(`UPDATE finding_decision SET by_id = 'E-1'`);
    expect((await verify(books))[0]).toMatch(/^read-models: finding_decision .*record_number 1/);
  });
});

describe('money that is reported before the opening of the ledger', () => {
  const sold = [1, 2, 3].map((n) =>
    tell('cage.chips-sold', { amount: n * 100, meansOfPayment: 'cash' }, { at: 'cage', id: `sale-${n}` }),
  );

  test.each([1, 2, 100])(
    'has no open finding after the opening is recorded, with pages of %i',
    async (pageSize) => {
      await books.record(...sold);
      await books.project(pageSize);
      expect(await lives('ledger-not-opened')).toEqual([
        [1n, null],
        [2n, null],
        [3n, null],
      ]);
      await books.record({ ...EVENING_OPENED, time: '2026-01-01T12:00:00Z' });
      await books.project(pageSize);
      expect(await lives('ledger-not-opened')).toEqual([
        [1n, 4n],
        [2n, 4n],
        [3n, 4n],
      ]);
      expect(await verify(books)).toEqual([]);
    },
  );
});
