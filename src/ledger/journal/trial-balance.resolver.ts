import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { sumMinor } from '../../kernel/money';
import { accountInChart, type ChartMapping, LAST_DAY } from '../casino/chart-mapping';
import { readCharts } from '../casino/known-days.queries';
import { AccountSums } from './journal-line.type';
import { type AccountSum, accountSums, readDaysPosted } from './account-sums.queries';
import { inMoney } from '../../api/scalars';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { BasisName, PeriodArguments, periodOf } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import type { FeedPage, FeedSpan } from '../../api/feed-reader';
import { Delivered, feedResolver, SubscriptionArguments } from '../../api/feed-reader';
import { g } from '../../api/schema-fields';

@ObjectType({ description: 'One account of the trial balance (balance de sumas y saldos).' })
class TrialBalanceLine extends g.object(AccountSums, {
  debit: g.money('The balance if debits exceed credits, otherwise zero.'),
  credit: g.money('The balance if credits exceed debits, otherwise zero.'),
}) {}

@ObjectType({
  description: 'Debits and credits of all accounts in one currency; equal in a sound ledger (A1).',
})
class TrialBalanceTotal extends g.object({
  debits: g.money(),
  credits: g.money(),
  balanced: g.bool('Whether debits equal credits to the last minor unit.'),
}) {}

@ObjectType()
class TrialBalance extends g.object(Answer, {
  lines: g.listOf(() => TrialBalanceLine, 'Every account with a movement, by path and currency.'),
  totals: g.listOf(() => TrialBalanceTotal, 'One per currency.'),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class TrialBalanceResolver {
  @AnswerField(() => TrialBalance, 'The trial balance of a casino, from the totals per booking day.')
  trialBalance(@Args() args: PeriodArguments): AnswerOf<TrialBalance> {
    const { asOf: day = LAST_DAY } = args;
    return async ({ manager, casino, position }) => {
      const sums = await accountSums(manager, periodOf(args, position));
      const charts = await readCharts(manager, { casino, position });
      return { lines: sums.map((sum) => trialBalanceLineOf(sum, day, charts)), totals: totalsOf(sums) };
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
      ...inMoney(currency, { debits, credits }),
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
    ...inMoney(currency, { debits, credits }),
    ...inMoney(currency, { debit: balance > 0n ? balance : 0n, credit: balance < 0n ? -balance : 0n }),
  };
}

/** How many records are searched for changed days before their totals are sent. */
const RECORDS_AT_ONCE = 10_000n;

@ArgsType()
class GamingDayTotalsArguments extends g.args(SubscriptionArguments, {
  gamingDay: g.optional(g.gamingDay('Only this day.')),
  basis: g.byDefault(
    BasisName.BOOKED,
    g.of(() => BasisName, 'The day by which an amount is counted.'),
  ),
}) {}

@ObjectType({ description: 'The postings of one gaming day at a position.' })
class DayTotals extends g.object({
  gamingDay: g.gamingDay(),
  lines: g.listOf(() => TrialBalanceLine, 'Every account with a movement, by path and currency.'),
}) {}

@ObjectType({
  description: 'The new totals of changed gaming days. Intermediate totals are skipped.',
})
class GamingDayTotals extends g.object(Delivered, {
  complete: g.bool('False if an event that belongs here is parked because of a bug.'),
  days: g.listOf(() => DayTotals, 'Oldest first.'),
}) {}

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
