import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { controlSlips } from './slip-control';
import { readSlipFigures } from './slip-figures.queries';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { slipControlOf, SlipControlType } from './slip-control.type';

@ArgsType()
class SlipControlArguments extends CasinoArguments {
  @Field(() => GamingDayType, { description: 'The first gaming day.' })
  from!: string;

  @Field(() => GamingDayType, {
    nullable: true,
    description: 'The last gaming day; default: the first.',
  })
  asOf?: string;

  @Field({ defaultValue: false, description: 'Only slips with a problem; series are complete.' })
  onlyProblems!: boolean;
}

@Resolver()
@RequirePermission('ledger:read')
export class SlipControlResolver {
  @Query(() => SlipControlType, {
    description:
      'Slips (vales) of a period at the table, at the cage and in the ledger, and the numbers of each pad.',
  })
  async slipControl(
    @Args() args: SlipControlArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SlipControlType> {
    const { casino, from, asOf: until = from, onlyProblems } = args;
    const position = await positionFor(principal, args, snapshot);
    const figures = await snapshot.read((manager) =>
      readSlipFigures(manager, { casino, position, from, until }),
    );
    const { slips, series } = controlSlips(figures);
    const listed = onlyProblems ? slips.filter(({ problems }) => problems.length > 0) : slips;
    return slipControlOf({ slips: listed, series }, { position, asOf: until });
  }
}
