import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { LedgerState } from '../_core/evaluation.state';
import { tallied, type TallyLine } from '../_core/balances';
import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import { ofWin, tallyUnnamed, tallyWaiting } from './waiting-prizes';

/** A prize of a pool that its report posts to be paid later; minor units. */
export interface PrizeOfWin {
  readonly pool: string;
  readonly amount: Minor;
  readonly betId?: string | undefined;
  readonly seat?: number | undefined;
  readonly player?: string | undefined;
}

type Paid = EventOf<'cagnotte.jackpot.paid.v1'>;
type Reported = EventOf<'cagnotte.jackpot.won.v1' | 'cagnotte.round.settled.v1'>;

/**
 * What a report tallies of its prizes that are paid later, in the order in which it names them. By these a payment finds
 * the prize that it names: for the win, and for each bet, seat and winner of it, the prizes as the sum of 2^n, so
 * that a place with several prizes is told from one; for each prize its amount and its rest.
 */
export const tallyWin = (win: Reported, prizes: readonly PrizeOfWin[], currency: string): TallyLine[] =>
  prizes.flatMap(({ pool, amount, betId, seat, player }, n) => [
    ...tallyWaiting(win, n, {
      ...{ pool, gamingDay: win.gamingday, currency, seat, player },
      table: tableConcerned(win),
      roundNo: win.data.roundNo,
    }),
    ...placesOf({ betId, seat, player }).flatMap((place) =>
      tallied(ofWin(pool, win, place), 1n << BigInt(n), currency),
    ),
    ...(player === undefined ? [] : tallied(ofWin(pool, win, NAMED), 1n << BigInt(n), currency)),
    ...tallied(ofWin(pool, win, `/amount/${n}`), amount, currency),
    ...tallied(ofWin(pool, win, `/rest/${n}`), amount, currency),
  ]);

const NAMED = '/named';

const placesOf = ({ betId, seat, player }: Omit<PrizeOfWin, 'pool' | 'amount'>): string[] => [
  '',
  ...(betId === undefined ? [] : [`/bet/${betId}`]),
  ...(seat === undefined ? [] : [`/seat/${seat}`]),
  ...(player === undefined ? [] : [`/player/${player}`]),
];

/** The prize that a payment names, by its number in the report; undefined: none, or several. */
function prizeNamed({ data }: Paid, win: NonNullable<Paid['data']['pays']>, before: LedgerState) {
  const { pool, currency } = data;
  const prizes = placesOf({ betId: win.betId, seat: win.seat })
    .map((place) => before.balances.of(ofWin(pool, win, place), currency))
    .reduce((one, other) => one & other);
  const isOne = prizes > 0n && (prizes & (prizes - 1n)) === 0n;
  return isOne ? { n: prizes.toString(2).length - 1, bit: prizes } : undefined;
}

/** What a payment takes off the rest of the prize that it names; one that names none is tallied by itself. */
export function tallyPaidWin(event: Paid, before: LedgerState): TallyLine[] {
  const { pool, currency, pays, amount } = event.data;
  const paid = minorFromWire(amount);
  if (pays === undefined)
    return paid === 0n ? [] : tallyUnnamed({ pool, currency, amount: paid, player: event.data.player });
  const prize = prizeNamed(event, pays, before);
  return prize === undefined ? [] : tallied(ofWin(pool, pays, `/rest/${prize.n}`), -paid, currency);
}

/** Checks that a payment which names its win pays no more than is left of that prize, once, and to its winner. */
export function checkPaidWin(event: Paid, before: LedgerState): Finding[] {
  const { pool, currency, pays } = event.data;
  const paid = minorFromWire(event.data.amount);
  if (pays === undefined || paid === 0n) return [];
  const prize = prizeNamed(event, pays, before);
  if (prize === undefined)
    return [
      raise({
        code: 'prize-win-unknown',
        expected: said('one-prize-that-pool-pays-later', { pool }),
        found: said('paid-for-event-of', { amount: money(paid, currency), id: pays.id, source: pays.source }),
      }),
    ];
  const tallyOf = (part: string): Minor => before.balances.of(ofWin(pool, pays, part), currency);
  const [rest, won] = [tallyOf(`/rest/${prize.n}`), tallyOf(`/amount/${prize.n}`)];
  return [...checkRest({ pool, currency, paid, rest, won }), ...checkWinner(event, prize.bit, tallyOf)];
}

interface RestPaid {
  readonly pool: string;
  readonly currency: string;
  readonly paid: Minor;
  readonly rest: Minor;
  readonly won: Minor;
}

function checkRest({ pool, currency, paid, rest, won }: RestPaid): Finding[] {
  if (paid === rest) return [];
  const found = money(paid, currency);
  if (rest <= 0n)
    return [
      raise({
        code: 'prize-paid-twice',
        expected: said('prize-of-paid-once', { amount: money(won, currency), pool }),
        found: said('again-paid', { amount: found }),
      }),
    ];
  return [
    raise({
      code: paid < rest ? 'prize-paid-in-part' : 'prize-payment-differs',
      expected: said('rest-of-prize-of', {
        rest: money(rest, currency),
        amount: money(won, currency),
        pool,
      }),
      found,
    }),
  ];
}

function checkWinner({ data }: Paid, prize: bigint, tallyOf: (part: string) => bigint): Finding[] {
  const { pool, player, currency } = data;
  if (player === undefined || (tallyOf(NAMED) & prize) === 0n) return [];
  if ((tallyOf(`/player/${player}`) & prize) !== 0n) return [];
  return [
    raise({
      code: 'prize-paid-to-another',
      expected: said('prize-to-who-won-it', { pool }),
      found: said('to-player', { amount: money(minorFromWire(data.amount), currency), player }),
    }),
  ];
}
