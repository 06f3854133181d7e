import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Assertion } from '../decision-signature';
import type { PasskeyOfEvent } from '../people.events';

/**
 * Whether a passkey has signed a challenge at an origin, after the device had asked for PIN, finger or face. Anything that is
 * no such signature is a no.
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
      // Passkeys that are kept on several devices do not count, so a number that stands still says nothing.
      counter: 0,
    },
  }).catch(() => undefined);
  return verified?.verified === true;
}

export const answerOf = ({ id }: PasskeyOfEvent, response: Assertion): AuthenticationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { ...response },
});
