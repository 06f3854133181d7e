import { EVALUATORS } from '../../../src/ledger/evaluation/evaluators';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks('made anew');
const SETTLED = 'cagnotte.round.settled.v1';

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ],
});
const round = (table: string, roundNo: number, result: number): CasinoEvent => ({
  ...tell('round.settled', { roundNo, bets: [], outcome: {}, result }, { id: `${table}-${roundNo}` }),
  source: `/casinos/granada/tables/${table}`,
});
const correction = tell(
  'correction.recorded',
  {
    corrects: { source: '/casinos/granada/tables/T1', id: 'T1-1' },
    reason: 'misread',
    proposedBy: { id: 'E-1' },
    approvedBy: { id: 'E-2' },
  },
  { id: 'c-1', ...OFFICE },
);

/** Simulates a bug: rounds with this result cannot be evaluated. */
function breakRoundsWith(result: number): void {
  const sound = EVALUATORS[SETTLED];
  jest.spyOn(EVALUATORS, SETTLED).mockImplementation((event, before) => {
    if (event.data.result === result) throw new Error('a bug');
    return sound(event, before);
  });
}
afterEach(() => jest.restoreAllMocks());

const posted = async (): Promise<string[]> => {
  const rows = await books.sql<{ said: string }>(
    `SELECT record_number || ' ' || entry_kind || ' ' || event_id || ' ' || credit AS said FROM journal_line
      WHERE account LIKE 'win:%' AND credit > 0 ORDER BY record_number, line`,
  );
  return rows.map(({ said }) => said);
};

const parked = (): Promise<unknown[]> =>
  books.sql(`SELECT record_number, fold_key, fault FROM parked_record ORDER BY record_number`);

const retry = () =>
  rebuild(books.dataSource, books.store, {
    afterwards: (report) => (report.parked.rebuilt < report.parked.live ? 'switch' : 'drop'),
  });

describe('a bug in evaluating an event', () => {
  const night = [
    opening,
    round('T1', 1, 40),
    round('T1', 2, 13),
    round('T2', 1, 7),
    round('T1', 3, 5),
    correction,
    round('T2', 2, 8),
  ];

  test.each([1, 2_000])(
    'parks its key from that event on, and other keys go on, in pages of %i records',
    async (pageSize) => {
      breakRoundsWith(13);
      await books.record(...night);
      await books.project(pageSize);
      expect(await posted()).toEqual(['2 original T1-1 40', '4 original T2-1 7', '7 original T2-2 8']);
      const fold_key = 'table/T1/2026-01-01/1';
      expect(await parked()).toEqual([
        { record_number: 3n, fold_key, fault: 'a bug' },
        { record_number: 5n, fold_key, fault: null },
        { record_number: 6n, fold_key, fault: null },
      ]);
      expect(await verify(books)).toEqual([]);
    },
  );

  it('keeps parked records parked while the fault persists', async () => {
    breakRoundsWith(13);
    await books.record(...night);
    await books.project();
    const report = await retry();
    expect(report.parked).toEqual({ live: 3, rebuilt: 3 });
    expect(report.divergence).toBeUndefined();
    expect(await parked()).toHaveLength(3);
  });

  it('after a repair retry continues from the parked event with the original record numbers', async () => {
    breakRoundsWith(13);
    await books.record(...night);
    await books.project();
    jest.restoreAllMocks();
    expect(await verify(books)).toHaveLength(1);
    expect((await retry()).parked).toEqual({ live: 3, rebuilt: 0 });
    expect(await posted()).toEqual([
      '2 original T1-1 40',
      '3 original T1-2 13',
      '4 original T2-1 7',
      '5 original T1-3 5',
      '7 original T2-2 8',
    ]);
    expect(await parked()).toEqual([]);
    expect(await verify(books)).toEqual([]);
  });

  it('parks a key that is evaluated again, too, and keeps its postings', async () => {
    await books.record(
      opening,
      { ...round('T1', 1, 40), sequence: '1' },
      { ...round('T1', 3, 5), sequence: '3' },
    );
    await books.project();
    breakRoundsWith(13);
    await books.record({ ...round('T1', 2, 13), sequence: '2' }, round('T2', 1, 7));
    await books.project();
    expect(await posted()).toEqual(['2 original T1-1 40', '3 original T1-3 5', '5 original T2-1 7']);
    expect(await parked()).toMatchObject([{ record_number: 4n, fault: 'a bug' }]);
    jest.restoreAllMocks();
    await retry();
    expect(await posted()).toContain('4 original T1-2 13');
    expect(await verify(books)).toEqual([]);
  });
});

describe('rows that the database refuses', () => {
  const refuse = 'ADD CONSTRAINT no_thirteen CHECK (result IS DISTINCT FROM 13)';
  const alterTables = async (change: string): Promise<void> => {
    await books.sql(`ALTER TABLE read_model.house_round ${change}`);
    await books.sql(`ALTER TABLE house_round ${change}`);
  };
  afterEach(() => alterTables('DROP CONSTRAINT IF EXISTS no_thirteen'));

  test.each([1, 3, 2_000])('park their key, and nothing else, in pages of %i records', async (pageSize) => {
    await alterTables(refuse);
    await books.record(
      ...[opening, round('T1', 1, 40), round('T2', 1, 7), round('T1', 2, 13), round('T2', 2, 8)],
      ...[round('T1', 3, 5), correction, { ...round('T3', 2, 4), sequence: '2' }],
      { ...round('T3', 1, 13), sequence: '1' },
      round('T2', 3, 9),
    );
    await books.project(pageSize);
    const fault = 'the database refuses rows of house_round: SQLSTATE 23514';
    expect(await parked()).toEqual([
      { record_number: 4n, fold_key: 'table/T1/2026-01-01/1', fault },
      { record_number: 6n, fold_key: 'table/T1/2026-01-01/1', fault: null },
      { record_number: 7n, fold_key: 'table/T1/2026-01-01/1', fault: null },
      { record_number: 9n, fold_key: 'table/T3/2026-01-01/1', fault },
    ]);
    expect(await posted()).toEqual([
      '2 original T1-1 40',
      '3 original T2-1 7',
      '5 original T2-2 8',
      '8 original T3-2 4',
      '10 original T2-3 9',
    ]);
    // verify names only the constraint that the test has added.
    const named = await verify(books);
    expect(named.filter((line) => !line.includes('of the product: drop it'))).toEqual([]);
  });

  it('are evaluated once the tables can hold them', async () => {
    await alterTables(refuse);
    await books.record(opening, round('T1', 1, 13), round('T1', 2, 5));
    await books.project();
    await alterTables('DROP CONSTRAINT no_thirteen');
    expect((await retry()).parked).toEqual({ live: 2, rebuilt: 0 });
    expect(await posted()).toEqual(['2 original T1-1 13', '3 original T1-2 5']);
  });
});

it('a failing database parks nothing: the page is projected later', async () => {
  await books.record(opening, round('T1', 1, 40));
  await books.sql(`ALTER TABLE house_round RENAME TO mislaid`);
  await expect(books.project()).rejects.toThrow('house_round');
  await books.sql(`ALTER TABLE mislaid RENAME TO house_round`);
  await books.project();
  expect(await parked()).toEqual([]);
  expect(await posted()).toEqual(['2 original T1-1 40']);
});
