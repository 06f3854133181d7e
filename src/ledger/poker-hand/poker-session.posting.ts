import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { cambistaCashOf, chipsOf, commissionOf } from '../_core/account-paths';
import { type EntryLine, move } from '../_core/journal-entry';

/** A player pays for the session: chips go into the cagnotte, cash to the cambista or the cage. */
export function postPokerSessionCharged(event: EventOf<'cagnotte.poker-session.charged.v1'>): EntryLine[] {
  const { currency, amount, option, paidWith } = event.data;
  const table = tableConcerned(event);
  const holders = {
    chips: chipsOf('cagnotte', table),
    'cash-at-cambista': cambistaCashOf(table),
    'cash-at-cage': 'cash:cage',
  } as const;
  return move({
    debit: holders[paidWith],
    credit: commissionOf(option, table),
    amount: minorFromWire(amount),
    currency,
  });
}
