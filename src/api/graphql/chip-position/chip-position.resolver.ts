import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { Opens } from '../../../access/door.decorator';
import type { Principal } from '../../../access/principal';
import { accountSums } from '../../../projections/journal/account-sums';
import { subLedgerSums } from '../../../projections/journal/sub-ledger-sums';
import { positionFor } from '../snapshot/casino-scope';
import { Snapshot } from '../snapshot/operation-context';
import type { OperationSnapshot } from '../snapshot/operation-snapshot';
import { periodOf } from '../snapshot/period';
import { ReportArguments } from '../snapshot/report-arguments';
import { ChipPosition, chipsByCurrency } from './chip-position.type';

@Resolver()
@Opens('ledger:read')
export class ChipPositionResolver {
  @Query(() => ChipPosition, { description: 'Where the chips of a casino are, and what customers hold.' })
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
