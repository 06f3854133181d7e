import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';

export const CLIENT = { clientId: 'cagnotte', clientSecret: 'a secret of the house, for tests only' };

/** A real OpenID provider on this machine, whose user is set by the test. */
export class TestProvider {
  /** The subject of the next sign-in; undefined: the person cancels. */
  account: string | undefined = 'account-1';
  readonly issuer: URL;

  private constructor(
    private readonly server: Server,
    Maker: typeof Provider,
    redirects: readonly string[],
  ) {
    this.issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const provider = new Maker(this.issuer.origin, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [...redirects],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      cookies: { keys: ['for tests only'] },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
      loadExistingGrant: async (context) => {
        const { client, session } = context.oidc;
        const grant = new context.oidc.provider.Grant({
          clientId: client!.clientId,
          accountId: session!.accountId!,
        });
        grant.addOIDCScope('openid');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith('/interaction/')) void this.interact(provider, request, response);
      else void answer(request, response);
    });
  }

  static async start(...redirects: readonly string[]): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The provider prints warnings for production use.
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'info').mockReturnValue();
    const { default: Maker } = await import('oidc-provider');
    return new TestProvider(server, Maker, redirects);
  }

  /** Follows the pages of the provider like a browser. @returns the query of the final redirect */
  async visit(url: string): Promise<string> {
    const jar = new Map<string, string>();
    let next = new URL(url);
    while (next.origin === this.issuer.origin) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const each of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!;
        jar.set(name!, value!);
      }
      const to = answer.headers.get('location');
      if (to === null) throw new Error(`the provider stays at ${next.pathname}: ${await answer.text()}`);
      next = new URL(to, next);
    }
    return next.search;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async interact(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const result =
      this.account === undefined ? { error: 'access_denied' } : { login: { accountId: this.account } };
    await provider.interactionFinished(request, response, result);
  }
}
