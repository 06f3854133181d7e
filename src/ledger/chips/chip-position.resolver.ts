import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { accountSums } from '../journal/account-sums.queries';
import { subLedgerSums } from '../journal/sub-ledger-sums.queries';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { periodOf } from '../../api/graphql/snapshot/period';
import { ReportArguments } from '../../api/graphql/snapshot/report-arguments';
import { ChipPosition, chipsByCurrency } from './chip-position.type';

@Resolver()
@RequirePermission('ledger:read')
export class ChipPositionResolver {
  @Query(() => ChipPosition, {
    description: 'The holders of the chips of a casino, and the outstanding chips.',
  })
  async chipPosition(
    @Args() args: ReportArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<ChipPosition> {
    const position = await positionFor(principal, args, snapshot);
    const period = periodOf(args, position);
    const { sums, slips } = await snapshot.read(async (manager) => ({
      sums: await accountSums(manager, period, { under: 'chips' }),
      slips: (await subLedgerSums(manager, [{ ...period, account: 'chips:transit' }]))[0] ?? [],
    }));
    return { position, asOf: args.asOf ?? null, complete: true, currencies: chipsByCurrency(sums, slips) };
  }
}
