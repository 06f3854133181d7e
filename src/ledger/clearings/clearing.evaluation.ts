import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { EventOf } from '../event-contract/catalogue';
import { money } from '../../games/wording';
import { minorFromWire } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import type { LedgerState, Evaluation } from '../_core/evaluation.state';
import { checkTwoPersons } from '../_core/two-persons.check';
import { about } from '../_core/finding';
import { postVarianceCleared } from './clearing.posting';

/** A clearing takes a pending difference away, or a part of it: it never turns one round, nor makes one. */
export function checkPending(
  { data }: EventOf<'cagnotte.variance.cleared.v1'>,
  { balances }: Pick<LedgerState, 'balances'>,
): Finding[] {
  const { currency, point, table } = data;
  const account = varianceOf(point, table);
  const pending = balances.of(account, currency);
  const cleared = minorFromWire(data.amount);
  const isPart = pending < 0n ? pending <= cleared && cleared <= 0n : 0n <= cleared && cleared <= pending;
  if (isPart) return [];
  return [
    raise({
      code: 'clearing-not-pending',
      expected: said`at most ${money(pending, currency)} of ${account}`,
      found: said`${money(cleared, currency)} cleared`,
    }),
  ];
}

export const evaluateVarianceCleared = (
  event: EventOf<'cagnotte.variance.cleared.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postVarianceCleared(event, before),
  findings: about([...checkTwoPersons(event.data.approvedBy), ...checkPending(event, before)], event.id),
});
