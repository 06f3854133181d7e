import { type EventFinding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';
import { present } from '../../kernel/present';
import { listed } from '../../words/message';
import type { ClosedDays } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { lastDayToCollect } from './prize-expiry.state';
import { mayPay } from './unpaid-prizes';
import type { WaitingPrize, WaitingPrizes } from './waiting-prizes';

interface Known {
  /** The days that tables or cage have begun. */
  readonly begun: ClosedDays;
  readonly books: Pick<CasinoBooks, 'authorisations' | 'openedDays' | 'closedDays'>;
}

/**
 * Prizes that could be collected until a day that is over, and were not paid in full. The regulation does not say what becomes
 * of them, so nothing is booked: a person decides, and resolves the finding with the reason. It ends with the payment of the rest. A later
 * day must be known, begun or opened; the clock alone opens no finding.
 */
export function checkExpiredPrizes(waiting: WaitingPrizes, { begun, books }: Known): EventFinding[] {
  const today = lastDayKnown(begun, books);
  if (today === undefined) return [];
  return waiting.prizes.flatMap((prize) => {
    const until = lastDayToCollect(books.authorisations, prize);
    return until === undefined || today <= until || isPaid(prize, waiting) ? [] : [expired(prize, until)];
  });
}

const lastDayKnown = (
  begun: ClosedDays,
  { openedDays = [], closedDays = [] }: Known['books'],
): GamingDay | undefined =>
  [begun, openedDays, closedDays]
    .flatMap((days) => days.at(-1)?.last ?? [])
    .sort()
    .at(-1);

/** A payment that names no win pays the only prize that it may pay, as in the list of prizes owed. */
function isPaid(prize: WaitingPrize, { prizes, payments }: WaitingPrizes): boolean {
  if (prize.rest <= 0n) return true;
  return payments.some(
    (payment) =>
      mayPay(payment, prize, prize.rest) &&
      prizes.filter((each) => mayPay(payment, each, each.rest)).length === 1,
  );
}

/** Its texts name the prize and no rest, so that a payment in part does not open again what a person has decided. */
function expired(prize: WaitingPrize, until: GamingDay): EventFinding {
  const { key, pool, gamingDay, table, amount, currency } = prize;
  return {
    ...raise({
      code: 'prize-expired',
      expected: said('prize-collected-until', { amount: money(amount, currency), pool, day: until }),
      found: said('won-on-and-not-paid-in-full', { day: gamingDay, place: placeOf(prize) }),
      of: { gamingDay: nextGamingDay(until), ...present({ table }) },
      standing: `prize-expired ${key}`,
    }),
    eventIds: [],
  };
}

const placeOf = ({ pool, table, roundNo, seat }: WaitingPrize) =>
  listed([
    table ?? pool,
    ...(roundNo === undefined ? [] : [said('round-no', { round: roundNo })]),
    ...(seat === undefined ? [] : [said('seat', { seat })]),
  ]);
