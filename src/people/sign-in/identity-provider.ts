import { Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  customFetch,
  type CustomFetchOptions,
  discovery,
  enableNonRepudiationChecks,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { bytesAtMost } from '../../kernel/bytes-at-most';
import type { IdentityOfEvent } from '../people.events';
import { FRESH_MS } from './sessions';
import { isLoopback } from './site';

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  /** Undefined for a public client, which has PKCE alone. */
  readonly clientSecret: string | undefined;
}

export interface Departure {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly isFresh: boolean;
}

/** Whose account it is, as the provider says; `shownAt` is when the provider last asked, where it tells. */
export interface SignedInAtProvider {
  readonly identity: IdentityOfEvent;
  readonly shownAt: Date | undefined;
}

const TIMEOUT_SECONDS = 10;

/** Maximum size of an answer of a provider, in bytes; metadata, keys and tokens have some kilobytes. */
const MOST_BYTES = 1_000_000;

/** Reads the answer of a provider up to a limit, so that an endless answer does not fill the memory. */
async function fetchLimited(url: string, options: CustomFetchOptions): Promise<Response> {
  const answer = await fetch(url, options as RequestInit);
  const read = answer.body === null ? Buffer.alloc(0) : await bytesAtMost(answer.body, MOST_BYTES);
  if (read === undefined) throw new Error(`the provider answers with more than ${MOST_BYTES} bytes`);
  const { status, headers } = answer;
  return new Response(read.length === 0 ? null : new Uint8Array(read), { status, headers });
}

/**
 * Signing in by OpenID Connect Core 1.0: authorization code with PKCE (S256), state and nonce. Only issuer and subject are
 * read from the answer of the provider: its addresses, names and groups give no access.
 */
@Injectable()
export class IdentityProvider {
  private settings: ProviderSettings | undefined;
  private found: Promise<Configuration> | undefined;

  configure(settings: ProviderSettings | undefined): void {
    this.settings = settings;
    this.found = undefined;
  }

  get name(): string | undefined {
    return this.settings?.issuer.host;
  }

  /**
   * Where a browser is sent, and what it keeps until it is back.
   * @throws the failure of the library where the provider cannot be reached
   */
  async depart(
    redirect: string,
    isFresh: boolean,
  ): Promise<{ readonly url: string; readonly departure: Departure }> {
    const departure = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      isFresh,
    };
    const url = buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: redirect,
      scope: 'openid',
      response_type: 'code',
      state: departure.state,
      nonce: departure.nonce,
      code_challenge_method: 'S256',
      code_challenge: await calculatePKCECodeChallenge(departure.verifier),
      ...(isFresh && { prompt: 'login', max_age: `${FRESH_MS / 1_000}` }),
    });
    return { url: url.href, departure };
  }

  /**
   * Exchanges what the provider answered for the account.
   * @throws the failure of the library where the provider refuses, cannot be reached, or its answer is not one to this departure
   */
  async arrive(answer: URL, { state, nonce, verifier, isFresh }: Departure): Promise<SignedInAtProvider> {
    const tokens = await authorizationCodeGrant(await this.configuration(), answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(isFresh && { maxAge: FRESH_MS / 1_000 }),
    });
    const { iss: issuer, sub: subject, auth_time: time } = tokens.claims()!;
    return {
      identity: { issuer, subject },
      shownAt: time === undefined ? undefined : new Date(time * 1_000),
    };
  }

  private configuration(): Promise<Configuration> {
    if (this.settings === undefined) throw new Error('no provider is configured');
    const { issuer, clientId, clientSecret } = this.settings;
    const isOfThisMachine = issuer.protocol === 'http:' && isLoopback(issuer);
    this.found ??= discovery(
      issuer,
      clientId,
      undefined,
      clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        [customFetch]: fetchLimited,
        // The signature of the ID token is checked too, not only that it came over TLS.
        execute: [enableNonRepudiationChecks, ...(isOfThisMachine ? [allowInsecureRequests] : [])],
      },
    ).catch((failure: unknown) => {
      // Failed discovery is not cached: the next sign-in tries again.
      this.found = undefined;
      throw failure;
    });
    return this.found;
  }
}
