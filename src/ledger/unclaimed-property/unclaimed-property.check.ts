import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { EventOf } from '../event-contract/catalogue';
import { money } from '../../games/wording';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { balanceOf } from '../_core/balances';
import type { LedgerState } from '../_core/evaluation.state';

type MoneyGone = EventOf<'cagnotte.money.returned.v1' | 'cagnotte.money.paid-over.v1'>;

/**
 * Unclaimed property leaves the register once: what was paid over already cannot be returned to its owner out of it. Forgotten
 * bets stand there without an entry of their own, and cover what their named entries do not.
 */
export function checkStillOwed(event: MoneyGone, { balances }: Pick<LedgerState, 'balances'>): Finding[] {
  const { currency } = event.data;
  const entries = 'entry' in event.data ? [event.data.entry] : [...new Set(event.data.entries)];
  const owedUnder = (subLedger: string | undefined): bigint =>
    -balanceOf(balances, { account: 'lost-money', subLedger, currency });
  const owed = sumMinor(entries.map(owedUnder));
  const amount = minorFromWire(event.data.amount);
  if (amount <= owed + owedUnder(undefined)) return [];
  return [
    raise({
      code: 'lost-money-not-owed',
      expected: said`at most ${money(owed, currency)} owed under ${entries.join(', ')}`,
      found: said`${money(amount, currency)} ${'entry' in event.data ? said`returned` : said`paid over`}`,
    }),
  ];
}
