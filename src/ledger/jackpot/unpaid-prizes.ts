import { type Minor, sumMinor } from '../../kernel/money';

/** A prize that a pool was to pay later, as it was won. Minor units. */
export interface PrizeOwed {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly gamingDay: string;
  readonly source: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly pool: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly table: string | undefined;
  readonly sessionNo: number | undefined;
  readonly roundNo: number | undefined;
  readonly seat: number | undefined;
  readonly betId: string | undefined;
  readonly player: string | undefined;
  readonly combination: string | undefined;
  readonly document: string | undefined;
  /** Where its report states the amount; undefined where it is what was posted of several prizes. */
  readonly statedAt: string | undefined;
  /** The last gaming day on which it can be collected (`lastDayToCollect`); undefined: it does not expire. */
  readonly expiresOn?: string | undefined;
}

/** A payment of a prize as posted, in minor units, in the order of the facts. */
export interface PrizePayment {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly gamingDay: string;
  readonly source: string;
  readonly eventId: string;
  readonly pool: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly player: string | undefined;
  readonly document: string | undefined;
  readonly pays: WinNamed | undefined;
}

export interface WinNamed {
  readonly source: string;
  readonly id: string;
  readonly betId?: string | undefined;
  readonly seat?: number | undefined;
}

export interface PaidPart extends PrizePayment {
  /** Named: the payment names the win; matched: it is the only prize of this pool with this rest. */
  readonly how: 'named' | 'matched';
}

export interface PrizeWithPayments extends PrizeOwed {
  readonly payments: readonly PaidPart[];
  readonly rest: Minor;
}

export interface PrizesAndPayments {
  readonly prizes: readonly PrizeWithPayments[];
  /** Payments whose prize is not known: none that was named, none of this amount, or several. */
  readonly unmatched: readonly PrizePayment[];
}

/** What moved the account of prizes owed, but is neither a win nor a payment; minor units, positive: owed. */
export interface OtherOwed {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly gamingDay: string;
  readonly eventType: string;
  readonly source: string;
  readonly eventId: string;
  readonly pool: string;
  readonly currency: string;
  readonly amount: Minor;
}

export type UnpaidRow =
  | {
      readonly kind: 'prize';
      readonly recordNumber: bigint;
      readonly part: number;
      readonly prize: PrizeWithPayments;
    }
  | {
      readonly kind: 'payment';
      readonly recordNumber: bigint;
      readonly part: number;
      readonly payment: PrizePayment;
    }
  | {
      readonly kind: 'other';
      readonly recordNumber: bigint;
      readonly part: number;
      readonly other: OtherOwed;
    };

export type OwedRowKind = UnpaidRow['kind'];

/** What a row adds to the account of prizes owed; all rows together are its balance. Minor units. */
export function owedByRow(row: UnpaidRow): Minor {
  if (row.kind === 'prize') return row.prize.rest;
  return row.kind === 'payment' ? -row.payment.amount : row.other.amount;
}

/**
 * Assigns payments to the prizes that they pay. One that names no win (before there was a field for it) pays the
 * prize of its pool, and of its player where both are named, whose rest has its amount, if there is only one.
 */
export function prizesWithPayments(
  owed: readonly PrizeOwed[],
  payments: readonly PrizePayment[],
): PrizesAndPayments {
  const paid = owed.map((): PaidPart[] => []);
  const unmatched: PrizePayment[] = [];
  const restOf = (at: number): Minor => owed[at]!.amount - sumMinor(paid[at]!.map(({ amount }) => amount));
  const at = owed.map((_, n) => n);
  for (const payment of payments) {
    const { pays } = payment;
    const found = at.filter((n) =>
      pays === undefined ? mayPay(payment, owed[n]!, restOf(n)) : isNamed(payment, pays, owed[n]!),
    );
    if (found.length === 1)
      paid[found[0]!]!.push({ ...payment, how: pays === undefined ? 'matched' : 'named' });
    else unmatched.push(payment);
  }
  return { prizes: owed.map((prize, n) => ({ ...prize, payments: paid[n]!, rest: restOf(n) })), unmatched };
}

/** Whether a payment that names no win may pay a prize with this rest. Minor units. */
export const mayPay = (
  payment: Pick<PrizePayment, 'pool' | 'currency' | 'amount' | 'player'>,
  prize: Pick<PrizeOwed, 'pool' | 'currency'> & { readonly player?: string | undefined },
  rest: Minor,
): boolean =>
  prize.pool === payment.pool &&
  prize.currency === payment.currency &&
  rest === payment.amount &&
  (prize.player === undefined || payment.player === undefined || prize.player === payment.player);

const isNamed = (
  { pool, currency }: PrizePayment,
  { source, id, betId, seat }: WinNamed,
  prize: PrizeOwed,
): boolean =>
  prize.pool === pool &&
  prize.currency === currency &&
  prize.source === source &&
  prize.eventId === id &&
  (betId === undefined || prize.betId === betId) &&
  (seat === undefined || prize.seat === seat);
