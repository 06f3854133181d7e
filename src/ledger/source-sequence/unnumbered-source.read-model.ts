import { isPlaced } from '../fact-order/fact-order.read-model';
import { insertRows } from '../_core/store/insert-rows';
import type { ReadModel } from '../_core/store/read-model';

/** Sources that report facts without numbers: of them no gap is found. Decisions of people need none. */
export const unnumberedSourceReadModel: ReadModel = {
  table: 'unnumbered_source',
  rowsOf: (fact) => {
    const { casino, number, event } = fact;
    if (event.sequence !== undefined || !isPlaced(fact)) return [];
    return [{ casino, source: event.source, first_record: number.toString() }];
  },
  write: (page, rows) => insertRows(page, 'unnumbered_source', rows, 'ON CONFLICT DO NOTHING'),
};
