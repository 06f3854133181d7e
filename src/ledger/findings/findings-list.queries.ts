import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { type BooksPage, plainRows } from '../../database/books-page';
import { FINDING, type FindingRow } from './finding.read-model';

/** Selects findings; an omitted criterion selects any value. */
export interface FindingsWanted {
  readonly casino: string;
  readonly code?: string | undefined;
  readonly codes?: readonly string[] | undefined;
  readonly severity?: FindingSeverity | undefined;
  readonly gamingDay?: string | undefined;
  readonly asOf?: string | undefined;
  readonly table?: string | undefined;
  readonly status: 'OPEN' | 'CLOSED' | 'ALL';
  readonly acknowledged?: boolean | undefined;
  readonly acknowledgedBy?: string | undefined;
  /** An empty text selects findings without an assignee. */
  readonly assignee?: string | undefined;
  /** A pattern for `ILIKE`, and the codes whose titles contain the text. */
  readonly text?: { readonly text: string; readonly titled: readonly string[] } | undefined;
}

/** Reads a page of the selected findings as known at its position, in the order of the records that opened them. */
export function readFindings(
  db: EntityManager,
  { position, after, limit }: BooksPage,
  { order, ...wanted }: FindingsWanted & { readonly order: 'OLDEST' | 'NEWEST' },
): Promise<FindingRow[]> {
  const [direction, beyond] = order === 'NEWEST' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const query = findingsMeant(db, wanted, position)
    .orderBy('finding.openedBy', direction)
    .addOrderBy('finding.findingId', direction)
    .limit(limit);
  if (after) {
    const [opened, id] = after;
    query.andWhere(`(finding.openedBy, finding.findingId) ${beyond} (:opened, :id)`, { opened, id });
  }
  return plainRows(query);
}

/** Subqueries name the casino by its parameter, as `eventOfRecord` does. */
const COUNTED_BY = {
  SEVERITY: 'finding.severity',
  CODE: 'finding.code',
  TABLE: `coalesce(finding.tableId, '')`,
  GAMING_DAY: `to_char(finding.gamingDay, 'YYYY-MM-DD')`,
  ASSIGNEE: `coalesce((SELECT coalesce(given.to_name, given.to_id) FROM finding_assignment given
    WHERE given.casino = :casino AND given.finding = CAST(finding.findingId AS text)
      AND given.record_number <= :position ORDER BY given.record_number DESC LIMIT 1), '')`,
} as const;

export type FindingsCountedBy = keyof typeof COUNTED_BY;

export interface FindingsCounted {
  /** The value of each property, in the order of the properties. */
  readonly keys: readonly string[];
  readonly count: number;
}

/** Counts the selected findings by the values of one or several properties, the largest number first. */
export async function countFindings(
  db: EntityManager,
  position: bigint,
  { by, ...wanted }: FindingsWanted & { readonly by: readonly FindingsCountedBy[] },
  most: number,
): Promise<FindingsCounted[]> {
  const rows: { readonly keys: readonly string[]; readonly count: string | bigint }[] = await findingsMeant(
    db,
    wanted,
    position,
  )
    .select(`ARRAY[${by.map((each) => `CAST(${COUNTED_BY[each]} AS text)`).join(', ')}]`, 'keys')
    .addSelect('count(*)', 'count')
    .groupBy('1')
    .orderBy('count(*)', 'DESC')
    .addOrderBy('"keys"')
    .limit(most)
    .getRawMany();
  return rows.map(({ keys, count }) => ({ keys, count: Number(count) }));
}

const STATUS_AT_POSITION: Readonly<Record<'OPEN' | 'CLOSED', string>> = {
  OPEN: '(finding.closedBy IS NULL OR finding.closedBy > :position)',
  CLOSED: 'finding.closedBy <= :position',
};

const SEEN = `EXISTS (SELECT FROM finding_decision said
  WHERE said.casino = :casino AND said.finding = CAST(finding.findingId AS text) AND said.record_number <= :position
    AND said.event_type = 'cagnotte.finding.acknowledged.v1'
    AND (CAST(:person AS text) IS NULL OR said.by_id = :person OR said.by_name = :person))`;

const givenTo = (whom: string): string => `EXISTS (SELECT FROM finding_assignment given
  WHERE given.casino = :casino AND given.finding = CAST(finding.findingId AS text)
    AND given.record_number <= :position ${whom})`;

const GIVEN_LAST = givenTo(`AND (given.to_id = :assignee OR given.to_name = :assignee) AND NOT EXISTS (
    SELECT FROM finding_assignment later WHERE later.casino = :casino AND later.finding = given.finding
       AND later.record_number > given.record_number AND later.record_number <= :position)`);

const HAS_TEXT = `(finding.code = ANY(:titled) OR finding.tableId ILIKE :text OR finding.expected ILIKE :text
  OR finding.found ILIKE :text OR finding.expectedEs ILIKE :text OR finding.foundEs ILIKE :text)`;

/** The condition for the selected findings, as known at a position. */
function findingsMeant(
  manager: EntityManager,
  wanted: FindingsWanted,
  position: bigint,
): SelectQueryBuilder<FindingRow> {
  const { casino, code, codes, severity, gamingDay, table, status, asOf, text } = wanted;
  const query = manager
    .createQueryBuilder(FINDING, 'finding')
    .where('finding.casino = :casino AND finding.openedBy <= :position', {
      casino,
      position: position.toString(),
    });
  if (status !== 'ALL') query.andWhere(STATUS_AT_POSITION[status]);
  const equal = { code, severity, tableId: table, gamingDay };
  for (const [field, value] of Object.entries(equal))
    if (value !== undefined) query.andWhere(`finding.${field} = :${field}`, { [field]: value });
  if (asOf !== undefined) query.andWhere('finding.gamingDay <= :asOf', { asOf });
  if (codes !== undefined) query.andWhere('finding.code = ANY(:codes)', { codes });
  whatPersonsSaid(query, wanted);
  if (text !== undefined) query.andWhere(HAS_TEXT, text);
  return query;
}

function whatPersonsSaid(
  query: SelectQueryBuilder<FindingRow>,
  { acknowledged, acknowledgedBy: person, assignee }: FindingsWanted,
): void {
  if (acknowledged !== undefined || person !== undefined)
    query.andWhere(acknowledged === false ? `NOT ${SEEN}` : SEEN, { person: person ?? null });
  if (assignee === '') query.andWhere(`NOT ${givenTo('')}`);
  else if (assignee !== undefined) query.andWhere(GIVEN_LAST, { assignee });
}
