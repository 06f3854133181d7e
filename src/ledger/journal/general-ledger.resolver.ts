import type { EntityManager } from 'typeorm';
import type { Minor } from '../../kernel/money';
import { accountSums, type Period, sumsUntilLine } from './account-sums.queries';
import {
  type PageRequest,
  type Connection,
  PagedPeriodArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import { type LinesWanted, readJournalLines } from './read-journal-lines.answer';
import { type LedgerRow, type LedgerLine, LedgerLineConnection, ledgerLineOf } from './journal-line.type';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { periodOf } from '../../api/graphql/snapshot/period';

export async function readLedgerPage(
  manager: EntityManager,
  wanted: LinesWanted & { readonly account: string },
  { page, period }: { readonly page: PageRequest; readonly period: Period },
): Promise<LedgerRow[]> {
  const balances = await balancesBefore(manager, wanted.account, { page, period });
  const lines = await readJournalLines(manager, wanted, page);
  return lines.map((line) => {
    const balance = (balances.get(line.currency) ?? 0n) + line.debit - line.credit;
    balances.set(line.currency, balance);
    return { line, balance };
  });
}

async function balancesBefore(
  manager: EntityManager,
  account: string,
  { page, period }: { readonly page: PageRequest; readonly period: Period },
): Promise<Map<string, Minor>> {
  const balances = new Map<string, Minor>();
  const add = (currency: string, amount: Minor): void => {
    balances.set(currency, (balances.get(currency) ?? 0n) + amount);
  };
  if (period.from !== undefined) {
    for (const [sign, from] of [[1n, undefined] as const, [-1n, period.from] as const]) {
      const sums = await accountSums(manager, { ...period, from, asOf: undefined }, { under: account });
      for (const sum of sums) {
        if (sum.account === account) add(sum.currency, sign * (sum.debits - sum.credits));
      }
    }
  }
  if (page.after) {
    const [record, line] = page.after as readonly [string, string];
    for (const [currency, amount] of await sumsUntilLine(manager, period, { account, record, line })) {
      add(currency, amount);
    }
  }
  return balances;
}

const LEDGER: PagedList = { name: 'general-ledger', key: ['record', 'line'] };

@ArgsType()
class GeneralLedgerArguments extends PagedPeriodArguments {
  @Field({ description: 'Path, e.g. cash:cage.' })
  account!: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class GeneralLedgerResolver {
  @Query(() => LedgerLineConnection, {
    description: 'The general ledger (libro mayor): the lines of one account with the balance after each.',
  })
  async generalLedger(
    @Args() args: GeneralLedgerArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<LedgerLine>> {
    const page = pageRequest(LEDGER, args, await positionFor(principal, args, snapshot));
    const period = periodOf(args, page.position);
    const rows = await snapshot.read((manager) => readLedgerPage(manager, args, { page, period }));
    return pageOf(rows, page, {
      node: ledgerLineOf,
      key: ({ line }) => [line.recordNumber.toString(), line.line.toString()],
    });
  }
}
