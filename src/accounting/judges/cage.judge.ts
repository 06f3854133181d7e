import { noteBlocked } from '../../domain/casino-books/casino-books';
import type { EventOf } from '../../domain/event-registry/catalogue';
import { minorFromWire } from '../../kernel/money';
import { checkGuaranteeOfCage } from '../checks/cage-guarantee.check';
import { checkBegunAfterCertified } from '../checks/gaming-day.checks';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postCageCounted } from '../posting-rules/cage.posting';

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
