import { sessionOf } from '../../event-contract/streams';
import { tableConcerned } from '../../table-session/session-key.state';
import type { NumberedEvent } from './numbered-event';
import { bigint, date, integer, key, text } from './table';

/** What a row about a fact says of the event that reports it. */
export const FACT_COLUMNS = {
  casino: key(text),
  recordNumber: key(bigint),
  gamingDay: date,
  eventId: text,
  eventType: text,
  happenedAt: text,
};

export const SESSION_COLUMNS = { tableId: text, sessionNo: integer };

/** It stands last in a row: a spread that is added to gives the engine a shape of its own for every row. */
export const factColumns = ({
  casino,
  number,
  event,
}: Pick<NumberedEvent, 'casino' | 'number' | 'event'>) => ({
  casino,
  recordNumber: number,
  gamingDay: event.gamingday,
  eventId: event.id,
  eventType: event.type,
  happenedAt: event.time,
});

/** The table session an event is about; undefined for an event about no table. */
export function sessionColumns({ event }: Pick<NumberedEvent, 'event'>) {
  const table = tableConcerned(event);
  return table === undefined ? undefined : { tableId: table, sessionNo: sessionOf(event) };
}
