import type { Queryable } from '../_core/store/queryable';
import type { FindingRow } from './finding.read-model';

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
  db.query(
    `SELECT casino, finding_id AS "findingId", code, severity, rule_id AS "ruleId", citation, expected, found,
            citation_es AS "citationEs", expected_es AS "expectedEs", found_es AS "foundEs",
            event_ids AS "eventIds", bet_ids AS "betIds", standing, gaming_day AS "gamingDay", table_id AS "tableId",
            of_record AS "ofRecord", opened_by AS "openedBy", closed_by AS "closedBy", rules_release AS "rulesRelease"
       FROM finding
      WHERE casino = $1 AND opened_by > $2 AND opened_by <= $3 AND ($4::text IS NULL OR severity = $4)
        AND ($5::text IS NULL OR table_id = $5)
      ORDER BY opened_by FETCH FIRST ($6::bigint) ROWS WITH TIES`,
    [
      wanted.casino,
      wanted.after.toString(),
      wanted.upTo.toString(),
      wanted.severity ?? null,
      wanted.table ?? null,
      wanted.limit,
    ],
  );
