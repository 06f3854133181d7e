import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { answers } from '../api/answers';
import { NewestDayDocument } from '../api/generated/operations';
import { ask } from '../api/ask';
import { mayAt, sessionQuery } from '../api/session';

const viewed = (casino: string): readonly string[] => ['day-in-view', casino];

/** The gaming day of the screen; on a screen without a day the last one viewed, else the newest of the casino. */
export function useDayInView(casino: string): string | undefined {
  const { day } = useParams({ strict: false });
  useEffect(() => {
    if (day !== undefined) answers.setQueryData(viewed(casino), day);
  }, [casino, day]);
  const { data: session } = useQuery(sessionQuery);
  const { data } = useQuery({
    queryKey: viewed(casino),
    enabled: session !== undefined && mayAt(session, 'days:read', casino),
    queryFn: async ({ signal }) => {
      const { gamingDays } = await ask(NewestDayDocument, { casino }, signal);
      return gamingDays.edges[0]?.node.day ?? null;
    },
    staleTime: Infinity,
  });
  return day ?? data ?? undefined;
}
