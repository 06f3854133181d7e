import { sessionOf } from '../../event-contract/streams';
import { tableConcerned } from '../../table-session/session-key.state';
import type { NumberedEvent } from './numbered-event';

/**
 * What a row about a fact says of the event that reports it. It stands last in a row: a spread that is added to gives
 * the engine a shape of its own for every row.
 */
export const factColumns = ({
  casino,
  number,
  event,
}: Pick<NumberedEvent, 'casino' | 'number' | 'event'>) => ({
  casino,
  record_number: number.toString(),
  gaming_day: event.gamingday,
  event_id: event.id,
  event_type: event.type,
  happened_at: event.time,
});

/** The table session an event is about; undefined for an event about no table. */
export function sessionColumns({ event }: Pick<NumberedEvent, 'event'>) {
  const table = tableConcerned(event);
  return table === undefined ? undefined : { table_id: table, session_no: sessionOf(event) };
}
