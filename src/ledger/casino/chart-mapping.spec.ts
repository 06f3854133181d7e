import {
  accountInChart,
  type ChartMapping,
  chartsOf,
  codeOf,
  nameInChart,
  nameOfCode,
  pointInWords,
  withAccountNames,
} from './chart-mapping';
import { CHART_OF_ACCOUNTS, NAMES_OF_SHARED_CODES } from '../_core/chart-of-accounts';

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

describe('the one name of a code', () => {
  const charts: ChartMapping[] = [
    {
      validFrom: '2026-01-01',
      codes: { cash: '57000000', 'cash:drop': '57000010', 'win:boule': '70100001', garage: '5210' },
      names: { '57000000': 'Caja, euros', '559': 'Nadie' },
    },
    { validFrom: '2026-02-01', codes: {} },
  ];
  test.each([
    ['57000000', '2026-01-31', 'Caja, euros'],
    ['57000000', '2026-02-01', ''],
    ['57000010', '2026-01-01', 'Efectivo en cajas metálicas'],
    ['70100001', '2026-01-01', 'Resultado del juego'],
    ['5210', '2026-01-01', 'Garajes voluntarios'],
    ['570', '2026-02-01', 'Efectivo y cheques'],
    ['572', '2026-01-01', 'Bancos'],
  ])('%s on %s is %s', (code, day, name) => expect(nameOfCode(code, day, charts)).toBe(name));

  it('exists for every code that our chart proposes, and is declared for each code that several accounts share', () => {
    const proposed = CHART_OF_ACCOUNTS.map(({ code }) => code).filter((code) => code !== '');
    expect(proposed.filter((code) => nameOfCode(code, '2026-01-01') === '')).toEqual([]);
    const shared = proposed.filter((code, at) => proposed.indexOf(code) !== at);
    expect(new Set(shared)).toEqual(new Set(Object.keys(NAMES_OF_SHARED_CODES)));
  });
});

describe('an account in words', () => {
  const own: ChartMapping[] = [
    {
      validFrom: '2026-01-01',
      codes: { 'cash:drop': '57000010', 'cash:drop:RF1': '57000011' },
      names: { '57000010': 'Cajas metálicas', '57000011': 'Caja metálica de la ruleta 1' },
    },
  ];
  test.each([
    ['cash:drop:RF2', '57000010', 'Cajas metálicas · RF2', 'Cajas metálicas · RF2'],
    ['cash:drop:RF1', '57000011', 'Caja metálica de la ruleta 1', 'Caja metálica de la ruleta 1'],
    ['cash:cage', '570', 'Cash in the cage', 'Efectivo en caja central'],
    [
      'win:boule:B1',
      '701',
      'House-banked result before deductions · Boule · B1',
      'Resultado del juego · Bola o Boule · B1',
    ],
    [
      'variance:drop:RF1',
      '555',
      'Counted differences, pending · locked boxes · RF1',
      'Diferencias pendientes · cajas metálicas · RF1',
    ],
    [
      'commission:constructor',
      '701',
      'Bank commissions, rakes, session fees, deductions · constructor',
      'Comisiones y derechos · constructor',
    ],
    ['of:no:chart', '', 'of:no:chart', 'of:no:chart'],
  ])('of %s has its code, name and subject', (account, code, name, nameEs) =>
    expect(accountInChart(account, '2026-01-01', own)).toEqual({ code, name, nameEs }),
  );

  it('has our name before the chart is in force', () =>
    expect(accountInChart('cash:drop:RF1', '2025-12-31', own).nameEs).toBe(
      'Efectivo en cajas metálicas · RF1',
    ));

  it.each([
    ['cash:drop:RF2', 'Cajas metálicas · RF2'],
    ['variance:cage cash:cage', 'Diferencias pendientes · caja central Efectivo en caja central'],
    ['tips', 'Propinas del personal'],
    ['box 4 of RF1', 'box 4 of RF1'],
    ['the tips of RF1: 12:30, a:b', 'the tips of RF1: 12:30, a:b'],
    ['/casinos/x/tables/cash:cage', '/casinos/x/tables/cash:cage'],
  ])('replaces its path in a text: %s', (text, named) =>
    expect(withAccountNames({ en: text, es: text }, '2026-01-01', own).es).toBe(named),
  );
});

describe('the point of a check', () => {
  it.each([
    ['', 'the whole check', 'toda la comprobación'],
    ['cage', 'cage', 'la caja central'],
    ['slip A-1', 'slip A-1', 'vale A-1'],
    ['slip A-1, again', 'slip A-1, again', 'vale A-1, otra vez'],
    ['slip without number', 'slip without number', 'vale sin número'],
    ['box C-1 of RF1, placing 2', 'box C-1 of RF1, placing 2', 'caja metálica C-1 de RF1, colocación 2'],
    ['cash EUR', 'cash EUR', 'efectivo EUR'],
    ['chips', 'chips', 'fichas'],
    ['base of the duty', 'base of the duty', 'base de la tasa'],
    ['RF1', 'RF1', 'RF1'],
    ['variance:cage cash:cage', 'Cash in the cage, as counted', 'Efectivo en caja central, según el arqueo'],
    [
      'variance:drop:RF1',
      'Counted differences, pending · locked boxes · RF1',
      'Diferencias pendientes · cajas metálicas · RF1',
    ],
    ['slip $&$1, again', 'slip $&$1, again', 'vale $&$1, otra vez'],
  ])('is said in words: %j', (point, en, es) => expect(pointInWords(point)).toEqual({ en, es }));
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
