import { minorFromWire, sumMinor } from '../../kernel/money';
import type { EventOf } from '../event-contract/catalogue';
import { chartAccountOf } from '../_core/chart-of-accounts';
import { type EntryLine, signedLine } from '../_core/journal-entry';

/** The account that takes what the chart does not know and what an opening leaves unbalanced. */
const OPENING = 'opening';

/** Opening balances as declared; differences and unknown paths are posted to `opening`. */
export function postLedgerOpened({ data }: EventOf<'cagnotte.ledger.opened.v1'>): EntryLine[] {
  const lines = data.balances.flatMap(({ account, subLedger, amount }) =>
    signedLine(chartAccountOf(account) ? account : OPENING, minorFromWire(amount), data.currency, {
      subLedger,
    }),
  );
  const excess = sumMinor(lines.map((line) => line.debit - line.credit));
  return [...lines, ...signedLine(OPENING, -excess, data.currency, { basis: 'derived' })];
}
