import { type FigureCell, type Dimension, keyIn } from './dimensions';
import { partStarts } from './period-parts';

const cell = (more: Partial<FigureCell>): FigureCell => ({
  ...{ casino: 'granada', company: 'Juegos, S. A.', table: 'RF1', game: 'roulette-french', area: 'pit-1' },
  ...{ day: '2026-01-01', besideDay: '2027-01-03' },
  ...more,
});

describe('the key of a group', () => {
  it.each<[Dimension, string]>([
    ['casino', 'granada'],
    ['company', 'Juegos, S. A.'],
    ['family', 'house'],
    ['area', 'pit-1'],
    ['day', '2027-01-03'],
    ['week', '2026-W53'],
    ['month', '2027-01'],
    ['quarter', '2027-Q1'],
    ['year', '2027'],
    ['weekday', '4'],
  ])('by %s is %s: dates are those of the day beside, weekdays those of the day itself', (dimension, value) =>
    expect(keyIn(dimension, cell({})).value).toBe(value),
  );

  it('by hour tells the second time that clocks show it', () => {
    const bucket = { place: 53, name: '02:00', isSecond: true, isRepeated: true };
    expect(keyIn('hour', cell({ bucket })).value).toBe('02:00*');
  });
});

describe('the parts of a period', () => {
  const itself = (day: string): string => day;
  const parts = (by: readonly Dimension[], changes: readonly string[] = []): string[] =>
    partStarts({ from: '2026-01-29', to: '2026-02-03' }, by, { changes, besideOf: itself });

  it('begin where a group by date changes, and where other rules are in force', () => {
    expect(parts(['game'])).toEqual(['2026-01-29']);
    expect(parts(['month', 'table'])).toEqual(['2026-01-29', '2026-02-01']);
    expect(parts(['week'])).toEqual(['2026-01-29', '2026-02-02']);
    expect(parts(['weekday'])).toHaveLength(6);
    expect(parts(['month'], ['2026-01-31'])).toEqual(['2026-01-29', '2026-01-31', '2026-02-01']);
  });
});
