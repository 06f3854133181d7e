import { schemaEnum } from '../../api/scalars';
import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readFindingDecisions } from './findings.queries';
import { FINDING, type FindingRow } from './finding.read-model';
import { type Connection, PAGE, pageOf, type PageRequest, pageRequest } from '../../api/connection.type';
import { type PagedList, plainRows } from '../../api/cursor';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Asked, type Asking } from '../../api/snapshot/operation-context';
import { findingKind } from '../../finding-catalogue/catalogue';
import type { FindingType } from './finding.type';
import { checkedCodes, findingAt, FindingConnection, FindingFilters, textParameters } from './finding.type';
import { g } from '../../api/schema-fields';
import { present } from '../../kernel/present';

const FINDINGS: PagedList = { name: 'findings', key: ['record', 'id'] };
const NEWEST_FINDINGS: PagedList = { ...FINDINGS, name: 'findings-newest' };

const FindingOrder = { OLDEST: 'OLDEST', NEWEST: 'NEWEST' } as const;
schemaEnum(FindingOrder, 'FindingOrder', 'By the records that opened them.');

@ArgsType()
class FindingsArguments extends g.args(FindingFilters, {
  ...PAGE,
  order: g.byDefault(
    'OLDEST',
    g.of(() => FindingOrder),
  ),
}) {}

const COUNTED_BY = {
  SEVERITY: 'finding.severity',
  CODE: 'finding.code',
  TABLE: `coalesce(finding.tableId, '')`,
  GAMING_DAY: `to_char(finding.gamingDay, 'YYYY-MM-DD')`,
  ASSIGNEE: `coalesce((SELECT coalesce(given.to_name, given.to_id) FROM finding_assignment given
    WHERE given.casino = finding.casino AND given.finding = CAST(finding.findingId AS text)
      AND given.record_number <= :position ORDER BY given.record_number DESC LIMIT 1), '')`,
} as const;

const CountedBy = Object.fromEntries(Object.keys(COUNTED_BY).map((by) => [by, by])) as {
  readonly [By in keyof typeof COUNTED_BY]: By;
};
schemaEnum(CountedBy, 'FindingsCountedBy', 'The property by which findings are counted.');

@ArgsType()
class FindingCountsArguments extends g.args(FindingFilters, {
  by: g.byDefault(
    'CODE',
    g.of(() => CountedBy),
  ),
}) {}

@ObjectType({ description: 'The number of findings with a common property.' })
class FindingCount extends g.object({
  key: g.text('The severity, code, table, day or person; empty: none.'),
  title: g.text('In words: of a code its title; else the key.'),
  titleEs: g.text('In Spanish.'),
  count: g.int(),
}) {}

@ObjectType({ description: 'Numbers of findings, the largest first.' })
class FindingCounts extends g.object(Answer, {
  counts: g.listOf(() => FindingCount, 'At most 200.'),
}) {}

const MOST_COUNTS = 200;

@Resolver()
@RequirePermission('findings:read')
export class FindingResolver {
  @Query(() => FindingConnection, {
    description: 'Findings in the order of the records that opened them; by default the open ones.',
  })
  async findings(
    @Args() args: FindingsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<FindingType>> {
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(args.order === 'NEWEST' ? NEWEST_FINDINGS : FINDINGS, args, position);
    const { found, said } = await snapshot.read(async (manager) => {
      const rows = await findingsAt(manager, args, page);
      const findings = rows.map(({ findingId }) => findingId);
      const wanted = { casino: args.casino, position: page.position, findings };
      return { found: rows, said: await readFindingDecisions(manager, wanted) };
    });
    return pageOf(found, page, {
      node: (row) =>
        findingAt(
          row,
          page.position,
          said.filter(({ finding }) => finding === row.findingId),
        ),
      key: ({ openedBy, findingId }) => [openedBy.toString(), findingId],
    });
  }

  @Query(() => FindingCounts, {
    description:
      'How many findings there are by severity, code, table, gaming day or person; by default the open ones.',
  })
  async findingCounts(
    @Args() args: FindingCountsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<FindingCounts> {
    const position = await positionFor(principal, args, snapshot);
    const rows = await snapshot.read((manager) =>
      findingsMeant(manager, args, position)
        .select(COUNTED_BY[args.by], 'key')
        .addSelect('count(*)', 'count')
        .groupBy('1')
        .orderBy('count(*)', 'DESC')
        .addOrderBy('"key"')
        .limit(MOST_COUNTS)
        .getRawMany<{ readonly key: string; readonly count: string | bigint }>(),
    );
    return { position, asOf: args.asOf ?? null, complete: true, counts: rows.map(countOf(args.by)) };
  }
}

const countOf =
  (by: keyof typeof COUNTED_BY) =>
  ({ key, count }: { readonly key: string; readonly count: string | bigint }): FindingCount => {
    const title = by === 'CODE' ? findingKind(key)?.title : undefined;
    return { key, title: title?.en ?? key, titleEs: title?.es ?? key, count: Number(count) };
  };

const STATUS_AT_POSITION: Readonly<Record<'OPEN' | 'CLOSED', string>> = {
  OPEN: '(finding.closedBy IS NULL OR finding.closedBy > :position)',
  CLOSED: 'finding.closedBy <= :position',
};

const SEEN = `EXISTS (SELECT FROM finding_decision said
  WHERE said.casino = finding.casino AND said.finding = CAST(finding.findingId AS text) AND said.record_number <= :position
    AND said.event_type = 'cagnotte.finding.acknowledged.v1'
    AND (CAST(:person AS text) IS NULL OR said.by_id = :person OR said.by_name = :person))`;

const givenTo = (whom: string): string => `EXISTS (SELECT FROM finding_assignment given
  WHERE given.casino = finding.casino AND given.finding = CAST(finding.findingId AS text)
    AND given.record_number <= :position ${whom})`;

const GIVEN_LAST = givenTo(`AND (given.to_id = :assignee OR given.to_name = :assignee) AND NOT EXISTS (
    SELECT FROM finding_assignment later WHERE later.casino = given.casino AND later.finding = given.finding
       AND later.record_number > given.record_number AND later.record_number <= :position)`);

const HAS_TEXT = `(finding.code = ANY(:titled) OR finding.tableId ILIKE :text OR finding.expected ILIKE :text
  OR finding.found ILIKE :text OR finding.expectedEs ILIKE :text OR finding.foundEs ILIKE :text)`;

/**
 * The findings that are meant, as known at a position.
 * @throws GraphQLError BAD_USER_INPUT for too many codes and for a text that is too long
 */
function findingsMeant(
  manager: EntityManager,
  wanted: FindingFilters,
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
  if (codes !== undefined) query.andWhere('finding.code = ANY(:codes)', { codes: checkedCodes(codes) });
  whatPersonsSaid(query, wanted);
  if (text !== undefined) query.andWhere(HAS_TEXT, textParameters(text));
  return query;
}

function whatPersonsSaid(
  query: SelectQueryBuilder<FindingRow>,
  { acknowledged, acknowledgedBy: person, assignee }: FindingFilters,
): void {
  if (acknowledged !== undefined || person !== undefined)
    query.andWhere(acknowledged === false ? `NOT ${SEEN}` : SEEN, { person: person ?? null });
  if (assignee === '') query.andWhere(`NOT ${givenTo('')}`);
  else if (assignee !== undefined) query.andWhere(GIVEN_LAST, { assignee });
}

function findingsAt(
  manager: EntityManager,
  args: FindingsArguments,
  { position, asOf, after, first }: PageRequest,
): Promise<FindingRow[]> {
  const [direction, beyond] = args.order === 'NEWEST' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const query = findingsMeant(manager, { ...args, ...present({ asOf }) }, position)
    .orderBy('finding.openedBy', direction)
    .addOrderBy('finding.findingId', direction)
    .limit(first + 1);
  if (after) {
    query.andWhere(`(finding.openedBy, finding.findingId) ${beyond} (:opened, :id)`, {
      opened: after[0],
      id: after[1],
    });
  }
  return plainRows(query);
}
