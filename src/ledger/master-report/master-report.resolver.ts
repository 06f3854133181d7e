import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readMasterReport } from './read-master-report.queries';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { masterReportAnswer } from './master-report.answer';
import { MasterGameReport } from './master-report.type';

@ArgsType()
class MasterReportArguments extends CasinoArguments {
  @Field(() => GamingDayType)
  day!: string;

  @Field({ defaultValue: false, description: 'With a row per table.' })
  byTable!: boolean;
}

@Resolver()
@RequirePermission('reports:read')
export class MasterReportResolver {
  @Query(() => MasterGameReport, {
    description: 'Drop, win, hold and theoretical win of each game: day, month, year and last thirty days.',
  })
  async masterGameReport(
    @Args() args: MasterReportArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<MasterGameReport> {
    const { casino, day, byTable } = args;
    const position = await positionFor(principal, args, snapshot);
    const report = await snapshot.read((manager) =>
      readMasterReport(manager, { casino, day, position }, byTable),
    );
    return masterReportAnswer(report, { day, position });
  }
}
