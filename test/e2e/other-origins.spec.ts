import { once } from 'node:events';
import { WebSocket } from 'ws';
import { readRows } from '../../src/database/queryable';
import { handPlayed } from '../support/sample-events/sample-events';
import { Desk } from '../support/service/desk';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const LISTED = 'https://dashboards.example.org';
const FOREIGN = 'https://elsewhere.example';

let running: ServiceUnderTest;
let closed: ServiceUnderTest;
let key: string;
beforeAll(async () => {
  [running, closed] = await Promise.all([
    startServiceUnderTest(undefined, { allowedOrigins: [LISTED, 'http://localhost:5173'] }),
    startServiceUnderTest(),
  ]);
  key = await running.makeKey(['auditor', 'ingest']);
});
afterAll(() => Promise.all([running.stop(), closed.stop()]));

type Headers = Readonly<Record<string, string>>;

interface Sent {
  readonly method?: string;
  readonly headers?: Headers;
  readonly body?: string;
  readonly to?: ServiceUnderTest;
}

const send = (address: string, { to = running, ...request }: Sent): Promise<Response> =>
  fetch(`${to.url}${address}`, request);

/** What a browser sends for a page of another site. */
const page = (origin: string, more: Headers = {}): Headers => ({
  origin,
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'cors',
  ...more,
});

const preflight = (origin: string, more: Headers = {}): Sent => ({
  method: 'OPTIONS',
  headers: page(origin, {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
    ...more,
  }),
});

const corsHeaders = ({ headers }: Response): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

const question = (origin: string, more: Headers = {}): Sent => ({
  method: 'POST',
  headers: page(origin, { 'content-type': 'application/json', ...more }),
  body: JSON.stringify({ query: '{ me { name } }' }),
});

const withKey = (): Headers => ({ authorization: `Bearer ${key}` });

describe('a page of a listed origin', () => {
  it('asks in a preflight and learns what it may send, without credentials', async () => {
    const answer = await send('/graphql', preflight(LISTED));
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': LISTED,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': expect.stringContaining('authorization, content-type'),
      'access-control-max-age': '600',
      vary: expect.stringMatching(/origin/i),
    });
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('reads what its key may read, and why it is refused without one', async () => {
    const answer = await send('/graphql', question(LISTED, withKey()));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await answer.json()).toMatchObject({ data: { me: { name: expect.any(String) } } });

    const refused = await send('/v1/records', { headers: page(LISTED) });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(refused.headers.get('access-control-expose-headers')).toContain('www-authenticate');
  });

  it('reads the answers of a stream of events', async () => {
    const answer = await send('/v1/events', {
      method: 'POST',
      headers: page(LISTED, { ...withKey(), 'content-type': 'application/x-ndjson' }),
      body: `${JSON.stringify(handPlayed({}, { casino: 'granada' }))}\n`,
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(await answer.text()).toContain('"stored":1');
  });

  it('cannot use the session of a person', async () => {
    const desk = new Desk(running);
    const cookie = await desk.signIn(await desk.enrolled('Olga Dentro', ['administrator']));
    const answer = await send('/graphql', question(LISTED, { cookie }));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('ACCESS.FOREIGN_PAGE');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('is told in the form of every refusal that half a preflight is none', async () => {
    const answer = await send('/graphql', { method: 'OPTIONS', headers: { origin: LISTED } });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'MALFORMED_REQUEST' }),
    ]);
  });

  it('opens a WebSocket', async () => {
    const socket = new WebSocket(`${running.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      origin: LISTED,
    });
    await once(socket, 'open');
    socket.terminate();
  });
});

describe('a page of any other origin', () => {
  const FOREIGNERS = [
    ['of another site', () => running, FOREIGN],
    ['of another port of a listed host', () => running, 'http://localhost:5174'],
    ['of a listed host without TLS', () => running, 'http://dashboards.example.org'],
    ['of a host below a listed one', () => running, 'https://x.dashboards.example.org'],
    ['that hides its origin', () => running, 'null'],
    ['where none is listed', () => closed, LISTED],
  ] as const;

  it.each(FOREIGNERS)(
    '%s is refused its preflight and its requests, without headers of CORS',
    async (_, to, origin) => {
      const asked = [
        await send('/graphql', { ...preflight(origin), to: to() }),
        await send('/health/live', { headers: page(origin), to: to() }),
        await send('/v1/records', { headers: page(origin, withKey()), to: to() }),
        await send('/nowhere', { headers: page(origin), to: to() }),
      ];
      for (const answer of asked) {
        expect([answer.status, corsHeaders(answer)]).toEqual([403, []]);
        expect(await answer.json()).toMatchObject({
          ...(answer.url.endsWith('/graphql') ? {} : { code: 'ACCESS.ORIGIN_NOT_ALLOWED', origin }),
        });
      }
    },
  );

  it('is told the setting in the form of GraphQL, in both languages', async () => {
    const answer = await send('/graphql', question(FOREIGN, withKey()));
    expect(answer.status).toBe(403);
    const { errors } = (await answer.json()) as { errors: { extensions: { refusal: object } }[] };
    expect(errors[0]!.extensions.refusal).toMatchObject({
      code: 'ACCESS.ORIGIN_NOT_ALLOWED',
      remedy: expect.stringContaining('CAGNOTTE_ALLOWED_ORIGINS'),
      remedyEs: expect.stringContaining('CAGNOTTE_ALLOWED_ORIGINS'),
    });
  });

  it('opens no WebSocket', async () => {
    const socket = new WebSocket(`${running.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      origin: FOREIGN,
    });
    const [failure] = (await once(socket, 'error')) as [Error];
    expect(failure.message).toContain('403');
  });

  it('is named in the security log', async () => {
    const lines = await readRows<{ details: string }>(
      running.database.dataSource,
      `SELECT details FROM access.security_log WHERE kind = 'origin.refused'`,
    );
    expect(lines.map(({ details }) => JSON.parse(details) as object)).toContainEqual({
      code: 'ACCESS.ORIGIN_NOT_ALLOWED',
      origin: FOREIGN,
    });
  });
});

it.each([
  ['a page of the service', () => ({ origin: running.service.origin, 'sec-fetch-site': 'same-origin' })],
  ['a page at the host that was asked', () => ({ origin: running.url })],
  ['a program that states an origin and shows a key', () => ({ origin: FOREIGN, ...withKey() })],
  ['a program that states none', () => ({})],
])('%s is answered as before', async (_who, headers) => {
  const answer = await send('/health/live', { headers: headers() });
  expect([answer.status, corsHeaders(answer)]).toEqual([200, []]);
});

it('OPTIONS without an origin asks for an address that is not there', async () => {
  for (const to of [running, closed]) {
    const answer = await send('/v1/records', { method: 'OPTIONS', to });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  }
});
