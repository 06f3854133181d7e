import type { Seal } from '../../proof/seal';

/** The seal that a person stored in this browser. Without it a server could present a new, consistent chain. */
export interface TrustedSeal {
  readonly recordNumber: number;
  readonly hash: string;
}

const keptAs = (casino: string): string => `cagnotte.trust.${casino}`;

export function readTrust(casino: string): TrustedSeal | undefined {
  const kept = localStorage.getItem(keptAs(casino));
  return kept === null ? undefined : (JSON.parse(kept) as TrustedSeal);
}

export function keepTrust(casino: string, { recordNumber, hash }: Seal): TrustedSeal {
  const trusted = { recordNumber, hash };
  localStorage.setItem(keptAs(casino), JSON.stringify(trusted));
  return trusted;
}
