import type { EventType } from '../event-contract/catalogue';

/**
 * Where a gaming day stands. While it plays it is open; counting once no table is open any more, preliminary once
 * everything is counted. The rest are decisions of people.
 */
export type GamingDayStatus = 'open' | 'counting' | 'preliminary' | 'closed' | 'certified' | 'reopened';

/** A person, as decisions name them. */
export interface Person {
  readonly id: string;
  readonly name?: string;
  readonly role?: string;
}

/** What a person decided about a day, in the order of the records. */
export interface Decision {
  readonly type: EventType;
  readonly by: readonly Person[];
}

/** What the tables and the cage have reported of a day. */
export interface DayProgress {
  /** Tables that were opened and not closed: `RF1`, or `RF1 session 2`. */
  readonly openTables: readonly string[];
  /** What is still to be counted: `box B-1 of RF1`, `cage`. */
  readonly uncounted: readonly string[];
}

/** What is known of a day when somebody decides about it. */
export interface GamingDayState {
  readonly status: GamingDayStatus;
  /** Whether anything was ever recorded of it. */
  readonly known: boolean;
  /** A day was opened by a report of the casino. */
  readonly opened: boolean;
  /** Who proposed to reopen it, where nobody has approved so far. */
  readonly proposal?: { readonly by: Person; readonly reason: string };
}

/** What each decision makes of a day. */
const AFTER: { readonly [Type in EventType]?: GamingDayStatus } = {
  'cagnotte.gaming-day.closed.v1': 'closed',
  'cagnotte.gaming-day.certified.v1': 'certified',
  'cagnotte.gaming-day.reopened.v1': 'reopened',
};

/** The status of a day after the decisions about it, the last of which counts, and what was reported of it. */
export function statusOf(
  decisions: readonly Pick<Decision, 'type'>[],
  { openTables, uncounted }: DayProgress,
): GamingDayStatus {
  const decided = decisions.flatMap(({ type }) => AFTER[type] ?? []).at(-1);
  if (decided !== undefined) return decided;
  if (openTables.length > 0) return 'open';
  return uncounted.length > 0 ? 'counting' : 'preliminary';
}

/** An act of a person about a gaming day. */
export type GamingDayAct = 'open' | 'close' | 'certify' | 'propose-reopening' | 'approve-reopening';

/** From which states a day may be brought on by each act. */
export const ALLOWED_FROM: Readonly<Record<GamingDayAct, readonly GamingDayStatus[]>> = {
  open: ['open', 'counting', 'preliminary'],
  close: ['counting', 'preliminary', 'reopened'],
  certify: ['closed'],
  'propose-reopening': ['closed', 'certified'],
  'approve-reopening': ['closed', 'certified'],
};

/** Whether two persons are the same, however they write their name. */
export const isSamePerson = (one: Pick<Person, 'id'>, other: Pick<Person, 'id'>): boolean =>
  one.id.trim().toLowerCase() === other.id.trim().toLowerCase();
