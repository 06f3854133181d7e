import type { GamingDay } from '../../src/kernel/gaming-day';
import type { ServiceClient } from './casino-answers';
import { CASINO } from './demo-nights';

interface Customers {
  readonly edges: readonly {
    readonly node: { readonly player: string | null; readonly identification: object | null };
  }[];
}

const CUSTOMERS = `query Customers($casino: ID!, $day: GamingDay!, $receipt: String) {
  dayCustomers(casino: $casino, day: $day, onlyAtLimit: true, first: 100, waitFor: $receipt) {
    edges { node { player identification { recordNumber } } }
  }
}`;

const IDENTIFY = `mutation Identify($casino: ID!, $day: GamingDay!, $player: String!, $documentNumber: String!) {
  decided: identifyCustomer(casino: $casino, day: $day, player: $player, document: DNI, documentNumber: $documentNumber) {
    ... on CustomerDecided { receipt }
    ... on CustomerRefused { message }
  }
}`;

/**
 * Identifies the customers who bought or sold chips of 2,000 EUR or more: all of them in a closed night, and
 * one in an open night, so that a visitor finds customers whom somebody still has to identify. It skips those whom an earlier
 * start of the demo has identified.
 * @param receipt of the last report of the night, from which the customers follow
 */
export async function identifyCustomers(
  accountant: ServiceClient,
  day: GamingDay,
  { who, receipt }: { readonly who: 'all' | 'the first'; readonly receipt: string | undefined },
): Promise<void> {
  const at = { casino: CASINO, day };
  const { dayCustomers } = await accountant.ask<{ dayCustomers: Customers }>(CUSTOMERS, {
    ...at,
    receipt: receipt ?? null,
  });
  const named = dayCustomers.edges.flatMap(({ node: { player, identification } }) =>
    player === null ? [] : [{ player, identification }],
  );
  for (const { player, identification } of who === 'all' ? named : named.slice(0, 1)) {
    if (identification !== null) continue;
    const { decided } = await accountant.ask<{
      decided: { readonly receipt?: string; readonly message?: string };
    }>(IDENTIFY, { ...at, player, documentNumber: `${player.slice(-5)}X` });
    if (decided.receipt === undefined) throw new Error(`${player} on ${day}: ${decided.message}`);
  }
}
