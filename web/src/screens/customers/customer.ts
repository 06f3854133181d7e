import type { DayCustomersQuery } from '../../api/generated/operations';

export type Customer = DayCustomersQuery['dayCustomers']['edges'][number]['node'];

/** The four sums of a customer, in the order of the columns. */
export const SUMS = ['cashBrought', 'cashTaken', 'chipsBought', 'chipsRedeemed'] as const;
