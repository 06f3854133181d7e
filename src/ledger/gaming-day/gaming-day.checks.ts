import { type Finding, raise } from '../../finding-catalogue/finding';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { said } from '../../finding-catalogue/said';
import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';
import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { type ClosedDays, isClosed } from '../casino/closed-days.state';
import type { CasinoEvent } from '../_core/events/envelope';
import type { EventFinding } from '../_core/finding';
import { definitionOf } from '../event-contract/catalogue';

/** A casino that closes its days opens one only when the last one that was opened or closed is certified. */
export function checkLastCertified(books: CasinoBooks, day: GamingDay): Finding[] {
  const { openedDays = [], closedDays = [], certifiedDays = [] } = books;
  const spans = [openedDays.at(-1), closedDays.findLast(({ last }) => last < day)];
  const [last] = spans.flatMap((span) => span?.last ?? []).sort((a, b) => (a > b ? -1 : 1));
  const isFirst = closedDays.length === 0 || last === undefined || last >= day;
  if (isFirst || isClosed(certifiedDays, last)) return [];
  return [notCertified('day-opened-before-certified', { last, day }, books)];
}

/** Whether a day has begun with an event: the tables or the cage work. Cheques are cleared in the mornings, too. */
export const beginsItsDay = ({ type }: CasinoEvent): boolean =>
  WORKING.has(definitionOf(type)?.category ?? '') && !type.startsWith('cagnotte.cage.cheque-');

const WORKING: ReadonlySet<string> = new Set(['table', 'cage']);

/**
 * A state of affairs: the tables or the cage have begun a day while the last one before it, of those that were begun,
 * opened or closed, is not certified. Of a casino that closes its days, from the first close on; what a person has
 * decided about both days was asked then.
 */
export function checkBegunDays(begun: ClosedDays, books: CasinoBooks): EventFinding[] {
  const { openedDays = [], closedDays = [], certifiedDays = [] } = books;
  const [first] = closedDays;
  if (first === undefined) return [];
  const known = daysFrom(first.first, [...begun, ...openedDays, ...closedDays]);
  return known.flatMap((day, n) => {
    const last = known[n - 1];
    if (last === undefined || !isClosed(begun, day)) return [];
    const wasAsked = isClosed(openedDays, day) && (isClosed(openedDays, last) || isClosed(closedDays, last));
    if (wasAsked || isClosed(certifiedDays, last)) return [];
    return [
      {
        ...notCertified('day-begun-before-certified', { last, day }, books),
        ...{ eventIds: [], of: { gamingDay: day }, standing: `day-begun-before-certified ${day}` },
      },
    ];
  });
}

/** The days of some spans from a day on, each once. */
function daysFrom(from: GamingDay, spans: ClosedDays): GamingDay[] {
  const days = new Set<GamingDay>();
  for (const { first, last } of spans)
    for (let day = first < from ? from : first; day <= last; day = nextGamingDay(day)) days.add(day);
  return [...days].sort();
}

const notCertified = (
  code: 'day-opened-before-certified' | 'day-begun-before-certified',
  { last, day }: { readonly last: GamingDay; readonly day: GamingDay },
  books: CasinoBooks,
): Finding =>
  raise({
    code,
    as: severityOf(books, day),
    expected: said`day ${last} certified before ${day} begins`,
    found: isClosed(books.closedDays ?? [], last) ? said`closed, and not certified` : said`not closed`,
  });

/** As the casino answers `nextDay`: a house that only wants to be warned is; block where it says nothing. */
const severityOf = ({ authorisations = [] }: CasinoBooks, day: string): FindingSeverity =>
  inForce(authorisations, day)?.accounting?.nextDay === 'warn' ? 'advisory' : 'violation';

export const checkNotClosed = ({ closedDays = [] }: CasinoBooks, day: string): Finding[] =>
  isClosed(closedDays, day)
    ? [
        raise({
          code: 'day-closed-twice',
          expected: said`one close of day ${day}`,
          found: said`a further close`,
        }),
      ]
    : [];

export const checkClosed = (
  { closedDays = [] }: CasinoBooks,
  { day, what }: { readonly day: string; readonly what: 'certified' | 'reopened' },
): Finding[] =>
  isClosed(closedDays, day)
    ? []
    : [
        raise({
          code: 'day-not-closed',
          expected:
            what === 'certified'
              ? said`day ${day} closed before it is certified`
              : said`day ${day} closed before it is reopened`,
          found: said`its books are open`,
        }),
      ];
