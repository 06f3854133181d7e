import type { DataSource } from 'typeorm';
import { liveGeneration, schemaOf } from '../generations/generation';
import { readRows } from '../../ledger/_core/store/queryable';

export async function sealedCasinos(dataSource: DataSource): Promise<ReadonlySet<string>> {
  const live = schemaOf(await liveGeneration(dataSource));
  const rows = await readRows<{ casino: string }>(
    dataSource,
    `SELECT DISTINCT casino FROM ${live}.gaming_day_decision decision
      WHERE event_type = 'cagnotte.gaming-day.closed.v1' AND data::jsonb ? 'seal'
        AND NOT EXISTS (SELECT FROM ${live}.imported_decision imported
                         WHERE imported.casino = decision.casino AND imported.record_number = decision.record_number)`,
  );
  return new Set(rows.map(({ casino }) => casino));
}
