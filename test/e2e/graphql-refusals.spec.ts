import { getIntrospectionQuery } from 'graphql';
import { EventStoreUnavailable } from '../../src/event-log/event-store.port';
import { Intake } from '../../src/intake/intake';
import { runOn } from '../support/database/test-server';
import { CASINO, chipsSold } from '../support/sample-events/sample-events';
import { Client, codesOf, type GraphqlError } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  const { body } = await client.deliver('single', JSON.stringify(chipsSold()));
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: body['receipt'] });
});
afterAll(() => running.stop());
afterEach(() => jest.restoreAllMocks());

describe('recordEvents', () => {
  const RECORD = `mutation ($events: [String!]!) { recordEvents(events: $events) { kept notKept receipt
    outcomes { outcome source id receipt reason path message messageEs delivery } } }`;
  const record = (events: readonly unknown[]) =>
    client.graphql<{ recordEvents: unknown }>(RECORD, { events });

  it('answers for each event as POST /v1/events does', async () => {
    const casino = 'told';
    const sale = JSON.stringify(chipsSold({}, { casino }));
    const { data } = await record([sale, sale, sale.replace('10000', '1'), '{"a":\0}']);
    expect(data!.recordEvents).toMatchObject({
      kept: 2,
      notKept: 2,
      receipt: expect.stringMatching(/^\d+$/) as string,
      outcomes: [
        { outcome: 'stored', source: `/casinos/${casino}/cage`, id: 'sale-1', reason: null, delivery: null },
        { outcome: 'duplicate' },
        { outcome: 'conflict', reason: 'conflict', path: '/id' },
        { outcome: 'quarantined', reason: 'unparsable', messageEs: expect.any(String) as string },
      ],
    });
  });

  it('takes a thousand events and not one more', async () => {
    expect((await record(Array(1_000).fill('x'))).data!.recordEvents).toMatchObject({ notKept: 1_000 });
    expect(codesOf((await record(Array(1_001).fill('x'))).errors)).toEqual(['BAD_USER_INPUT']);
    expect((await record([])).data!.recordEvents).toEqual({
      kept: 0,
      notKept: 0,
      receipt: null,
      outcomes: [],
    });
  });

  it('says when too much is waiting, and when the log cannot be reached', async () => {
    jest.spyOn(running.service.app.get(Intake), 'isFull', 'get').mockReturnValueOnce(true);
    expect(codesOf((await record(['x'])).errors)).toEqual(['INTAKE_FULL']);
    jest.spyOn(running.store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
    expect(codesOf((await record(['x'])).errors)).toEqual(['EVENT_STORE_UNAVAILABLE']);
  });
});

describe('a decision of a person', () => {
  const DECISIONS = [
    'closeGamingDay(casino: "C", day: "2026-01-01")',
    'recordCorrection(casino: "C", proposal: "x")',
    'resolveFinding(casino: "C", finding: "x", reason: "x")',
    'discardDelivery(casino: "C", delivery: "x", reason: "x")',
    'authorise(casino: "C", authorisation: "{}")',
  ];

  it.each(DECISIONS)('says when the log cannot be reached: %s', async (decision) => {
    jest.spyOn(running.store, 'head').mockRejectedValue(new EventStoreUnavailable('away'));
    const { errors } = await client.graphql(
      `mutation { ${decision.replace('"C"', `"${CASINO}"`)} { __typename } }`,
    );
    expect(codesOf(errors)).toEqual(['EVENT_STORE_UNAVAILABLE']);
  });
});

describe('a question that cannot be answered', () => {
  it('because of a fault says only that, and the log says the rest', async () => {
    const { url } = running.database;
    await runOn(url, 'ALTER TABLE generation_1.hand RENAME TO hand_elsewhere');
    try {
      const { errors, data } = await client.graphql(
        `{ hands(casino: "${CASINO}", table: "secret") { position } }`,
      );
      expect(data).toBeNull();
      expect(errors).toEqual([
        {
          message: 'The service could not answer this. The fault is in its log.',
          locations: [{ line: 1, column: 3 }],
          path: ['hands'],
          extensions: {
            code: 'INTERNAL_SERVER_ERROR',
            messageEs: 'Fallo del servicio; consta en su registro.',
          },
        },
      ]);
    } finally {
      await runOn(url, 'ALTER TABLE generation_1.hand_elsewhere RENAME TO hand');
    }
    const told = running.logged.filter((line) => line.includes('field hands'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^error \[graphql\] field hands QueryFailedError: SQLSTATE 42P01\n\s+at /);
    expect(told[0]).not.toMatch(/secret|SELECT/);
  });

  it('because of the asker is in no log', async () => {
    const before = running.logged.length;
    await client.graphql('{ journal(casino: "nowhere") { position } }');
    await client.graphql(`{ journal(casino: "${CASINO}", first: 0) { position } }`);
    await new Client(running.url).graphql('{ casinos { id } }');
    expect(running.logged.slice(before)).toEqual([]);
  });

  it.each([
    ['{', 'GRAPHQL_PARSE_FAILED'],
    ['', 'BAD_REQUEST'],
    ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ casinos { id } ', 'GRAPHQL_PARSE_FAILED'],
    ['{ casinos }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ journal { position } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ journal(casino: 1.5) { position } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ trialBalance(casino: "x", asOf: "2026-02-30") { position } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query a { casinos { id } } query b { casinos { id } }', 'OPERATION_RESOLUTION_FAILURE'],
    ['{ casinos { ...F } } fragment F on Casino { id ...F }', 'GRAPHQL_VALIDATION_FAILED'],
    [`{ ${'casinos { id } '.repeat(20_000)} }`, 'GRAPHQL_PARSE_FAILED'],
    [`{ ${'a { '.repeat(200)} b ${'} '.repeat(200)} }`, 'GRAPHQL_VALIDATION_FAILED'],
    [
      `{ ${Array.from({ length: 3_000 }, (_, n) => `a${n}: nothing`).join(' ')} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('because it is malformed is refused with 400: %#', async (query, code) => {
    const { status, errors } = await client.graphql(query);
    expect([status, errors![0]!.extensions.code]).toEqual([400, code]);
    expect(errors!.map(({ extensions: { messageEs } }) => typeof messageEs)).not.toContain('undefined');
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|\bat .*\.js/);
  });

  it('that is nested too deep is refused, and other requests are answered', async () => {
    const { status } = await client.graphql(`{ ${'a { '.repeat(7_000)} b ${'} '.repeat(7_000)} }`);
    expect(status).toBe(400);
    expect((await client.send('/health/ready')).status).toBe(200);
  });

  it.each(['casino: "\\u0000"', `casino: "${CASINO}", account: "a\\u0000b"`])(
    'because no text can hold its characters is refused: %s',
    async (args) => {
      const answer = await client.graphql(`{ journal(${args}) { position } }`);
      expect(codesOf(answer.errors)).toEqual(['BAD_USER_INPUT']);
    },
  );

  it.each([
    ['no JSON', '{', 400],
    ['a list of operations', '[{"query":"{ casinos { id } }"}]', 400],
    ['no object', '"{ casinos { id } }"', 400],
    ['nothing', '', 400],
    ['variables that are no object', '{"query":"{ casinos { id } }","variables":"x"}', 400],
    [
      'variables that nest without end',
      `{"query":"query ($r: String) { casinos(waitFor: $r) { id } }","variables":{"r":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
      400,
    ],
    ['an endless body', `{"query":"{ casinos { id } }","x":"${'x'.repeat(1024 * 1024)}"}`, 413],
  ])('because its body is %s is refused', async (_what, body, status) => {
    const answer = await client.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('is refused when its answer would be larger than anybody reads', async () => {
    const pages = Array.from(
      { length: 40 },
      (_, index) =>
        `p${index}: rounds(casino: "granada", first: 500) { edges { node { bets { betId stake { amount } } } } }`,
    );
    const { status, errors } = await client.graphql(`{ ${pages.join(' ')} }`);
    expect([status, codesOf(errors)]).toEqual([400, ['TOO_COSTLY']]);
  });

  it('does not exist for introspection', async () => {
    const { data, errors } = await client.graphql<{ __schema: { types: unknown[] } }>(
      getIntrospectionQuery(),
    );
    expect(errors).toBeUndefined();
    expect(data!.__schema.types.length).toBeGreaterThan(20);
  });

  it.each([
    ['the whole schema', getIntrospectionQuery()],
    ['a type', '{ __type(name: "Query") { fields { name } } }'],
    ['the schema in a fragment', 'query { ...f } fragment f on Query { __schema { types { name } } }'],
    ['a field that nearly exists', '{ trialBalanc { position } }'],
    ['what cannot be read', '{ trialBalance('],
    ['a receipt to be waited for', '{ casinos(waitFor: "999999999") { id } }'],
  ])('is refused to a stranger who asks for %s', async (_what, query) => {
    const stranger = await new Client(running.url).graphql(query);
    expect(stranger).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED', refusal: { code: 'ACCESS.KEY_MISSING' } } }],
    });
    expect(stranger.data ?? null).toBeNull();
    expect(JSON.stringify(stranger)).not.toMatch(/Did you mean|trialBalance/);
    const revoked = new Client(running.url, `cgn_${'0'.repeat(16)}_${'0'.repeat(64)}`);
    expect((await revoked.graphql(query)).status).toBe(401);
  });

  it('tells its schema to a key of any role', async () => {
    const sender = new Client(running.url, await running.makeKey(['ingest'], ['granada']));
    expect(await sender.ask('{ __type(name: "Query") { name } }')).toEqual({ __type: { name: 'Query' } });
  });

  it.each(['gzip', 'br', 'identity, deflate'])(
    'is not asked in a body that is compressed as %s',
    async (encoding) => {
      const answer = await client.send<{ errors: readonly GraphqlError[] }>('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: '{"query":"{ casinos { id } }"}',
      });
      expect(answer.status).toBe(415);
      expect(answer.body.errors.map(({ extensions }) => extensions.code)).toEqual([
        'UNKNOWN_CONTENT_ENCODING',
      ]);
    },
  );

  it('is not asked by another page of the same browser: a simple form is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await client.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"query":"{ casinos { id } }"}',
      });
      expect([400, 415]).toContain(answer.status);
    }
  });
});
