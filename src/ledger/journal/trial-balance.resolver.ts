import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { sumMinor } from '../../kernel/money';
import { type ChartMapping, LAST_DAY } from '../casino/chart-mapping';
import { readCharts } from '../casino/known-days.queries';
import { AccountSums } from './journal-line.type';
import { readDaysPosted } from './account-sums.queries';
import { accountsMoved } from './period-balances.queries';
import { type AccountLevel, nameOfSum, summedUp, type TrialBalanceSum } from './trial-balance';
import { assertAccount } from './journal-filter.type';
import { addressOfFigure } from '../_core/books/figure';
import { inMoney, schemaEnum } from '../../api/scalars';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { BasisName, PeriodArguments, periodOf } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import type { FeedPage, FeedSpan } from '../../api/feed-reader';
import { Delivered, feedResolver, SubscriptionArguments } from '../../api/feed-reader';
import { g } from '../../api/schema-fields';

const AccountLevelName: Record<'ACCOUNT' | 'WITHOUT_TABLE' | 'FAMILY' | 'CODE', AccountLevel> = {
  ACCOUNT: 'account',
  WITHOUT_TABLE: 'without-table',
  FAMILY: 'family',
  CODE: 'code',
};
schemaEnum(AccountLevelName, 'AccountLevel', 'How far the accounts of a trial balance are summed up.', {
  ACCOUNT: 'Each account: win:roulette-french:RF1.',
  WITHOUT_TABLE: 'The accounts of all tables together: win:roulette-french.',
  FAMILY: 'By the beginning of the path: win.',
  CODE: "By the codes of the casino's chart, or the proposed ones: 701. An account without a code stays by itself.",
});

@ArgsType()
class TrialBalanceArguments extends g.args(PeriodArguments, {
  level: g.byDefault<AccountLevel>(
    'account',
    g.of(() => AccountLevelName, 'How far accounts are summed up.'),
  ),
  under: g.optional(g.text('Only this account and those below it, e.g. chips.')),
}) {}

@ObjectType({
  description:
    'One account of the trial balance (balance de sumas y saldos), or several summed up: `account` then is the beginning that they share, or their code.',
})
class TrialBalanceLine extends g.object(AccountSums, {
  opening: g.money('The balance before the first day of the period: debits less credits.'),
  closing: g.money('The balance after its last day: opening + debits - credits.'),
  figure: g.nullable(
    g.id('The address of the closing balance, for `explain`; null for accounts summed up, and by own days.'),
  ),
  debit: g.money('Debits less credits of the period if debits exceed credits, otherwise zero.'),
  credit: g.money('Credits less debits of the period if credits exceed debits, otherwise zero.'),
}) {}

@ObjectType({
  description: 'Debits and credits of all accounts in one currency; equal in a sound ledger (A1).',
})
class TrialBalanceTotal extends g.object({
  debits: g.money(),
  credits: g.money(),
  opening: g.money('The opening balances together; zero for all accounts of a sound ledger.'),
  closing: g.money('The closing balances together; zero for all accounts of a sound ledger.'),
  balanced: g.bool('Whether debits equal credits to the last minor unit.'),
}) {}

@ObjectType()
class TrialBalance extends g.object(Answer, {
  lines: g.listOf(
    () => TrialBalanceLine,
    'Every account with a movement in the period or a balance before it, in the order of the codes in force on the last day, then by path and currency; accounts without a code are last.',
  ),
  totals: g.listOf(() => TrialBalanceTotal, 'One per currency, of the lines listed.'),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class TrialBalanceResolver {
  @AnswerField(
    () => TrialBalance,
    'The trial balance of a casino over a period: opening balances, movements and closing balances.',
  )
  trialBalance(@Args() args: TrialBalanceArguments): AnswerOf<TrialBalance> {
    const { asOf, level, under, basis } = args;
    const day = asOf ?? LAST_DAY;
    if (under !== undefined) assertAccount(under, 'under');
    return async ({ manager, casino, position }) => {
      const sums = await accountsMoved(manager, periodOf(args, position), { under });
      const charts = await readCharts(manager, { casino, position });
      const shown = { level, day, charts, isExplained: level === 'account' && basis === 'booked' };
      return {
        lines: summedUp(sums, shown).map((sum) => trialBalanceLineOf(sum, shown)),
        totals: totalsOf(sums),
      };
    };
  }
}

function totalsOf(sums: readonly TrialBalanceSum[]): TrialBalanceTotal[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const inCurrency = sums.filter((account) => account.currency === currency);
    const debits = sumMinor(inCurrency.map((account) => account.debits));
    const credits = sumMinor(inCurrency.map((account) => account.credits));
    const opening = sumMinor(inCurrency.map((account) => account.opening));
    return {
      ...inMoney(currency, { debits, credits, opening, closing: opening + debits - credits }),
      balanced: debits === credits,
    };
  });
}

interface ShownAt {
  readonly level: AccountLevel;
  readonly day: string;
  readonly charts: readonly ChartMapping[];
  readonly isExplained: boolean;
}

function trialBalanceLineOf(
  { account, currency, opening, debits, credits }: TrialBalanceSum,
  shown: ShownAt,
): TrialBalanceLine {
  const balance = debits - credits;
  const { day } = shown;
  return {
    account,
    inChart: nameOfSum(account, shown),
    figure: shown.isExplained ? addressOfFigure({ kind: 'balance', account, day, currency }) : null,
    ...inMoney(currency, { opening, debits, credits, closing: opening + balance }),
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
  lines: g.listOf(
    () => TrialBalanceLine,
    'Every account with a movement, in the order of the trial balance.',
  ),
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
    const sums = await snapshot.read((manager) => accountsMoved(manager, period));
    const moved = sums.filter(({ debits, credits }) => debits !== 0n || credits !== 0n);
    const shown: ShownAt = { level: 'account', day, charts, isExplained: basis === 'booked' };
    const lines = summedUp(moved, shown).map((sum) => trialBalanceLineOf(sum, shown));
    days.push({ gamingDay: day, lines });
  }
  const complete = snapshot.isComplete({ position, asOf: days.at(-1)?.gamingDay ?? null });
  return { items: days.length === 0 ? [] : [{ position, complete, days }], reached: position };
}
