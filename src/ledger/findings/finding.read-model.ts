import type { EventFinding } from '../../finding-catalogue/finding';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { tableOf } from '../../kernel/source';
import { derivedId } from '../../kernel/identity';
import { RELEASE } from '../../kernel/release';
import { column, insertRows, type RowOf, table, type Written } from '../../database/table';
import type { EvaluatedEvent, PageTransaction, ReadModel } from '../_core/store/read-model';
import { appendOnly, isReport } from '../_core/store/read-model';
import { keysByCasino } from '../_core/store/statement-parts';
import type { FindingAcknowledged, FindingAssigned } from './finding.events';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';

export const FINDING = table('finding', {
  casino: column.key(column.text),
  findingId: column.key(column.uuid),
  code: column.text,
  severity: column.oneOf<FindingSeverity>(),
  ruleId: column.text,
  citation: column.text,
  expected: column.text,
  found: column.text,
  eventIds: column.texts,
  gamingDay: column.date,
  tableId: column.optional(column.text),
  openedBy: column.bigint,
  closedBy: column.optional(column.bigint),
  rulesRelease: column.text,
  betIds: column.texts,
  standing: column.optional(column.text),
  ofRecord: column.bigint,
  citationEs: column.text,
  expectedEs: column.text,
  foundEs: column.text,
});

export type FindingRow = RowOf<typeof FINDING>;

interface Opened {
  readonly opens: Written<FindingRow>;
}

interface FindingOfFact extends Pick<EventFinding, 'code' | 'expected' | 'found'> {
  readonly record: string;
  readonly rule: string;
  readonly bets: readonly string[];
}

/** A record that closes findings: those about a state of affairs, by its name, or one that a person resolved. */
interface Closed {
  readonly closes: {
    readonly casino: string;
    readonly number: string;
    readonly standing: string | null;
    readonly finding: string | null;
    readonly of: FindingOfFact | null;
  };
}

const rowOf = (
  { casino, number, ofRecord, event }: EvaluatedEvent,
  finding: EventFinding,
  index: number,
): Written<FindingRow> => ({
  casino,
  findingId: derivedId(
    'finding',
    casino,
    finding.code,
    number.toString(),
    ...(ofRecord === number ? [] : [ofRecord.toString()]),
    index.toString(),
    ...finding.eventIds,
  ),
  code: finding.code,
  severity: finding.severity,
  ruleId: finding.ruleId,
  citation: finding.citation,
  expected: finding.expected,
  found: finding.found,
  citationEs: finding.citationEs,
  expectedEs: finding.expectedEs,
  foundEs: finding.foundEs,
  eventIds: finding.eventIds,
  betIds: finding.betIds ?? [],
  standing: finding.standing ?? null,
  gamingDay: finding.of?.gamingDay ?? event.gamingday,
  tableId: (finding.of === undefined ? tableOf(event.source) : finding.of.table) ?? null,
  ofRecord,
  openedBy: number,
  closedBy: null,
  rulesRelease: RELEASE,
});

const NAMELESS = { standing: null, finding: null } as const;

const ofFact = (
  { code, ruleId, expected, found, betIds = [] }: EventFinding,
  record: bigint,
): FindingOfFact => ({ code, expected, found, rule: ruleId, bets: betIds, record: record.toString() });

const CLOSING = { casino: 'text', number: 'bigint', standing: 'text', finding: 'text', of: 'jsonb' };
const LISTED = `jsonb_to_recordset($1::jsonb) AS c(${Object.entries(CLOSING)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})`;

/**
 * Three queries united, because with OR the database would compare every closing with every open finding. The lateral
 * one looks findings of a fact up by record, which the planner chooses by itself only if it has statistics.
 */
const CLOSE = `
  UPDATE finding SET closed_by = ended.number
    FROM (WITH named AS (
            SELECT f.casino, f.finding_id, f.opened_by, c.number FROM ${LISTED}
              JOIN finding f ON f.casino = c.casino AND f.standing = c.standing AND f.closed_by IS NULL
            UNION ALL
            SELECT f.casino, f.finding_id, f.opened_by, c.number FROM ${LISTED}
              JOIN finding f ON f.casino = c.casino AND f.finding_id::text = c.finding AND f.closed_by IS NULL
            UNION ALL
            SELECT f.casino, f.finding_id, f.opened_by, c.number FROM ${keysByCasino(CLOSING)} c
             CROSS JOIN LATERAL (
               SELECT * FROM finding
                WHERE casino = c.casino AND of_record = (c.of->>'record')::bigint AND closed_by IS NULL
                  AND standing IS NULL AND code = c.of->>'code' AND rule_id = c.of->>'rule'
                  AND expected = c.of->>'expected' AND found = c.of->>'found' AND to_jsonb(bet_ids) = c.of->'bets'
               OFFSET 0) f)
          SELECT casino, finding_id, min(number) AS number FROM named WHERE opened_by < number
           GROUP BY casino, finding_id) ended
   WHERE finding.casino = ended.casino AND finding.finding_id = ended.finding_id`;

/**
 * Findings: declared against expected values. One record opens a finding, and another closes it when its state of
 * affairs ends or a person resolves it. Nothing else of a finding changes.
 */
export const findingReadModel: ReadModel = {
  table: FINDING,
  rowsOf: (fact): readonly (Opened | Closed)[] => [
    ...fact.opens.map((finding, index) => ({ opens: rowOf(fact, finding, index) })),
    ...closingsOf(fact),
  ],
  write: (page, rows) => writeFindings(page, rows as readonly (Opened | Closed)[]),
};

function closingsOf({
  casino,
  number,
  event,
  entry,
  ofRecord,
  settles = [],
  closes,
}: EvaluatedEvent): Closed[] {
  const by = { casino, number: number.toString(), of: null };
  if (entry !== 'own')
    return closes.map((finding) => ({ closes: { ...by, ...NAMELESS, of: ofFact(finding, ofRecord) } }));
  const ended = settles.map((standing) => ({ closes: { ...by, standing, finding: null } }));
  if (event.type !== 'cagnotte.finding.resolved.v1') return ended;
  const { finding } = event.data as { finding: string };
  return [...ended, { closes: { ...by, standing: null, finding } }];
}

async function writeFindings(page: PageTransaction, rows: readonly (Opened | Closed)[]): Promise<void> {
  const opened = rows.flatMap((row) => ('opens' in row ? [row.opens] : []));
  if (opened.length > 0) await insertRows(page, FINDING, opened);
  const closed = rows.flatMap((row) => ('closes' in row ? [row.closes] : []));
  if (closed.length > 0) await page.query(CLOSE, [JSON.stringify(closed)]);
}

const FINDING_DECISION = table('finding_decision', {
  ...FACT_COLUMNS,
  finding: column.text,
  byId: column.text,
  byName: column.optional(column.text),
  note: column.optional(column.text),
});

export type FindingDecisionRow = RowOf<typeof FINDING_DECISION>;

/** The id that a comment is about, by subject of the event: a finding, or a floor alert, which no record opens. */
const ABOUT: Readonly<Record<string, (data: unknown) => string>> = {
  finding: (data) => (data as FindingAcknowledged).finding,
  'floor-alert': (data) => (data as { readonly alert: string }).alert,
};

export const findingDecisionReadModel = appendOnly(FINDING_DECISION, (fact) => {
  if (!isReport(fact)) return [];
  const about = ABOUT[fact.event.type.split('.')[1]!]?.(fact.event.data);
  if (about === undefined) return [];
  const { by, note } = fact.event.data as Pick<FindingAcknowledged, 'by' | 'note'>;
  return [{ ...factColumns(fact), finding: about, byId: by.id, byName: by.name ?? null, note: note ?? null }];
});

/** Assignments of findings, by record; the last one until a position applies. */
const FINDING_ASSIGNMENT = table('finding_assignment', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  finding: column.text,
  toId: column.text,
  toName: column.optional(column.text),
});

export const findingAssignmentReadModel = appendOnly(FINDING_ASSIGNMENT, (fact) => {
  if (!isReport(fact) || fact.event.type !== 'cagnotte.finding.assigned.v1') return [];
  const { finding, to } = fact.event.data as FindingAssigned;
  return [{ casino: fact.casino, recordNumber: fact.number, finding, toId: to.id, toName: to.name ?? null }];
});
