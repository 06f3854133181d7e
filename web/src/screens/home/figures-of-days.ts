import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../api/ask';
import { HomeFiguresDocument } from '../../api/generated/operations';
import { dayBy } from '../../days/days';

/** The figures of the thirty days up to the newest: a row for each day and family. */
export const figuresOfDays = (casino: string, newest: string) =>
  queryOptions({
    queryKey: ['home', casino, 'figures', newest],
    queryFn: ({ signal }) =>
      ask(HomeFiguresDocument, { casino, from: dayBy(newest, -29), to: newest }, signal),
    refetchInterval: 60_000,
  });
