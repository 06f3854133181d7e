import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { chipsOf, dropOf, varianceOf, winOf } from '../_core/account-paths';
import { balanceOf } from '../_core/balances';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { capturesAt, gameAt } from '../_core/rules/reporting';

type DropCounted = EventOf<'cagnotte.drop.counted.v1'>;

/**
 * A box is opened: the cash goes to the cage, and what differs from the slips is a variance. Where buy-ins are not
 * captured, what no slip explains was bought in, and is posted here.
 */
export function postDropCounted(event: DropCounted, before: LedgerState): EntryLine[] {
  const { currency, box, amount, otherCurrencies = [] } = event.data;
  const table = tableConcerned(event);
  const counted = minorFromWire(amount);
  const parts = partsOfBox(event, before);
  const book = parts.reduce((sum, { held }) => sum + held, 0n);
  const isSold = !capturesAt(event, before).buyIns && !isForeign(currency, before);
  const boughtIn = isSold && counted >= book ? counted - book : 0n;
  return [
    ...signedLine(dropOf(table), boughtIn, currency, { subLedger: box, basis: 'count' }),
    ...signedLine(soldFrom(event, before), -boughtIn, currency, { basis: 'count' }),
    ...signedLine('cash:cage', counted, currency, { basis: 'count' }),
    ...signedLine(varianceOf('drop', table), book + boughtIn - counted, currency, { basis: 'count' }),
    ...parts.flatMap(({ subLedger, held }) =>
      signedLine(dropOf(table), -held, currency, { subLedger, basis: 'count' }),
    ),
    ...signedLine(dropOf(table), -boughtIn, currency, { subLedger: box, basis: 'count' }),
    ...otherCurrencies.flatMap((other) => [
      ...signedLine('cash:cage', minorFromWire(other.amount), other.currency, { basis: 'count' }),
      ...signedLine(varianceOf('drop', table), -minorFromWire(other.amount), other.currency, {
        basis: 'count',
      }),
    ]),
  ];
}

const isForeign = (currency: string, { books }: LedgerState): boolean =>
  books.currency !== undefined && books.currency !== currency;

function partsOfBox(event: DropCounted, { balances }: LedgerState): { subLedger?: string; held: Minor }[] {
  const { box, currency } = event.data;
  const account = dropOf(tableConcerned(event));
  return [
    { held: balanceOf(balances, { account, subLedger: undefined, currency }) },
    { subLedger: box, held: balanceOf(balances, { account, subLedger: box, currency }) },
  ];
}

/**
 * Whom the chips of an uncaptured buy-in came from: the float, or, where its count has tied it already, what that
 * count took the missing chips for.
 */
function soldFrom(event: DropCounted, before: LedgerState): string {
  const table = tableConcerned(event);
  const { rounds } = capturesAt(event, before);
  const { closedBy, closingCount } = before.session;
  if (rounds)
    return closingCount === undefined && closedBy === undefined
      ? chipsOf('table', table)
      : varianceOf('table', table);
  return closedBy === undefined ? chipsOf('table', table) : winOf(gameAt(event, before), table);
}
