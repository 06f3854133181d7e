import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import type { GamingDayStatus } from './gaming-day.state';

/** What a gaming day waits for, in the order in which it is done. */
export const TASKS = [
  'close-tables',
  'count',
  'identify-customers',
  'close',
  'certify',
  'approve-reopening',
  'look-at-violations',
] as const;
export type DayTask = (typeof TASKS)[number];

interface WaitingDay {
  readonly status: GamingDayStatus;
  readonly isReopeningProposed: boolean;
  /** Whether a customer of 2,000 EUR or more was not identified, while the day is not closed. */
  readonly hasUnidentified: boolean;
  readonly openFindings: Readonly<Record<FindingSeverity, number>>;
}

const NEXT: Readonly<Record<GamingDayStatus, DayTask | undefined>> = {
  open: 'close-tables',
  counting: 'count',
  preliminary: 'close',
  reopened: 'close',
  closed: 'certify',
  certified: undefined,
};

/** What a gaming day waits for, by its status, customers to identify, a proposal to reopen it, and open findings. */
export function tasksOf({
  status,
  isReopeningProposed,
  hasUnidentified,
  openFindings,
}: WaitingDay): DayTask[] {
  const next = NEXT[status];
  return [
    ...(hasUnidentified ? (['identify-customers'] as const) : []),
    ...(next === undefined ? [] : [next]),
    ...(isReopeningProposed ? (['approve-reopening'] as const) : []),
    ...(openFindings.violation > 0 ? (['look-at-violations'] as const) : []),
  ];
}
