import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../api/ask';
import { HomeFiguresDocument } from '../../api/generated/operations';
import { dayBy } from '../../days/days';
import type { Known } from '../../time-machine/known';

/** The figures of the thirty days up to the newest: a row for each day and family. */
export const figuresOfDays = (casino: string, newest: string, { known, knownAt }: Known) =>
  queryOptions({
    queryKey: ['home', casino, 'figures', newest, known],
    queryFn: ({ signal }) =>
      ask(HomeFiguresDocument, { casino, from: dayBy(newest, -29), to: newest, knownAt }, signal),
    refetchInterval: 60_000,
  });
