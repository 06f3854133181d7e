import { accountOfAllTables, parseAccount } from '../_core/account';
import { type AccountFamily, NAMES_OF_FAMILIES } from '../_core/chart-of-accounts';
import {
  type AccountInChart,
  accountInChart,
  type ChartMapping,
  codeInChart,
  codeOf,
} from '../casino/chart-mapping';
import { entryOf } from '../../kernel/same-value';
import type { Minor } from '../../kernel/money';

/** How far the accounts of a trial balance are summed up; `code` is by the codes of the casino's chart. */
export type AccountLevel = 'account' | 'without-table' | 'family' | 'code';

/** An account, or several that are summed up, in one currency over a period. Amounts in minor units. */
export interface TrialBalanceSum {
  /** The path of the account or of the accounts that begin with it; the code at the level `code`. */
  readonly account: string;
  readonly currency: string;
  /** The balance before the period: debits less credits. */
  readonly opening: Minor;
  readonly debits: Minor;
  readonly credits: Minor;
}

/**
 * Sums up accounts to a level, in the order of the codes that they have on the day, those of one code by key and currency,
 * and those without a code last. Accounts without a code stay by themselves at the level `code`.
 */
export function summedUp(sums: readonly TrialBalanceSum[], of: OfLevel): TrialBalanceSum[] {
  const groups = new Map<string, TrialBalanceSum>();
  for (const sum of sums) {
    const account = groupOf(sum.account, of);
    const key = `${account} ${sum.currency}`;
    const known = groups.get(key) ?? { ...sum, account, opening: 0n, debits: 0n, credits: 0n };
    groups.set(key, {
      ...known,
      opening: known.opening + sum.opening,
      debits: known.debits + sum.debits,
      credits: known.credits + sum.credits,
    });
  }
  return inOrderOfCodes([...groups.values()], of);
}

/** Codes are compared as text, so that each subaccount follows its account: 57, 570, 5700, 571. */
function inOrderOfCodes(sums: readonly TrialBalanceSum[], of: OfLevel): TrialBalanceSum[] {
  const placed = sums.map((sum) => {
    const code = codeOfSum(sum.account, of);
    return { sum, place: [code === '' ? '1' : '0', code, sum.account, sum.currency].join('\0') };
  });
  return placed.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ sum }) => sum);
}

interface OfLevel {
  readonly level: AccountLevel;
  readonly day: string;
  readonly charts: readonly ChartMapping[];
}

function groupOf(account: string, { level, day, charts }: OfLevel): string {
  if (level === 'account') return account;
  if (level === 'code') return codeOf(account, day, charts) || account;
  return level === 'family' ? (parseAccount(account)?.family ?? account) : accountOfAllTables(account);
}

const codeOfSum = (account: string, { level, day, charts }: OfLevel): string =>
  level === 'code' && isCode(account) ? account : codeOf(account, day, charts);

const isCode = (account: string): boolean => /^\d+$/.test(account);

/** Names a row of a trial balance in both languages, with the code of the casino's chart where it has one. */
export function nameOfSum(account: string, { level, day, charts }: OfLevel): AccountInChart {
  const family = level === 'family' ? entryOf(NAMES_OF_FAMILIES, account as AccountFamily) : undefined;
  if (family !== undefined) {
    const named = { name: family.en, nameEs: family.es };
    return { ...named, code: codeOf(account, day, charts) };
  }
  return level === 'code' && isCode(account)
    ? codeInChart(account, day, charts)
    : accountInChart(account, day, charts);
}
