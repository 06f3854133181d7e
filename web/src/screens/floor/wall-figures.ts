import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../api/ask';
import { WallHoursDocument, WallMetersDocument } from '../../api/generated/operations';

const READ_AGAIN_MS = 60_000;

/** The figures of a night by hour: a row for each hour and family. */
export const hoursOfNight = (casino: string, day: string) =>
  queryOptions({
    queryKey: ['wall-hours', casino, day],
    queryFn: ({ signal }) => ask(WallHoursDocument, { casino, day }, signal),
    refetchInterval: READ_AGAIN_MS,
  });

/** The latest movements of the meters of the jackpots. */
export const metersOfPools = (casino: string) =>
  queryOptions({
    queryKey: ['wall-meters', casino],
    queryFn: ({ signal }) => ask(WallMetersDocument, { casino }, signal),
    refetchInterval: READ_AGAIN_MS,
  });
