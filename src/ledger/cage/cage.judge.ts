import { noteBlocked } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import { checkGuaranteeOfCage } from './cage-guarantee.check';
import { checkBegunAfterCertified } from '../gaming-day/gaming-day.checks';
import { about } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postCageCounted } from './cage.posting';

/** The cage opens: it is counted, and must be able to pay the prizes of the day. */
export const judgeCageOpened = (
  event: EventOf<'cagnotte.cage.opened.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({
  lines: postCageCounted(event, before),
  books: noteBlocked(before.books, {
    day: event.gamingday,
    amount: minorFromWire(event.data.blockedInBank ?? 0),
  }),
  findings: about(
    [...checkBegunAfterCertified(before.books, event.gamingday), ...checkGuaranteeOfCage(event, before)],
    event.id,
  ),
});
