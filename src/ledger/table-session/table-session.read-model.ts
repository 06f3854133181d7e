import { isOf } from '../_core/account';
import { FACT_COLUMNS, factColumns, SESSION_COLUMNS, sessionColumns } from '../_core/store/numbered-event';
import { firstOnly, isReport, totals, VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { column, type RowOf, table } from '../../database/table';
import { definitionOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { declaredBy } from './table-session.state';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from './session-key.state';
import { incidentEvents } from '../incidents/incidents.events';
import { readingEvents } from '../table-readings/readings.events';
import { seatingEvents } from '../seating/seating.events';
import { lastHandsAnnounced } from './last-hands.events';
import { interruptionEvents } from './interruption.events';
import { staffChanged } from '../staff/staff.events';
import { tableLimitsChanged } from './table.events';
import { addedToBlock } from '../journal/account-sums.queries';
import { gameOf, undoesEarlier } from '../journal/journal.queries';

export const TABLE_SESSION = table('table_session', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  tableId: column.key(column.text),
  sessionNo: column.key(column.integer),
  firstRecord: column.bigint,
});

export type TableSessionRow = RowOf<typeof TABLE_SESSION>;

export const tableSessionReadModel = firstOnly(TABLE_SESSION, (fact) => {
  const session = isReport(fact) ? sessionColumns(fact) : undefined;
  if (session === undefined) return [];
  const { casino, event, number } = fact;
  return [{ casino, gamingDay: event.gamingday, ...session, firstRecord: number }];
});

const TABLE_SESSION_FACT = table('table_session_fact', {
  ...FACT_COLUMNS,
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  data: column.text,
  openingFloat: column.optional(column.numeric),
  fills: column.optional(column.numeric),
  credits: column.optional(column.numeric),
  boxes: column.optional(column.numeric),
  inventory: column.optional(column.numeric),
});

const BESIDE_PARTS: ReadonlySet<string> = new Set(
  [
    ...[tableLimitsChanged, staffChanged, lastHandsAnnounced],
    ...[...interruptionEvents, ...readingEvents, ...incidentEvents, ...seatingEvents],
  ].map(({ type }) => type),
);

/**
 * What a session is read from: the parts that its facts declare, the changes of its limits and of its staff, its
 * interruptions, readings, incidents, seats and last hands.
 */
const isOfSession = ({ type }: CasinoEvent): boolean =>
  definitionOf(type)?.declares !== undefined || BESIDE_PARTS.has(type);

export const tableSessionFactReadModel = versionedFacts(TABLE_SESSION_FACT, (fact) => {
  if (!isOfSession(fact.event)) return undefined;
  const columns = sessionColumns(fact);
  if (columns === undefined) return undefined;
  const declared = declaredBy(fact.event);
  return {
    data: JSON.stringify(fact.event.data),
    openingFloat: declared.openingFloat ?? null,
    fills: declared.fills ?? null,
    credits: declared.credits ?? null,
    boxes: declared.boxes ?? null,
    inventory: declared.inventory ?? null,
    ...factColumns(fact),
    ...columns,
  };
});

const SESSION_TOTAL = table('session_total', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  tableId: column.key(column.text),
  sessionNo: column.key(column.integer),
  bookingDay: column.key(column.date),
  game: column.key(column.text),
  eventType: column.key(column.text),
  reversal: column.key(column.boolean),
  account: column.key(column.text),
  currency: column.key(column.text),
  debit: column.numeric,
  credit: column.numeric,
  lines: column.bigint,
  block: column.key(column.bigint),
});

/**
 * Totals of what was posted at tables, and of all commissions, by blocks of records, so that a
 * report as of any record need not sum the journal.
 */
export const sessionTotalReadModel = totals(SESSION_TOTAL, (fact) => {
  const { casino, number, event, posts, bookingDay } = fact;
  const tableId = tableConcerned(event);
  const counted = tableId === undefined ? posts.filter(({ account }) => isOf(account, 'commission')) : posts;
  return counted.map((line) => ({
    casino,
    gamingDay: event.gamingday,
    tableId: tableId ?? '',
    sessionNo: sessionOf(event),
    bookingDay,
    game: gameOf(fact) ?? '',
    eventType: event.type,
    reversal: undoesEarlier(fact),
    ...addedToBlock(number, line),
  }));
});
