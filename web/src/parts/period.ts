import { useParams, useSearch } from '@tanstack/react-router';
import { useDayInView } from '../app/day-in-view';
import type { PeriodSearch } from '../app/search-values';

export interface Period {
  readonly from: string;
  readonly until: string;
}

/** The period of the address; by default the month of the day in view, until that day. A casino without days has today. */
export function usePeriod(): Period {
  const { casino } = useParams({ from: '/$casino' });
  const { from, until }: PeriodSearch = useSearch({ strict: false });
  const day = useDayInView(casino);
  const last = until ?? day ?? new Date().toISOString().slice(0, 10);
  const first = from ?? `${last.slice(0, 7)}-01`;
  return { from: first, until: last < first ? first : last };
}
