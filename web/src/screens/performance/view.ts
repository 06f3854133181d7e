import type { Comparison, Dimension, PerformanceFigure } from '../../api/generated/operations';
import type { PerformanceSearch } from '../../app/search-values';
import { dayBy } from '../../days/days';
import { FIGURES } from '../../figures/figures';

export const DIMENSIONS: readonly Dimension[] = [
  ...(['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'WEEKDAY', 'SHIFT', 'HOUR'] as const),
  ...(['CASINO', 'COMPANY', 'AREA', 'FAMILY', 'GAME', 'TABLE', 'BET', 'CROUPIER'] as const),
];

export const COMPARISONS: readonly Comparison[] = [
  'PREVIOUS_PERIOD',
  'SAME_LAST_YEAR_BY_WEEKDAY',
  'SAME_LAST_YEAR_BY_DATE',
];

/** What the screen asks: the search parameters with what they leave out filled in. */
export interface View {
  readonly from: string;
  readonly to: string;
  readonly by: readonly Dimension[];
  readonly casinos: readonly string[];
  readonly compare: Comparison | undefined;
  /** The first day of the other range, if it was chosen. */
  readonly compareFrom: string | undefined;
  readonly figure: PerformanceFigure;
  readonly order: PerformanceFigure | undefined;
  readonly isAscending: boolean;
}

const chosen = <Name extends string>(text: string | undefined, of: readonly Name[]): readonly Name[] =>
  (text ?? '').split(',').flatMap((name) => of.find((each) => each === name) ?? []);

/** Thirty days up to the newest, by day; what only rounds know stands first where no count reaches. */
export function viewOf(search: PerformanceSearch, casino: string, newest: string): View {
  const to = search.to ?? newest;
  const by = search.by === undefined ? (['DAY'] as const) : chosen(search.by, DIMENSIONS);
  const names = FIGURES.map(({ figure }) => figure);
  return {
    to,
    from: search.from ?? dayBy(to, -29),
    by: [...new Set(by)].slice(0, 3),
    casinos: search.casinos?.split(',') ?? [casino],
    compare: search.compareFrom === undefined ? chosen(search.compare, COMPARISONS)[0] : undefined,
    compareFrom: search.compareFrom,
    figure: chosen(search.show, names)[0] ?? (by.includes('HOUR') || by.includes('BET') ? 'CAPTURED' : 'WIN'),
    order: chosen(search.order, names)[0],
    isAscending: search.ascending === true,
  };
}
