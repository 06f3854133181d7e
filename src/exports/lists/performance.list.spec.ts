import { performanceList } from './performance.list';

const row = (family: string, day: string, win: string | null) => ({
  key: [{ dimension: 'DAY', value: day, en: day, es: day }],
  ...{ currency: 'EUR', family, compared: null, change: null, sessions: 1, exists: null, notes: [] },
  figures: {
    win: win === null ? null : { amount: win, currency: 'EUR', minorUnits: win.replace('.', '') },
    captured: null,
    unknown: [],
  },
});

describe('the bars of figures on paper', () => {
  const days = ['2026-03-01', '2026-03-02'];
  const barsOf = (rows: readonly object[]) =>
    performanceList.bars?.(
      { by: ['DAY'] },
      [
        { casinos: [], comparedFrom: null, comparedTo: null, rows, totals: [], rowCount: rows.length },
      ] as never,
      'en',
    );

  it('are those of the tables, though the cage has rows of its own', () => {
    const tables = days.map((day, n) => row('house', day, `${n + 1}00.00`));
    const drawn = barsOf([...tables, ...days.map((day) => row('cage', day, null))]);
    expect(drawn?.bars.map(({ amount }) => amount)).toEqual([10_000n, 20_000n]);
    expect(drawn).toEqual(barsOf(tables));
  });

  it('are not drawn of two families, which are never added', () =>
    expect(barsOf([row('house', days[0]!, '1.00'), row('pot', days[1]!, '2.00')])).toBeUndefined());
});
