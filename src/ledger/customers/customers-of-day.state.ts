import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';
import {
  CUSTOMER_SUMS,
  type CustomerOperation,
  type CustomerSums,
  NO_SUMS,
} from '../_core/customer-operation';
import { definitionOf } from '../event-contract/catalogue';
import { customerIdentified, identificationWithdrawn } from './customers.events';

/** What a customer has brought and taken in a currency on a gaming day, in minor units. */
export interface CustomerOfDay {
  readonly player: string;
  readonly currency: string;
  readonly sums: CustomerSums;
}

/** The customers of a gaming day whom facts name, and those who were identified, both in order. */
export interface CustomersOfDay {
  readonly customers?: readonly CustomerOfDay[];
  readonly identified?: readonly string[];
}

export const NO_CUSTOMERS: CustomersOfDay = {};

/** The operation of a customer that a fact states; undefined for other facts. */
export const customerOperationOf = ({ type, data }: CasinoEvent): CustomerOperation | undefined =>
  definitionOf(type)?.customer?.(data);

/** Adds the operation of a fact to its customer, or takes it back with `sign` -1. */
export function withOperation(
  known: CustomersOfDay,
  { player, currency, sums }: CustomerOperation,
  sign: 1n | -1n,
): CustomersOfDay {
  if (player === undefined) return known;
  const { customers = [] } = known;
  const isSame = (each: CustomerOfDay): boolean => each.player === player && each.currency === currency;
  const before = customers.find(isSame)?.sums ?? NO_SUMS;
  const after = Object.fromEntries(
    CUSTOMER_SUMS.map((sum) => [sum, before[sum] + sign * sums[sum]]),
  ) as unknown as CustomerSums;
  const others = customers.filter((each) => !isSame(each));
  const isNothing = CUSTOMER_SUMS.every((sum) => after[sum] === 0n);
  const all = isNothing ? others : [...others, { player, currency, sums: after }].sort(byCustomer);
  return customersOfDay({ ...known, customers: all });
}

/** Enters a decision about the identification of a customer. */
export function withDecision(known: CustomersOfDay, { type, data }: CasinoEvent): CustomersOfDay {
  const { player } = data as { readonly player: string };
  const others = (known.identified ?? []).filter((each) => each !== player);
  const identified = type === customerIdentified.type ? [...others, player].sort() : others;
  return customersOfDay({ ...known, identified });
}

export const isDecisionOfCustomer = (type: string): boolean =>
  type === customerIdentified.type || type === identificationWithdrawn.type;

/** The decisions from which the customers of a gaming day matter, or are identified. */
const DECIDING: ReadonlySet<string> = new Set([
  'cagnotte.gaming-day.closed.v1',
  'cagnotte.gaming-day.reopened.v1',
  customerIdentified.type,
  identificationWithdrawn.type,
]);

/** Whether an event may change the customers of its gaming day, or what is due of them. */
export const concernsCustomers = (event: CasinoEvent): boolean =>
  DECIDING.has(event.type) || customerOperationOf(event)?.player !== undefined;

/** Empty lists are left out, so that equal states are stored as equal texts. */
const customersOfDay = ({ customers = [], identified = [] }: CustomersOfDay): CustomersOfDay =>
  present({
    customers: customers.length === 0 ? undefined : customers,
    identified: identified.length === 0 ? undefined : identified,
  });

const keyOf = ({ player, currency }: CustomerOfDay): string => `${player}\0${currency}`;

const byCustomer = (a: CustomerOfDay, b: CustomerOfDay): number => (keyOf(a) < keyOf(b) ? -1 : 1);
