import { setTimeout as sleep } from 'node:timers/promises';
import { SECURITY_KINDS, type SecurityKind } from '../../src/security-log/security-entry';
import { chipsSold, ledgerOpened } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { TestSubscriber } from '../support/service/subscriber';

interface Line {
  readonly number: string;
  readonly kind: SecurityKind;
  readonly casino: string | null;
  readonly credential: string | null;
  readonly address: string | null;
  readonly times: number;
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

const LOG = `query ($first: Int! = 500, $after: String, $casino: ID, $kinds: [String!], $from: Instant, $until: Instant) {
  securityLog(first: $first, after: $after, casino: $casino, kinds: $kinds, from: $from, until: $until) {
    edges { node { number at kind meaning meaningEs casino credential person address times since details { name value } hash } }
    pageInfo { hasNextPage endCursor } } }`;

interface Answer {
  readonly securityLog: {
    readonly edges: readonly { readonly node: Line }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

let running: ServiceUnderTest;
let auditor: Client;
let administrator: Client;
let granada: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  auditor = new Client(running.url, await running.makeKey(['auditor']));
  administrator = new Client(running.url, await running.makeWorldKey());
  granada = new Client(running.url, await running.makeKey(['accountant', 'auditor', 'ingest'], ['granada']));
  const events = ['granada', 'ronda'].flatMap((casino) => [
    ledgerOpened({}, { casino }),
    chipsSold({}, { casino }),
  ]);
  const answer = await administrator.stream(events);
  const { receipt } = (answer.at(-1) as { summary: { receipt: string } }).summary;
  await auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
});
afterAll(() => running.stop());

const idOf = ({ key }: Client): string => key!.split('_')[1]!;

const linesOf = async (kind: SecurityKind, by = auditor): Promise<readonly Line[]> => {
  const { securityLog } = await by.ask<Answer>(LOG, { kinds: [kind] });
  return securityLog.edges.map(({ node }) => node);
};

/** Waits for a line, since lines are written asynchronously. */
async function lineWith(
  kind: SecurityKind,
  what: Partial<Line>,
  details: Record<string, string> = {},
): Promise<Line> {
  for (let tries = 0; tries < 100; tries++) {
    const found = (await linesOf(kind)).find(
      (line) =>
        Object.entries(what).every(([name, value]) => line[name as keyof Line] === value) &&
        Object.entries(details).every(([name, value]) => detailsOf(line)[name] === value),
    );
    if (found !== undefined) return found;
    await sleep(20);
  }
  throw new Error(`no line ${kind} with ${JSON.stringify(what)}`);
}

const detailsOf = ({ details }: Line): Record<string, string> =>
  Object.fromEntries(details.map(({ name, value }) => [name, value]));

describe('the security log of a service', () => {
  it('begins with its settings, without a secret', async () => {
    const details = detailsOf(await lineWith('service.started', {}));
    expect(details).toMatchObject({ eventStore: 'postgres', tls: 'off', sealKey: 'in a file' });
    const { username, password } = new URL(running.database.url);
    expect(JSON.stringify(details)).not.toContain(`${username}:`);
    if (password !== '') expect(JSON.stringify(details)).not.toContain(password);
  });

  it('tells of a valid key once, and of a wrong one with its public part only', async () => {
    await lineWith('sign-in.succeeded', { credential: idOf(auditor) });
    expect(await linesOf('sign-in.succeeded')).toHaveLength(
      new Set((await linesOf('sign-in.succeeded')).map(({ credential }) => credential)).size,
    );
    const [id, secret] = ['f'.repeat(16), 'e'.repeat(64)];
    await new Client(running.url, `cgn_${id}_${secret}`).send('/v1/books/anticipos');
    const line = await lineWith('sign-in.failed', { credential: id });
    expect(detailsOf(line)).toEqual({ code: 'ACCESS.KEY_UNKNOWN' });
    expect(line.address).toBe('127.0.0.1');
    expect(JSON.stringify(await linesOf('sign-in.failed'))).not.toContain(secret);
  });

  it.each([
    ['a delivery', (client: Client) => client.send('/v1/events', { method: 'POST', body: '{}' })],
    ['a question', (client: Client) => client.graphql('{ casinos { id } }')],
    [
      'a subscription',
      (client: Client) =>
        new TestSubscriber(running.url, client.key).subscribe('subscription { nothing }').answer(),
    ],
  ])('tells of a wrong key with %s', async (what, tryIt) => {
    const id = Buffer.from(what).toString('hex').padEnd(16, '0').slice(-16);
    await Promise.resolve(tryIt(new Client(running.url, `cgn_${id}_${'0'.repeat(64)}`))).catch(
      () => undefined,
    );
    await lineWith('sign-in.failed', { credential: id });
  });

  it('tells of a refused permission over HTTP and GraphQL: which one, to whom', async () => {
    await auditor.send('/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json' },
      body: '{}',
    });
    await auditor.graphql('{ apiKeys { id } }');
    for (const permission of ['events:record', 'keys:manage']) {
      const line = await lineWith('permission.refused', { credential: idOf(auditor) }, { permission });
      expect(line.times).toBe(1);
    }
  });

  it('tells of a refused casino over HTTP and GraphQL, under that casino', async () => {
    await granada.graphql(
      '{ a: trialBalance(casino: "ronda") { position } b: trialBalance(casino: "ronda") { position } }',
    );
    await granada.send('/v1/books/anticipos?casino=sevilla&day=2026-01-01');
    expect(await lineWith('casino.refused', { casino: 'ronda' })).toMatchObject({
      credential: idOf(granada),
    });
    await lineWith('casino.refused', { casino: 'sevilla' });
  });

  it('tells of a forbidden delivery in a batch, and not of the good one beside it', async () => {
    const before = (await linesOf('delivery.forbidden')).length;
    await granada.send('/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents-batch+json' },
      body: JSON.stringify(['ronda', 'granada'].map((casino) => chipsSold({}, { casino }))),
    });
    const line = await lineWith('delivery.forbidden', { casino: 'ronda' });
    expect(line.credential).toBe(idOf(granada));
    expect(detailsOf(line)['source']).toContain('/casinos/ronda/');
    expect(await linesOf('delivery.forbidden')).toHaveLength(before + 1);
  });

  it('tells of a credential made and revoked, without its holder', async () => {
    const made = await administrator.ask<{ createApiKey: { apiKey: { id: string } } }>(
      `mutation { createApiKey(input: { holder: "reports-of-ronda", holderKind: SYSTEM, roles: [MANAGER], casinos: ["ronda"] }) {
        ... on ApiKeyCreated { apiKey { id } } } }`,
    );
    const { id } = made.createApiKey.apiKey;
    await administrator.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', { id });
    const line = await lineWith('credential.made', { casino: 'ronda' }, { of: id });
    expect(line.credential).toBe(idOf(administrator));
    expect(detailsOf(line)).toMatchObject({ roles: 'manager', casinos: 'ronda' });
    await lineWith('credential.revoked', { credential: idOf(administrator) }, { of: id });
    expect(JSON.stringify(await auditor.ask(LOG))).not.toContain('reports-of-ronda');
  });

  it('tells of a link that opens nothing, without its code', async () => {
    const code = `cgl_${'a'.repeat(64)}`;
    const { status } = await new Client(running.url).send('/v1/enrol', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(status).toBe(401);
    await lineWith('sign-in.failed', {}, { code: 'PEOPLE.LINK_OVER' });
    expect(JSON.stringify(await linesOf('sign-in.failed'))).not.toContain(code);
  });

  it('tells of a book and of records that leave the service, with the hash of the file', async () => {
    const { headers, status } = await granada.send('/v1/books/anticipos?casino=granada&day=2026-01-01');
    expect(status).toBe(200);
    const digest = Buffer.from(headers.get('repr-digest')!.slice(9, -1), 'base64').toString('hex');
    const book = await lineWith('book.exported', { casino: 'granada' });
    expect(detailsOf(book)).toEqual({
      book: 'anticipos',
      day: '2026-01-01',
      until: '2026-01-01',
      format: 'csv',
      sha256: digest,
    });
    await granada.send('/v1/books?casino=granada&day=2026-01-01');
    const all = await lineWith('book.exported', { casino: 'granada' }, { book: 'all' });
    expect(detailsOf(all)).toMatchObject({ file: 'granada-2026-01-01-libros.zip', format: 'zip' });
    await granada.send('/v1/records?casino=granada&from=1&to=2');
    expect(detailsOf(await lineWith('records.exported', { credential: idOf(granada) }))).toEqual({
      from: '1',
      to: '2',
    });
  });

  it('lets nothing leave while no line can be written', async () => {
    const { dataSource } = running.database;
    await dataSource.query('ALTER TABLE access.security_log RENAME TO away');
    const { status, text } = await granada.send('/v1/books/anticipos?casino=granada&day=2026-01-01');
    await dataSource.query('ALTER TABLE access.away RENAME TO security_log');
    expect(status).toBe(500);
    expect(text).not.toContain(';');
  });
});

describe('the query of the security log', () => {
  it('shows an auditor of some casinos only lines about these', async () => {
    await lineWith('casino.refused', { casino: 'ronda' });
    const { securityLog } = await granada.ask<Answer>(LOG);
    expect(securityLog.edges.length).toBeGreaterThan(0);
    expect(securityLog.edges.filter(({ node }) => node.casino !== 'granada')).toEqual([]);
    const { errors } = await granada.graphql(LOG, { casino: 'ronda' });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('pages from the newest to the oldest, each line once, also while lines are added', async () => {
    const numbers: number[] = [];
    let after: string | undefined;
    do {
      const { securityLog } = await auditor.ask<Answer>(LOG, { first: 3, after });
      numbers.push(...securityLog.edges.map(({ node }) => Number(node.number)));
      await new Client(running.url, `cgn_${String(numbers.length).padStart(16, '0')}_${'0'.repeat(64)}`).send(
        '/v1/records',
      );
      after = securityLog.pageInfo.hasNextPage ? securityLog.pageInfo.endCursor : undefined;
    } while (after !== undefined);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, n) => numbers.length - n));
  });

  it('narrows to a time', async () => {
    const none = await auditor.ask<Answer>(LOG, { until: '2020-01-01T00:00:00Z' });
    expect(none.securityLog.edges).toEqual([]);
    const all = await auditor.ask<Answer>(LOG, { from: '2020-01-01T00:00:00Z' });
    expect(all.securityLog.edges.length).toBeGreaterThan(10);
  });

  it.each(['0001-01-01T00:00:00-23:59', '9999-12-31T23:59:59+23:59', '9999-12-31T23:59:59-23:59'])(
    'narrows to a time at the end of all times, %s, without a fault',
    async (at) => {
      expect((await auditor.ask<Answer>(LOG, { from: at })).securityLog.edges.length === 0).toBe(at > '1');
      expect((await auditor.ask<Answer>(LOG, { until: at })).securityLog.edges.length === 0).toBe(at < '1');
    },
  );

  it('refuses a kind that there is not, and names those there are', async () => {
    const { errors } = await auditor.graphql(LOG, { kinds: ['sign-in.forgotten'] });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    for (const kind of Object.keys(SECURITY_KINDS)) expect(errors![0]!.message).toContain(kind);
  });

  it.each([{ first: 0 }, { first: 501 }, { after: 'x' }, { casino: 'a\u0000b' }, { kinds: ['\u0000'] }])(
    'refuses %j as input',
    async (variables) => {
      const { errors } = await auditor.graphql(LOG, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    },
  );
});
