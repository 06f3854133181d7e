import { type CredentialOfHouse, type House, type Instant, isGood } from './house.state';
import type { IdentityOfEvent, PasskeyOfEvent } from './people.events';
import { refusing } from './people.refusals';
import type { Refused } from './people.rules';

export interface DrawnLink {
  readonly codeHash: string;
  readonly expiresAt: Instant;
}

export interface DrawnKey {
  readonly id: string;
  readonly keyHash: string;
  readonly expiresAt: Instant;
}

export interface MadePasskey {
  readonly id: string;
  readonly passkey: PasskeyOfEvent;
  readonly expiresAt: Instant;
}

export interface DeclaredIdentity {
  readonly id: string;
  readonly identity: IdentityOfEvent;
  readonly expiresAt: Instant;
}

export type CredentialPart = DrawnKey | MadePasskey | DeclaredIdentity;

export const passkeyNamed = ({ credentials }: House, id: string): CredentialOfHouse | undefined =>
  [...credentials.values()].find(({ passkey }) => passkey?.id === id);

/**
 * The valid credential of an account at a provider, found by issuer and subject alone: a provider may reassign addresses and
 * names.
 */
export const identityNamed = (
  { credentials }: House,
  { issuer, subject }: IdentityOfEvent,
  now: Instant,
): CredentialOfHouse | undefined =>
  [...credentials.values()].find(
    (each) => each.identity?.issuer === issuer && each.identity.subject === subject && isGood(each, now),
  );

export function whyTaken(house: House, key: CredentialPart, now: Instant): Refused | undefined {
  if ('passkey' in key && passkeyNamed(house, key.passkey.id)) return refusing('PEOPLE.PASSKEY_TAKEN');
  const isTaken = 'identity' in key && identityNamed(house, key.identity, now) !== undefined;
  return isTaken ? refusing('PEOPLE.IDENTITY_TAKEN') : undefined;
}

export function publicPartOf(key: CredentialPart) {
  if ('passkey' in key) return { passkey: key.passkey };
  return 'identity' in key ? { identity: key.identity } : { keyHash: key.keyHash };
}

/**
 * Whether a credential was made by the credential of a service or a device that was revoked: it gives no access any more,
 * since the holder of that credential has this one too. The successor that a credential made of itself is excepted and is
 * revoked separately.
 */
export function endedWithMaker(house: House, { madeBy, replaces }: CredentialOfHouse): boolean {
  const maker = madeBy.kind === 'service' ? house.credentials.get(madeBy.id) : undefined;
  if (maker === undefined || replaces === maker.id) return false;
  return maker.revoked !== undefined || endedWithMaker(house, maker);
}
