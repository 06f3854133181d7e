import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import { sha256 } from '../../kernel/identity';
import { type Assertion, NONCE_MOMENT, SIGNING_MS } from '../decision-signature';
import { passkeyNamed } from '../credential-part.rules';
import { type CredentialOfHouse, isGood } from '../house.state';
import type { PasskeyOfEvent } from '../people.events';
import { PeopleRegister } from '../people-register';
import { countPasskey } from '../credential-use';
import { assertionAnswer, counterIn, hasSigned } from './has-signed';
import { Site } from './site';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DataSource } from 'typeorm';
import { challengeKey, isWithin } from './sessions';

export type ChallengePurpose = 'enrol' | 'sign-in' | `decision ${string}`;

/** Long enough to find the device, too short to collect answers. */
const GOOD_FOR_MS = SIGNING_MS;

const { at: NONCE_BYTES, bytes: TIME_BYTES } = NONCE_MOMENT;
const LENGTH = NONCE_BYTES + TIME_BYTES + 32;

/**
 * The random bytes that a passkey signs. Nothing is kept of a challenge until it was answered, so that asking for many
 * costs the service nothing: it carries its moment and a code that only the processes of this house can calculate.
 */
@Injectable()
export class Challenges {
  private key: Promise<Buffer> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ACCESS_SOURCES) readonly sources: AccessSources,
  ) {}

  async draw(purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeBigUInt64BE(BigInt(this.sources.now().getTime()));
    const drawn = Buffer.concat([this.sources.randomBytes(NONCE_BYTES), time]);
    return new Uint8Array(Buffer.concat([drawn, await this.codeOf(drawn, purpose)]));
  }

  /** When a challenge for this purpose was drawn here; undefined where it was not, too long ago, or by a clock that has been set back. */
  async drawnAt(challenge: string, purpose: ChallengePurpose): Promise<Date | undefined> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== LENGTH) return undefined;
    const [drawn, code] = [bytes.subarray(0, LENGTH - 32), bytes.subarray(LENGTH - 32)];
    if (!timingSafeEqual(code, await this.codeOf(drawn, purpose))) return undefined;
    const at = new Date(Number(drawn.readBigUInt64BE(NONCE_BYTES)));
    return isWithin(at, GOOD_FOR_MS, this.sources.now()) ? at : undefined;
  }

  private async codeOf(drawn: Buffer, purpose: ChallengePurpose): Promise<Buffer> {
    this.key ??= challengeKey(this.dataSource, this.sources.randomBytes(32)).catch((failure: unknown) => {
      this.key = undefined;
      throw failure;
    });
    return createHmac('sha256', await this.key)
      .update(`${purpose}\n`)
      .update(drawn)
      .digest();
  }
}

/** ES256 and RS256 (COSE): what authenticators make, and what any program with OpenSSL can check. */
const ALGORITHMS = [-7, -257];

interface Counted {
  /** Whether its counter went forward; one that counts back may have a copy (WebAuthn Level 3, 7.2, step 22). */
  readonly countsOn: boolean;
}

export interface ShownPasskey extends Counted {
  readonly credential: CredentialOfHouse & { readonly person: string };
  readonly challenge: { readonly text: string; readonly drawnAt: Date };
}

/** Passkeys (WebAuthn Level 3): made with a link, shown to sign in. The device asks for a PIN, a finger or a face each time. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly register: PeopleRegister,
    private readonly challenges: Challenges,
    private readonly site: Site,
    private readonly dataSource: DataSource,
  ) {}

  async toMake(person: {
    readonly id: string;
    readonly name: string;
  }): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { credentials } = await this.register.house();
    const own = [...credentials.values()].filter((each) => each.person === person.id);
    return generateRegistrationOptions({
      rpName: 'Cagnotte',
      rpID: this.site.rpId,
      userName: person.id,
      userDisplayName: person.name,
      // The authenticator keeps one passkey per person and site by this; it says nothing about the person.
      userID: new Uint8Array(Buffer.from(sha256(`passkey of ${person.id} at ${this.site.rpId}`), 'hex')),
      challenge: await this.challenges.draw('enrol'),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.flatMap(({ passkey }) => (passkey ? [{ id: passkey.id }] : [])),
    });
  }

  async made(response: RegistrationResponseJSON): Promise<PasskeyOfEvent | undefined> {
    const verified = await verifyRegistrationResponse({
      response,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.rpId,
      expectedChallenge: async (text) => (await this.challenges.drawnAt(text, 'enrol')) !== undefined,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { id, publicKey } = verified.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), rpId: this.site.rpId };
  }

  async toShow(purpose: ChallengePurpose): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.site.rpId,
      challenge: await this.challenges.draw(purpose),
      userVerification: 'required',
      allowCredentials: [],
    });
  }

  /** Whose passkey has signed a challenge for this purpose; undefined where none of a person of this house has. */
  async shown(
    response: AuthenticationResponseJSON,
    purpose: ChallengePurpose,
  ): Promise<ShownPasskey | undefined> {
    const house = await this.register.house();
    const credential = passkeyNamed(house, response.id);
    if (credential?.passkey === undefined || credential.person === undefined) return undefined;
    const { person, passkey } = credential;
    const isLetIn = isGood(credential, this.now().toISOString());
    if (!isLetIn || house.persons.get(person)!.left !== undefined) return undefined;
    let challenge: ShownPasskey['challenge'] | undefined;
    const isShown = await hasSigned(passkey, response, {
      origin: this.site.origin,
      challenge: async (text) => {
        const drawnAt = await this.challenges.drawnAt(text, purpose);
        challenge = drawnAt && { text, drawnAt };
        return drawnAt !== undefined;
      },
    });
    if (!isShown || challenge === undefined) return undefined;
    const countsOn = await this.countsOn(credential.id, response.response);
    return { credential: { ...credential, person }, challenge, countsOn };
  }

  async of(person: string): Promise<readonly WithPasskey[]> {
    const now = this.now().toISOString();
    const { credentials } = await this.register.house();
    return [...credentials.values()].filter(
      (each): each is WithPasskey =>
        each.person === person && each.passkey?.rpId === this.site.rpId && isGood(each, now),
    );
  }

  async toSign(challenge: string, person: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.site.rpId,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
      allowCredentials: (await this.of(person)).map(({ passkey: { id } }) => ({ id })),
    });
  }

  async signer(
    person: string,
    passkeyId: string,
    { assertion, challenge }: { readonly assertion: Assertion; readonly challenge: string },
  ): Promise<(Counted & { readonly credential: string }) | undefined> {
    const credential = (await this.of(person)).find(({ passkey }) => passkey.id === passkeyId);
    if (credential === undefined) return undefined;
    const { id, passkey } = credential;
    const { origin } = this.site;
    if (!(await hasSigned(passkey, assertionAnswer(passkey, assertion), { origin, challenge })))
      return undefined;
    return { credential: id, countsOn: await this.countsOn(id, assertion) };
  }

  private countsOn(credential: string, assertion: Assertion): Promise<boolean> {
    const { signature } = assertion;
    const counted = { credential, counter: counterIn(assertion), signature, at: this.now() };
    return countPasskey(this.dataSource, counted);
  }

  private now(): Date {
    return this.challenges.sources.now();
  }
}

type WithPasskey = CredentialOfHouse & Required<Pick<CredentialOfHouse, 'passkey'>>;
