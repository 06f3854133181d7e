import type { Imported } from '../../kernel/envelope';
import type { EventType } from '../event-contract/catalogue';
import { importedAs, importedColumn, signedColumn, type RecordSpan } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import { FINDING, type FindingDecisionRow, type FindingRow } from './finding.read-model';

export interface RecordedFindingDecision {
  readonly finding: string;
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly type: EventType;
  readonly happenedAt: string;
  readonly by: { readonly id: string; readonly name?: string };
  readonly note: string | null;
  readonly to: string | null;
  readonly imported?: Imported | undefined;
  readonly signedWith: string | null;
}

type Row = Omit<RecordedFindingDecision, 'by' | 'imported'> &
  Pick<FindingDecisionRow, 'byId' | 'byName'> & { readonly imported: string | null };

interface FindingDecisionsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly findings?: readonly string[];
  readonly day?: string;
}

export async function readFindingDecisions(
  db: Queryable,
  { casino, position, findings, day }: FindingDecisionsWanted,
): Promise<RecordedFindingDecision[]> {
  const rows = await readRows<Row>(
    db,
    `SELECT said.finding, said.record_number, said.event_id, said.event_type AS type,
            said.happened_at, said.by_id, said.by_name, said.note,
            coalesce(given.to_name, given.to_id) AS "to",
            ${importedColumn('said')} AS imported, ${signedColumn('said')} AS signed_with
       FROM finding_decision said
       LEFT JOIN finding_assignment given
         ON given.casino = said.casino AND given.record_number = said.record_number
      WHERE said.casino = $1 AND said.record_number <= $2 AND ($3::text[] IS NULL OR said.finding = ANY ($3))
        AND ($4::date IS NULL OR EXISTS (
              SELECT FROM finding about
               WHERE about.casino = $1 AND about.finding_id::text = said.finding AND about.gaming_day = $4::date))
      ORDER BY said.record_number`,
    [casino, position, findings ?? null, day ?? null],
  );
  return rows.map(({ byId, byName, imported, ...said }) => ({
    ...said,
    imported: importedAs(imported),
    by: { id: byId, ...(byName === null ? {} : { name: byName }) },
  }));
}

const COLUMNS = FINDING.columns.map(({ sqlName }) => `f.${sqlName}`).join(', ');

/** What a record did to a finding: opened it, closed it, or added a comment. */
export interface FindingChangeRow extends FindingRow {
  readonly position: bigint;
  readonly change: 'RAISED' | 'SEEN' | 'ASSIGNED' | 'NOTED' | 'ENDED';
}

/** Reads changes of findings between two records, in order: up to the limit, and the rest of the last record. */
export const readFindingChanges = (db: Queryable, wanted: RecordSpan): Promise<FindingChangeRow[]> =>
  readRows(
    db,
    `SELECT changed.position, changed.change, ${COLUMNS}
       FROM (SELECT opened_by AS position, finding_id::text AS finding, 'RAISED' AS change FROM finding
              WHERE casino = $1 AND opened_by > $2 AND opened_by <= $3
             UNION ALL
             SELECT closed_by, finding_id::text, 'ENDED' FROM finding
              WHERE casino = $1 AND closed_by > $2 AND closed_by <= $3
             UNION ALL
             SELECT record_number, finding, CASE event_type WHEN 'cagnotte.finding.acknowledged.v1' THEN 'SEEN'
                      WHEN 'cagnotte.finding.assigned.v1' THEN 'ASSIGNED' ELSE 'NOTED' END
               FROM finding_decision
              WHERE casino = $1 AND record_number > $2 AND record_number <= $3
                AND event_type <> 'cagnotte.finding.resolved.v1') changed
       JOIN finding f ON f.casino = $1 AND f.finding_id::text = changed.finding
      ORDER BY changed.position FETCH FIRST ($4::bigint) ROWS WITH TIES`,
    [wanted.casino, wanted.after, wanted.upTo, wanted.limit],
  );

/** Reads findings opened between two records, in order: up to the limit, and the rest of the last record. */
export const readFindingsRaised = (
  db: Queryable,
  wanted: RecordSpan & {
    readonly severity?: string | undefined;
    readonly table?: string | undefined;
  },
): Promise<FindingRow[]> =>
  readRows(
    db,
    `SELECT ${COLUMNS} FROM finding f
      WHERE casino = $1 AND opened_by > $2 AND opened_by <= $3 AND ($4::text IS NULL OR severity = $4)
        AND ($5::text IS NULL OR table_id = $5)
      ORDER BY opened_by FETCH FIRST ($6::bigint) ROWS WITH TIES`,
    [wanted.casino, wanted.after, wanted.upTo, wanted.severity ?? null, wanted.table ?? null, wanted.limit],
  );

/** Reads the open findings that a record may close: those of facts, by record, and states of affairs, by name. */
export const readFindingsToEnd = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly position: bigint;
    readonly ofRecords: readonly bigint[];
    readonly standings: readonly string[];
  },
): Promise<FindingRow[]> =>
  readRows(
    db,
    `SELECT ${COLUMNS} FROM finding f
      WHERE casino = $1 AND opened_by <= $2 AND (closed_by IS NULL OR closed_by > $2)
        AND (of_record = ANY ($3::bigint[]) OR standing = ANY ($4::text[]))
      ORDER BY opened_by, finding_id`,
    [wanted.casino, wanted.position, wanted.ofRecords.map(String), wanted.standings],
  );

export const readFindingsOfRecord = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly position: bigint;
    readonly record: bigint;
    readonly limit: number;
  },
): Promise<FindingRow[]> =>
  readRows(
    db,
    `SELECT ${COLUMNS} FROM finding f
      WHERE casino = $1 AND opened_by <= $2 AND of_record = $3
      ORDER BY opened_by, finding_id LIMIT $4`,
    [wanted.casino, wanted.position, wanted.record, wanted.limit],
  );
