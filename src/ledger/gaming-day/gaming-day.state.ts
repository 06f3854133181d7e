import type { Person } from '../../kernel/second-person';
import type { EventType } from '../event-contract/catalogue';

/**
 * Where a gaming day stands. While it plays it is open; counting once no table is open any more, preliminary once
 * everything is counted. The rest are decisions of people.
 */
export type GamingDayStatus = 'open' | 'counting' | 'preliminary' | 'closed' | 'certified' | 'reopened';

export interface Decision {
  readonly type: EventType;
  readonly by: readonly Person[];
}

export interface DayProgress {
  /** Tables that were opened and not closed: `RF1`, or `RF1 session 2`. */
  readonly openTables: readonly string[];
  /** What is still to be counted: `box B-1 of RF1`, `cage`. */
  readonly uncounted: readonly string[];
}

export interface GamingDayState {
  readonly status: GamingDayStatus;
  readonly known: boolean;
  readonly opened: boolean;
  readonly proposal?: { readonly by: Person; readonly reason: string };
}

const AFTER: { readonly [Type in EventType]?: GamingDayStatus } = {
  'cagnotte.gaming-day.closed.v1': 'closed',
  'cagnotte.gaming-day.certified.v1': 'certified',
  'cagnotte.gaming-day.reopened.v1': 'reopened',
};

export function statusOf(
  decisions: readonly Pick<Decision, 'type'>[],
  { openTables, uncounted }: DayProgress,
): GamingDayStatus {
  const decided = decisions.flatMap(({ type }) => AFTER[type] ?? []).at(-1);
  if (decided !== undefined) return decided;
  if (openTables.length > 0) return 'open';
  return uncounted.length > 0 ? 'counting' : 'preliminary';
}

export type GamingDayAct = 'open' | 'close' | 'certify' | 'propose-reopening' | 'approve-reopening';

export const ALLOWED_FROM: Readonly<Record<GamingDayAct, readonly GamingDayStatus[]>> = {
  open: ['open', 'counting', 'preliminary'],
  close: ['counting', 'preliminary', 'reopened'],
  certify: ['closed'],
  'propose-reopening': ['closed', 'certified'],
  'approve-reopening': ['closed', 'certified'],
};
