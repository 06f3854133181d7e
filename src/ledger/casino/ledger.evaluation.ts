import { minorFromWire, sumMinor } from '../../kernel/money';
import type { EventOf } from '../event-contract/catalogue';
import { chartAccountOf } from '../_core/chart-of-accounts';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import { raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import { openBooks } from './casino-books.state';
import { about, type EventFinding } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';

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

type LedgerOpenedEvent = EventOf<'cagnotte.ledger.opened.v1'>;

/** Posts the opening balances. A second opening is posted as declared, too, and found. */
export function evaluateLedgerOpened(event: LedgerOpenedEvent, before: LedgerState): Partial<Evaluation> {
  return {
    lines: postLedgerOpened(event),
    findings: [...checkOpenedOnce(event, before), ...checkAccounts(event), ...checkBalance(event)],
    books: openBooks(before.books, { currency: event.data.currency, eventId: event.id }),
  };
}

function checkOpenedOnce(event: LedgerOpenedEvent, { books }: LedgerState): EventFinding[] {
  if (books.openedBy === undefined) return [];
  return about(
    [
      raise({
        code: 'ledger-opened-twice',
        expected: said`one opening, event ${books.openedBy}`,
        found: said`a further opening, event ${event.id}`,
      }),
    ],
    event.id,
    books.openedBy,
  );
}

function checkAccounts(event: LedgerOpenedEvent): EventFinding[] {
  const unknown = event.data.balances.filter(({ account }) => !chartAccountOf(account));
  if (unknown.length === 0) return [];
  return about(
    [
      raise({
        code: 'account-not-in-chart',
        expected: said`account paths of the chart of accounts`,
        found: said`${unknown.map(({ account }) => account).join(', ')}: posted to opening`,
      }),
    ],
    event.id,
  );
}

function checkBalance(event: LedgerOpenedEvent): EventFinding[] {
  const excess = sumMinor(event.data.balances.map(({ amount }) => minorFromWire(amount)));
  if (excess === 0n) return [];
  return about(
    [
      raise({
        code: 'opening-unbalanced',
        expected: said`balances that sum to zero`,
        found: said`${money(excess, event.data.currency)} left over: posted to opening`,
      }),
    ],
    event.id,
  );
}
