import { type Queryable, readRows } from '../database/queryable';
import { OUTGOING_PLACE } from './outgoing-places';

interface OutgoingTrouble {
  /** Consumers with a place that is parked: nothing is sent until somebody decides to. */
  readonly parked: number;
  /** Of places that are not parked: for how long the one that has failed for longest accepts nothing; 0 if none fails. */
  readonly failingSeconds: number;
}

/** What is not sent to consumers of a kind, in numbers alone. Who they are, the queries tell those who may know it. */
export async function outgoingTrouble(db: Queryable, kind: 'webhook' | 'pack'): Promise<OutgoingTrouble> {
  const [trouble] = await readRows<OutgoingTrouble>(
    db,
    `SELECT (count(DISTINCT consumer) FILTER (WHERE parked_since IS NOT NULL))::integer AS parked,
            coalesce(extract(epoch FROM max(clock_timestamp() - failing_since)
              FILTER (WHERE parked_since IS NULL)), 0)::double precision AS failing_seconds
       FROM ${OUTGOING_PLACE.sqlName} WHERE starts_with(consumer, $1)`,
    [`${kind}:`],
  );
  return trouble!;
}
