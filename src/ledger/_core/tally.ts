import type { Minor } from '../../kernel/money';
import { type EntryLine, signedLine } from './journal-entry';

/**
 * A sum that is kept beside the journal and read like a balance: what a pool was staked in a month, what its meter grew by
 * since it was read. As with a balance, a late fact changes it by a difference, and only who reads it is evaluated again;
 * kept in the state of the pool, it would be another one at every later fact.
 */
export type TallyName = `tally:${string}`;

export const isTally = (account: string): account is TallyName => account.startsWith('tally:');

/** Adds to a tally; nothing for zero. Minor units. */
export const tallied = (tally: TallyName, amount: Minor, currency: string): EntryLine[] =>
  signedLine(tally, amount, currency);
