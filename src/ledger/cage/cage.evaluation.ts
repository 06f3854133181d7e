import { noteBlocked } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import { checkGuaranteeOfCage } from './cage-guarantee.check';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postCageCounted } from './cage.posting';

/** The cage opens: it is counted, and must be able to pay the prizes of the day. */
export const evaluateCageOpened = (
  event: EventOf<'cagnotte.cage.opened.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postCageCounted(event, before),
  books: noteBlocked(before.books, {
    day: event.gamingday,
    amount: minorFromWire(event.data.blockedInBank ?? 0),
  }),
  findings: about(checkGuaranteeOfCage(event, before), event.id),
});
