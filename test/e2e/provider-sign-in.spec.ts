import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Desk, type PageAnswer } from '../support/service/desk';
import { CLIENT, TestProvider } from '../support/people/test-provider';
import { IdentityProvider } from '../../src/people/sign-in/identity-provider';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { present } from '../../src/kernel/present';

let running: ServiceUnderTest;
let desk: Desk;
let provider: TestProvider;
beforeAll(async () => {
  running = await startServiceUnderTest();
  desk = new Desk(running);
  provider = await TestProvider.start(`${desk.origin}/signed-in`);
  running.service.app.get(IdentityProvider).configure({ issuer: provider.issuer, ...CLIENT });
});
afterAll(async () => {
  await provider?.stop();
  await running?.stop();
});

const cookies = (answer: PageAnswer): string => answer.setCookie!.split(';', 1)[0]!;
const sessionIn = ({ setCookie }: PageAnswer): string => /cagnotte=cgs_[0-9a-f_]+/.exec(setCookie!)![0];

interface Gone {
  readonly url: string;
  readonly cookie: string;
}

async function depart(body: object = {}): Promise<Gone> {
  const answer = await desk.page('POST', '/v1/session/oidc/options', { body });
  expect(answer.status).toBe(200);
  return { url: answer.body['url'] as string, cookie: cookies(answer) };
}

const arrive = (answer: string, cookie?: string, code?: string): Promise<PageAnswer> =>
  desk.page('POST', '/v1/session/oidc', {
    body: { answer, code },
    ...present({ cookie }),
  });

/** Signs in at the provider with an account and returns. */
async function visit(
  account: string | undefined,
  { fresh = false, code }: { fresh?: boolean; code?: string } = {},
): Promise<PageAnswer> {
  provider.account = account;
  const { url, cookie } = await depart({ fresh });
  return arrive(await provider.visit(url), cookie, code);
}

async function declared(
  name: string,
  roles: Parameters<typeof desk.enrolled>[1],
  account: string,
): Promise<void> {
  const code = await running.people.linkFor(name, roles, 'all');
  expect(await visit(account, { code })).toMatchObject({ status: 200, body: { took: 'credential' } });
}

const failedLines = async (): Promise<readonly string[]> => {
  const client = new Client(running.url, await running.makeWorldKey());
  const { securityLog } = await client.ask<{
    securityLog: {
      edges: readonly { node: { kind: string; details: readonly { name: string; value: string }[] } }[];
    };
  }>(`{ securityLog(first: 100) { edges { node { kind details { name value } } } } }`);
  return securityLog.edges
    .filter(({ node }) => node.kind === 'sign-in.failed')
    .flatMap(({ node }) => node.details.map(({ value }) => value));
};

describe('a person with an account at the provider of the house', () => {
  it('is sent there with PKCE, state and nonce, and asks for nothing but the account', async () => {
    const { searchParams } = new URL((await depart()).url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      client_id: 'cagnotte',
      redirect_uri: `${desk.origin}/signed-in`,
      state: expect.stringMatching(/.{20}/) as string,
      nonce: expect.stringMatching(/.{20}/) as string,
      code_challenge: expect.stringMatching(/.{40}/) as string,
    });
  });

  it('declares it with a link, and signs in with the roles of the register', async () => {
    await declared('Olga Uno', ['auditor'], 'olga');
    const answer = await visit('olga');
    expect(answer).toMatchObject({ status: 200, body: { took: 'session' } });
    const who = await desk.page('GET', '/v1/session', { cookie: sessionIn(answer) });
    expect(who.body).toMatchObject({ person: 'olga-uno', signedInWith: 'oidc', roles: ['auditor'] });
    const { credentials } = await running.people.house();
    expect([...credentials.values()].find(({ person }) => person === 'olga-uno')!.identity).toEqual({
      issuer: provider.issuer.origin,
      subject: 'olga',
    });
  });

  it('is not let in where the account was not declared, whatever it is called', async () => {
    const answer = await visit('olga-uno');
    expect(answer).toMatchObject({ status: 401, setCookie: null, body: { code: 'ACCESS.ACCOUNT_UNKNOWN' } });
    expect(answer.body['messageEs']).toContain('nadie de esta casa');
    expect(await failedLines()).toContain('ACCESS.ACCOUNT_UNKNOWN');
  });

  it('gets a message if the provider did not sign them in', async () => {
    expect(await visit(undefined)).toMatchObject({ status: 401, body: { code: 'ACCESS.ACCOUNT_REFUSED' } });
    expect(await failedLines()).toContain('ACCESS.ACCOUNT_REFUSED');
  });

  it('cannot take an account that belongs to another person', async () => {
    const code = await running.people.linkFor('Olga Dos', ['auditor'], 'all');
    const answer = await visit('olga', { code });
    expect(answer).toMatchObject({ status: 400, body: { code: 'PEOPLE.IDENTITY_TAKEN' } });
  });

  it('is not let in any more once the credential is revoked, or the person has left', async () => {
    await declared('Olga Tres', ['auditor'], 'olga-3');
    const cookie = sessionIn(await visit('olga-3'));
    const me = await desk.ask(cookie, '{ me { credential } }');
    const { credential } = (me as { data: { me: { credential: string } } }).data.me;
    await desk.ask(cookie, `mutation { revokeCredential(id: "${credential}") { __typename } }`);
    expect((await desk.page('GET', '/v1/session', { cookie })).status).toBe(401);
    expect(await visit('olga-3')).toMatchObject({ status: 401, body: { code: 'ACCESS.ACCOUNT_UNKNOWN' } });
  });
});

it('an expired link gives no account to any person', async () => {
  const answer = await visit('nobody', { code: `cgl_${'0'.repeat(64)}` });
  expect(answer).toMatchObject({ status: 401, body: { code: 'PEOPLE.LINK_OVER' } });
});

describe('an answer of the provider', () => {
  beforeAll(() => declared('Paula Uno', ['auditor'], 'paula'));

  it('is valid only for the browser that was sent there', async () => {
    provider.account = 'paula';
    const { url } = await depart();
    const answer = await provider.visit(url);
    expect((await arrive(answer)).body['code']).toBe('ACCESS.SIGN_IN_FAILED');
    const other = await depart();
    expect((await arrive(answer, other.cookie)).body['code']).toBe('ACCESS.ACCOUNT_REFUSED');
  });

  it('begins one session', async () => {
    provider.account = 'paula';
    const { url, cookie } = await depart();
    const answer = await provider.visit(url);
    expect((await arrive(answer, cookie)).status).toBe(200);
    expect((await arrive(answer, cookie)).body['code']).toBe('ACCESS.ACCOUNT_REFUSED');
  });

  it.each(['?code=x', '?error=server_error', '', '?state=&code='])(
    'of %j begins no session',
    async (answer) => {
      const { cookie } = await depart();
      expect((await arrive(answer, cookie)).body['code']).toBe('ACCESS.ACCOUNT_REFUSED');
    },
  );

  it('is not taken with another nonce, nor with another verifier of PKCE', async () => {
    provider.account = 'paula';
    for (const part of ['nonce', 'verifier']) {
      const { url, cookie } = await depart();
      const [name, text] = cookie.split('=', 2);
      const kept = JSON.parse(Buffer.from(text!, 'base64url').toString()) as Record<string, unknown>;
      const other = Buffer.from(JSON.stringify({ ...kept, [part]: 'A'.repeat(43) })).toString('base64url');
      const answer = await provider.visit(url);
      expect((await arrive(answer, `${name}=${other}`)).body['code']).toBe('ACCESS.ACCOUNT_REFUSED');
    }
  });

  it('is taken from a page of the service only', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/v1/session/oidc', '/v1/session/oidc/options'])
      expect((await desk.page('POST', path, { body: {}, headers })).status).toBe(403);
  });
});

describe('a decision in a session of an account', () => {
  const register = 'mutation { registerPerson(id: "9", name: "Nadie Aqui") { __typename } }';
  const codeOf = (answer: Awaited<ReturnType<Desk['ask']>>): string | undefined =>
    answer.errors?.[0]?.extensions.code;

  it('needs a fresh sign-in, and is not signed; with a passkey it is signed instead', async () => {
    await declared('Rita Uno', ['administrator'], 'rita');
    const cookie = sessionIn(await visit('rita'));
    expect(codeOf(await desk.ask(cookie, register))).toBe('STEP_UP_REQUIRED');
    const fresh = sessionIn(await visit('rita', { fresh: true }));
    expect((await desk.ask(fresh, register)).data).toEqual({
      registerPerson: { __typename: 'PersonChanged' },
    });
    const device = await desk.enrolled('Rita Uno', []);
    const another = register.replace('"9"', '"10"').replace('Nadie Aqui', 'Nadie Alli');
    expect(codeOf(await desk.ask(cookie, another))).toBe('SIGNATURE_REQUIRED');
    expect((await desk.decide(cookie, another, device)).data).toEqual({
      registerPerson: { __typename: 'PersonChanged' },
    });
  });
});

describe('a house without a provider, or whose provider is away', () => {
  const name = (): IdentityProvider => running.service.app.get(IdentityProvider);
  afterAll(() => name().configure({ issuer: provider.issuer, ...CLIENT }));

  it('offers no sign-in by an account', async () => {
    expect((await desk.page('GET', '/v1/session/oidc')).body).toEqual({ provider: provider.issuer.host });
    name().configure(undefined);
    expect((await desk.page('GET', '/v1/session/oidc')).body).toEqual({ provider: null });
    expect((await desk.page('POST', '/v1/session/oidc/options', { body: {} })).status).toBe(401);
  });

  it('keeps no memory of the service with an answer that does not end', async () => {
    let cut = (): void => undefined;
    const isCut = new Promise<void>((resolve) => (cut = resolve));
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      const piece = ' '.repeat(100_000);
      const send = (): boolean => !response.destroyed && response.write(piece, () => void send());
      response.on('close', cut);
      send();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    name().configure({ issuer: new URL(`http://127.0.0.1:${port}`), ...CLIENT });
    try {
      const answer = await desk.page('POST', '/v1/session/oidc/options', { body: {} });
      expect(answer).toMatchObject({ status: 401, body: { code: 'ACCESS.ACCOUNT_REFUSED' } });
      expect(running.logged.at(-1)).toContain('more than 1000000 bytes');
      await isCut;
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('says that it cannot be reached, and asks again the next time', async () => {
    name().configure({ issuer: new URL('http://127.0.0.1:1'), ...CLIENT });
    for (let times = 0; times < 2; times++)
      expect(await desk.page('POST', '/v1/session/oidc/options', { body: {} })).toMatchObject({
        status: 503,
        body: { code: 'ACCESS.PROVIDER_UNREACHABLE' },
      });
  });
});
