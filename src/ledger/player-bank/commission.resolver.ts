import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { type CommissionDimension, GROUP_COLUMNS, readCommissions } from './commissions.queries';
import {
  type Connection,
  PagedPeriodArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { periodOf } from '../../api/graphql/snapshot/period';
import {
  type Commission,
  CommissionConnection,
  CommissionGroupingName,
  commissionOf,
} from './commission.type';

const COMMISSIONS: PagedList = { name: 'commissions', key: GROUP_COLUMNS.map(() => 'text' as const) };

@ArgsType()
class CommissionsArguments extends PagedPeriodArguments {
  @Field(() => [CommissionGroupingName], {
    defaultValue: [CommissionGroupingName.RULE],
    description: 'Any combination; none gives the total.',
  })
  by!: CommissionDimension[];
}

@Resolver()
@RequirePermission('tables:read')
export class CommissionResolver {
  @Query(() => CommissionConnection, {
    description:
      'Commissions, rakes, session charges and deductions over a period, grouped by day, table, game and rule.',
  })
  async commissions(
    @Args() args: CommissionsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<Commission>> {
    const page = pageRequest(COMMISSIONS, args, await positionFor(principal, args, snapshot));
    const { after, first } = page;
    const groups = await snapshot.read((manager) =>
      readCommissions(manager, periodOf(args, page.position), { by: args.by, after, limit: first + 1 }),
    );
    return pageOf(groups, page, {
      node: commissionOf,
      key: (group) => GROUP_COLUMNS.map((column) => group[column]),
    });
  }
}
