import type { Queryable } from '../_core/store/queryable';
import type { FindingRow } from './finding.read-model';
import { readRows } from '../_core/store/read-rows';

/**
 * The findings that were opened after a record and up to another, in the order of the records: so many, and the others
 * of the last record.
 */
export const readFindingsRaised = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly severity?: string | undefined;
    readonly table?: string | undefined;
    readonly after: bigint;
    readonly upTo: bigint;
    readonly limit: number;
  },
): Promise<FindingRow[]> =>
  readRows(
    db,
    `SELECT casino, finding_id, code, severity, rule_id, citation, expected, found,
            citation_es, expected_es, found_es,
            event_ids, bet_ids, standing, gaming_day, table_id,
            of_record, opened_by, closed_by, rules_release
       FROM finding
      WHERE casino = $1 AND opened_by > $2 AND opened_by <= $3 AND ($4::text IS NULL OR severity = $4)
        AND ($5::text IS NULL OR table_id = $5)
      ORDER BY opened_by FETCH FIRST ($6::bigint) ROWS WITH TIES`,
    [wanted.casino, wanted.after, wanted.upTo, wanted.severity ?? null, wanted.table ?? null, wanted.limit],
  );
