import { certifiedMonths, changedSince, type DayMoment } from './certified-months';

let record = 0n;
const moment = (what: DayMoment['what'], day: string, more: Partial<DayMoment> = {}): DayMoment => ({
  ...{ record: (record += 1n), day, what },
  ...more,
});
const played = (...days: readonly string[]): DayMoment[] =>
  days.flatMap((day) => [moment('known', day), moment('not-certified', day), moment('certified', day)]);
const january = (moments: readonly DayMoment[]) =>
  certifiedMonths(moments).find(({ month }) => month === '2026-01')!;

beforeEach(() => {
  record = 0n;
});

describe('a month', () => {
  it('is complete with the certificate of its last day', () => {
    const { isComplete, completions } = january(played('2026-01-30', '2026-01-31'));
    expect({ isComplete, completions }).toEqual({ isComplete: true, completions: [6n] });
  });

  it('is not complete while it goes on, although every day so far is certified', () => {
    const { isComplete, completions } = january(played('2026-01-29', '2026-01-30'));
    expect({ isComplete, completions }).toEqual({ isComplete: false, completions: [] });
  });

  it('is complete when the next month begins, where its last day was not played', () => {
    const { completions } = january([...played('2026-01-30'), moment('known', '2026-02-01')]);
    expect(completions).toEqual([4n]);
  });

  it('is complete once the next one is known, however many months the casino was closed', () => {
    expect(january([...played('2026-01-30'), moment('known', '2026-05-02')]).completions).toEqual([4n]);
  });

  it('is not complete while one day is closed only', () => {
    const days = [
      ...played('2026-01-30'),
      moment('known', '2026-01-31'),
      moment('not-certified', '2026-01-31'),
    ];
    expect(january(days).completions).toEqual([]);
  });

  it('becomes complete again when a reopened day is certified, and that day changed', () => {
    const before = played('2026-01-30', '2026-01-31');
    const after = [moment('not-certified', '2026-01-30'), moment('certified', '2026-01-30')];
    expect(january([...before, after[0]!]).isComplete).toBe(false);
    const again = january([...before, ...after]);
    expect(again.completions).toEqual([6n, 8n]);
    expect(changedSince(again, 6n)).toEqual(['2026-01-30']);
  });

  it('becomes complete again when a day that was reported late is certified', () => {
    const again = january([...played('2026-01-31'), ...played('2026-01-12')]);
    expect(again.completions).toEqual([3n, 6n]);
    expect(changedSince(again, 3n)).toEqual(['2026-01-12']);
  });

  it('of imported history is complete and was never completed here', () => {
    const imported = [moment('known', '2026-01-31'), moment('certified', '2026-01-31', { isImported: true })];
    expect(january(imported)).toMatchObject({ isComplete: true, completions: [] });
  });

  it('does not depend on other months', () => {
    const months = certifiedMonths([
      ...played('2025-12-31'),
      ...played('2026-01-31'),
      ...played('2026-02-01'),
    ]);
    expect(months.map(({ month, completions }) => [month, completions])).toEqual([
      ['2025-12', [3n]],
      ['2026-01', [6n]],
      ['2026-02', []],
    ]);
  });
});
