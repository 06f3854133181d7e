import { derivedId } from '../../kernel/identity';
import type { GamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import { saidByTally, tallied, type TallyLine, type TallyName } from '../_core/balances';

/**
 * Prizes that are paid later, as tallies keep them: each prize of a win has its amount and its rest, and a tally whose
 * name says when and where it was won. So whoever asks what waits needs no list that grows, and a late fact changes sums.
 */

/** The event that reported a win. */
export interface Win {
  readonly source: string;
  readonly id: string;
}

/**
 * The tallies of a win. Source and id together may be longer than an index takes, hence the id that is derived from them.
 */
export const ofWin = (pool: string, { source, id }: Win, part = ''): TallyName =>
  ofKnownWin(pool, derivedId(source, id), part);

const ofKnownWin = (pool: string, win: string, part: string): TallyName => `${OF_WIN}${pool}/${win}${part}`;

const OF_WIN: TallyName = 'tally:win/';
const WAITING: TallyName = 'tally:waiting/';
const UNNAMED: TallyName = 'tally:unnamed/';

/** Where and when a prize was won, as far as its report states it. */
interface PlaceOfPrize {
  readonly pool: string;
  readonly gamingDay: GamingDay;
  readonly table?: string | undefined;
  readonly roundNo?: number | undefined;
  readonly seat?: number | undefined;
  readonly player?: string | undefined;
}

/** What the report of prize `n` of a win tallies, so that it is found without its report. */
export const tallyWaiting = (
  win: Win,
  n: number,
  { pool, gamingDay, table, roundNo, seat, player, currency }: PlaceOfPrize & { readonly currency: string },
): TallyLine[] => {
  const parts = [gamingDay, pool, derivedId(win.source, win.id), n, table, roundNo, seat, player];
  return tallied(`${WAITING}${parts.map(written).join('/')}`, 1n, currency);
};

/** What a payment that names no win tallies: it may have paid the only prize with this rest (`prizesWithPayments`). */
export const tallyUnnamed = (paid: UnnamedPayment): TallyLine[] =>
  tallied(`${UNNAMED}${[paid.pool, paid.amount, paid.player].map(written).join('/')}`, 1n, paid.currency);

const written = (part: string | number | bigint | undefined): string => encodeURIComponent(`${part ?? ''}`);

const read = (part: string | undefined): string | undefined =>
  part === undefined || part === '' ? undefined : decodeURIComponent(part);

/** Whether an account is one of the tallies from which the prizes that wait are read. */
export function isOfWaitingPrizes(account: string): boolean {
  const ofWin = saidByTally(account, OF_WIN);
  if (ofWin !== undefined) return AMOUNTS.test(ofWin);
  return saidByTally(account, WAITING) !== undefined || saidByTally(account, UNNAMED) !== undefined;
}

const AMOUNTS = /\/(?:rest|amount)\/\d{1,6}$/;

/** A prize that is paid later, with what its tally says of the win; minor units. */
export interface WaitingPrize {
  /** Unique for the prize: the id of its win and its number in the report. */
  readonly key: string;
  readonly pool: string;
  readonly gamingDay: GamingDay;
  readonly currency: string;
  readonly amount: Minor;
  /** What payments that name the win have left of it. */
  readonly rest: Minor;
  readonly table: string | undefined;
  readonly roundNo: string | undefined;
  readonly seat: string | undefined;
  readonly player: string | undefined;
}

export interface UnnamedPayment {
  readonly pool: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly player: string | undefined;
}

export interface WaitingPrizes {
  readonly prizes: readonly WaitingPrize[];
  /** Payments that name no win; of those alike, one. */
  readonly payments: readonly UnnamedPayment[];
}

interface TallyAmount {
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
}

/**
 * Reads the prizes that wait, and the payments that name none, from the tallies of a casino. Minor units. Prizes come in the order in
 * which they were won as their reports state it, and not in that of the tallies, which depends on what was read when.
 */
export function waitingPrizesIn(tallies: readonly TallyAmount[]): WaitingPrizes {
  const known = new Map(tallies.map(({ account, currency, amount }) => [`${currency} ${account}`, amount]));
  const standing = tallies.filter(({ amount }) => amount > 0n);
  return {
    prizes: standing
      .flatMap(({ account, currency }): WaitingPrize[] => {
        const said = saidByTally(account, WAITING);
        if (said === undefined) return [];
        const [gamingDay = '', pool = '', win = '', n = '', ...place] = said.split('/');
        const [table, roundNo, seat, player] = place.map(read);
        const amountOf = (part: string): Minor =>
          known.get(`${currency} ${ofKnownWin(pool, win, `/${part}/${n}`)}`) ?? 0n;
        return [
          {
            ...{ gamingDay, pool, currency, key: `${win} ${n}`, table, roundNo, seat, player },
            ...{ amount: amountOf('amount'), rest: amountOf('rest') },
          },
        ];
      })
      .sort(asWon),
    payments: standing.flatMap(({ account, currency }) => {
      const said = saidByTally(account, UNNAMED);
      if (said === undefined) return [];
      const [pool = '', amount = '', player] = said.split('/');
      return [{ pool, currency, amount: BigInt(amount), player: read(player) }];
    }),
  };
}

function asWon(one: WaitingPrize, other: WaitingPrize): number {
  const [before, after] = [orderOf(one), orderOf(other)];
  const at = before.findIndex((part, index) => part !== after[index]);
  return at === -1 ? 0 : before[at]! < after[at]! ? -1 : 1;
}

const orderOf = ({ gamingDay, pool, table = '', roundNo, seat, key, currency }: WaitingPrize) =>
  [gamingDay, pool, table, Number(roundNo ?? 0), Number(seat ?? 0), key, currency] as const;
