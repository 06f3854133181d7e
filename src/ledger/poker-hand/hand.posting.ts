import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import type { Rule } from '../../games/rule';
import { minorFromWire } from '../../kernel/money';
import { chipsOf, commissionOf, potOf, varianceOf } from '../_core/account-paths';
import { draw } from '../_core/rules/coverage';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';

/**
 * A non-banked hand moves house money only by its rake, dropped in the slot of the table. The pot itself stays in the
 * customers' hands; the part of it carried to the next hand is kept by the croupier, so it is on hand, but owed.
 */
export function postHandPlayed(
  event: EventOf<'cagnotte.hand.played.v1'>,
  { balances }: LedgerState,
  rakeRule?: Rule,
): EntryLine[] {
  const { currency, rake, carriedIn = 0, carriedOut = 0 } = event.data;
  const table = tableConcerned(event);
  const [custody, pot] = [chipsOf('custody', table), potOf(table)];
  const back = minorFromWire(carriedIn);
  return [
    ...draw({ account: pot, amount: back, currency, variance: varianceOf('custody', table) }, balances),
    ...signedLine(custody, -back, currency),
    ...move({
      debit: chipsOf('cagnotte', table),
      credit: commissionOf('rake', table),
      amount: minorFromWire(rake.dropped),
      currency,
      ...(rakeRule === undefined ? {} : { ruleId: rakeRule.id }),
    }),
    ...move({ debit: custody, credit: pot, amount: minorFromWire(carriedOut), currency }),
  ];
}
