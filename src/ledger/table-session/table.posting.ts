import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from './session-key.state';
import { minorFromWire } from '../../kernel/money';
import { chipsOf, varianceOf } from '../_core/account-paths';
import { adjustToCount } from '../_core/counts';
import type { EntryLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { capturesAt } from '../_core/rules/reporting';
import { postHalf } from '../slips/transit.posting';

/**
 * A session begins: the table's half of its float, and the difference between the float found locked on the table
 * and what the last session left there.
 */
export function postTableOpened(
  event: EventOf<'cagnotte.table.opened.v1'>,
  { balances }: LedgerState,
): EntryLine[] {
  const { currency, float } = event.data;
  const table = tableConcerned(event);
  const kind = float.holder ?? 'table';
  const holder = chipsOf(kind, table);
  const found = float.locked === undefined ? undefined : minorFromWire(float.locked);
  const difference = varianceOf(kind, table);
  return [
    ...(found === undefined
      ? []
      : adjustToCount({ holder, counted: found, currency, difference }, balances.of(holder, currency))),
    ...postHalf({ holder, amount: minorFromWire(float.amount), currency, slip: float.slip }),
  ];
}

export function postTableFilled(event: EventOf<'cagnotte.table.filled.v1'>): EntryLine[] {
  const { currency, amount, slip, holder } = event.data;
  const receiver = chipsOf(holder ?? 'table', tableConcerned(event));
  return postHalf({ holder: receiver, amount: minorFromWire(amount), currency, slip });
}

export function postTableCredited(event: EventOf<'cagnotte.table.credited.v1'>): EntryLine[] {
  const { currency, amount, slip, holder } = event.data;
  const giver = chipsOf(holder ?? 'table', tableConcerned(event));
  return postHalf({ holder: giver, amount: -minorFromWire(amount), currency, slip });
}

/**
 * The float is counted. Where rounds are not captured, the difference is the result of the session, and is posted
 * once, at its close; an opening count differs from the float alone.
 */
export function postTableCounted(
  event: EventOf<'cagnotte.table.counted.v1'>,
  before: LedgerState,
): EntryLine[] {
  const { currency, inventory, occasion } = event.data;
  if (occasion !== 'opening' && !capturesAt(event, before).rounds) return [];
  const table = tableConcerned(event);
  const holder = chipsOf('table', table);
  const count = {
    holder,
    counted: minorFromWire(inventory),
    currency,
    difference: varianceOf('table', table),
  };
  return adjustToCount(count, before.balances.of(holder, currency));
}
