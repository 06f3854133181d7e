import type { EntityManager } from 'typeorm';
import type { Minor } from '../../kernel/money';
import { accountSums } from './account-sums.queries';
import type { Period } from './period.queries';
import { sumsUntilLine } from './sums-until-line.queries';
import type { PageRequest } from '../../api/graphql/connection/connection.type';
import { type LinesWanted, readJournalLines } from './read-journal-lines.answer';
import type { LedgerRow } from './ledger-line.type';

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
