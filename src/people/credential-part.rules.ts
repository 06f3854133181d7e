import { type CredentialOfHouse, type House, type Instant, isGood } from './house.state';
import type { IdentityOfEvent, PasskeyOfEvent } from './people.events';
import { refusing } from './people.refusals';
import type { Refused } from './people.rules';

/** A link that was drawn: the hash of its code, and when it expires. */
export interface DrawnLink {
  readonly codeHash: string;
  readonly expiresAt: Instant;
}

/** A key that was drawn: its public id, its hash, and when it expires. */
export interface DrawnKey {
  readonly id: string;
  readonly keyHash: string;
  readonly expiresAt: Instant;
}

/** A passkey that a person made on a device of theirs. */
export interface MadePasskey {
  readonly id: string;
  readonly passkey: PasskeyOfEvent;
  readonly expiresAt: Instant;
}

/** An account at a provider, as which a person has shown themselves. */
export interface DeclaredIdentity {
  readonly id: string;
  readonly identity: IdentityOfEvent;
  readonly expiresAt: Instant;
}

/** What a person takes with a link. */
export type CredentialPart = DrawnKey | MadePasskey | DeclaredIdentity;

/** The credential with the id that an authenticator gave it. */
export const passkeyNamed = ({ credentials }: House, id: string): CredentialOfHouse | undefined =>
  [...credentials.values()].find(({ passkey }) => passkey?.id === id);

/** The good credential of an account at a provider, by issuer and subject alone. */
export const identityNamed = (
  { credentials }: House,
  { issuer, subject }: IdentityOfEvent,
  now: Instant,
): CredentialOfHouse | undefined =>
  [...credentials.values()].find(
    (each) => each.identity?.issuer === issuer && each.identity.subject === subject && isGood(each, now),
  );

/** Why a person cannot take it: it is somebody's. */
export function whyTaken(house: House, key: CredentialPart, now: Instant): Refused | undefined {
  if ('passkey' in key && passkeyNamed(house, key.passkey.id)) return refusing('PEOPLE.PASSKEY_TAKEN');
  const isTaken = 'identity' in key && identityNamed(house, key.identity, now) !== undefined;
  return isTaken ? refusing('PEOPLE.IDENTITY_TAKEN') : undefined;
}

/** What of it is recorded. */
export function publicPartOf(key: CredentialPart) {
  if ('passkey' in key) return { passkey: key.passkey };
  return 'identity' in key ? { identity: key.identity } : { keyHash: key.keyHash };
}
