import type { EntityManager } from 'typeorm';
import type { AccountSum, SubLedgerSum } from './account-sums.queries';
import type { Period } from '../../kernel/gaming-day';
import { accountSums, subLedgerSums } from './account-sums.queries';
import { inMoney, moneyOf, schemaEnum } from '../../api/scalars';
import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Connection } from '../../api/connection.type';
import { connectionOf, PagedReportArguments, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { PeriodArguments, periodOf, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Asked, type Asking } from '../../api/snapshot/operation-context';
import { notFound, NotFound, foundOrNot } from '../../api/not-found.type';
import { type AccountInChart, accountInChart, LAST_DAY } from '../casino/chart-mapping';
import { readCharts } from '../gaming-day/known-days.queries';
import { AccountInChartType, AccountSums } from './journal-line.type';
import { parseAccount } from '../_core/account';
import type { AccountKind } from '../_core/chart-of-accounts';
import { g } from '../../api/schema-fields';

/** An account over a period, per currency; none for an account without a line until its last day. */
async function readStatement(
  manager: EntityManager,
  account: string,
  period: Period,
): Promise<AccountPeriod[]> {
  const ofAccount = (sums: readonly AccountSum[]) => sums.filter((sum) => sum.account === account);
  const until = ofAccount(await accountSums(manager, { ...period, from: undefined }, { under: account }));
  const within = ofAccount(await accountSums(manager, period, { under: account }));
  const [subLedgers = []] = await subLedgerSums(manager, [{ ...period, account }]);
  return until.map(({ currency, debits, credits }) => {
    const moved = within.find((sum) => sum.currency === currency) ?? { debits: 0n, credits: 0n };
    const closing = debits - credits;
    return {
      currency,
      ...inMoney(currency, {
        opening: closing - (moved.debits - moved.credits),
        debits: moved.debits,
        credits: moved.credits,
        closing,
      }),
      subLedgers: subLedgers.filter((each) => each.currency === currency).map(subLedgerOf),
    };
  });
}

const ACCOUNTS: PagedList = { name: 'accounts', key: ['text', 'text'] };

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

const AccountConnection = connectionOf(Account, 'Account');

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

export const subLedgerOf = ({ subLedger, balance, currency }: SubLedgerSum): SubLedger => ({
  subLedger: subLedger === '' ? null : subLedger,
  balance: moneyOf(balance, currency),
});

@Resolver()
@RequirePermission('ledger:read')
export class AccountResolver {
  @Query(() => AccountConnection, {
    description: 'All accounts with postings (sumas y saldos), by path and currency.',
  })
  async accounts(
    @Args() args: AccountsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<Account>> {
    const page = pageRequest(ACCOUNTS, args, await positionFor(principal, args, snapshot));
    const [account, currency] = page.after ?? [];
    const after = page.after && { after: [account!, currency!] as const };
    const choice = { under: args.under, ...after, limit: page.first + 1 };
    const sums = await snapshot.read((manager) =>
      accountSums(manager, periodOf(args, page.position), choice),
    );
    const { casino, asOf: day = LAST_DAY } = args;
    const charts = await snapshot.read((manager) => readCharts(manager, { casino, position: page.position }));
    return pageOf(sums, page, {
      node: (sum) => accountOf(sum, accountInChart(sum.account, day, charts)),
      key: (sum) => [sum.account, sum.currency],
    });
  }

  @Query(() => AccountAnswer, {
    description:
      'One account over a period: opening balance, movements, closing balance and its sub-ledgers.',
  })
  async account(
    @Args() args: AccountArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<AccountStatement | NotFound> {
    const { account, casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const currencies = await snapshot.read((manager) =>
      readStatement(manager, account, periodOf(args, position)),
    );
    if (currencies.length === 0) return notFound('ACCOUNT.UNKNOWN');
    const charts = await snapshot.read((manager) => readCharts(manager, { casino, position }));
    const inChart = accountInChart(account, args.asOf ?? LAST_DAY, charts);
    const named = { account, chart: chartEntryOf(account), inChart };
    return { position, asOf: args.asOf ?? null, complete: true, ...named, currencies };
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
