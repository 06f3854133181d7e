import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../api/ask';
import { HomeFiguresDocument } from '../../api/generated/operations';
import { dayBy } from '../../days/days';
import type { useKnownToScreen } from '../../time-machine/known';

/** The figures of the thirty days up to the newest, as known to the screen: a row for each day and family. */
export const figuresOfDays = (
  casino: string,
  newest: string,
  { known, knownAt }: ReturnType<typeof useKnownToScreen>,
) =>
  queryOptions({
    queryKey: ['home', casino, 'figures', newest, known],
    queryFn: ({ signal }) =>
      ask(HomeFiguresDocument, { casino, from: dayBy(newest, -29), to: newest, knownAt }, signal),
    placeholderData: keepPreviousData,
  });
