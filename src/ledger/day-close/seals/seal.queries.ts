import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { GamingDayClosed } from '../../gaming-day/gaming-day.events';
import { sha256 } from '../../../kernel/identity';

export type Seal = NonNullable<GamingDayClosed['seal']>;

/** What a seal is put under: a day of a casino, its records, and its books. */
export interface Sealed extends Omit<Seal, 'publicKey' | 'signature'> {
  readonly casino: string;
  readonly gamingDay: string;
}

export const NO_SEAL = '0'.repeat(64);

/** What is signed: one line for each part, in this order, ending with a line feed. */
export const sealText = (sealed: Sealed): string =>
  [
    'cagnotte seal v1',
    sealed.casino,
    sealed.gamingDay,
    sealed.firstRecord,
    sealed.lastRecord,
    sealed.records,
    sealed.merkleRoot,
    sealed.trialBalance,
    sealed.previous,
  ]
    .map((part) => `${part}\n`)
    .join('');

export const sealHash = (sealed: Sealed, signature: string): string =>
  sha256(`${sealText(sealed)}${signature}\n`);

/** Whether a signature (base64) is that of a key (SPKI in base64) over what is sealed. Ed25519. */
export function isSignedBy(
  sealed: Sealed,
  { publicKey, signature }: Pick<Seal, 'publicKey' | 'signature'>,
): boolean {
  const key = keyOf(publicKey);
  return (
    key !== undefined && verify(null, Buffer.from(sealText(sealed)), key, Buffer.from(signature, 'base64'))
  );
}

function keyOf(publicKey: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

/** A short name of a key, for people: the first 16 digits of its hash. */
export const keyIdOf = (publicKey: string): string => sha256(publicKey).slice(0, 16);
