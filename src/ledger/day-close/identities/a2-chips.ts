import { type AccountBalance, chipsInHands } from '../../chips/chips-in-hands';
import type { Breach } from './identity';

const isHolder = (account: string): boolean =>
  account.startsWith('chips:') && account !== 'chips:issued' && account !== 'chips:transit';

/** A2, soft: customers and holders have chips or none. A holder below zero waits for a late slip. */
export function checkChips(balances: readonly AccountBalance[]): Breach[] {
  const inHands = chipsInHands(balances);
  const figures: AccountBalance[] = [
    ['chips in hands', inHands],
    ...balances.filter(([account]) => isHolder(account)),
  ];
  return figures
    .filter(([, balance]) => balance < 0n)
    .map(([at, balance]) => ({ identity: 'A2', at, expected: 'at least 0', found: `${balance}` }));
}
