import { addressOfFigure, type Figure, figureAt } from './figure';

const FIGURES: readonly (readonly [string, Figure])[] = [
  ['result/RF1/2026-01-01/1', { kind: 'result', table: 'RF1', day: '2026-01-01', sessionNo: 1 }],
  [
    'result/RF1/2026-01-01/12/boxes',
    { kind: 'result', table: 'RF1', day: '2026-01-01', sessionNo: 12, part: 'boxes' },
  ],
  ['income/RF1/2026-01-01/1', { kind: 'income', table: 'RF1', day: '2026-01-01', sessionNo: 1 }],
  ['control-book/2026-01-01', { kind: 'control-book', day: '2026-01-01' }],
  ['commission/2026-01-01/PB1', { kind: 'commission', day: '2026-01-01', table: 'PB1' }],
  ['balance/win:roulette-french:RF1', { kind: 'balance', account: 'win:roulette-french:RF1' }],
  ['movement/cash:cage/2026-01-01', { kind: 'movement', account: 'cash:cage', day: '2026-01-01' }],
  ['meter/50%25 %2F pool', { kind: 'meter', pool: '50% / pool' }],
  ['pool/carrusel/contributed', { kind: 'pool', pool: 'carrusel', part: 'contributed' }],
  [
    'pool/carrusel/house-share/2026-01-01',
    { kind: 'pool', pool: 'carrusel', part: 'house-share', day: '2026-01-01' },
  ],
  [
    'commissions/2026-01-01..2026-01-31/EUR/rule=bank/table=CF%2F1/game=',
    {
      ...{ kind: 'commissions', from: '2026-01-01', until: '2026-01-31', currency: 'EUR' },
      ...{ rule: 'bank', table: 'CF/1', game: '' },
    },
  ],
  [
    'commissions/2026-01-01/EUR',
    { kind: 'commissions', from: '2026-01-01', until: '2026-01-01', currency: 'EUR' },
  ],
  ['balance/fx/2026-01-01/USD', { kind: 'balance', account: 'fx', day: '2026-01-01', currency: 'USD' }],
  [
    'book/propinas/2026-01-01/1/2/chips',
    { kind: 'book', book: 'propinas', day: '2026-01-01', cell: { section: 1, row: 2, column: 'chips' } },
  ],
  [
    'book/botes/2026-01-01..2026-01-31/1/total/opening',
    {
      kind: 'book',
      book: 'botes',
      day: '2026-01-01',
      until: '2026-01-31',
      cell: { section: 1, row: 'total', column: 'opening' },
    },
  ],
  [
    'book/control-de-ingresos/2026-01-01/total',
    { kind: 'book', book: 'control-de-ingresos', day: '2026-01-01' },
  ],
  [
    'tie-out/2026-01-01/K7/chips:cagnotte:CF1/found',
    { kind: 'tie-out', day: '2026-01-01', check: 'K7', place: 'chips:cagnotte:CF1', side: 'found' },
  ],
  [
    'bank/CF1/2026-01-01/1/CF1-1/17/mandatory-garage',
    {
      kind: 'bank',
      ...{ table: 'CF1', day: '2026-01-01', sessionNo: 1, bank: 'CF1-1' },
      record: 17n,
      measure: 'mandatory-garage',
    },
  ],
  [
    'bank/CF1/2026-01-01/1/K/17/after/P7',
    {
      kind: 'bank',
      ...{ table: 'CF1', day: '2026-01-01', sessionNo: 1, bank: 'K' },
      record: 17n,
      measure: 'after',
      member: 'P7',
    },
  ],
  [
    'performance/win/granada,ronda/2026-01-01..2026-01-31/game=roulette-french,area=/of/house/EUR',
    {
      ...{ kind: 'performance', measure: 'win', casinos: ['granada', 'ronda'], family: 'house' },
      ...{ day: '2026-01-01', until: '2026-01-31', currency: 'EUR' },
      parts: [
        { of: 'game', value: 'roulette-french' },
        { of: 'area', value: '' },
      ],
    },
  ],
  [
    'performance/tips/a%252C%2525%2Fb/2026-01-01..2026-01-01/all/of/-/EUR',
    {
      ...{ kind: 'performance', measure: 'tips', casinos: ['a,%/b'], family: '', parts: [] },
      ...{ day: '2026-01-01', until: '2026-01-01', currency: 'EUR' },
    },
  ],
  ['duty/2026/1', { kind: 'duty', year: 2026, quarter: 1 }],
  ['duty/2026/4/to-pay', { kind: 'duty', year: 2026, quarter: 4, part: 'to-pay' }],
  [
    'master/win/2026-01-01/monthToDate/boule/BO1',
    { kind: 'master', measure: 'win', day: '2026-01-01', column: 'monthToDate', game: 'boule', table: 'BO1' },
  ],
  [
    'master/win/2026-01-01/day/-',
    { kind: 'master', measure: 'win', day: '2026-01-01', column: 'day', game: '' },
  ],
];

describe('the address of a figure', () => {
  it.each(FIGURES)('%s is written and read alike', (address, figure) => {
    expect(addressOfFigure(figure)).toBe(address);
    expect(figureAt(address)).toEqual(figure);
  });

  it.each([
    ...['', 'result', 'result/RF1', 'result/RF1/2026-02-30/1', 'result/RF1/2026-01-01/0'],
    ...['result/RF1/2026-01-01/1/luck', 'result/RF1/2026-01-01/1/win/more', 'income/RF1/2026-01-01/1/win'],
    ...['balance', 'balance//2026-01-01', 'balance/cash:cage/today', 'movement/cash:cage', 'meter/%E0%A4%A'],
    ...[
      'duty/2026/5',
      'duty/0000/1',
      'meter/a%00',
      'commissions/2026-01-02..2026-01-01/EUR',
      'commissions/2026-01-01',
      'commissions/2026-01-01/EUR/table=CF1/rule=bank',
      'commissions/2026-01-01/EUR/rule=bank/rule=rake',
      'commissions/2026-01-01/EUR/colour=red',
      'pool/carrusel',
      'pool/carrusel/luck',
      'pool/carrusel/prizes/today',
      'pool/carrusel/prizes/2026-01-01/more',
      'duty/26/1',
      'control-book',
      'control-book/2026-01-01/RF1/more',
      'toString/x',
    ],
    ...['book//2026-01-01/total', 'book/mayor/2026-01-02..2026-01-01/total', 'book/mayor/today/total'],
    ...['book/mayor/2026-01-01', 'book/mayor/2026-01-01/0/1/debit', 'book/mayor/2026-01-01/1/1/debit/more'],
    ...['balance/fx/2026-01-01/usd', 'tie-out/2026-01-01/K7/x', 'tie-out/2026-01-01/K99/x/found'],
    ...['tie-out/today/K7/x/found', 'tie-out/2026-01-01/K7/x/luck', 'tie-out/2026-01-01/K7/x/found/more'],
    ...[
      'performance/luck/c/2026-01-01..2026-01-01/all/of/house/EUR',
      'performance/win/c/2026-01-01/all/of/-/EUR',
    ],
    ...[
      'performance/win/c/2026-01-02..2026-01-01/all/of/-/EUR',
      'performance/win/c,/2026-01-01..2026-01-01/all/of/-/EUR',
      'performance/win/c/2026-01-01..2026-01-01/table/of/-/EUR',
      'performance/win/c/2026-01-01..2026-01-01/table=%25/of/-/EUR',
      'performance/win/c/2026-01-01..2026-01-01/all/-/EUR',
      'performance/win/c/2026-01-01..2026-01-01/all/of/-/euro',
    ],
    ...['master/hold/2026-01-01/day/boule', 'master/win/2026-01-01/week/boule', 'master/win/2026-01-01/day'],
  ])('is not %s', (address) => expect(figureAt(address)).toBeUndefined());
});
