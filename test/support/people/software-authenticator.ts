import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyOfEvent } from '../../../src/people/people.events';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer | Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Flags of authenticator data: user present and user verified. */
const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** An authenticator in software that makes one passkey (ES256) and signs with it for a browser at an origin. */
export class SoftwareAuthenticator {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  readonly id: string;
  /** The signature counter; 0 if it does not count, like passkeys that are synchronised between devices. */
  private counter = 0;

  constructor(
    readonly origin: string,
    private readonly flags = PRESENT_AND_VERIFIED,
    keys = generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ) {
    this.privateKey = keys.privateKey;
    this.publicKey = keys.publicKey;
    this.id = text(sha256(this.publicKey.export({ type: 'spki', format: 'der' })));
  }

  /** The same passkey used by a page of another origin. */
  at(origin: string): SoftwareAuthenticator {
    const { privateKey, publicKey } = this;
    return new SoftwareAuthenticator(origin, this.flags, { privateKey, publicKey });
  }

  /** The same passkey with another signature counter: a copy, or the device later. */
  counting(counter: number): SoftwareAuthenticator {
    const same = this.at(this.origin);
    same.counter = counter;
    return same;
  }

  /** The answer to `navigator.credentials.create`. */
  make({ challenge }: { readonly challenge: string }): object {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.head(this.flags | WITH_CREDENTIAL),
      Buffer.alloc(16),
      length,
      id,
      this.coseKey(),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    const clientDataJSON = text(this.clientData('webauthn.create', challenge));
    return this.credential({ clientDataJSON, attestationObject });
  }

  /** The answer to `navigator.credentials.get`. */
  show({ challenge }: { readonly challenge: string }): object {
    const data = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.head(this.flags);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), this.privateKey);
    return this.credential({
      clientDataJSON: text(data),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
    });
  }

  /** The public key in COSE format, as events contain it. */
  coseKey(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    return Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      ),
    );
  }

  private credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private head(flags: number): Buffer {
    const counted = Buffer.alloc(5);
    counted.writeUInt8(flags);
    counted.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(new URL(this.origin).hostname), counted]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

/** The public part of a passkey, as in `credential.made`. */
export const passkeyOf = (device: SoftwareAuthenticator): PasskeyOfEvent => ({
  id: device.id,
  publicKey: text(device.coseKey()),
  rpId: new URL(device.origin).hostname,
});
