import { judgeEvent } from '../../accounting/judge-event';
import { bookingDayOf } from '../../domain/casino-books/closed-days';
import type { GamingDayClosed } from '../../domain/event-registry/gaming-day.events';
import type { JudgedEvent } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { byItself } from '../runner/judged-by-itself';
import { moveToNextBooks } from './move-to-next-books';
import type { Refolding } from './refolding';

/**
 * The close of a day. What was posted in its books after the record at which its checks ran is late, though it was
 * recorded before the close: it is moved to the next books, so that closing needs no lock.
 */
export async function judgeClose(
  numbered: NumberedEvent,
  { page, knowledge }: Refolding,
): Promise<JudgedEvent[]> {
  const { casino, number, event } = numbered;
  const known = knowledge.before(numbered);
  const judgement = judgeEvent(event, known);
  knowledge.learn(numbered, judgement);
  const linesBefore = await moveToNextBooks(page, {
    ...{ casino, closedBy: number, through: BigInt((event.data as GamingDayClosed).through) },
    ...{ from: event.gamingday, to: bookingDayOf(judgement.books.closedDays ?? [], event.gamingday) },
  });
  return [{ ...byItself(numbered, judgement, known), linesBefore }];
}
