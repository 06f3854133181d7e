import { type EventFinding, type Finding, raise, said, type Said } from '../../finding-catalogue/finding';
import type { CasinoEvent } from '../../kernel/envelope';
import type { SlipEnd } from '../_core/named-slip';
import { findSlip, halvesReported, type HalfMoved, type SlipReports } from './slips.state';
import { money } from '../../games/wording';
import { type Minor, minorFromWire } from '../../kernel/money';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { LedgerState } from '../_core/evaluation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { halvesIn, type Room } from '../casino/open-room.state';
import type { EventOf } from '../event-contract/catalogue';

export function checkSlip(slips: readonly SlipReports[], report: HalfMoved): Finding[] {
  const known = findSlip(slips, report);
  if (known === undefined) return [];
  const same = known[report.half];
  if (same !== undefined) return [usedTwice(report, money(same, known.currency))];
  const other = known[otherEnd(report.half)];
  if (other === undefined || (other === report.amount && known.currency === report.currency)) return [];
  return [halvesDiffer(report, money(other, known.currency))];
}

const END: Readonly<Record<SlipEnd, Said>> = { cage: said('cage'), table: said('table') };

const otherEnd = (half: SlipEnd): SlipEnd => (half === 'cage' ? 'table' : 'cage');

const usedTwice = ({ slip, half, amount, currency }: HalfMoved, before: Said): Finding =>
  raise({
    code: 'slip-used-twice',
    expected: said('slip-reported-once-by', { slip, end: END[half] }),
    found: said('reported-with-and-again-with', { before, amount: money(amount, currency) }),
  });

const halvesDiffer = ({ slip, half, amount, currency }: HalfMoved, other: Said): Finding =>
  raise({
    code: 'slip-halves-differ',
    expected: said('under-slip-as-other-end-reported', { other, slip }),
    found: said('reported-by', { amount: money(amount, currency), end: END[half] }),
  });

/**
 * After the close of a table, a slip that only one end has reported is a finding until the other half arrives. That half may be
 * in any session of the table on that day, because a cage that names no session means the first one. Closing floats are posted
 * by the close alone and need no receipt.
 */
export const checkHalves = (room: Room): EventFinding[] =>
  halvesIn(room).flatMap(({ closedBy, session, day, table, halves }, _place, sessions) => {
    if (closedBy === undefined) return [];
    const others = sessions
      .filter((each) => each.session !== session && each.day === day && each.table === table)
      .flatMap((each) => each.halves);
    return halves
      .filter((use) => !others.some((other) => isOtherHalf(other, use)))
      .map((use) => ({
        ...halfMissing(use),
        eventIds: [closedBy],
        of: { gamingDay: day, table },
        standing: `slip-half-missing ${session} ${use.direction} ${use.slip}`,
      }));
  });

const isOtherHalf = (one: SlipReports, other: SlipReports): boolean =>
  one.slip === other.slip &&
  one.direction === other.direction &&
  one.currency === other.currency &&
  (one.table ?? one.cage) === (other.table ?? other.cage) &&
  (one.table === undefined) !== (other.table === undefined);

function halfMissing(use: SlipReports): Finding {
  const [here, there] =
    use.table === undefined ? [said('cage'), said('table')] : [said('table'), said('cage')];
  return raise({
    code: 'slip-half-missing',
    expected: said('slip-reported-by-too', { slip: use.slip, there }),
    found: said('reported-by-alone', { amount: money((use.table ?? use.cage)!, use.currency), here }),
  });
}

interface DatedAmount {
  readonly day: string;
  readonly currency: string;
  readonly amount: Minor;
}

type Books = Pick<CasinoBooks, 'authorisations' | 'currency'>;

/** Checks each slip between table and cage that a fact reports: used once, and with the amount of the other end. */
export const checkSlips = (event: CasinoEvent, { session }: Pick<LedgerState, 'session'>): Finding[] =>
  halvesReported(event).flatMap((half) => checkSlip(session.slips, half));

/** As `checkSlips`, for a fill or a credit: also whether it is above the amount that the casino has set. */
export const checkSlipMoved = (event: CasinoEvent, before: LedgerState): Finding[] => [
  ...checkSlips(event, before),
  ...halvesReported(event).flatMap((half) => checkLarge(before, event, half)),
];

/**
 * A slip above the amount that the casino has set: found once, with the half that came first. The float of an opening or
 * a close is no such slip.
 */
function checkLarge(
  { books, session: { slips, closedBy } }: LedgerState,
  { gamingday: day, data }: CasinoEvent,
  report: HalfMoved,
): Finding[] {
  const { slip, amount, currency } = report;
  const { purpose = 'fill' } = data as { readonly purpose?: string };
  const isFloat = closedBy !== undefined || purpose !== 'fill';
  if (isFloat || findSlip(slips, report) !== undefined) return [];
  return largeIn(books, { day, currency, amount }, 'slip', (limit) =>
    raise({
      code: 'slip-above-amount',
      expected: said('slips-up-to-as-casino-has-set', { amount: money(limit, currency) }),
      found: said('under-slip', { amount: money(amount, currency), slip }),
    }),
  );
}

/** A count of a box above the amount that the casino has set. */
export function checkLargeBox(
  books: Books,
  { gamingday: day, data }: EventOf<'cagnotte.drop.counted.v1'>,
): Finding[] {
  const { box, currency } = data;
  const amount = minorFromWire(data.amount);
  return largeIn(books, { day, currency, amount }, 'box', (limit) =>
    raise({
      code: 'box-above-amount',
      expected: said('boxes-up-to-as-casino-has-set', { amount: money(limit, currency) }),
      found: said('in-box', { amount: money(amount, currency), box }),
    }),
  );
}

function largeIn(
  { authorisations = [], currency: ofBooks }: Books,
  { day, currency, amount }: DatedAmount,
  what: keyof NonNullable<AccountingRules['largeAmounts']>,
  finding: (limit: Minor) => Finding,
): Finding[] {
  const above = inForce(authorisations, day)?.accounting?.largeAmounts?.[what];
  if (above === undefined || currency !== ofBooks) return [];
  const limit = minorFromWire(above);
  return amount > limit ? [finding(limit)] : [];
}
