import { reaching } from '../casino/authorisation.state';
import { closeDay, reopenDay } from '../casino/closed-days.state';
import { accruedOn, noteAccruals, withoutAccruals } from '../casino/remembered.state';
import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import { checkClosed, checkLastCertified, checkNotClosed } from './gaming-day.checks';
import { checkTwoPersons } from '../_core/two-persons.check';
import { postDutyAccrued } from './duty-accrual.posting';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';

/** A day begins. Late or early, it begins: what should have come first is found. */
export const evaluateGamingDayOpened = (
  { id, gamingday }: EventOf<'cagnotte.gaming-day.opened.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> => ({
  books: { ...books, openedDays: closeDay(books.openedDays ?? [], gamingday) },
  findings: about(checkLastCertified(books, gamingday), id),
});

/**
 * The books of a day are closed: what is recorded of it from now on counts in the books of a later one. The duty that
 * it accrues, of its year and of earlier ones, is the last entry of its own.
 */
export function evaluateGamingDayClosed(
  { id, gamingday, data }: EventOf<'cagnotte.gaming-day.closed.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> {
  const of = { day: gamingday, currency: data.currency };
  const accrued = [
    { ...of, amount: minorFromWire(data.dutyAccrued ?? 0) },
    ...(data.dutyOfEarlierYears ?? []).map(({ year, amount }) => ({
      ...{ ...of, earlierYear: year, amount: minorFromWire(amount) },
    })),
  ];
  const closed = { ...books, closedDays: closeDay(books.closedDays ?? [], gamingday) };
  return {
    lines: accrued.flatMap(postDutyAccrued),
    books: noteAccruals(closed, accrued),
    findings: about(checkNotClosed(books, gamingday), id),
  };
}

export const evaluateGamingDayCertified = (
  { id, gamingday }: EventOf<'cagnotte.gaming-day.certified.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> => ({
  books: { ...books, certifiedDays: closeDay(books.certifiedDays ?? [], gamingday) },
  findings: about(checkClosed(books, { day: gamingday, what: 'certified' }), id),
});

/** Two persons open the books of a day again; the duty that its closes accrued is taken back. */
export function evaluateGamingDayReopened(
  { id, gamingday, data }: EventOf<'cagnotte.gaming-day.reopened.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> {
  const reopened = {
    ...withoutAccruals(books, gamingday),
    ...(books.authorisations && { authorisations: reaching(books.authorisations, gamingday) }),
    closedDays: reopenDay(books.closedDays ?? [], gamingday),
    certifiedDays: reopenDay(books.certifiedDays ?? [], gamingday),
  };
  return {
    lines: accruedOn(books, gamingday).flatMap((accrued) =>
      postDutyAccrued({ ...accrued, amount: -accrued.amount }),
    ),
    books: reopened,
    findings: about(
      [...checkTwoPersons(data.by), ...checkClosed(books, { day: gamingday, what: 'reopened' })],
      id,
    ),
  };
}
