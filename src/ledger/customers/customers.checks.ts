import { type EventFinding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import type { GamingDay } from '../../kernel/gaming-day';
import { IDENTIFIED_FROM, reachesLimit } from '../_core/customer-operation';
import type { CustomersOfDay } from './customers-of-day.state';

/**
 * The customers of a closed gaming day who reach the amount of the law and were not identified. The finding states no
 * sum of the customer: persons may read findings who may not read the list of customers.
 */
export const checkCustomers = (
  day: GamingDay,
  { customers = [], identified = [] }: CustomersOfDay,
): EventFinding[] =>
  customers
    .filter((customer) => reachesLimit(customer) === true && !identified.includes(customer.player))
    .map(({ player }) => ({
      ...raise({
        code: 'customer-not-identified',
        expected: said('customer-identified-from', {
          player,
          amount: money(IDENTIFIED_FROM.amount, IDENTIFIED_FROM.currency),
        }),
        found: said('customer-without-identification'),
        of: { gamingDay: day },
        standing: `customer-not-identified ${day} ${player}`,
      }),
      eventIds: [],
    }));
