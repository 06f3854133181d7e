import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { chipsSold, handPlayed, ledgerOpened } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { Desk } from '../support/service/desk';
import { differencesFrom, type ServedDocument } from '../support/service/described-answers';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let document: ServedDocument;
let key: string;
let cookie: string;
beforeAll(async () => {
  running = await startServiceUnderTest();
  key = await running.makeWorldKey();
  document = (await (await send('GET', '/v1/openapi.json')).json()) as ServedDocument;
  const client = new Client(running.url, key);
  const night = [ledgerOpened({}, { casino: 'granada' }), handPlayed({}, { casino: 'granada' })];
  const lines = await client.stream(night);
  const { receipt } = (lines.at(-1) as { summary: { receipt: string } }).summary;
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  const desk = new Desk(running);
  cookie = await desk.signIn(await desk.enrolled('Elena Api', ['auditor']));
});
afterAll(() => running.stop());

type Headers = Readonly<Record<string, string>>;

const withKey = (): Headers => ({ authorization: `Bearer ${key}` });

function send(
  method: string,
  address: string,
  headers: Headers = withKey(),
  body?: string,
): Promise<Response> {
  return fetch(`${running.url}${address}`, { method, headers, ...(body !== undefined && { body }) });
}

/** The routes as the server has them: `GET /health/live`, with parameters as OpenAPI writes them. */
function routesOfServer(): string[] {
  const printed = running.service.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const path: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    const [, passed = ''] = /^[│ ]*[├└]── (\S*)$/.exec(line) ?? [];
    path.splice(indent.length / 4, Infinity, part || passed);
    const address = path.join('').replaceAll(/:(\w+)/g, '{$1}');
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${address}`);
  });
}

/** Routes that are no contract: files and pages of the browser application, and what servers of HTTP answer by themselves. */
const LEFT_OUT = /^(HEAD|OPTIONS) |^GET (\/|\/graphiql|\/?\*)$/;

describe('the OpenAPI document', () => {
  it('is the one that is committed', () => {
    expect(document).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  });

  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toBe('3.1.0');
  });

  it('names a server, and for each operation the statuses of its refusals, which makers of clients ask for', () => {
    expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }]);
    const without = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses).some((status) => /^4/.test(status)) ? [] : [`${method} ${path}`],
      ),
    );
    expect(without).toEqual([]);
  });

  it('has every address of the server, and no other', () => {
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = routesOfServer().filter((route) => !LEFT_OUT.test(route));
    expect(served.length).toBeGreaterThan(30);
    expect(documented.sort()).toEqual(served.sort());
  });

  it('gives each operation a name of its own', () => {
    const names = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(
        (operation) => (operation as unknown as { operationId: string }).operationId,
      ),
    );
    expect(names).toEqual([...new Set(names)]);
  });

  it('is read by those who read schemas of events', async () => {
    expect((await send('GET', '/v1/openapi.json', {})).status).toBe(401);
    const accountant = await running.makeKey(['accountant']);
    expect((await send('GET', '/v1/openapi.json', { authorization: `Bearer ${accountant}` })).status).toBe(
      403,
    );
  });
});

const CLOUD_EVENT = 'application/cloudevents+json';
const event = (id: string, more: object = {}): object => ({
  ...chipsSold({ slip: id }, { casino: 'granada' }),
  id,
  ...more,
});

const deliver = (body: unknown, type = CLOUD_EVENT, search = ''): Promise<Response> =>
  send('POST', `/v1/events${search}`, { ...withKey(), 'content-type': type }, body as string);

const sendJson = (method: string, address: string, body: object, headers: Headers = {}): Promise<Response> =>
  send(method, address, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));

type Asked = readonly [method: string, path: string, status: number, () => Promise<Response>];

const ANSWERS: readonly Asked[] = [
  ['GET', '/health/live', 200, () => send('GET', '/health/live', {})],
  ['GET', '/health/live', 403, () => send('GET', '/health/live', { origin: 'https://elsewhere.example' })],
  ['GET', '/health/ready', 200, () => send('GET', '/health/ready', {})],
  ['GET', '/metrics', 200, () => send('GET', '/metrics')],
  ['GET', '/metrics', 401, () => send('GET', '/metrics', {})],
  ['GET', '/v1/openapi.json', 200, () => send('GET', '/v1/openapi.json')],
  ['POST', '/v1/events', 201, () => deliver(JSON.stringify(event('one')))],
  ['POST', '/v1/events', 200, () => deliver(JSON.stringify(event('one')))],
  ['POST', '/v1/events', 409, () => deliver(JSON.stringify(event('one', { time: '2026-03-14T22:00:01Z' })))],
  ['POST', '/v1/events', 202, () => deliver('{"specversion":')],
  ['POST', '/v1/events', 403, () => deliver(JSON.stringify(event('two', { source: '/casinos/house/cage' })))],
  ['POST', '/v1/events', 413, () => deliver(JSON.stringify(event('big', { note: 'x'.repeat(300_000) })))],
  ['POST', '/v1/events', 415, () => deliver('{}', 'application/json')],
  [
    ...(['POST', '/v1/events', 200] as const),
    () => deliver(JSON.stringify([event('three'), {}]), 'application/cloudevents-batch+json'),
  ],
  [
    ...(['POST', '/v1/events', 200] as const),
    () => deliver(`${JSON.stringify(event('four'))}\n{}\n`, 'application/x-ndjson', '?answers=all'),
  ],
  [
    ...(['GET', '/v1/events/schemas/{type}', 200] as const),
    () => send('GET', '/v1/events/schemas/cagnotte.hand.played.v1'),
  ],
  ['GET', '/v1/events/schemas/{type}', 404, () => send('GET', '/v1/events/schemas/cagnotte.none.v1')],
  [
    ...(['GET', '/v1/notices/schemas/{type}', 200] as const),
    () => send('GET', '/v1/notices/schemas/cagnotte.notice.day-closed.v1'),
  ],
  ['GET', '/v1/notices/schemas/{type}', 404, () => send('GET', '/v1/notices/schemas/cagnotte.none.v1')],
  ['GET', '/v1/session', 200, () => send('GET', '/v1/session')],
  ['GET', '/v1/session', 401, () => send('GET', '/v1/session', {})],
  ['GET', '/v1/sessions', 200, () => send('GET', '/v1/sessions', { cookie })],
  ['GET', '/v1/session/demo', 200, () => send('GET', '/v1/session/demo', {})],
  ['GET', '/v1/session/oidc', 200, () => send('GET', '/v1/session/oidc', {})],
  ['POST', '/v1/session/passkey/options', 200, () => send('POST', '/v1/session/passkey/options', {})],
  ['POST', '/v1/enrol/link', 401, () => sendJson('POST', '/v1/enrol/link', { code: 'cgl_x' })],
  ['GET', '/v1/tablet', 401, () => send('GET', '/v1/tablet', {})],
  [...(['GET', '/v1/records', 200] as const), () => send('GET', '/v1/records?casino=granada&from=1&to=10')],
  ['GET', '/v1/records', 400, () => send('GET', '/v1/records?casino=granada&from=x&to=10')],
  ['GET', '/v1/books/{book}', 200, () => send('GET', '/v1/books/diario?casino=granada&day=2026-01-01')],
  ['GET', '/v1/books/{book}', 400, () => send('GET', '/v1/books/none?casino=granada&day=2026-03-14')],
  [
    ...(['GET', '/v1/books/{book}/manifest', 200] as const),
    () => send('GET', '/v1/books/diario/manifest?casino=granada&day=2026-01-01'),
  ],
  [
    'GET',
    '/v1/lists/{list}',
    200,
    () => send('GET', '/v1/lists/performance?casinos=granada&from=2026-01-01&to=2026-01-31&by=DAY'),
  ],
  ['GET', '/v1/lists/{list}', 400, () => send('GET', '/v1/lists/none')],
  [
    'GET',
    '/v1/documents/{document}',
    404,
    () => send('GET', `/v1/documents/${'0'.repeat(64)}?casino=granada`),
  ],
  ['POST', '/graphql', 200, () => sendJson('POST', '/graphql', { query: '{ me { name } }' }, withKey())],
  ['POST', '/graphql', 401, () => sendJson('POST', '/graphql', { query: '{ me { name } }' })],
];

it.each(ANSWERS)('%s %s answers %d as the document says', async (method, path, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(await differencesFrom(document, [method, path], answer)).toEqual([]);
});

it('a member that the document does not describe is found', async () => {
  const answer = Response.json({ status: 'ok', uptime: 3 });
  expect(await differencesFrom(document, ['GET', '/health/live'], answer)).toEqual([
    expect.stringContaining('uptime'),
  ]);
});
