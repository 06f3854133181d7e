import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL, parseAuthenticatorData } from '@simplewebauthn/server/helpers';
import type { Assertion } from '../decision-signature';
import type { PasskeyOfEvent } from '../people.events';

/**
 * Whether a passkey has signed a challenge at an origin, after the device had asked for PIN, finger or face. Malformed
 * answers are false too.
 */
export async function hasSigned(
  passkey: PasskeyOfEvent,
  response: AuthenticationResponseJSON,
  {
    origin,
    challenge,
  }: {
    readonly origin: string;
    /** base64url, or a test of it. */
    readonly challenge: string | ((text: string) => Promise<boolean>);
  },
): Promise<boolean> {
  const verified = await verifyAuthenticationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: passkey.rpId,
    requireUserVerification: true,
    expectedChallenge: challenge,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // The counter is not compared here, because `verify` checks signatures later and in any order; `countPasskey` compares
      // it when a signature is accepted.
      counter: 0,
    },
  }).catch(() => undefined);
  return verified?.verified === true;
}

/** The signature counter in what a passkey has signed: 32 bits, 0 where it does not count. */
export const counterIn = ({ authenticatorData }: Pick<Assertion, 'authenticatorData'>): number =>
  parseAuthenticatorData(isoBase64URL.toBuffer(authenticatorData)).counter;

export const assertionAnswer = ({ id }: PasskeyOfEvent, response: Assertion): AuthenticationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { ...response },
});
