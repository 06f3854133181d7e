import type { EntityManager } from 'typeorm';
import { type AccountSum, accountSums } from './account-sums.queries';
import type { Period } from './period.queries';
import { subLedgerSums } from './sub-ledger-sums.queries';
import { moneyOf } from '../../api/graphql/scalars/money.type';
import { type AccountPeriod, subLedgerOf } from './account.type';

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
