import type { Seal } from '../../proof/seal';

/** The last seal that a person chose to keep in this browser: a server that proves only itself proves nothing. */
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
