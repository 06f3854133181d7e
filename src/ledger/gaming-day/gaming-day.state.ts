import type { Person } from '../../kernel/second-person';
import type { EventType } from '../event-contract/catalogue';
import {
  gamingDayCertified,
  gamingDayClosed,
  gamingDayOpened,
  gamingDayReopened,
  gamingDayReopeningProposed,
} from './gaming-day.events';

/**
 * The status of a gaming day: open while a table is open, counting until everything is counted, then preliminary. The
 * other states follow from decisions of persons.
 */
export type GamingDayStatus = 'open' | 'counting' | 'preliminary' | 'closed' | 'certified' | 'reopened';

export interface DecisionOnDay {
  readonly type: EventType;
  readonly by: readonly Person[];
}

export interface DayProgress {
  /** Tables that were opened and not closed: `RF1`, or `RF1 session 2`. */
  readonly openTables: readonly string[];
  /** What remains to be counted: `box B-1 of RF1`, `cage`. */
  readonly uncounted: readonly string[];
}

export interface GamingDayState {
  readonly status: GamingDayStatus;
  readonly known: boolean;
  readonly opened: boolean;
  readonly proposal?: { readonly by: Person; readonly reason: string };
}

export function statusOfDay(
  decisions: readonly Pick<DecisionOnDay, 'type'>[],
  { openTables, uncounted }: DayProgress,
): GamingDayStatus {
  const decided = decisions.flatMap(({ type }) => AFTER.get(type) ?? []).at(-1);
  if (decided !== undefined) return decided;
  if (openTables.length > 0) return 'open';
  return uncounted.length > 0 ? 'counting' : 'preliminary';
}

export type GamingDayAct = 'open' | 'close' | 'certify' | 'propose-reopening' | 'approve-reopening';

/** What each act records, from which states it is allowed, and what the day is after it where that changes. */
export const GAMING_DAY_ACTS: Readonly<
  Record<
    GamingDayAct,
    {
      readonly records: EventType;
      readonly allowedFrom: readonly GamingDayStatus[];
      readonly after?: GamingDayStatus;
    }
  >
> = {
  open: { records: gamingDayOpened.type, allowedFrom: ['open', 'counting', 'preliminary'] },
  close: {
    records: gamingDayClosed.type,
    allowedFrom: ['counting', 'preliminary', 'reopened'],
    after: 'closed',
  },
  certify: { records: gamingDayCertified.type, allowedFrom: ['closed'], after: 'certified' },
  'propose-reopening': { records: gamingDayReopeningProposed.type, allowedFrom: ['closed', 'certified'] },
  'approve-reopening': {
    records: gamingDayReopened.type,
    allowedFrom: ['closed', 'certified'],
    after: 'reopened',
  },
};

const AFTER: ReadonlyMap<EventType, GamingDayStatus | undefined> = new Map(
  Object.values(GAMING_DAY_ACTS).map(({ records, after }) => [records, after]),
);
