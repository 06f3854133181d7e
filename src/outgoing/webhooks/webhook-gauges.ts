import type { DataSource } from 'typeorm';
import { readRows } from '../../database/queryable';
import { OUTGOING_PLACE } from '../outgoing-places';

interface WebhooksBehind {
  /** Webhooks with a place that is parked. */
  readonly parked: number;
  /** Of places that are not parked: for how long the one that has failed for longest accepts nothing; 0 if none fails. */
  readonly failingSeconds: number;
}

/** Numbers alone: which receiver it is, an administrator asks with `webhooks`. */
export async function webhooksBehind(db: Pick<DataSource, 'query'>): Promise<WebhooksBehind> {
  const [behind] = await readRows<WebhooksBehind>(
    db,
    `SELECT (count(DISTINCT consumer) FILTER (WHERE parked_since IS NOT NULL))::integer AS parked,
            coalesce(extract(epoch FROM max(clock_timestamp() - failing_since)
              FILTER (WHERE parked_since IS NULL)), 0)::double precision AS failing_seconds
       FROM ${OUTGOING_PLACE.sqlName} WHERE consumer LIKE 'webhook:%'`,
  );
  return behind!;
}
