import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { sumMinor } from '../../kernel/money';
import { type AccountSum, accountSums } from './account-sums.queries';
import { moneyOf } from '../../api/graphql/scalars/money.type';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { periodOf } from '../../api/graphql/snapshot/period';
import { PeriodArguments } from '../../api/graphql/snapshot/report-arguments';
import { TrialBalance, trialBalanceLineOf, type TrialBalanceTotal } from './trial-balance.type';

@Resolver()
@RequirePermission('ledger:read')
export class TrialBalanceResolver {
  @Query(() => TrialBalance, {
    description: 'The trial balance of a casino, from the totals per booking day.',
  })
  async trialBalance(
    @Args() args: PeriodArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<TrialBalance> {
    const position = await positionFor(principal, args, snapshot);
    const sums = await snapshot.read((manager) => accountSums(manager, periodOf(args, position)));
    return {
      position,
      asOf: args.asOf ?? null,
      complete: true,
      lines: sums.map(trialBalanceLineOf),
      totals: totalsOf(sums),
    };
  }
}

function totalsOf(sums: readonly AccountSum[]): TrialBalanceTotal[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const inCurrency = sums.filter((account) => account.currency === currency);
    const debits = sumMinor(inCurrency.map((account) => account.debits));
    const credits = sumMinor(inCurrency.map((account) => account.credits));
    return {
      debits: moneyOf(debits, currency),
      credits: moneyOf(credits, currency),
      balanced: debits === credits,
    };
  });
}
