import { describe, expect, it } from 'vitest';
import type { Dimension, PerformanceRowFragment } from '../api/generated/operations';
import { wordsIn } from '../words/catalogue';
import { picturesOf } from './pictures';
import { viewOf } from '../screens/performance/view';

const money = (minorUnits: string, currency = 'EUR') => ({
  amount: minorUnits.replace(/(\d\d)$/, '.$1'),
  minorUnits,
  currency,
});

const NOTHING = {
  ...{ tableHours: null, drop: null, win: null, captured: null, exchanged: null, hold: null, handle: null },
  ...{
    rounds: null,
    theoretical: null,
    expectedLow: null,
    expectedHigh: null,
    zScore: null,
    winPerHour: null,
    commission: null,
  },
  ...{ tips: null, counted: null, chipsSold: null, redeemed: null, unknown: [] },
};

/** A row with its groups as `DAY=2026-03-20 TABLE=RF1`. */
const row = (
  groups: string,
  figures: Partial<PerformanceRowFragment['figures']>,
  rest: Partial<PerformanceRowFragment> = {},
): PerformanceRowFragment => ({
  key: groups.split(' ').map((group) => {
    const [dimension, value = ''] = group.split('=');
    return { dimension: dimension as Dimension, value, en: value, es: value };
  }),
  ...{ casinos: ['granada'], currency: 'EUR', family: 'house', sessions: 1, exists: null, notes: [] },
  addresses: [],
  ...{ figures: { ...NOTHING, ...figures }, compared: null, change: null },
  ...rest,
});

const draw = (by: string, rows: readonly PerformanceRowFragment[], show?: string) => {
  const view = viewOf({ by, show }, 'granada', '2026-03-31');
  return picturesOf(rows, { figure: view.figure, by: view.by, language: 'en', words: wordsIn('en') });
};

describe('the pictures of performance', () => {
  const first = row('DAY=2026-03-21', { win: money('-30000') });
  const second = row('DAY=2026-03-20', {
    ...{
      win: money('100000'),
      theoretical: money('50000'),
      expectedLow: money('30401'),
      expectedHigh: money('69601'),
    },
  });

  it('draw days as bars from the first to the last, with the range that the service expects', () => {
    const [bars] = draw('DAY', [first, second]);
    expect(bars).toMatchObject({ kind: 'bars', groups: [{ short: '20/03' }, { short: '21/03' }] });
    expect(bars!.band!.low.map(({ text }) => text)).toEqual(['304.01', '—']);
    expect(bars!.band!.high.map(({ text }) => text)).toEqual(['696.01', '—']);
  });

  it('add up win and theoretical win over time, and end a sum where a part is unknown', () => {
    const [, lines] = draw('DAY', [first, second]);
    expect(lines!.series.map(({ name, values }) => [name, values.map(({ text }) => text)])).toEqual([
      ['Win', ['1,000.00', '700.00']],
      ['Theoretical win', ['500.00', '—']],
    ]);
  });

  it('keep currencies and families apart', () => {
    const rows = [
      row('TABLE=RF1', { win: money('1000') }),
      row('TABLE=RF2', { win: money('1000', 'USD') }, { currency: 'USD' }),
      row('TABLE=CF1', { win: money('1000') }, { family: 'player-bank' }),
    ];
    const pictures = draw('TABLE', rows);
    expect(pictures.map(({ caption }) => caption)).toEqual([
      'Win · House-banked',
      'Win · House-banked',
      "Win · Player's bank",
    ]);
    expect(pictures.map(({ unit }) => unit)).toMatchObject([
      { currency: 'EUR' },
      { currency: 'USD' },
      { currency: 'EUR' },
    ]);
  });

  it('draw tables with their z-scores too', () =>
    expect(
      draw('TABLE', [row('TABLE=RF1', { zScore: '2.10', win: money('1') })]).map(({ kind }) => kind),
    ).toEqual(['bars', 'dots']));

  it('draw weekday and hour as a heat map, hours from left to right, and show captured results', () => {
    const pictures = draw('WEEKDAY,HOUR', [
      row('WEEKDAY=6 HOUR=22:00', { captured: money('500') }),
      row('WEEKDAY=7 HOUR=22:00', { captured: money('-100') }),
    ]);
    expect(pictures).toMatchObject([
      { kind: 'heat', groups: [{ short: '22' }], series: [{ name: '6' }, { name: '7' }] },
    ]);
  });

  it('stack commissions by month and game, and draw the five largest of six as lines', () => {
    const months = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        row(`MONTH=2026-03 GAME=g${n}`, { commission: money(`${(n + 1) * 100}`) }),
      );
    expect(draw('MONTH,GAME', months(5), 'COMMISSION')).toMatchObject([{ kind: 'stacked' }]);
    const [lines] = draw('MONTH,GAME', months(6), 'COMMISSION');
    expect(lines).toMatchObject({
      kind: 'lines',
      caption: 'Commission, the five largest of 6 · House-banked',
    });
    expect(lines!.series.map(({ name }) => name)).toEqual(['g5', 'g4', 'g3', 'g2', 'g1']);
  });

  it('leave out groups of the compared period alone, and pictures of nothing', () => {
    expect(draw('TABLE', [row('TABLE=RF1', { win: money('1') }, { exists: 'ONLY_COMPARED' })])).toEqual([]);
    expect(draw('TABLE', [row('TABLE=RF1', {})])).toEqual([]);
  });
});
