import { money } from '../../games/wording';
import { openBooks } from './casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { chartAccountOf } from '../_core/chart-of-accounts';
import type { Finding } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postLedgerOpened } from './ledger.posting';

type LedgerOpenedEvent = EventOf<'cagnotte.ledger.opened.v1'>;

const OPENING_RULE = {
  ruleId: 'L-opening',
  citation: 'opening balances: ledger.opened, once per casino, before any other event about money',
};

/** Posts the opening balances. A second opening is posted as declared, too, and found. */
export function judgeLedgerOpened(event: LedgerOpenedEvent, before: KnownBefore): Partial<Judgement> {
  return {
    lines: postLedgerOpened(event),
    findings: [...checkOpenedOnce(event, before), ...checkAccounts(event), ...checkBalance(event)],
    books: openBooks(before.books, { currency: event.data.currency, eventId: event.id }),
  };
}

function checkOpenedOnce(event: LedgerOpenedEvent, { books }: KnownBefore): Finding[] {
  if (books.openedBy === undefined) return [];
  return [
    {
      code: 'ledger-opened-twice',
      severity: 'violation',
      ...OPENING_RULE,
      expected: `one opening, event ${books.openedBy}`,
      found: `a further opening, event ${event.id}`,
      eventIds: [event.id, books.openedBy],
    },
  ];
}

function checkAccounts(event: LedgerOpenedEvent): Finding[] {
  const unknown = event.data.balances.filter(({ account }) => !chartAccountOf(account));
  if (unknown.length === 0) return [];
  return [
    {
      code: 'account-not-in-chart',
      severity: 'violation',
      ...OPENING_RULE,
      expected: 'account paths of the chart of accounts',
      found: `${unknown.map(({ account }) => account).join(', ')}: posted to opening`,
      eventIds: [event.id],
    },
  ];
}

function checkBalance(event: LedgerOpenedEvent): Finding[] {
  const excess = sumMinor(event.data.balances.map(({ amount }) => minorFromWire(amount)));
  if (excess === 0n) return [];
  return [
    {
      code: 'opening-unbalanced',
      severity: 'violation',
      ...OPENING_RULE,
      expected: 'balances that sum to zero',
      found: `${money(excess, event.data.currency)} left over: posted to opening`,
      eventIds: [event.id],
    },
  ];
}
