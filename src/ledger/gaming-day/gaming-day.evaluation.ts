import type { AccountPath } from '../_core/chart-of-accounts';
import type { ClosedDays } from '../casino/authorisation.state';
import {
  authorisationsAfterReopening,
  closeDay,
  inForce,
  isClosed,
  reopenDay,
} from '../casino/authorisation.state';
import { accruedOn, type CasinoBooks, noteAccruals, withoutAccruals } from '../casino/casino-books.state';
import { definitionOf, type EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import { checkTwoPersons } from '../_core/two-persons.check';
import { about, type EventFinding, type Finding, raise, said } from '../../finding-catalogue/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';
import type { CasinoEvent } from '../../kernel/envelope';
import { type EntryLine, move } from '../_core/journal-entry';

/** Opens a day; whatever should have come first is a finding. */
export const evaluateGamingDayOpened = (
  { id, gamingday }: EventOf<'cagnotte.gaming-day.opened.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> => ({
  books: { ...books, openedDays: closeDay(books.openedDays ?? [], gamingday) },
  findings: about(checkLastCertified(books, gamingday), id),
});

/**
 * Closes the books of a day: facts recorded later count in the books of a later day. The duty that the close accrues,
 * for its year and earlier ones, is the last entry of the day.
 */
export function evaluateGamingDayClosed(
  { id, gamingday, data }: EventOf<'cagnotte.gaming-day.closed.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> {
  const of = { day: gamingday, currency: data.currency };
  const accrued = [
    { ...of, amount: minorFromWire(data.dutyAccrued ?? 0) },
    ...(data.dutyOfEarlierYears ?? []).map(({ year, amount }) => ({
      ...of,
      earlierYear: year,
      amount: minorFromWire(amount),
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

export function evaluateGamingDayReopened(
  { id, gamingday, data }: EventOf<'cagnotte.gaming-day.reopened.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> {
  const reopened = {
    ...withoutAccruals(books, gamingday),
    ...(books.authorisations && {
      authorisations: authorisationsAfterReopening(books.authorisations, gamingday),
    }),
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

function checkLastCertified(books: CasinoBooks, day: GamingDay): Finding[] {
  const { openedDays = [], closedDays = [], certifiedDays = [] } = books;
  const spans = [openedDays.at(-1), closedDays.findLast(({ last }) => last < day)];
  const [last] = spans.flatMap((span) => span?.last ?? []).sort((a, b) => (a > b ? -1 : 1));
  const isFirst = closedDays.length === 0 || last === undefined || last >= day;
  if (isFirst || isClosed(certifiedDays, last)) return [];
  return [notCertified('day-opened-before-certified', { last, day }, books)];
}

/**
 * Whether an event begins a day: facts of tables or of the cage. Cheques do not, because they are also cleared in the
 * mornings.
 */
export const beginsItsDay = ({ type }: CasinoEvent): boolean =>
  WORKING.has(definitionOf(type)?.category ?? '') && !type.startsWith('cagnotte.cage.cheque-');

const WORKING: ReadonlySet<string> = new Set(['table', 'cage']);

/**
 * Reports a day that tables or cage have begun while the day before it (of those begun, opened or closed) is not
 * certified. It is checked from the first close of the casino on, and not for two days about which a person has
 * decided, because the decision was checked then.
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
        eventIds: [],
        of: { gamingDay: day },
        standing: `day-begun-before-certified ${day}`,
      },
    ];
  });
}

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
    expected: said('day-certified-before-begins', { day: last, next: day }),
    found: isClosed(books.closedDays ?? [], last) ? said('closed-and-not-certified') : said('not-closed'),
  });

/** The severity that the casino's setting `nextDay` asks for: a warning, or else a finding that blocks the day. */
const severityOf = ({ authorisations = [] }: CasinoBooks, day: string): FindingSeverity =>
  inForce(authorisations, day)?.accounting?.nextDay === 'warn' ? 'advisory' : 'violation';

const checkNotClosed = ({ closedDays = [] }: CasinoBooks, day: string): Finding[] =>
  isClosed(closedDays, day)
    ? [
        raise({
          code: 'day-closed-twice',
          expected: said('one-close-of-day', { day }),
          found: said('further-close'),
        }),
      ]
    : [];

const checkClosed = (
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
              ? said('day-closed-before-it-is-certified', { day })
              : said('day-closed-before-it-is-reopened', { day }),
          found: said('its-books-are-open'),
        }),
      ];

interface Accrual {
  readonly amount: Minor;
  readonly currency: string;
  readonly earlierYear?: number;
}

export const dutyOfEarlierYear = (year: number): AccountPath => `gaming-duty-of-earlier-year:${year}`;

/** Duty accrued for a day; a negative accrual takes back what earlier days accrued too much. */
export const postDutyAccrued = ({ amount, currency, earlierYear }: Accrual): EntryLine[] => {
  const debit = earlierYear === undefined ? 'gaming-duty' : dutyOfEarlierYear(earlierYear);
  return move({ debit, credit: 'gaming-duty-payable', amount, currency, basis: 'derived' });
};
