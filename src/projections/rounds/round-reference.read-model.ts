import { reportedOnce } from '../../domain/table-session/round-reference';
import { insertRows } from '../insert-rows';
import type { ReadModel } from '../read-model';

interface RoundReferenceRow {
  readonly casino: string;
  readonly reference: string;
  /** So that a comparison can go day by day. */
  readonly gaming_day: string;
  readonly first_record: string;
  readonly event_id: string;
}

/**
 * Which event reported each round, and each void of a settled one, first: so that a number used twice is found, and
 * a void finds what it reverses, however long ago that was.
 */
export const roundReferenceReadModel: ReadModel = {
  table: 'round_reference',

  rowsOf: ({ casino, number, event, standing }) => {
    const reference = standing === 'counted' ? reportedOnce(event) : undefined;
    if (reference === undefined) return [];
    const { gamingday: gaming_day, id: event_id } = event;
    const row = { casino, reference, gaming_day, first_record: number.toString(), event_id };
    return [row satisfies RoundReferenceRow];
  },

  write: (page, rows) =>
    insertRows(page, 'round_reference', rows, 'ON CONFLICT (casino, reference) DO NOTHING'),
};
