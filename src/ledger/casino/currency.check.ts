import type { CasinoBooks } from './casino-books.state';
import type { Finding } from '../_core/finding';

/**
 * A casino has one book currency. Intake keeps other currencies out once it knows it; what was recorded before that
 * is posted in its own currency and found here, as is money moved before the ledger was opened.
 */
export function checkCurrency(currency: string, books: CasinoBooks, eventId: string): Finding[] {
  if (books.currency === currency) return [];
  if (books.currency === undefined) {
    return [
      {
        code: 'ledger-not-opened',
        severity: 'advisory',
        ruleId: 'L-opening',
        citation: 'opening balances come once per casino, before any other event about money',
        expected: 'cagnotte.ledger.opened.v1 before this event',
        found: 'money moved in a ledger that was not opened',
        eventIds: [eventId],
      },
    ];
  }
  return [
    {
      code: 'currency-not-book',
      severity: 'violation',
      ruleId: 'G8',
      citation: 'a casino has one book currency; others only in the cage and in box counts',
      expected: books.currency,
      found: currency,
      eventIds: [eventId],
    },
  ];
}
