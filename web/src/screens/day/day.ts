import type { DayQuery } from '../../api/generated/operations';

/** A gaming day that was found. */
export type Day = Extract<DayQuery['gamingDay'], { __typename: 'GamingDayFound' }>;
