import { Args, ArgsType, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { sumMinor } from '../../kernel/money';
import { accountInChart, type ChartMapping, LAST_DAY } from '../casino/chart-mapping';
import { readCharts } from '../gaming-day/known-days.queries';
import { AccountSums } from './journal-line.type';
import { type AccountSum, accountSums, readDaysPosted } from './account-sums.queries';
import { GamingDayType, Money, moneyOf } from '../../api/scalars';
import {
  type Basis,
  BasisName,
  PeriodArguments,
  periodOf,
  positionFor,
} from '../../api/snapshot/casino-scope';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import {
  Delivered,
  type FeedPage,
  feedResolver,
  type FeedSpan,
  SubscriptionArguments,
} from '../../api/feed-reader';

@ObjectType({ description: 'One account of the trial balance (balance de sumas y saldos).' })
class TrialBalanceLine extends AccountSums {
  @Field(() => Money, { description: 'The balance if debits exceed credits, otherwise zero.' })
  debit!: Money;

  @Field(() => Money, { description: 'The balance if credits exceed debits, otherwise zero.' })
  credit!: Money;
}

@ObjectType({
  description: 'Debits and credits of all accounts in one currency; equal in a sound ledger (A1).',
})
class TrialBalanceTotal {
  @Field(() => Money)
  debits!: Money;

  @Field(() => Money)
  credits!: Money;

  @Field({ description: 'Whether debits equal credits to the last minor unit.' })
  balanced!: boolean;
}

@ObjectType()
class TrialBalance extends Answer {
  @Field(() => [TrialBalanceLine], { description: 'Every account with a movement, by path and currency.' })
  lines!: TrialBalanceLine[];

  @Field(() => [TrialBalanceTotal], { description: 'One per currency.' })
  totals!: TrialBalanceTotal[];
}

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
    const charts = await snapshot.read((manager) => readCharts(manager, { casino: args.casino, position }));
    const day = args.asOf ?? LAST_DAY;
    return {
      position,
      asOf: args.asOf ?? null,
      complete: true,
      lines: sums.map((sum) => trialBalanceLineOf(sum, day, charts)),
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

function trialBalanceLineOf(
  { account, currency, debits, credits }: AccountSum,
  day: string,
  charts: readonly ChartMapping[],
): TrialBalanceLine {
  const balance = debits - credits;
  return {
    account,
    inChart: accountInChart(account, day, charts),
    debits: moneyOf(debits, currency),
    credits: moneyOf(credits, currency),
    debit: moneyOf(balance > 0n ? balance : 0n, currency),
    credit: moneyOf(balance < 0n ? -balance : 0n, currency),
  };
}

/** Most records scanned for changed days before their totals are delivered. */
const RECORDS_AT_ONCE = 10_000n;

@ArgsType()
class GamingDayTotalsArguments extends SubscriptionArguments {
  @Field(() => GamingDayType, { nullable: true, description: 'Only this day.' })
  gamingDay?: string;

  @Field(() => BasisName, {
    defaultValue: BasisName.BOOKED,
    description: 'The day by which an amount is counted.',
  })
  basis!: Basis;
}

@ObjectType({ description: 'The postings of one gaming day at a position.' })
class DayTotals {
  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => [TrialBalanceLine], { description: 'Every account with a movement, by path and currency.' })
  lines!: TrialBalanceLine[];
}

@ObjectType({
  description: 'The new totals of changed gaming days. Intermediate totals are skipped.',
})
class GamingDayTotals extends Delivered {
  @Field({
    description: 'False if an event that belongs here is parked because of a bug.',
  })
  complete!: boolean;

  @Field(() => [DayTotals], { description: 'Oldest first.' })
  days!: DayTotals[];
}

export const GamingDayTotalsResolver = feedResolver({
  field: 'gamingDayTotals',
  description: 'The latest totals of a gaming day after each posting; intermediate totals may be skipped.',
  permission: 'ledger:read',
  item: () => GamingDayTotals,
  wanted: GamingDayTotalsArguments,
  read: readTotals,
});

type Wanted = Omit<GamingDayTotalsArguments, 'after'>;

async function readTotals(
  snapshot: OperationSnapshot,
  { after, upTo }: FeedSpan,
  { casino, gamingDay, basis }: Wanted,
): Promise<FeedPage<GamingDayTotals>> {
  const position = upTo - after > RECORDS_AT_ONCE ? after + RECORDS_AT_ONCE : upTo;
  const { day: column } = periodOf({ casino, basis }, position);
  const changed = await snapshot.read((manager) =>
    readDaysPosted(manager, { casino, day: column, after, upTo: position }),
  );
  const charts = await snapshot.read((manager) => readCharts(manager, { casino, position }));
  const days: DayTotals[] = [];
  for (const day of changed.filter((each) => gamingDay === undefined || each === gamingDay)) {
    const period = periodOf({ casino, basis, from: day, asOf: day }, position);
    const sums = await snapshot.read((manager) => accountSums(manager, period));
    days.push({ gamingDay: day, lines: sums.map((sum) => trialBalanceLineOf(sum, day, charts)) });
  }
  const complete = snapshot.isComplete({ position, asOf: days.at(-1)?.gamingDay ?? null });
  return { items: days.length === 0 ? [] : [{ position, complete, days }], reached: position };
}
