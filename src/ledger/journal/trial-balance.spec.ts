import { type AccountLevel, nameOfSum, summedUp, type TrialBalanceSum } from './trial-balance';

const CHARTS = [
  {
    validFrom: '2026-01-01',
    codes: { cash: '57000000', 'cash:drop': '57000010', chips: '52100000' },
    names: { '57000000': 'Caja, euros' },
  },
];
const at = { day: '2026-01-31', charts: CHARTS } as const;

const SUMS: readonly TrialBalanceSum[] = [
  { account: 'cash:cage', currency: 'EUR', opening: 500n, debits: 10n, credits: 4n },
  { account: 'cash:cage', currency: 'USD', opening: 7n, debits: 0n, credits: 0n },
  { account: 'cash:drop:RF1', currency: 'EUR', opening: 0n, debits: 30n, credits: 0n },
  { account: 'cash:drop:RF2', currency: 'EUR', opening: 1n, debits: 2n, credits: 3n },
  { account: 'fx', currency: 'EUR', opening: -501n, debits: 4n, credits: 39n },
];

const rows = (sums: readonly TrialBalanceSum[]): string[] =>
  sums.map(({ account, currency, opening, debits, credits }) =>
    [account, currency, opening, debits, credits].join(' '),
  );

describe('a trial balance', () => {
  it('of each account sums nothing up', () =>
    expect(rows(summedUp(SUMS, { ...at, level: 'account' }))).toEqual(rows(SUMS)));

  it('without tables adds the tables of an account, each currency apart', () =>
    expect(rows(summedUp(SUMS, { ...at, level: 'without-table' }))).toEqual([
      'cash:cage EUR 500 10 4',
      'cash:cage USD 7 0 0',
      'cash:drop EUR 1 32 3',
      'fx EUR -501 4 39',
    ]));

  it('by family adds all accounts with one beginning', () =>
    expect(rows(summedUp(SUMS, { ...at, level: 'family' }))).toEqual([
      'cash EUR 501 42 7',
      'cash USD 7 0 0',
      'fx EUR -501 4 39',
    ]));

  it("by code follows the casino's chart, and keeps an account without a code by itself", () =>
    expect(rows(summedUp(SUMS, { ...at, level: 'code' }))).toEqual([
      '57000000 EUR 500 10 4',
      '57000000 USD 7 0 0',
      '57000010 EUR 1 32 3',
      'fx EUR -501 4 39',
    ]));
});

describe('the rows of a trial balance are in the order of the codes that they show', () => {
  const charts = [
    {
      validFrom: '2026-01-01',
      codes: { cash: '57000000', chips: '52100000', 'chips:table:RF2': '52100002', variance: '5210' },
    },
  ];
  const sum = (account: string, currency = 'EUR'): TrialBalanceSum => ({
    account,
    currency,
    opening: 1n,
    debits: 0n,
    credits: 0n,
  });
  const sums = [
    sum('cash:cage'),
    sum('cash:cage', 'CHF'),
    sum('cash:drop:RF1'),
    sum('chips:table:RF10'),
    sum('chips:table:RF2'),
    sum('fx'),
    sum('variance:cash'),
  ];
  const ordered = (level: AccountLevel, day: string = at.day): string[] =>
    summedUp(sums, { level, day, charts }).map(({ account, currency }) => `${account} ${currency}`);

  it('as text, so that a subaccount follows its account; of one code by key and currency; without a code last', () =>
    expect(ordered('account')).toEqual([
      'variance:cash EUR',
      'chips:table:RF10 EUR',
      'chips:table:RF2 EUR',
      'cash:cage CHF',
      'cash:cage EUR',
      'cash:drop:RF1 EUR',
      'fx EUR',
    ]));

  it.each([
    [
      'without-table',
      ['variance:cash EUR', 'chips:table EUR', 'cash:cage CHF', 'cash:cage EUR', 'cash:drop EUR', 'fx EUR'],
    ],
    ['family', ['variance EUR', 'chips EUR', 'cash CHF', 'cash EUR', 'fx EUR']],
    ['code', ['5210 EUR', '52100000 EUR', '52100002 EUR', '57000000 CHF', '57000000 EUR', 'fx EUR']],
  ] as const)('at the level %s', (level, rows) => expect(ordered(level)).toEqual(rows));

  it('by the proposed codes on a day before the chart of the casino', () =>
    expect(ordered('account', '2025-12-31')).toEqual([
      'chips:table:RF10 EUR',
      'chips:table:RF2 EUR',
      'variance:cash EUR',
      'cash:cage CHF',
      'cash:cage EUR',
      'cash:drop:RF1 EUR',
      'fx EUR',
    ]));
});

describe('a row of a trial balance is named in both languages', () => {
  it.each([
    ['cash', 'family', { code: '57000000', name: 'Cash', nameEs: 'Efectivo' }],
    ['win', 'family', { code: '', name: 'Result of the games', nameEs: 'Resultado del juego' }],
    ['57000000', 'code', { code: '57000000', name: 'Caja, euros', nameEs: 'Caja, euros' }],
    [
      '57000010',
      'code',
      { code: '57000010', name: 'Cash in locked boxes', nameEs: 'Efectivo en cajas metálicas' },
    ],
    ['701', 'code', { code: '701', name: 'Income of the games', nameEs: 'Ingresos del juego' }],
    ['fx', 'code', { code: '', name: 'Position per currency', nameEs: 'Posición en divisas' }],
    [
      'win:roulette-french',
      'without-table',
      {
        code: '701',
        name: 'House-banked result before deductions · French roulette',
        nameEs: 'Resultado del juego · Ruleta francesa',
      },
    ],
  ] as const)('%s at the level %s', (account, level, named) =>
    expect(nameOfSum(account, { ...at, level })).toEqual(named),
  );
});
