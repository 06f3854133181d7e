import { Type } from 'typebox';

const Base64Url = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, description });

/** What checks the signatures of a passkey; the private key never leaves the device of the person. */
export const Passkey = Type.Object({
  id: Base64Url(1_400, 'id that the authenticator gave the credential (WebAuthn), base64url'),
  publicKey: Base64Url(4_000, 'public key in COSE form (RFC 9052), base64url'),
  rpId: Type.String({ minLength: 1, maxLength: 253, description: 'domain it was made for and works at' }),
});

/** An account at an OpenID provider. The subject is the provider's name of it, never given to another account. */
export const Identity = Type.Object({
  issuer: Type.String({ minLength: 1, maxLength: 400, description: 'issuer (OpenID Connect Core 1.0)' }),
  subject: Type.String({ minLength: 1, maxLength: 255, description: 'subject at the issuer' }),
});

export const SealKey = Type.String({
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  maxLength: 200,
  description: 'seal key: Ed25519, SPKI in base64',
});
