import { ACCESS_SOURCES, type AccessSources } from '../../src/access/access-sources';
import { DataSource } from 'typeorm';
import { WebSocket } from 'ws';
import { CredentialUses } from '../../src/people/credential-use';
import { DemoSignIn } from '../../src/people/sign-in/demo-sign-in';
import { SecurityLog } from '../../src/security-log/security-log';
import { SoftwareAuthenticator } from '../support/people/software-authenticator';
import { cookieOf, Desk, type PageAnswer, signedBy } from '../support/service/desk';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let desk: Desk;
let origin: string;
beforeAll(async () => {
  running = await startServiceUnderTest();
  desk = new Desk(running);
  origin = desk.origin;
});
afterAll(() => running.stop());

const whoAmI = (cookie: string, headers?: Record<string, string>): Promise<PageAnswer> =>
  desk.page('GET', '/v1/session', { cookie, ...(headers && { headers }) });

/** Moves the start or the last use of a session back by minutes. */
const shift = (
  cookie: string,
  column: 'began_at' | 'seen_at' | 'fresh_at',
  minutes: number,
): Promise<unknown> =>
  running.service.app
    .get(DataSource)
    .query(`UPDATE access.session SET ${column} = ${column} - make_interval(secs => $2) WHERE id = $1`, [
      cookie.split('_')[1],
      minutes * 60,
    ]);

const over = { status: 401, body: { code: 'ACCESS.SESSION_OVER' } };

describe('a person who signs in with a passkey', () => {
  it('gets a cookie that no script reads and no other site sends', async () => {
    const device = await desk.enrolled('Carla Uno', ['accountant']);
    const answer = await desk.page('POST', '/v1/session/passkey', { body: await desk.assertion(device) });
    expect(answer.status).toBe(204);
    expect(answer.setCookie).toMatch(
      /^cagnotte=cgs_[0-9a-f]{16}_[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('can read identity, permissions and expiry', async () => {
    const device = await desk.enrolled('Carla Dos', ['accountant']);
    const { status, body } = await whoAmI(await desk.signIn(device));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: 'carla-dos',
      name: 'Carla Dos',
      roles: ['accountant'],
      casinos: 'all',
    });
    expect(body['permissions']).toContain('days:close');
    expect(body['permissions']).not.toContain('days:certify');
    expect(Date.parse(body['until'] as string) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(Date.parse(body['freshUntil'] as string) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  });

  it('is let in to GraphQL, to records and to the WebSocket by the cookie', async () => {
    const cookie = await desk.signIn(await desk.enrolled('Carla Tres', ['auditor']));
    const asked = await desk.page('POST', '/graphql', { cookie, body: { query: '{ me { person } }' } });
    expect(asked.body).toEqual({ data: { me: { person: 'carla-tres' } } });
    expect((await desk.page('GET', '/v1/records?casino=x&from=1&to=2', { cookie })).status).not.toBe(401);
    expect(await connects({ cookie, origin })).toBe('acknowledged');
    expect(await connects({ cookie, origin: 'https://elsewhere.example' })).toContain('ACCESS.FOREIGN_PAGE');
    expect(await connects({ cookie })).toContain('ACCESS.FOREIGN_PAGE');
    expect(await connects({ origin })).toContain('ACCESS.KEY_MISSING');
  });

  it('begins one session with one signature', async () => {
    const body = await desk.assertion(await desk.enrolled('Carla Cuatro', ['auditor']));
    expect((await desk.page('POST', '/v1/session/passkey', { body })).status).toBe(204);
    expect(await desk.page('POST', '/v1/session/passkey', { body })).toMatchObject({
      status: 401,
      body: { code: 'ACCESS.SIGN_IN_FAILED' },
    });
  });

  it('is refused with a passkey whose counter decreases, which is in the security log', async () => {
    const device = await desk.enrolled('Carla Diez', ['auditor']);
    const body = await desk.assertion(device.counting(10));
    await desk.signIn(device.counting(11));
    for (const counter of [2, 11, 0]) {
      const copied = { body: await desk.assertion(device.counting(counter)) };
      expect(await desk.page('POST', '/v1/session/passkey', copied)).toMatchObject({
        status: 403,
        body: { code: 'ACCESS.PASSKEY_COPIED' },
      });
    }
    expect(await desk.page('POST', '/v1/session/passkey', { body })).toMatchObject({ status: 403 });
    const { credentials } = await running.people.house();
    const { id } = [...credentials.values()].find(({ passkey }) => passkey?.id === device.id)!;
    await running.service.app.get(CredentialUses).onApplicationShutdown();
    await running.service.app.get(SecurityLog).close();
    expect(
      await running.service.app
        .get(DataSource)
        .query(
          `SELECT DISTINCT credential, person FROM access.security_log WHERE kind = 'credential.copy-suspected'`,
        ),
    ).toEqual([{ credential: id, person: 'carla-diez' }]);
    await desk.signIn(device.counting(12));
  });

  it('signs nothing with a passkey that counts back, and the same signature may be sent again', async () => {
    const device = (await desk.enrolled('Carla Once', ['administrator'])).counting(5);
    const cookie = await desk.signIn(device);
    const query = 'mutation { registerPerson(id: "copy-1", name: "Nadie Copia") { __typename } }';
    const asked = await desk.toSign(cookie, query);
    const isRefused = async (counter: number): Promise<boolean> =>
      JSON.stringify(await desk.ask(cookie, query, signedBy(device.counting(counter), asked))).includes(
        'ACCESS.PASSKEY_COPIED',
      );
    expect([await isRefused(2), await isRefused(5)]).toEqual([true, true]);
    const signature = signedBy(device.counting(6), asked);
    expect((await desk.ask(cookie, query, signature)).data).toEqual({
      registerPerson: { __typename: 'PersonChanged' },
    });
    expect(JSON.stringify(await desk.ask(cookie, query, signature))).not.toContain('PASSKEY_COPIED');
  });

  it('gets a new session in place of the one that the browser sent', async () => {
    const device = await desk.enrolled('Carla Cinco', ['auditor']);
    const planted = await desk.signIn(await desk.enrolled('Malo Uno', ['auditor']));
    const answer = await desk.page('POST', '/v1/session/passkey', {
      cookie: planted,
      body: await desk.assertion(device),
    });
    const cookie = cookieOf(answer);
    expect(cookie).not.toBe(planted);
    expect((await whoAmI(cookie)).body['person']).toBe('carla-cinco');
    expect((await whoAmI(planted)).body['person']).toBe('malo-uno');
  });

  it('is not let in with a passkey that is not registered', async () => {
    const body = await desk.assertion(new SoftwareAuthenticator(origin));
    expect((await desk.page('POST', '/v1/session/passkey', { body })).body['code']).toBe(
      'ACCESS.SIGN_IN_FAILED',
    );
  });

  it('is refused with a signature of another origin', async () => {
    const device = await desk.enrolled('Carla Seis', ['auditor']);
    const body = await desk.assertion(device.at('http://localhost:1'));
    expect((await desk.page('POST', '/v1/session/passkey', { body })).body['code']).toBe(
      'ACCESS.SIGN_IN_FAILED',
    );
  });

  it('is refused without user verification by the device', async () => {
    const code = await running.people.linkFor('Carla Siete', ['auditor'], 'all');
    const options = (await desk.page('POST', '/v1/enrol/passkey/options', { body: { code } })).body;
    const passkey = new SoftwareAuthenticator(origin, 0x01).make(options as { challenge: string });
    expect((await desk.page('POST', '/v1/enrol/passkey', { body: { code, passkey } })).status).toBe(401);
  });

  it('signs a challenge of this service and no other', async () => {
    const device = await desk.enrolled('Carla Ocho', ['auditor']);
    const body = device.show({ challenge: Buffer.alloc(56, 7).toString('base64url') });
    expect((await desk.page('POST', '/v1/session/passkey', { body })).status).toBe(401);
  });

  it('is refused with a challenge from the future after the clock was set back', async () => {
    const device = await desk.enrolled('Carla Nueve', ['auditor']);
    const clock = jest.spyOn(running.service.app.get<AccessSources>(ACCESS_SOURCES), 'now');
    clock.mockReturnValue(new Date(Date.now() + 3_600_000));
    const body = await desk.assertion(device);
    clock.mockRestore();
    expect((await desk.page('POST', '/v1/session/passkey', { body })).status).toBe(401);
  });
});

describe('a link', () => {
  it('gives one passkey', async () => {
    const code = await running.people.linkFor('Dora Uno', ['auditor'], 'all');
    const take = async (): Promise<number> => {
      const options = (await desk.page('POST', '/v1/enrol/passkey/options', { body: { code } })).body;
      const passkey = new SoftwareAuthenticator(origin).make(options as { challenge: string });
      return (await desk.page('POST', '/v1/enrol/passkey', { body: { code, passkey } })).status;
    };
    expect(await take()).toBe(201);
    expect((await desk.page('POST', '/v1/enrol/passkey/options', { body: { code } })).status).toBe(401);
  });

  it('names its person', async () => {
    const code = await running.people.linkFor('Dora Dos', ['auditor'], 'all');
    expect((await desk.page('POST', '/v1/enrol/link', { body: { code } })).body).toEqual({
      person: 'dora-dos',
      name: 'Dora Dos',
    });
  });

  it('leaves the public key in the log, and no key that could be stolen', async () => {
    const device = await desk.enrolled('Dora Tres', ['auditor']);
    const { credentials } = await running.people.house();
    const made = [...credentials.values()].find(({ passkey }) => passkey?.id === device.id)!;
    expect(made.keyHash).toBeUndefined();
    expect(made.passkey).toMatchObject({ rpId: 'localhost', publicKey: expect.any(String) as string });
  });
});

describe('a session', () => {
  it('ends when the person signs out, at once and for good', async () => {
    const cookie = await desk.signIn(await desk.enrolled('Elena Uno', ['auditor']));
    const answer = await desk.page('DELETE', '/v1/session', { cookie });
    expect(answer).toMatchObject({ status: 204, setCookie: expect.stringContaining('Max-Age=0') as string });
    expect(await whoAmI(cookie)).toMatchObject(over);
  });

  it('ends after 30 minutes without use', async () => {
    const cookie = await desk.signIn(await desk.enrolled('Elena Dos', ['auditor']));
    await shift(cookie, 'seen_at', 29);
    expect((await whoAmI(cookie)).status).toBe(200);
    await shift(cookie, 'seen_at', 30);
    expect(await whoAmI(cookie)).toMatchObject(over);
  });

  it('ends after 8 hours however much it is used', async () => {
    const cookie = await desk.signIn(await desk.enrolled('Elena Tres', ['auditor']));
    await shift(cookie, 'began_at', 479);
    expect((await whoAmI(cookie)).status).toBe(200);
    await shift(cookie, 'began_at', 1);
    expect(await whoAmI(cookie)).toMatchObject(over);
  });

  it.each(['began_at', 'seen_at'] as const)(
    'lasts no longer where the clock was ahead when it began or was used, and is set back: %s',
    async (column) => {
      const cookie = await desk.signIn(
        await desk.enrolled(`Elena ${column.replace('_at', '')}`, ['auditor']),
      );
      await shift(cookie, column, -0.5);
      expect((await whoAmI(cookie)).status).toBe(200);
      await shift(cookie, column, -600);
      expect(await whoAmI(cookie)).toMatchObject(over);
    },
  );

  it('is not fresh for longer after the clock was set back', async () => {
    const cookie = await desk.signIn(await desk.enrolled('Elena Adelantada', ['auditor']));
    await shift(cookie, 'fresh_at', -600);
    const { body } = await whoAmI(cookie);
    expect(Date.parse(body['freshUntil'] as string)).toBeLessThanOrEqual(Date.now() + 5 * 60_000);
  });

  it('is listed for its owner, the only person who can end it from elsewhere', async () => {
    const device = await desk.enrolled('Elena Cuatro', ['auditor']);
    const [one, other] = [await desk.signIn(device), await desk.signIn(device)];
    const stranger = await desk.signIn(await desk.enrolled('Elena Cinco', ['administrator']));
    const id = one.split('_')[1]!;
    const listed = (await desk.page('GET', '/v1/sessions', { cookie: other })).body as unknown as {
      id: string;
    }[];
    expect(listed.map((each) => each.id).sort()).toEqual([id, other.split('_')[1]].sort());
    expect((await desk.page('DELETE', `/v1/sessions/${id}`, { cookie: stranger })).status).toBe(404);
    expect((await whoAmI(one)).status).toBe(200);
    expect((await desk.page('DELETE', `/v1/sessions/${id}`, { cookie: other })).status).toBe(204);
    expect(await whoAmI(one)).toMatchObject(over);
    expect((await whoAmI(other)).status).toBe(200);
  });

  it('is a use of the passkey that began it, by which the list of credentials names its last use', async () => {
    const cookie = await desk.signIn(await desk.enrolled('Carla Veinte', ['administrator']));
    const uses = running.service.app.get(CredentialUses);
    await uses.onApplicationShutdown();
    await running.service.app
      .get(DataSource)
      .query(`UPDATE access.credential_use SET last_used_at = last_used_at - interval '2 days'`);
    const begun = Date.now();
    await whoAmI(cookie);
    await uses.onApplicationShutdown();
    const { data } = await desk.ask(cookie, '{ credentials { person lastUsedAt } }');
    const { credentials } = data as { credentials: { person: string; lastUsedAt: string | null }[] };
    const own = credentials.find(({ person }) => person === 'carla-veinte')!;
    expect(Date.parse(own.lastUsedAt!)).toBeGreaterThanOrEqual(begun);
  });

  it('ends with the passkey that began it', async () => {
    const device = await desk.enrolled('Elena Seis', ['auditor']);
    const cookie = await desk.signIn(device);
    const { body } = await desk.page('POST', '/graphql', {
      cookie,
      body: { query: '{ me { credential } }' },
    });
    const { credential } = (body as { data: { me: { credential: string } } }).data.me;
    await desk.decide(cookie, `mutation { revokeCredential(id: "${credential}") { __typename } }`, device);
    expect(await whoAmI(cookie)).toMatchObject(over);
  });

  it('is listed for, and ended by, administrators of the casinos of the person only', async () => {
    const device = await desk.enrolled('Elena Ocho', ['auditor'], undefined, ['granada']);
    const [one, other] = [await desk.signIn(device), await desk.signIn(device)];
    const enrolled = async (name: string, casino: string): Promise<string> =>
      desk.signIn(await desk.enrolled(name, ['administrator'], undefined, [casino]));
    const near = await enrolled('Elena Jefa', 'granada');
    const path = '/v1/sessions/of/elena-ocho';
    const { body } = await desk.page('GET', path, { cookie: near });
    const sessions = body as unknown as readonly { id: string; isThisOne: boolean }[];
    expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([false, false]);
    const { id } = sessions[0]!;
    for (const stranger of [await enrolled('Elena Lejos', 'ronda'), one]) {
      const status = stranger === one ? 403 : 404;
      expect((await desk.page('GET', path, { cookie: stranger })).status).toBe(status);
      expect((await desk.page('DELETE', `${path}/${id}`, { cookie: stranger })).status).toBe(status);
    }
    expect((await desk.page('GET', '/v1/sessions/of/nobody', { cookie: near })).status).toBe(404);
    expect((await desk.page('DELETE', `${path}/${'0'.repeat(16)}`, { cookie: near })).status).toBe(404);
    expect((await desk.page('DELETE', `${path}/${id}`, { cookie: near })).status).toBe(204);
    const statuses = [(await whoAmI(one)).status, (await whoAmI(other)).status];
    expect([...statuses].sort()).toEqual([200, 401]);
  });

  it('is refused with an altered cookie', async () => {
    const cookie = await desk.signIn(await desk.enrolled('Elena Siete', ['auditor']));
    const altered = cookie.slice(0, -1) + (cookie.endsWith('0') ? '1' : '0');
    expect(await whoAmI(altered)).toMatchObject(over);
    expect(await whoAmI('cagnotte=nonsense')).toMatchObject(over);
  });
});

describe('a request with the cookie from another page', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await desk.signIn(await desk.enrolled('Fina Uno', ['administrator']));
  });

  it.each([
    ['of another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['of another port of the machine', { origin: 'http://localhost:9', 'sec-fetch-site': 'same-site' }],
    ['whose origin is hidden', { origin: 'null' }],
    ['that says nothing of itself', {}],
    ['that a person typed, and which changes something', { 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_what, headers) => {
    const query = { query: '{ me { person } }' };
    const answer = await desk.page('POST', '/graphql', {
      cookie,
      body: query,
      headers,
    });
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).toContain('ACCESS.FOREIGN_PAGE');
  });

  it('cannot sign the person in as another person', async () => {
    const body = await desk.assertion(await desk.enrolled('Fina Dos', ['auditor']));
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(await desk.page('POST', '/v1/session/passkey', { body, headers })).toMatchObject({
      status: 403,
      setCookie: null,
    });
  });

  it('of this service is let in, and so is an address that a person typed', async () => {
    expect((await whoAmI(cookie, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await whoAmI(cookie, { 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  it('does not affect an API key', async () => {
    const key = await running.makeKey(['auditor']);
    const answer = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        origin: 'https://elsewhere.example',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: '{ me { name } }' }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('the persons of the demo', () => {
  it('do not exist outside the demo, where a name signs nobody in', async () => {
    expect((await desk.page('GET', '/v1/session/demo')).body).toEqual([]);
    expect((await desk.page('POST', '/v1/session/demo', { body: { person: 'carla-uno' } })).status).toBe(401);
  });

  it('sign in by name where the demo offers them, and only they', async () => {
    await desk.enrolled('Gloria Uno', ['auditor']);
    running.service.app.get(DemoSignIn).offer(['gloria-uno']);
    expect((await desk.page('GET', '/v1/session/demo')).body).toEqual([
      { person: 'gloria-uno', name: 'Gloria Uno', roles: ['auditor'] },
    ]);
    const answer = await desk.page('POST', '/v1/session/demo', { body: { person: 'gloria-uno' } });
    expect((await whoAmI(cookieOf(answer))).body).toMatchObject({
      person: 'gloria-uno',
      signedInWith: 'demo',
    });
    const asked = await desk.ask(cookieOf(answer), '{ me { person kind } }');
    expect(asked.data).toEqual({ me: { person: 'gloria-uno', kind: 'PERSON' } });
    expect((await desk.page('POST', '/v1/session/demo', { body: { person: 'office-1' } })).status).toBe(401);
    running.service.app.get(DemoSignIn).offer([]);
  });
});

/** Opens a WebSocket like a browser. @returns whether it was acknowledged, or the reason of its close */
function connects(headers: Record<string, string>): Promise<string> {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers,
  });
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', () => {
      resolve('acknowledged');
      socket.close();
    });
    socket.on('close', (_code, reason) => resolve(reason.toString()));
  });
}
