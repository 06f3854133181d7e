import { isPlaced } from '../fact-order/fact-order.read-model';
import { firstOnly } from '../_core/store/read-model';
import { bigint, key, text, table } from '../_core/store/table';

export const UNNUMBERED_SOURCE = table('unnumbered_source', {
  casino: key(text),
  source: key(text),
  firstRecord: bigint,
});

/** Sources that report facts without numbers: of them no gap is found. Decisions of people need none. */
export const unnumberedSourceReadModel = firstOnly(UNNUMBERED_SOURCE, (fact) => {
  const { casino, number, event } = fact;
  if (event.sequence !== undefined || !isPlaced(fact)) return [];
  return [{ casino, source: event.source, firstRecord: number }];
});
