import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { asHttpException, SIGN_IN_FAILED } from '../../access/access-refusal';

/** Reads the parts of an assertion. Only their form is checked; `hasSigned` checks the signature. */
export function readAssertion(body: unknown): AuthenticationResponseJSON {
  const { id, rawId, type, response } = (body ?? {}) as Partial<AuthenticationResponseJSON>;
  const parts = [response?.clientDataJSON, response?.authenticatorData, response?.signature];
  if (![id, rawId, type, ...parts].every((part) => typeof part === 'string' && part.length < 10_000))
    throw asHttpException(SIGN_IN_FAILED);
  return body as AuthenticationResponseJSON;
}
