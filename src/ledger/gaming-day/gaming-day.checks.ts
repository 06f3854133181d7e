import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { isClosed } from '../casino/closed-days.state';
import type { FindingSeverity, FindingWithoutEvents } from '../_core/finding';

const DAY_RULE = {
  severity: 'violation',
  ruleId: 'O1979-54.2',
  citation:
    'Orden of 9 January 1979, article 54.2: the day is totalled at its end, and before the next one begins',
} as const;

/** A casino that closes its days opens one only when the last one was certified. */
export function checkLastCertified(books: CasinoBooks, day: string): FindingWithoutEvents[] {
  const { openedDay, closedDays = [], certifiedDays = [] } = books;
  if (openedDay === undefined || openedDay >= day || closedDays.length === 0) return [];
  if (isClosed(certifiedDays, openedDay)) return [];
  return [
    {
      code: 'day-opened-before-certified',
      ...DAY_RULE,
      severity: severityOf(books, day),
      expected: `day ${openedDay} certified before ${day} begins`,
      found: isClosed(closedDays, openedDay) ? 'closed, and not certified' : 'not closed',
    },
  ];
}

/**
 * The same of a day that begins with its tables or the cage alone, nobody having opened it: the last day that was opened
 * or closed before must be certified. What comes of a day that was opened, or is closed by then, was asked before.
 */
export function checkBegunAfterCertified(books: CasinoBooks, day: string): FindingWithoutEvents[] {
  const { openedDay = '', closedDays = [], certifiedDays = [] } = books;
  if (openedDay >= day || isClosed(closedDays, day)) return [];
  const closed = closedDays.findLast(({ last }) => last < day)?.last;
  if (closed === undefined) return [];
  const last = openedDay > closed ? openedDay : closed;
  if (isClosed(certifiedDays, last)) return [];
  return [
    {
      code: 'day-begun-before-certified',
      ...DAY_RULE,
      severity: severityOf(books, day),
      expected: `day ${last} certified before ${day} begins`,
      found: isClosed(closedDays, last) ? 'closed, and not certified' : 'not closed',
    },
  ];
}

/** As the casino answers `nextDay`: a house that only wants to be warned is; block where it says nothing. */
const severityOf = ({ authorisations = [] }: CasinoBooks, day: string): FindingSeverity =>
  inForce(authorisations, day)?.accounting?.nextDay === 'warn' ? 'advisory' : 'violation';

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
