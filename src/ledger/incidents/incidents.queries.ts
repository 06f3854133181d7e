import type { BooksPage } from '../../database/books-page';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { placeOfFactSql, placesOf } from '../_core/store/statement-parts';
import {
  incidentDecided,
  type IncidentDecided,
  type IncidentKind,
  incidentRecorded,
  type IncidentRecorded,
} from './incidents.events';

export interface IncidentsWanted {
  readonly from?: string | undefined;
  readonly day?: string | undefined;
  readonly table?: string | undefined;
  readonly sessionNo?: number | undefined;
  readonly incident?: string | undefined;
  readonly kind?: IncidentKind | undefined;
  /** A player by opaque id, or a member of the staff by number. */
  readonly party?: string | undefined;
  readonly isDecided?: boolean | undefined;
}

interface FactOfIncident {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly happenedAt: string;
}

/** An incident with the decision about it, the last one where there are several. */
export interface IncidentRow extends FactOfIncident {
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly data: IncidentRecorded;
  readonly decision: (FactOfIncident & { readonly data: IncidentDecided }) | undefined;
}

interface Row extends FactOfIncident {
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly data: string;
  readonly decidedBy: bigint | null;
  readonly decisionId: string | null;
  readonly decidedAt: string | null;
  readonly decisionData: string | null;
}

/** In the order of their parameters, from `$4` on. */
const FILTERS = ['from', 'day', 'table', 'sessionNo', 'incident', 'kind', 'isDecided', 'party'] as const;

const NAMES_PARTY = `(coalesce(recorded.data::jsonb -> 'players' @> to_jsonb($11::text), false)
  OR coalesce(recorded.data::jsonb -> 'employees' @> to_jsonb($11::text), false)
  OR recorded.data::jsonb #>> '{by,id}' = $11
  OR coalesce(decision.data::jsonb -> 'sentAway' @> to_jsonb($11::text), false)
  OR decision.data::jsonb #>> '{by,id}' = $11)`;

/** Reads a page of incidents in the order of the facts, as known at a position. */
export async function readIncidents(
  db: Queryable,
  { casino, position, asOf, after, limit }: BooksPage,
  wanted: IncidentsWanted,
): Promise<IncidentRow[]> {
  const rows = await readRows<Row>(
    db,
    `SELECT recorded.record_number, recorded.event_id, recorded.happened_at, recorded.gaming_day, recorded.table_id AS "table", recorded.session_no,
            recorded.data, decision.record_number AS decided_by, decision.event_id AS decision_id,
            decision.happened_at AS decided_at, decision.data AS decision_data
       FROM table_session_fact recorded ${placesOf('recorded', '$2')}
       LEFT JOIN LATERAL (
         SELECT made.record_number, made.event_id, made.happened_at, made.data, about.place
           FROM table_session_fact made
           LEFT JOIN LATERAL ${placeOfFactSql('$1', 'made.record_number', '$2')} about ON true
          WHERE made.casino = $1 AND made.gaming_day = recorded.gaming_day AND made.table_id = recorded.table_id
            AND made.session_no = recorded.session_no AND made.event_type = '${incidentDecided.type}'
            AND ${knownAt('made', '$2')}
            AND made.data::jsonb ->> 'incident' = recorded.data::jsonb ->> 'incident'
          ORDER BY about.place DESC, made.record_number DESC LIMIT 1) decision ON true
      WHERE recorded.casino = $1 AND recorded.event_type = '${incidentRecorded.type}' AND ${knownAt('recorded', '$2')}
        AND ($3::date IS NULL OR recorded.gaming_day <= $3::date) AND ($4::date IS NULL OR recorded.gaming_day >= $4::date)
        AND ($5::date IS NULL OR recorded.gaming_day = $5::date) AND ($6::text IS NULL OR recorded.table_id = $6)
        AND ($7::integer IS NULL OR recorded.session_no = $7)
        AND ($8::text IS NULL OR recorded.data::jsonb ->> 'incident' = $8)
        AND ($9::text IS NULL OR recorded.data::jsonb ->> 'kind' = $9)
        AND ($10::boolean IS NULL OR (decision.record_number IS NOT NULL) = $10)
        AND ($11::text IS NULL OR ${NAMES_PARTY})
        AND ($12::bigint IS NULL
             OR (placed.place, recorded.record_number) > (${placeOfFactSql('$1', '$12::bigint', '$2')}, $12::bigint))
      ORDER BY placed.place, recorded.record_number LIMIT $13`,
    [
      ...[casino, position.toString(), asOf ?? null],
      ...FILTERS.map((name) => wanted[name] ?? null),
      ...[after?.[0] ?? null, limit],
    ],
  );
  return rows.map(incidentIn);
}

const incidentIn = ({ decidedBy, decisionId, decidedAt, decisionData, data, ...row }: Row): IncidentRow => ({
  ...row,
  data: JSON.parse(data) as IncidentRecorded,
  decision:
    decidedBy === null
      ? undefined
      : {
          recordNumber: decidedBy,
          eventId: decisionId!,
          happenedAt: decidedAt!,
          data: JSON.parse(decisionData!) as IncidentDecided,
        },
});

/** The id of an incident for what is attached to it: `RF1/2026-01-01/1/I-1`. */
export const incidentAddress = ({
  table,
  gamingDay,
  sessionNo,
  data,
}: Pick<IncidentRow, 'table' | 'gamingDay' | 'sessionNo' | 'data'>): string =>
  `${table}/${gamingDay}/${sessionNo}/${data.incident}`;
