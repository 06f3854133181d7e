import { Inject, Injectable } from '@nestjs/common';
import { asGraphQLError, SIGNATURE_REQUIRED, SIGNATURE_WRONG } from '../../access/access-refusal';
import { PASSKEY_COPIED } from '../../access/sign-in-refusals';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import type { CredentialCarrier } from '../../access/credentials';
import type { Principal, Signing, SigningNonce } from '../../access/principal';
import type { Assertion } from '../decision-signature';
import { challengeOf, SIGNING_MS, signatureText, statementOf } from '../decision-signature';
import { Challenges, Passkeys } from './passkeys';

const HEADER = 'cagnotte-signature';

interface Brought {
  readonly nonce: SigningNonce;
  readonly passkey: string;
  readonly assertion: Assertion;
}

/** How persons in a browser sign what they decide: with a passkey, and under the decision itself. */
@Injectable()
export class Signings {
  constructor(
    private readonly challenges: Challenges,
    private readonly passkeys: Passkeys,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  async given(principal: Principal, { headers }: CredentialCarrier): Promise<Principal> {
    const { personId: person, session } = principal;
    if (person === undefined || session === undefined || principal.tablet !== undefined) return principal;
    if ((await this.passkeys.of(person)).length === 0) return principal;
    const header = headers?.[HEADER];
    const brought = typeof header === 'string' ? await this.read(header, session.id) : undefined;
    return { ...principal, signing: this.signing({ person, session: session.id }, brought) };
  }

  private signing(by: { readonly person: string; readonly session: string }, brought?: Brought): Signing {
    const begin = async (): Promise<SigningNonce> => brought?.nonce ?? this.draw(by.session);
    return {
      begin,
      sign: async (event, definition, given) => {
        const nonce = given ?? (await begin());
        const statement = statementOf(event, { person: by.person, nonce }, definition);
        const isInTime = Date.parse(event.time) <= nonce.at.getTime() + SIGNING_MS;
        const signed =
          brought && isInTime ? await this.signatureOf(statement, by.person, brought) : undefined;
        if (signed !== undefined) return { ...event, signature: signed };
        throw asGraphQLError(brought ? SIGNATURE_WRONG : SIGNATURE_REQUIRED, {
          nonce: nonce.text,
          statement,
          options: await this.passkeys.toSign(challengeOf(statement), by.person),
        });
      },
    };
  }

  private async signatureOf(
    statement: string,
    person: string,
    { passkey, nonce, assertion }: Brought,
  ): Promise<string | undefined> {
    const signer = await this.passkeys.signer(person, passkey, {
      assertion,
      challenge: challengeOf(statement),
    });
    if (signer === undefined) return undefined;
    if (!signer.countsOn) throw asGraphQLError(PASSKEY_COPIED);
    return signatureText({ credential: signer.credential, nonce: nonce.text, ...assertion });
  }

  private async draw(session: string): Promise<SigningNonce> {
    const text = Buffer.from(await this.challenges.draw(`decision ${session}`)).toString('base64url');
    return { text, at: (await this.challenges.drawnAt(text, `decision ${session}`)) ?? this.sources.now() };
  }

  private async read(header: string, session: string): Promise<Brought | undefined> {
    const [text = '', passkey, authenticatorData, clientDataJSON, signature] = header.split('.');
    if (!passkey || !authenticatorData || !clientDataJSON || !signature) return undefined;
    const at = await this.challenges.drawnAt(text, `decision ${session}`);
    return (
      at && { nonce: { text, at }, passkey, assertion: { authenticatorData, clientDataJSON, signature } }
    );
  }
}
