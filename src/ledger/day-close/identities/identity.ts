/**
 * The identities of the ledger. A hard one can only be broken by a bug, and is never forced; a soft one depends on
 * what tables declare, and is explained by a named person before a day closes with it.
 */
export const IDENTITIES = {
  A1: { strength: 'hard', says: 'every entry and the trial balance sum to zero in each currency' },
  A2: { strength: 'soft', says: 'chips in hands, and the chips of every holder, are not below zero' },
  A3: { strength: 'hard', says: 'custody = banks + garages + pots - what custody could not cover' },
  'A3-banks': { strength: 'soft', says: 'no member of a bank has less than nothing in it' },
  A4: {
    strength: 'soft',
    says: 'a meter = opening + contributions - voided + funding - prizes ± adjustments',
  },
  A5: { strength: 'soft', says: 'contributions + carried in - returned = awarded + rake + carried out' },
  A6: { strength: 'soft', says: 'a derived commission is rounded once, as its rule says' },
  A7: { strength: 'hard', says: 'projected again, the books are the same byte for byte' },
} as const;

export type IdentityName = keyof typeof IDENTITIES;

/** An identity that does not hold, and where. */
export interface Breach {
  readonly identity: IdentityName;
  /** The table, pool, bank, account or currency. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

export const isHard = ({ identity }: Breach): boolean => IDENTITIES[identity].strength === 'hard';
