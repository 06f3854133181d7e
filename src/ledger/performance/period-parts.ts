import type { GamingDay } from '../../kernel/gaming-day';
import { type FigureCell, type Dimension, isByDate, keyIn } from './dimensions';
import { type DayRange, daysOf } from './period-comparison';

/**
 * The first days of the parts of a range within which every day has the same groups and the same rules; ascending, the
 * first is that of the range.
 * @param changes days from which other rules, shifts or areas are in force
 */
export function partStarts(
  range: DayRange,
  by: readonly Dimension[],
  {
    changes,
    besideOf,
  }: { readonly changes: readonly GamingDay[]; readonly besideOf: (day: GamingDay) => GamingDay },
): GamingDay[] {
  const dated = by.filter((dimension) => isByDate(dimension) || dimension === 'weekday');
  const breaks = new Set(changes);
  let before: string | undefined;
  return daysOf(range).filter((day) => {
    const cell = { ...NO_CELL, day, besideDay: besideOf(day) };
    const key = dated.map((dimension) => keyIn(dimension, cell).value).join(' ');
    const isFirst = key !== before || breaks.has(day);
    before = key;
    return isFirst;
  });
}

const NO_CELL: FigureCell = {
  casino: '',
  company: '',
  day: '',
  besideDay: '',
  table: '',
  game: '',
  area: '',
};
