import { DatabaseDouble } from '../../../test/support/database/database-double';
import { closedDaysOf, restatedDays, restatedFigures, restatedSeals } from './restated';

const SCHEMAS = { live: 'generation_1', rebuilt: 'generation_2' };

const closed = (casino: string, ...days: readonly (readonly [string, string])[]) => ({
  casino,
  state: JSON.stringify({ closedDays: days.map(([first, last]) => ({ first, last })) }),
});
const CLOSED = [closed('granada', ['2026-01-01', '2026-01-03']), { casino: 'ronda', state: '{}' }];

const digest = (casino: string, day: string, of: string) => ({ casino, day, digest: of });

/** SHA-256 of an empty text. */
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('the list of closed days with other books', () => {
  const restated = async (
    live: readonly object[],
    rebuilt: readonly object[],
    closedDays: readonly object[] = CLOSED,
  ) => {
    const database = new DatabaseDouble({
      'FROM generation_1.journal_line': live,
      'FROM generation_2.journal_line': rebuilt,
      'FROM generation_1.fold_state': closedDays,
    });
    return restatedDays(database, SCHEMAS);
  };

  it('has each day with other lines, in order, with both digests', async () =>
    expect(
      await restated(
        [
          digest('granada', '2026-01-03', 'a'),
          digest('granada', '2026-01-02', 'b'),
          digest('granada', '2026-01-01', 'c'),
        ],
        [
          digest('granada', '2026-01-03', 'x'),
          digest('granada', '2026-01-02', 'b'),
          digest('granada', '2026-01-01', 'y'),
        ],
      ),
    ).toEqual([
      { casino: 'granada', gamingDay: '2026-01-01', before: 'c', after: 'y' },
      { casino: 'granada', gamingDay: '2026-01-03', before: 'a', after: 'x' },
    ]));

  it('has each day with lines in only one of the generations', async () => {
    const day = { casino: 'granada', gamingDay: '2026-01-02' };
    expect(await restated([digest('granada', '2026-01-02', 'b')], [])).toEqual([
      { ...day, before: 'b', after: NOTHING },
    ]);
    expect(await restated([], [digest('granada', '2026-01-02', 'b')])).toEqual([
      { ...day, before: NOTHING, after: 'b' },
    ]);
  });

  it('has no open day, and no day of a casino that has closed none', async () => {
    const live = [
      digest('granada', '2026-01-04', 'a'),
      digest('granada', '2025-12-31', 'a'),
      digest('ronda', '2026-01-02', 'a'),
      digest('marbella', '2026-01-02', 'a'),
    ];
    expect(await restated(live, [])).toEqual([]);
  });

  it('is grouped by casino', async () =>
    expect(
      await closedDaysOf(new DatabaseDouble({ "fold = 'casino-books'": CLOSED }), 'generation_1'),
    ).toEqual(
      new Map([
        ['granada', [{ first: '2026-01-01', last: '2026-01-03' }]],
        ['ronda', []],
      ]),
    ));

  it('has digests over a fixed set of columns, so that earlier digests stay comparable', async () => {
    const database = new DatabaseDouble({ journal_line: [], fold_state: [] });
    await restatedDays(database, SCHEMAS);
    const [sql] = database.saying('sha256');
    expect([...sql!.matchAll(/coalesce\((\w+)::text, ''\)/g)].map(([, column]) => column)).toEqual([
      ...[
        'record_number',
        'line',
        'entry_kind',
        'of_record',
        'gaming_day',
        'account',
        'sub_ledger',
        'table_id',
      ],
      ...[
        'session_no',
        'debit',
        'credit',
        'currency',
        'basis',
        'rule_id',
        'exact_numerator',
        'exact_denominator',
      ],
      'slip',
    ]);
  });
});

it('changed figures are listed with those of closed days first', async () => {
  const figure = (day: string, account: string) => ({
    casino: 'granada',
    gaming_day: day,
    account,
    currency: 'EUR',
    before: 1n,
    after: 2n,
  });
  const database = new DatabaseDouble({
    'FULL JOIN': [
      figure('2025-12-31', 'a'),
      figure('2026-01-02', 'b'),
      { ...figure('2026-01-02', 'c'), casino: 'marbella' },
    ],
    'FROM generation_1.fold_state': CLOSED,
  });
  const figures = await restatedFigures(database, SCHEMAS);
  expect(figures.map(({ gamingDay, account, isClosed }) => [gamingDay, account, isClosed])).toEqual([
    ['2026-01-02', 'b', true],
    ['2025-12-31', 'a', false],
    ['2026-01-02', 'c', false],
  ]);
  expect(database.saying('FULL JOIN')[0]).toMatch(
    /FROM generation_1\.journal_line .* FULL JOIN .* FROM generation_2\.journal_line/,
  );
});

describe('seals over changed books', () => {
  const seal = (trialBalance: string) => ({
    trialBalance,
    signature: 's',
    publicKey: 'k',
    firstRecord: 1,
    lastRecord: 5,
    records: 5,
    merkleRoot: 'm',
    previous: 'p',
  });
  const decision = (record: bigint, trialBalance?: string) => ({
    ...{
      record_number: record,
      event_type: 'cagnotte.gaming-day.closed.v1',
      gaming_day: '2026-01-01',
      event_id: `${record}`,
    },
    ...{ happened_at: '2026-01-02T05:00:00Z', type: 'cagnotte.gaming-day.closed.v1' },
    data: JSON.stringify({ through: 5, ...(trialBalance !== undefined && { seal: seal(trialBalance) }) }),
  });

  it('are listed with the trial balance of the rebuilt books, and leave the transaction unchanged', async () => {
    // The digest of books without a line.
    const database = new DatabaseDouble({
      "current_setting('search_path')": [{ path: 'pg_catalog, generation_1, pg_temp' }],
      'SET LOCAL': [],
      'FROM gaming_day_decision': [decision(6n, 'other'), decision(9n, NOTHING), decision(12n)],
      '': [],
    });
    const seals = await restatedSeals(database, { rebuilt: 'generation_2', casinos: ['granada'] });
    expect(seals.map(({ casino, record }) => [casino, record])).toContainEqual(['granada', 6n]);
    expect(seals.some(({ record }) => record === 12n)).toBe(false);
    expect(database.saying('SET LOCAL')).toEqual([
      'SET LOCAL search_path = pg_catalog, generation_2, pg_temp',
      'SET LOCAL search_path = pg_catalog, generation_1, pg_temp',
    ]);
  });
});
