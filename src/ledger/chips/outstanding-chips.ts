import type { Minor } from '../../kernel/money';

/** An account of the ledger and what it holds in the book currency, debit positive. */
export type AccountBalance = readonly [account: string, balance: Minor];

/**
 * H as a stock: the face value of the sets in service less what all holders of the house have, custody and transit
 * included. What is left the customers have.
 */
export const outstandingChips = (balances: Iterable<AccountBalance>): Minor => {
  let held = 0n;
  for (const [account, balance] of balances) if (account.startsWith('chips:')) held += balance;
  return -held;
};

export const owedInChips = (balances: Iterable<AccountBalance>): Minor => {
  let held = 0n;
  for (const [account, balance] of balances) {
    if (account.startsWith('chips:') && !account.startsWith('chips:custody')) held += balance;
  }
  return -held;
};
