import type { IncidentsOfDayQuery } from '../../api/generated/operations';

export type Incident = IncidentsOfDayQuery['incidents']['edges'][number]['node'];

/** `SENT_AWAY` of the schema is `sent-away` in the fact, which has words. */
export const asInFact = (value: string): string => value.toLowerCase().replaceAll('_', '-');
