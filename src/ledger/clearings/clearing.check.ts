import type { EventOf } from '../event-contract/catalogue';
import { money } from '../../games/wording';
import { minorFromWire } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import type { FindingWithoutEvents } from '../_core/finding';
import type { KnownBefore } from '../_core/judgement.state';

/** A clearing takes a pending difference away, or a part of it: it never turns one round, nor makes one. */
export function checkPending(
  { data }: EventOf<'cagnotte.variance.cleared.v1'>,
  { balances }: Pick<KnownBefore, 'balances'>,
): FindingWithoutEvents[] {
  const { currency, point, table } = data;
  const account = varianceOf(point, table);
  const pending = balances.of(account, currency);
  const cleared = minorFromWire(data.amount);
  const isPart = pending < 0n ? pending <= cleared && cleared <= 0n : 0n <= cleared && cleared <= pending;
  if (isPart) return [];
  return [
    {
      code: 'clearing-not-pending',
      severity: 'violation',
      ruleId: 'L-clearing',
      citation:
        'two persons clear a difference that is pending: a shortage as positive, a surplus as negative',
      expected: `at most ${money(pending, currency)} of ${account}`,
      found: `${money(cleared, currency)} cleared`,
    },
  ];
}
