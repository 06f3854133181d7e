import type { AccountInPeriod, AccountSum, SubLedgerSum } from './account-sums.queries';
import { accountSums, readStatement } from './account-sums.queries';
import { inMoney, moneyOf, schemaEnum } from '../../api/scalars';
import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { PagedReportArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { PeriodArguments, periodOf } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import { notFound, NotFound, foundOrNot } from '../../api/not-found.type';
import { type AccountInChart, accountInChart, LAST_DAY } from '../casino/chart-mapping';
import { readCharts } from '../casino/known-days.queries';
import { AccountInChartType, AccountSums } from './journal-line.type';
import { parseAccount } from '../_core/account';
import type { AccountKind } from '../_core/chart-of-accounts';
import { g } from '../../api/schema-fields';

@ArgsType()
class AccountsArguments extends g.args(PagedReportArguments, {
  under: g.optional(g.text('Only this path and its sub-paths, e.g. chips.')),
}) {}

@ArgsType()
class AccountArguments extends g.args(PeriodArguments, {
  account: g.text('Path, e.g. cash:cage.'),
}) {}

const AccountKindName: Record<Uppercase<AccountKind>, AccountKind> = {
  ASSET: 'asset',
  LIABILITY: 'liability',
  REVENUE: 'revenue',
  EXPENSE: 'expense',
  POSITION: 'position',
};

@ObjectType({
  description: 'The definition of an account path in the chart of accounts (cuadro de cuentas).',
})
class ChartEntry extends g.object({
  kind: g.of(() => AccountKindName),
  code: g.text('Proposed code of the Spanish general chart (PGC); empty if there is none.'),
  holds: g.text('Contents of such an account.'),
  table: g.nullable(g.text('Its table.')),
}) {}

@ObjectType({ description: 'The balance of one sub-ledger of a control account.' })
export class SubLedger extends g.object({
  subLedger: g.nullable(
    g.text('Slip, banker, bank and member, cheque, pool, or entry of a register; null: none.'),
  ),
  balance: g.money('Debits less credits.'),
}) {}

@ObjectType({
  description: 'An account (cuenta) in one currency at the end of the requested day.',
})
class Account extends g.object(AccountSums, {
  chart: g.of(() => ChartEntry),
  balance: g.money('Debits less credits: what is owed to others is negative.'),
}) {}

@ObjectType({ description: 'An account over a period, in one currency.' })
class AccountPeriod extends g.object({
  currency: g.text(),
  opening: g.money('Balance before the first day: debits less credits.'),
  debits: g.money('Debits of the period.'),
  credits: g.money('Credits of the period.'),
  closing: g.money('Balance after the last day: opening + debits - credits.'),
  subLedgers: g.listOf(() => SubLedger, 'The parts of the closing balance that are not zero.'),
}) {}

@ObjectType()
class AccountStatement extends g.object(Answer, {
  account: g.text('Account path, e.g. commission:rake:lampland.'),
  chart: g.of(() => ChartEntry),
  inChart: g.of(() => AccountInChartType),
  currencies: g.listOf(() => AccountPeriod, 'One per currency.'),
}) {}

const AccountAnswer = foundOrNot('AccountAnswer', AccountStatement);

const accountOf = ({ account, currency, debits, credits }: AccountSum, inChart: AccountInChart): Account => ({
  account,
  inChart,
  chart: chartEntryOf(account),
  ...inMoney(currency, { debits, credits, balance: debits - credits }),
});

const accountPeriodOf = ({ currency, subLedgers, ...sums }: AccountInPeriod): AccountPeriod => ({
  currency,
  ...inMoney(currency, sums),
  subLedgers: subLedgers.map(subLedgerOf),
});

export const subLedgerOf = ({ subLedger, balance, currency }: SubLedgerSum): SubLedger => ({
  subLedger: subLedger === '' ? null : subLedger,
  balance: moneyOf(balance, currency),
});

@Resolver()
@RequirePermission('ledger:read')
export class AccountResolver {
  @ListField(Account, 'All accounts with postings (sumas y saldos), by path and currency.')
  accounts(@Args() args: AccountsArguments) {
    const { under, asOf: day = LAST_DAY } = args;
    return list({
      name: 'accounts',
      key: { account: 'text', currency: 'text' },
      read: (db, page) => accountSums(db, periodOf(args, page.position), { ...page, under }),
      beside: readCharts,
      node: (sum, _page, charts) => accountOf(sum, accountInChart(sum.account, day, charts)),
    });
  }

  @AnswerField(
    () => AccountAnswer,
    'One account over a period: opening balance, movements, closing balance and its sub-ledgers.',
  )
  account(@Args() args: AccountArguments): AnswerOf<AccountStatement | NotFound> {
    const { account, asOf: day = LAST_DAY } = args;
    return async ({ manager, casino, position }) => {
      const currencies = await readStatement(manager, account, periodOf(args, position));
      if (currencies.length === 0) return notFound('ACCOUNT.UNKNOWN');
      const inChart = accountInChart(account, day, await readCharts(manager, { casino, position }));
      return { account, chart: chartEntryOf(account), inChart, currencies: currencies.map(accountPeriodOf) };
    };
  }
}

schemaEnum(
  AccountKindName,
  'AccountKind',
  'The kind of an account; POSITION covers the rest: variances, fx, cut-over.',
);

function chartEntryOf(account: string): ChartEntry {
  const { kind = 'position', code = '', holds = '', table = null } = parseAccount(account) ?? {};
  return { kind, code, holds, table };
}
