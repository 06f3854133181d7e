import { checkCustomers } from '../customers/customers.checks';
import { type CustomersOfDay, NO_CUSTOMERS } from '../customers/customers-of-day.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { isSameInRoom, type Room, withSession } from '../casino/open-room.state';
import { sessionDay } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import type { GamingDay } from '../../kernel/gaming-day';
import { isSameValue } from '../../kernel/same-value';
import { checkHolders, type HolderChange } from '../chips/holder.checks';
import { checkUndecided } from '../incidents/incidents.checks';
import { checkHalves } from '../slips/slip.checks';
import type { EventFinding } from '../../finding-catalogue/finding';
import { beginsItsDay, checkBegunDays } from '../gaming-day/gaming-day.evaluation';
import type { CasinoEvent } from '../../kernel/envelope';
import { type ClosedDays, closeDay, isClosed } from '../casino/authorisation.state';
import { checkRoom } from '../casino/casino.evaluation';
import { checkExpiredPrizes } from '../jackpot/expired-prizes.check';
import { waitingPrizesIn } from '../jackpot/waiting-prizes';
import type { CasinoNow } from './casino-now';

export interface StateChange {
  readonly sessions: Iterable<
    readonly [string, { readonly before: TableSession; readonly after: TableSession }]
  >;
  readonly holders: readonly HolderChange[];
  readonly prizes: Pick<CasinoNow, 'movesPrizes' | 'talliesOfPrizes'>;
  readonly room: Room;
  readonly begun: { readonly before: ClosedDays; readonly after: ClosedDays };
  readonly books: { readonly before: CasinoBooks; readonly after: CasinoBooks };
  /** The days whose customers have changed, and the day that a decision has closed or reopened. */
  readonly customers: readonly CustomersChange[];
}

interface CustomersChange {
  readonly day: GamingDay;
  readonly was: CustomersOfDay;
  readonly is: CustomersOfDay;
}

export interface StandingChange {
  readonly room: Room;
  readonly begunDays: ClosedDays;
  readonly findings: readonly EventFinding[];
  readonly settles: readonly string[];
}

/**
 * Lasting states: tables open together that may not be, slips with one end missing, holders below zero at the end of
 * a day, days that began before the last one was certified, prizes that nobody collected in time, customers of closed days who
 * were not identified, undecided incidents of closed days. They follow from the last state alone, so that the order
 * of arrival makes no difference.
 */
export function standingAfter(change: StateChange): StandingChange {
  const { books, begun } = change;
  let [was, room] = [change.room, change.room];
  for (const [key, { before, after }] of change.sessions)
    if (!isSameInRoom(before, after)) {
      // State that an earlier release wrote lacks the slips of sessions that have not changed since.
      was = withSession(was, key, before);
      room = withSession(room, key, after);
    }
  const isSameRoom = room === change.room && books.before === books.after;
  const findings: EventFinding[] = [];
  const settles: string[] = [];
  const add = (changed: Pick<StandingChange, 'findings' | 'settles'>): void => {
    findings.push(...changed.findings);
    settles.push(...changed.settles);
  };
  if (!isSameRoom)
    for (const day of daysConcerned(change.sessions, room, books))
      add(difference(checkRoom(change.room, day, books.before), checkRoom(room, day, books.after)));
  if (room !== change.room) add(difference(checkHalves(was), checkHalves(room)));
  const isSameUndecided = room === change.room && books.before.closedDays === books.after.closedDays;
  if (!isSameUndecided)
    add(
      difference(checkUndecided(was, books.before.closedDays), checkUndecided(room, books.after.closedDays)),
    );
  add(checkHolders(change.holders));
  if (begun.before !== begun.after || books.before !== books.after)
    add(difference(checkBegunDays(begun.before, books.before), checkBegunDays(begun.after, books.after)));
  add(expiredPrizes(change));
  for (const { day, was, is } of change.customers)
    add(difference(unidentified(day, was, books.before), unidentified(day, is, books.after)));
  return { room, begunDays: begun.after, findings, settles };
}

/** Prizes whose last day to collect them is over: those that a fact moves, or all where a day begins or the books change. */
export function expiredPrizes({
  prizes,
  begun,
  books,
}: Pick<StateChange, 'prizes' | 'begun' | 'books'>): Pick<StandingChange, 'findings' | 'settles'> {
  const isSame = begun.before === begun.after && books.before === books.after;
  const tallies = isSame && !prizes.movesPrizes ? [] : prizes.talliesOfPrizes();
  if (tallies.length === 0) return NOTHING;
  const [was, is] = (['was', 'is'] as const).map((moment) =>
    waitingPrizesIn(tallies.map((tally) => ({ ...tally, amount: tally[moment] }))),
  );
  return difference(
    checkExpiredPrizes(was!, { begun: begun.before, books: books.before }),
    checkExpiredPrizes(is!, { begun: begun.after, books: books.after }),
  );
}

const NOTHING = { findings: [], settles: [] };

const unidentified = (
  day: GamingDay,
  known: CustomersOfDay,
  { closedDays = [] }: CasinoBooks,
): EventFinding[] => (isClosed(closedDays, day) ? checkCustomers(day, known) : []);

/** The changes of customers by a record, with the day of the record where a decision has changed the books. */
export function customersChanged(
  { changedCustomers, customers }: Pick<CasinoNow, 'changedCustomers' | 'customers'>,
  { gamingday }: CasinoEvent,
  books: StateChange['books'],
): StateChange['customers'] {
  const isOf = (day: GamingDay): CustomersOfDay => customers.get(day) ?? NO_CUSTOMERS;
  const changed = [...changedCustomers].map(([day, was]) => ({ day, was, is: isOf(day) }));
  if (books.before.closedDays === books.after.closedDays || changedCustomers.has(gamingday)) return changed;
  return [...changed, { day: gamingday, was: isOf(gamingday), is: isOf(gamingday) }];
}

export const begunBy = (event: CasinoEvent, before: ClosedDays): StateChange['begun'] => ({
  before,
  after: beginsItsDay(event) ? closeDay(before, event.gamingday) : before,
});

const daysConcerned = (
  sessions: StateChange['sessions'],
  room: Room,
  { before, after }: StateChange['books'],
): GamingDay[] =>
  before.authorisations === after.authorisations && before.currency === after.currency
    ? daysOf(sessions)
    : daysIn(room);

const daysOf = (sessions: StateChange['sessions']): GamingDay[] => [
  ...new Set(
    [...sessions].filter(([, { before, after }]) => before !== after).map(([key]) => sessionDay(key)),
  ),
];

const daysIn = (room: Room): GamingDay[] => [...new Set(room.map(({ day }) => day))];

function difference(
  was: readonly EventFinding[],
  is: readonly EventFinding[],
): Pick<StandingChange, 'findings' | 'settles'> {
  const stays = (finding: EventFinding, others: readonly EventFinding[]): boolean =>
    others.some((other) => other.standing === finding.standing && isSameValue(other, finding));
  return {
    findings: is.filter((finding) => !stays(finding, was)),
    settles: was.filter((finding) => !stays(finding, is)).map(({ standing }) => standing!),
  };
}

export interface FindingChanges {
  readonly closes: readonly EventFinding[];
  readonly opens: readonly EventFinding[];
}

export function findingChanges(
  before: readonly EventFinding[],
  after: readonly EventFinding[],
): FindingChanges {
  const [was, is] = [bySaying(before), bySaying(after)];
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    (saying) => was.get(saying)?.length !== is.get(saying)?.length,
  );
  return {
    closes: differing.flatMap((saying) => was.get(saying)?.slice(0, 1) ?? []),
    opens: differing.flatMap((saying) => is.get(saying) ?? []),
  };
}

function bySaying(findings: readonly EventFinding[]): ReadonlyMap<string, readonly EventFinding[]> {
  const sayings = new Map<string, EventFinding[]>();
  for (const finding of findings) {
    const { code, ruleId, expected, found, eventIds, betIds = [] } = finding;
    const saying = JSON.stringify([code, ruleId, expected, found, eventIds, betIds]);
    sayings.set(saying, [...(sayings.get(saying) ?? []), finding]);
  }
  return sayings;
}
