import type { CasinoScope, Role } from '../../../src/access/permissions';
import { SoftwareAuthenticator } from '../people/software-authenticator';
import type { ServiceUnderTest } from './service-under-test';
import { present } from '../../../src/kernel/present';

export interface PageAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly setCookie: string | null;
}

export interface PageRequest {
  readonly cookie?: string;
  readonly body?: object;
  /** Headers that replace those of a page of the service. */
  readonly headers?: Record<string, string>;
  /** An additional signature. */
  readonly signature?: string;
}

interface ToSign {
  readonly nonce: string;
  readonly statement: string;
  readonly options: { readonly challenge: string };
}

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly sign?: ToSign };
  }[];
}

/** Sends the requests of the pages of a service without a browser: persons make passkeys, sign in and decide. */
export class Desk {
  constructor(private readonly running: ServiceUnderTest) {}

  get origin(): string {
    return this.running.service.origin;
  }

  /** Sends a request like a page of the service, unless headers are overridden. */
  async page(
    method: string,
    path: string,
    { cookie, body, headers, signature }: PageRequest = {},
  ): Promise<PageAnswer> {
    const { origin } = this;
    const answer = await fetch(`${this.running.url}${path}`, {
      method,
      headers: {
        ...(headers ?? { origin, 'sec-fetch-site': 'same-origin' }),
        ...present({ cookie, 'cagnotte-signature': signature }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      setCookie: answer.headers.get('set-cookie'),
    };
  }

  /** Registers a person and makes a passkey by their link. @returns the device */
  async enrolled(
    name: string,
    roles: readonly Role[],
    device = new SoftwareAuthenticator(this.origin),
    casinos: CasinoScope = 'all',
  ): Promise<SoftwareAuthenticator> {
    const code = await this.running.people.linkFor(name, roles, casinos);
    const options = (await this.page('POST', '/v1/enrol/passkey/options', { body: { code } })).body;
    const passkey = device.make(options as { challenge: string });
    const { status } = await this.page('POST', '/v1/enrol/passkey', { body: { code, passkey } });
    if (status !== 201) throw new Error(`${name} was not enrolled: ${status}`);
    return device;
  }

  async assertion(device: SoftwareAuthenticator): Promise<object> {
    const { body } = await this.page('POST', '/v1/session/passkey/options');
    return device.show(body as { challenge: string });
  }

  /** The cookie of a new session. */
  async signIn(device: SoftwareAuthenticator): Promise<string> {
    return cookieOf(await this.page('POST', '/v1/session/passkey', { body: await this.assertion(device) }));
  }

  /** Sends a decision. Without a signature the answer contains the challenge. */
  async ask(cookie: string, query: string, signature?: string): Promise<GraphqlBody> {
    const given = signature === undefined ? {} : { signature };
    const { body } = await this.page('POST', '/graphql', { cookie, body: { query }, ...given });
    return body;
  }

  /** The challenge of the service for a decision. */
  async toSign(cookie: string, query: string): Promise<ToSign> {
    const answer = await this.ask(cookie, query);
    const sign = answer.errors?.[0]?.extensions.sign;
    if (sign === undefined) throw new Error(`no signature was asked for: ${JSON.stringify(answer)}`);
    return sign;
  }

  /** Sends a decision with the signature of the device. */
  async decide(cookie: string, query: string, device: SoftwareAuthenticator): Promise<GraphqlBody> {
    return this.ask(cookie, query, signedBy(device, await this.toSign(cookie, query)));
  }
}

export const cookieOf = ({ setCookie }: PageAnswer): string => setCookie!.split(';', 1)[0]!;

/** The value of the header with the signature of a device for a challenge. */
export function signedBy(
  device: SoftwareAuthenticator,
  { nonce, options }: Pick<ToSign, 'nonce' | 'options'>,
): string {
  const { id, response } = device.show(options) as {
    id: string;
    response: { authenticatorData: string; clientDataJSON: string; signature: string };
  };
  return [nonce, id, response.authenticatorData, response.clientDataJSON, response.signature].join('.');
}
