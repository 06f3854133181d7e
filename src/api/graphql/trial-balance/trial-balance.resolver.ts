import { Args, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { Opens } from '../../../access/door.decorator';
import type { Principal } from '../../../access/principal';
import type { Minor } from '../../../kernel/money';
import { sumMinor } from '../../../kernel/money';
import { DayTotalEntity } from '../../../projections/journal/day-total.entity';
import { moneyOf } from '../scalars/money.type';
import { positionFor } from '../snapshot/casino-scope';
import { Snapshot } from '../snapshot/operation-context';
import type { OperationSnapshot } from '../snapshot/operation-snapshot';
import { ReportArguments } from '../snapshot/report-arguments';
import { TrialBalance, type TrialBalanceLine, type TrialBalanceTotal } from './trial-balance.type';

interface AccountSums {
  readonly account: string;
  readonly currency: string;
  readonly debits: Minor;
  readonly credits: Minor;
}

@Resolver()
@Opens('ledger:read')
export class TrialBalanceResolver {
  @Query(() => TrialBalance, {
    description: 'The trial balance of a casino, from the totals per booking day.',
  })
  async trialBalance(
    @Args() { casino, asOf }: ReportArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<TrialBalance> {
    const { position } = await positionFor(principal, casino, snapshot);
    const sums = await snapshot.read((manager) => sumsByAccount(manager, casino, asOf));
    return {
      position,
      asOf: asOf ?? null,
      complete: true,
      lines: sums.map(lineOf),
      totals: totalsOf(sums),
    };
  }
}

async function sumsByAccount(
  manager: EntityManager,
  casino: string,
  asOf: string | undefined,
): Promise<AccountSums[]> {
  const query = manager
    .createQueryBuilder(DayTotalEntity, 'total')
    .select(['total.account AS account', 'total.currency AS currency'])
    .addSelect('sum(total.debit)', 'debits')
    .addSelect('sum(total.credit)', 'credits')
    .where('total.casino = :casino', { casino })
    .groupBy('total.account, total.currency')
    .orderBy('total.account, total.currency');
  if (asOf !== undefined) query.andWhere('total.bookingDay <= :asOf', { asOf });
  return query.getRawMany<AccountSums>();
}

function lineOf({ account, currency, debits, credits }: AccountSums): TrialBalanceLine {
  const balance = debits - credits;
  return {
    account,
    debits: moneyOf(debits, currency),
    credits: moneyOf(credits, currency),
    debit: moneyOf(balance > 0n ? balance : 0n, currency),
    credit: moneyOf(balance < 0n ? -balance : 0n, currency),
  };
}

function totalsOf(sums: readonly AccountSums[]): TrialBalanceTotal[] {
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
