import type { EventOf } from '../event-contract/catalogue';
import { money } from '../../games/wording';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { balanceOf } from '../_core/balances';
import type { FindingWithoutEvents } from '../_core/finding';
import type { KnownBefore } from '../_core/judgement.state';

type MoneyGone = EventOf<'cagnotte.money.returned.v1' | 'cagnotte.money.paid-over.v1'>;

/**
 * Lost money leaves the register once: what was paid over already cannot be returned to its owner out of it. Forgotten
 * bets stand there without an entry of their own, and cover what their named entries do not.
 */
export function checkStillOwed(
  event: MoneyGone,
  { balances }: Pick<KnownBefore, 'balances'>,
): FindingWithoutEvents[] {
  const { currency } = event.data;
  const entries = 'entry' in event.data ? [event.data.entry] : [...new Set(event.data.entries)];
  const owedUnder = (subLedger: string | undefined): bigint =>
    -balanceOf(balances, { account: 'lost-money', subLedger, currency });
  const owed = sumMinor(entries.map(owedUnder));
  const amount = minorFromWire(event.data.amount);
  if (amount <= owed + owedUnder(undefined)) return [];
  return [
    {
      code: 'lost-money-not-owed',
      severity: 'violation',
      ruleId: 'L-lost-money',
      citation: 'lost money leaves the register of its entries once: to its owner, or to the authority',
      expected: `at most ${money(owed, currency)} owed under ${entries.join(', ')}`,
      found: `${money(amount, currency)} ${'entry' in event.data ? 'returned' : 'paid over'}`,
    },
  ];
}
