import { raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { CasinoBooks } from './casino-books.state';
import { about, type EventFinding } from '../_core/finding';

/**
 * A casino has one book currency. Intake keeps other currencies out once it knows it; what was recorded before that
 * is posted in its own currency and found here, as is money moved before the ledger was opened.
 */
export function checkCurrency(currency: string, books: CasinoBooks, eventId: string): EventFinding[] {
  if (books.currency === currency) return [];
  if (books.currency === undefined) {
    return about(
      [
        raise({
          code: 'ledger-not-opened',
          expected: said`cagnotte.ledger.opened.v1 before this event`,
          found: said`money moved in a ledger that was not opened`,
        }),
      ],
      eventId,
    );
  }
  return about([raise({ code: 'currency-not-book', expected: books.currency, found: currency })], eventId);
}
