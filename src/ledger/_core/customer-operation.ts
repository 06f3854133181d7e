import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';

/** What customers bring to a casino and take from it, in minor units of the currency of the operation. */
export const CUSTOMER_SUMS = ['cashBrought', 'cashTaken', 'chipsBought', 'chipsRedeemed'] as const;

export type CustomerSums = Readonly<Record<(typeof CUSTOMER_SUMS)[number], Minor>>;

export const NO_SUMS: CustomerSums = { cashBrought: 0n, cashTaken: 0n, chipsBought: 0n, chipsRedeemed: 0n };

/** An operation of a customer at the cage or at a table, as its fact declares it. */
export interface CustomerOperation {
  /** The opaque id of the customer; undefined if the fact states none. */
  readonly player: string | undefined;
  readonly currency: string;
  readonly sums: CustomerSums;
}

/** Makes the operation of a fact: amounts that it does not state are zero. Minor units. */
export const customerOperation = (
  { player, currency }: { readonly player?: string | undefined; readonly currency: string },
  sums: Partial<CustomerSums>,
): CustomerOperation => ({ player, currency, sums: { ...NO_SUMS, ...sums } });

/** What of several payments is cash. */
export const cashIn = (paid: readonly { readonly means: string; readonly amount: WireAmount }[]): Minor =>
  sumMinor(paid.flatMap(({ means, amount }) => (means === 'cash' ? minorFromWire(amount) : [])));

/**
 * The amount of one operation, or of linked operations of one gaming day, from which a casino must identify the customer:
 * 2,000 EUR, in minor units. Sources: Ley 10/2010, of 28 April, article 7.5 (purchase or sale of chips of 2,000 EUR or
 * more); Directive (EU) 2015/849, article 11.d (in one operation, or in several that appear to be linked).
 */
export const IDENTIFIED_FROM = { amount: 200_000n, currency: 'EUR' } as const;

/**
 * Whether what a customer brought, took, bought or redeemed reaches the amount of the law, each by itself: what was
 * brought is not set off against what was taken. Undefined in another currency, in which the law states no amount.
 */
export const reachesLimit = ({
  currency,
  sums,
}: Pick<CustomerOperation, 'currency' | 'sums'>): boolean | undefined =>
  currency === IDENTIFIED_FROM.currency
    ? CUSTOMER_SUMS.some((sum) => sums[sum] >= IDENTIFIED_FROM.amount)
    : undefined;
