import type { EntityManager } from 'typeorm';
import { type AccountSum, accountSums, type Period, subLedgerSums } from './account-sums.queries';
import { moneyOf } from '../../api/graphql/scalars/money.type';
import {
  type AccountPeriod,
  subLedgerOf,
  type Account,
  AccountAnswer,
  AccountConnection,
  accountOf,
  type AccountStatement,
  chartEntryOf,
} from './account.type';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import {
  type Connection,
  PagedReportArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { periodOf } from '../../api/graphql/snapshot/period';
import { notFound, type NotFound } from '../../api/graphql/refusals/not-found.type';
import { PeriodArguments } from '../../api/graphql/snapshot/report-arguments';

/** An account over a period, per currency; none for an account without a line until its last day. */
export async function readStatement(
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
      opening: moneyOf(closing - (moved.debits - moved.credits), currency),
      debits: moneyOf(moved.debits, currency),
      credits: moneyOf(moved.credits, currency),
      closing: moneyOf(closing, currency),
      subLedgers: subLedgers.filter((each) => each.currency === currency).map(subLedgerOf),
    };
  });
}

const ACCOUNTS: PagedList = { name: 'accounts', key: ['text', 'text'] };

@ArgsType()
class AccountsArguments extends PagedReportArguments {
  @Field({ nullable: true, description: 'Only this path and its sub-paths, e.g. chips.' })
  under?: string;
}

@ArgsType()
class AccountArguments extends PeriodArguments {
  @Field({ description: 'Path, e.g. cash:cage.' })
  account!: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class AccountResolver {
  @Query(() => AccountConnection, {
    description: 'All accounts with postings (sumas y saldos), by path and currency.',
  })
  async accounts(
    @Args() args: AccountsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<Account>> {
    const page = pageRequest(ACCOUNTS, args, await positionFor(principal, args, snapshot));
    const [account, currency] = page.after ?? [];
    const choice = {
      under: args.under,
      ...(page.after && { after: [account!, currency!] as const }),
      limit: page.first + 1,
    };
    const sums = await snapshot.read((manager) =>
      accountSums(manager, periodOf(args, page.position), choice),
    );
    return pageOf(sums, page, { node: accountOf, key: (sum) => [sum.account, sum.currency] });
  }

  @Query(() => AccountAnswer, {
    description:
      'One account over a period: opening balance, movements, closing balance and its sub-ledgers.',
  })
  async account(
    @Args() args: AccountArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<AccountStatement | NotFound> {
    const { account } = args;
    const position = await positionFor(principal, args, snapshot);
    const currencies = await snapshot.read((manager) =>
      readStatement(manager, account, periodOf(args, position)),
    );
    if (currencies.length === 0) return notFound('ACCOUNT.UNKNOWN');
    const chart = chartEntryOf(account);
    return { position, asOf: args.asOf ?? null, complete: true, account, chart, currencies };
  }
}
