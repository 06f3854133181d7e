import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { Opens } from '../../../access/door.decorator';
import type { Principal } from '../../../access/principal';
import type { FindingSeverity } from '../../../accounting/finding';
import { FindingEntity } from '../../../projections/findings/finding.entity';
import {
  type Connection,
  PageArguments,
  pageOf,
  type PageRequest,
  pageRequest,
} from '../connection/connection.type';
import type { PagedList } from '../connection/cursor';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { positionFor } from '../snapshot/casino-scope';
import { Snapshot } from '../snapshot/operation-context';
import type { OperationSnapshot } from '../snapshot/operation-snapshot';
import { FindingConnection, findingOf, type FindingType, Severity } from './finding.type';

const FINDINGS: PagedList = { name: 'findings', key: ['record', 'id'] };

@ArgsType()
class FindingsArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only findings of this code.' })
  code?: string;

  @Field(() => Severity, { nullable: true })
  severity?: FindingSeverity;

  @Field(() => GamingDayType, { nullable: true })
  gamingDay?: string;
}

@Resolver()
@Opens('findings:read')
export class FindingResolver {
  @Query(() => FindingConnection, {
    description: 'Findings that stand, in the order of the records that opened them.',
  })
  async findings(
    @Args() args: FindingsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<FindingType>> {
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(FINDINGS, args, position);
    return pageOf(await snapshot.read((manager) => openFindings(manager, args, page)), page, {
      // What closed it came after the position that is shown: there it stands.
      node: (finding) => ({ ...findingOf(finding), closedBy: null }),
      key: ({ openedBy, findingId }) => [openedBy.toString(), findingId],
    });
  }
}

async function openFindings(
  manager: EntityManager,
  { casino, code, severity, gamingDay }: FindingsArguments,
  { position, asOf, after, first }: PageRequest,
): Promise<FindingEntity[]> {
  const query = manager
    .createQueryBuilder(FindingEntity, 'finding')
    .where('finding.casino = :casino AND finding.openedBy <= :position', {
      casino,
      position: position.toString(),
    })
    .andWhere('(finding.closedBy IS NULL OR finding.closedBy > :position)')
    .orderBy('finding.openedBy')
    .addOrderBy('finding.findingId')
    .limit(first + 1);
  if (code !== undefined) query.andWhere('finding.code = :code', { code });
  if (severity !== undefined) query.andWhere('finding.severity = :severity', { severity });
  if (gamingDay !== undefined) query.andWhere('finding.gamingDay = :gamingDay', { gamingDay });
  if (asOf !== undefined) query.andWhere('finding.gamingDay <= :asOf', { asOf });
  if (after) {
    query.andWhere('(finding.openedBy, finding.findingId) > (:opened, :id)', {
      opened: after[0],
      id: after[1],
    });
  }
  return query.getMany();
}
