import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readFindingDecisions } from './findings.queries';
import { FINDING, type FindingRow } from './finding.read-model';
import {
  type Connection,
  PageArguments,
  pageOf,
  type PageRequest,
  pageRequest,
} from '../../api/connection.type';
import { type PagedList, plainRows } from '../../api/cursor';
import { GamingDayType } from '../../api/scalars';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { findingAt, FindingConnection, FindingStatus, type FindingType, Severity } from './finding.type';

const FINDINGS: PagedList = { name: 'findings', key: ['record', 'id'] };

@ArgsType()
class FindingsArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only findings of this code.' })
  code?: string;

  @Field(() => Severity, { nullable: true })
  severity?: FindingSeverity;

  @Field(() => GamingDayType, { nullable: true })
  gamingDay?: string;

  @Field({ nullable: true, description: 'Only findings about this table.' })
  table?: string;

  @Field(() => FindingStatus, { defaultValue: 'OPEN' })
  status!: FindingStatus;

  @Field({
    nullable: true,
    description:
      'True: only findings that somebody has acknowledged by then; false: only those that nobody has.',
  })
  acknowledged?: boolean;

  @Field({
    nullable: true,
    description:
      'Only findings that this person (number or name) has acknowledged; with acknowledged: false, those that this person has not.',
  })
  acknowledgedBy?: string;
}

@Resolver()
@RequirePermission('findings:read')
export class FindingResolver {
  @Query(() => FindingConnection, {
    description: 'Findings in the order of the records that opened them; by default the open ones.',
  })
  async findings(
    @Args() args: FindingsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<FindingType>> {
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(FINDINGS, args, position);
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
}

const STATUS_AT_POSITION: Readonly<Record<'OPEN' | 'CLOSED', string>> = {
  OPEN: '(finding.closedBy IS NULL OR finding.closedBy > :position)',
  CLOSED: 'finding.closedBy <= :position',
};

/** A word of a person that has seen the finding; as known at the position, like the rest. */
const SEEN = `EXISTS (SELECT FROM finding_decision said
  WHERE said.casino = finding.casino AND said.finding = CAST(finding.findingId AS text) AND said.record_number <= :position
    AND said.event_type = 'cagnotte.finding.acknowledged.v1'
    AND (CAST(:person AS text) IS NULL OR said.by_id = :person OR said.by_name = :person))`;

async function findingsAt(
  manager: EntityManager,
  {
    casino,
    code,
    severity,
    gamingDay,
    table,
    status,
    acknowledged,
    acknowledgedBy: person,
  }: FindingsArguments,
  { position, asOf, after, first }: PageRequest,
): Promise<FindingRow[]> {
  const query = manager
    .createQueryBuilder(FINDING, 'finding')
    .where('finding.casino = :casino AND finding.openedBy <= :position', {
      casino,
      position: position.toString(),
    })
    .orderBy('finding.openedBy')
    .addOrderBy('finding.findingId')
    .limit(first + 1);
  if (status !== 'ALL') query.andWhere(STATUS_AT_POSITION[status]);
  if (code !== undefined) query.andWhere('finding.code = :code', { code });
  if (severity !== undefined) query.andWhere('finding.severity = :severity', { severity });
  if (table !== undefined) query.andWhere('finding.tableId = :table', { table });
  if (gamingDay !== undefined) query.andWhere('finding.gamingDay = :gamingDay', { gamingDay });
  if (asOf !== undefined) query.andWhere('finding.gamingDay <= :asOf', { asOf });
  if (isAsked(acknowledged) || isAsked(person)) {
    query.andWhere(acknowledged === false ? `NOT ${SEEN}` : SEEN, { person: person ?? null });
  }
  if (after) {
    query.andWhere('(finding.openedBy, finding.findingId) > (:opened, :id)', {
      opened: after[0],
      id: after[1],
    });
  }
  return plainRows(query);
}

const isAsked = (argument: unknown): boolean => argument !== undefined && argument !== null;
