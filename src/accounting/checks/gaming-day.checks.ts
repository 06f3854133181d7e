import type { CasinoBooks } from '../../domain/casino-books/casino-books';
import { isClosed } from '../../domain/casino-books/closed-days';
import type { FindingWithoutEvents } from '../finding';

const DAY_RULE = {
  severity: 'violation',
  ruleId: 'O1979-54.2',
  citation:
    'Orden of 9 January 1979, article 54.2: the day is totalled at its end, and before the next one begins',
} as const;

/** A casino that closes its days opens one only when the last one was certified. */
export function checkLastCertified(
  { openedDay, closedDays = [], certifiedDays = [] }: CasinoBooks,
  day: string,
): FindingWithoutEvents[] {
  if (openedDay === undefined || openedDay >= day || closedDays.length === 0) return [];
  if (isClosed(certifiedDays, openedDay)) return [];
  return [
    {
      code: 'day-opened-before-certified',
      ...DAY_RULE,
      expected: `day ${openedDay} certified before ${day} begins`,
      found: isClosed(closedDays, openedDay) ? 'closed, and not certified' : 'not closed',
    },
  ];
}

/** A day is closed once, until it is opened again. */
export const checkNotClosed = ({ closedDays = [] }: CasinoBooks, day: string): FindingWithoutEvents[] =>
  isClosed(closedDays, day)
    ? [
        {
          code: 'day-closed-twice',
          ...DAY_RULE,
          expected: `one close of day ${day}`,
          found: 'a further close',
        },
      ]
    : [];

/** Only a closed day is certified, or opened again. */
export const checkClosed = (
  { closedDays = [] }: CasinoBooks,
  { day, what }: { readonly day: string; readonly what: string },
): FindingWithoutEvents[] =>
  isClosed(closedDays, day)
    ? []
    : [
        {
          code: 'day-not-closed',
          ...DAY_RULE,
          expected: `day ${day} closed before it is ${what}`,
          found: 'its books are open',
        },
      ];
