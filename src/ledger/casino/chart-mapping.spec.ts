import { type ChartMapping, chartsOf, codeOf, isMemo, nameInChart } from './chart-mapping';

const mappings: ChartMapping[] = [
  { validFrom: '2026-01-01', codes: { 'chips:table': '5211', chips: '5210', 'win:boule': '7011' } },
  { validFrom: '2026-07-01', codes: { chips: '5219' } },
];

describe('the code of an account in a casino’s chart', () => {
  test.each([
    ['chips:table:RF1', '2026-01-01', '5211'],
    ['chips:cage', '2026-06-30', '5210'],
    ['chips:table:RF1', '2026-07-01', '5219'],
    ['win:boule:B1', '2026-01-01', '7011'],
    ['win:craps:C1', '2026-01-01', '701'],
    ['cash:cage', '2026-01-01', '570'],
    ['chips:cage', '2025-12-31', '521'],
    ['fx', '2026-01-01', ''],
    ['of:no:chart', '2026-01-01', ''],
    ['constructor', '2026-01-01', ''],
  ])('of %s on %s is %s', (account, day, code) => expect(codeOf(account, day, mappings)).toBe(code));

  it('is the proposed one where the casino maps nothing', () =>
    expect(codeOf('bank', '2026-01-01')).toBe('572'));
});

describe('the name of an account in a casino’s chart', () => {
  const own: ChartMapping[] = [
    { validFrom: '2026-01-01', codes: { chips: '5210' }, names: { '5210': 'Fichas', '570': 'Caja, euros' } },
  ];
  test.each([
    ['chips:cage', '2026-01-01', 'Fichas'],
    ['cash:cage', '2026-01-01', 'Caja, euros'],
    ['bank', '2026-01-01', 'Bancos'],
    ['chips:cage', '2025-12-31', 'Fichas en caja central'],
  ])('of %s on %s is %s', (account, day, name) => expect(nameInChart(account, day, own)).toBe(name));
});

describe('an entry', () => {
  const fill = [{ account: 'chips:table:RF1' }, { account: 'chips:cage' }];

  it('is memo in a chart where all its lines share one code', () => {
    expect(isMemo(fill, '2025-12-31', mappings)).toBe(true);
    expect(isMemo(fill, '2026-07-01', mappings)).toBe(true);
  });

  it('is none where they do not', () => expect(isMemo(fill, '2026-01-01', mappings)).toBe(false));
});

describe('the charts of a casino', () => {
  it('are those of its authorisations, one without a chart taking the last one back', () => {
    const charts = chartsOf([
      { validFrom: '2026-01-01', accounting: { chart: { codes: { bank: '57200001' }, a3Company: '00042' } } },
      { validFrom: '2026-07-01' },
    ]);
    expect(charts[0]).toMatchObject({ validFrom: '2026-01-01', a3Company: '00042' });
    expect(['2026-06-30', '2026-07-01'].map((day) => codeOf('bank', day, charts))).toEqual([
      '57200001',
      '572',
    ]);
  });
});
