import type { DutyYearQuery } from '../../api/generated/operations';

type Year = Extract<DutyYearQuery['dutyQuarters'], { __typename: 'DutyQuarters' }>;
export type Quarter = Year['quarters'][number];
