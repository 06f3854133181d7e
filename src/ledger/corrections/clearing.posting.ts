import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import { varianceOf, winOf } from '../_core/account-paths';
import { type EntryLine, move } from '../_core/journal-entry';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { gameAt } from '../_core/rules/rules-at-table';
import { about, type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { checkTwoPersons } from '../_core/two-persons.check';

/** Posts the clearing of a pending difference that two persons decided; a shortage is positive, a surplus negative. */
function postVarianceCleared(
  event: EventOf<'cagnotte.variance.cleared.v1'>,
  before: LedgerState,
): EntryLine[] {
  const { currency, point, to, table, game } = event.data;
  const account = to === 'win' ? winOf(game ?? gameAt(event, before), table) : to;
  return move({
    debit: account,
    credit: varianceOf(point, table),
    amount: minorFromWire(event.data.amount),
    currency,
  });
}

/** A clearing reduces an open variance, at most to zero: it neither reverses nor creates one. */
function checkPending(
  { data }: EventOf<'cagnotte.variance.cleared.v1'>,
  { balances }: Pick<LedgerState, 'balances'>,
): Finding[] {
  const { currency, point, table } = data;
  const account = varianceOf(point, table);
  const pending = balances.of(account, currency);
  const cleared = minorFromWire(data.amount);
  // What is cleared and what is left then have one sign, if they are not nothing.
  const isPart = cleared * (pending - cleared) >= 0n;
  if (isPart) return [];
  return [
    raise({
      code: 'clearing-not-pending',
      expected: said('at-most-of-amount', { amount: money(pending, currency), account }),
      found: said('cleared', { amount: money(cleared, currency) }),
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
