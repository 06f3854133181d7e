import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse, validate } from 'graphql';
import { WebSocket } from 'ws';
import { MOST_ERRORS } from '../../src/api/snapshot/operation-cost';
import { Admission } from '../../src/access/admission';
import { MOST_FAILURES } from '../../src/access/failed-attempts';
import { REFUSED_AFTER_MS } from '../../src/app/http-protection';
import { MOST_OF_CREDENTIAL } from '../../src/app/subscription-server';
import { PeopleRegister } from '../../src/people/people-register';
import { Client } from '../support/service/client';
import { GOLDEN_CASINO, SCHEMA, tellGoldenEvents } from '../support/service/every-question';
import { TestSubscriber } from '../support/service/subscriber';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CONNECTIONS = 80;
const ASK_WHETHER_IT_LIVES = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
const GUESSED = { authorization: `Bearer cgn_${'0'.repeat(16)}_${'0'.repeat(64)}` };

let running: ServiceUnderTest;
let client: Client;
let port: number;

beforeAll(async () => {
  running = await startServiceUnderTest(undefined, { connectionsPerAddress: CONNECTIONS });
  client = new Client(running.url, await running.makeWorldKey());
  port = Number(new URL(running.url).port);
  await tellGoldenEvents(running, client);
});
afterAll(() => running.stop());

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

async function socketTo(address = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  open.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  return socket;
}

describe('a reader with expensive queries', () => {
  const HEAVY = `{ ${Array.from(
    { length: 100 },
    (_, n) =>
      `a${n}: gamingDay(casino: "${GOLDEN_CASINO}", day: "2026-01-01", knownAt: { position: ${n + 1} }) {
         ... on GamingDayFound { tieOuts { check holds } } }`,
  ).join(' ')} }`;

  const askHeavily = (key: string, signal: AbortSignal): Promise<unknown> =>
    fetch(`${running.url}/graphql`, {
      method: 'POST',
      signal,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: HEAVY }),
    }).catch(() => undefined);

  /** Database connections of running operations. */
  const reading = (): Promise<readonly { pid: number }[]> =>
    running.service.database.dataSource.query(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')
          AND query NOT LIKE '%pg_stat_activity%'`,
    );

  it('asks what the schema has', () => {
    expect(validate(SCHEMA, parse(HEAVY))).toEqual([]);
  });

  it('gets only the first faults of a document', async () => {
    const faults = Array.from({ length: 100 }, (_, n) => `a${n}: nothingOfThisName`).join(' ');
    const { errors = [] } = await client.graphql(`{ ${faults} }`);
    expect(errors.map(({ message }) => message)).toEqual([
      ...Array<string>(MOST_ERRORS).fill('Cannot query field "nothingOfThisName" on type "Query".'),
      `The query has more faults than the ${MOST_ERRORS} named before this; the others were not looked for. Correct these and send it again.`,
    ]);
    expect(errors.at(-1)!.extensions).toMatchObject({
      code: 'GRAPHQL_VALIDATION_FAILED',
      messageEs: expect.stringMatching(/más errores que los 5 anteriores.*Corrija/) as string,
    });
  });

  it('gets the reason why the validation of equal fields was stopped, and the remedy, in both languages', async () => {
    const equal = Array.from({ length: 1_100 }, () => 'casinos { id }').join(' ');
    const expected = {
      message: expect.stringMatching(/selects the same fields so often.*alias each/) as string,
      extensions: {
        code: 'GRAPHQL_VALIDATION_FAILED',
        messageEs: expect.stringMatching(/pide los mismos campos tantas veces.*alias/) as string,
      },
    };
    expect((await client.graphql(`{ ${equal} }`)).errors).toMatchObject([expected]);
    const subscriber = new TestSubscriber(running.url, await running.makeKey(['manager']));
    const fields = Array.from({ length: 1_100 }, () => 'findings { code }').join(' ');
    const refused = await subscriber
      .subscribe(`subscription { findingRaised(casino: "granada") { ${fields} } }`)
      .next()
      .catch((error: unknown) => error);
    expect(refused).toMatchObject([expected]);
  });

  it('has a limited queue of documents over all its WebSockets', async () => {
    const reader = await running.makeKey(['manager']);
    const faulty = Array.from({ length: 100 }, (_, n) => `a${n}: casinos { ... on Casino { nothing } }`).join(
      ' ',
    );
    const subscribers = Array.from({ length: 5 }, () => new TestSubscriber(running.url, reader));
    const refusals = subscribers.flatMap((subscriber) =>
      Array.from({ length: 32 }, async () => {
        const failure = await subscriber
          .subscribe(`subscription { ${faulty} }`)
          .next()
          .catch((error: unknown) => error);
        return (failure as readonly { extensions: { code: string } }[])[0]!.extensions.code;
      }),
    );
    const codes = new Set(await Promise.all(refusals));
    for (const subscriber of subscribers) subscriber.close();
    expect(codes).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED', 'TOO_MANY_OPERATIONS']));
  });

  it('has one such query answered at a time, which ends when the connection closes', async () => {
    const reader = await running.makeKey(['manager']);
    const leaving = new AbortController();
    const asked = Array.from({ length: 12 }, () => askHeavily(reader, leaving.signal));
    await sleep(300);
    const { data } = await client.graphql(`{ trialBalance(casino: "${GOLDEN_CASINO}") { position } }`);
    expect(data).toMatchObject({ trialBalance: { position: expect.any(Number) as number } });
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
    expect((await reading()).length).toBeLessThanOrEqual(2);
    leaving.abort();
    await Promise.all(asked);
    // Projections have short transactions, but a connection of the client's operations would be seen every time.
    let still = await reading();
    for (let tries = 0; tries < 50 && still.length > 0; tries++) {
      await sleep(20);
      still = await reading();
    }
    expect(still).toEqual([]);
  });
});

describe('one credential', () => {
  const bearer = (key: string): { authorization: string } => ({ authorization: `Bearer ${key}` });

  /** Opens a WebSocket with a key. @returns it after the acknowledgement, or the reason of its close */
  function acknowledged(key: string, localAddress: string): Promise<WebSocket | string> {
    const url = `${running.url.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws', { localAddress });
    return new Promise((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: bearer(key) })));
      socket.once('message', () => resolve(socket));
      socket.once('error', ({ message }) => resolve(message));
      socket.once('close', (code) => resolve(`closed with ${code}`));
    });
  }

  it('does not count WebSockets that are closed before its key has been looked up', async () => {
    const key = await running.makeKey(['auditor']);
    const { authenticate } = PeopleRegister.prototype;
    const lookUp = jest.spyOn(PeopleRegister.prototype, 'authenticate').mockImplementation(async function (
      this: PeopleRegister,
      ...shown
    ) {
      await sleep(200);
      return authenticate.apply(this, shown);
    });
    const url = `${running.url.replace('http', 'ws')}/graphql`;
    const leave = async (): Promise<void> => {
      const socket = new WebSocket(url, 'graphql-transport-ws', { localAddress: '127.0.0.15' });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init', payload: bearer(key) }), () =>
        socket.terminate(),
      );
    };
    for (let round = 0; round < 4; round++) {
      await Promise.all(Array.from({ length: 30 }, leave));
      await sleep(300);
    }
    lookUp.mockRestore();
    const stays = await acknowledged(key, '127.0.0.15');
    expect(stays).toBeInstanceOf(WebSocket);
    (stays as WebSocket).terminate();
  });

  it('has a limited number of WebSockets from all addresses, which end with the credential', async () => {
    const key = await running.makeKey(['auditor']);
    const opened: (WebSocket | string)[] = [];
    for (const address of ['127.0.0.11', '127.0.0.12', '127.0.0.13']) {
      const some = Array.from({ length: 40 }, () => acknowledged(key, address));
      opened.push(...(await Promise.all(some)));
    }
    const sockets = opened.filter((each) => typeof each !== 'string');
    expect(sockets).toHaveLength(MOST_OF_CREDENTIAL);
    expect(new Set(opened.filter((each) => typeof each === 'string'))).toEqual(new Set(['closed with 4429']));
    const other = await acknowledged(await running.makeKey(['auditor']), '127.0.0.14');
    expect(other).toBeInstanceOf(WebSocket);
    (other as WebSocket).terminate();
    const ended = sockets.map(async (socket) => ((await once(socket, 'close')) as [number])[0]);
    await client.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', {
      id: key.split('_')[1],
    });
    expect(new Set(await Promise.all(ended))).toEqual(new Set([4401]));
  });

  it('has limited concurrent bodies; the next one is refused before it is sent', async () => {
    const key = await running.makeDeviceKey('table');
    const headers = {
      ...bearer(key),
      'content-type': 'application/cloudevents-batch+json',
      'content-length': 16 * 1024 * 1024,
    };
    const begun = Array.from({ length: 4 }, () => {
      const sending = request(`${running.url}/v1/events`, { method: 'POST', headers, agent: false });
      sending.on('error', () => undefined).write('[');
      return sending;
    });
    await sleep(300);
    const device = new Client(running.url, key);
    const { status, body, headers: told } = await device.deliver('batch', '[]');
    expect({ status, code: body['code'], after: told.get('retry-after') }).toEqual({
      status: 503,
      code: 'INTAKE_FULL',
      after: expect.any(String) as string,
    });
    expect((await client.deliver('batch', '[]')).status).toBe(200);
    for (const sending of begun) sending.destroy();
    await sleep(300);
    expect((await device.deliver('batch', '[]')).status).toBe(200);
  });

  it.each([
    ['records', `/v1/records?casino=${GOLDEN_CASINO}&from=1&to=50000`, 200],
    ['a document', `/v1/documents/${'0'.repeat(64)}?casino=${GOLDEN_CASINO}`, 404],
  ])('reads %s in its turn, as it asks questions', async (_what, path, status) => {
    const key = await running.makeKey(['auditor']);
    const leave = await running.service.app.get(Admission).enter(key.split('_')[1]!, Infinity);
    const answer = new Client(running.url, key).send(path);
    expect(await Promise.race([answer, sleep(300, 'waits')])).toBe('waits');
    leave!();
    expect((await answer).status).toBe(status);
  });
});

describe('a client without a valid key', () => {
  let begun: number;
  beforeAll(() => (begun = performance.now()));

  it('is refused before the body of its delivery is read', async () => {
    const sending = request(`${running.url}/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents-batch+json', 'content-length': 16_000_000 },
    });
    sending.on('error', () => undefined);
    sending.write('[');
    const [answer] = (await once(sending, 'response')) as [{ statusCode: number; headers: object }];
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'www-authenticate': expect.any(String) as string,
    });
    sending.destroy();
  });

  it('has a limited number of open WebSockets', async () => {
    const sockets = Array.from(
      { length: 60 },
      () => new WebSocket(`${running.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws'),
    );
    const outcomes = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.once('open', () => resolve('open')).once('error', ({ message }) => resolve(message));
          }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome.includes('429'))).toHaveLength(10);
    for (const socket of sockets) socket.terminate();
  });

  it('is refused for a while after a hundred attempts; a key validated before still passes from the same address', async () => {
    const guess = (): Promise<Response> => fetch(`${running.url}/v1/events/schemas/x`, { headers: GUESSED });
    // A public answer with a guessed key does not make the key valid.
    await fetch(`${running.url}/health/live`, { headers: GUESSED });
    for (let tries = 0; tries < MOST_FAILURES; tries++) await guess();
    const asked = performance.now();
    const refused = await guess();
    expect(refused.status).toBe(429);
    // A client that repeats requests gets one answer per connection in this time.
    expect(performance.now() - asked).toBeGreaterThan(REFUSED_AFTER_MS - 50);
    // Retry-After is the rest of the minute that began with the first refusal, at the time of the answer.
    const left = 60 - (performance.now() - begun) / 1_000;
    const told = Number(refused.headers.get('retry-after'));
    expect(told).toBeGreaterThanOrEqual(left);
    expect(told).toBeLessThan(60 - REFUSED_AFTER_MS / 1_000 + 1);
    expect((await client.graphql('{ casinos { id } }')).errors).toBeUndefined();
  });
});

describe('one address', () => {
  it('has a limited number of connections; other addresses are not affected', async () => {
    for (let count = 0; count < CONNECTIONS; count++) await socketTo();
    const beyond = await socketTo();
    const opened = performance.now();
    // The service does not read the request, since otherwise it would answer at once.
    const answers: Buffer[] = [];
    beyond.on('data', (answer: Buffer) => answers.push(answer));
    beyond.write(ASK_WHETHER_IT_LIVES);
    const other = await socketTo('127.0.0.2');
    other.write(ASK_WHETHER_IT_LIVES);
    const [answer] = (await once(other, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200/);
    await once(beyond, 'close');
    expect(answers).toEqual([]);
    // A client that reconnects at once after each close is slowed down.
    expect(performance.now() - opened).toBeGreaterThan(REFUSED_AFTER_MS - 500);
  });

  it('has to send its headers in time', () => {
    const { headersTimeout, timeout } = running.service.app.getHttpServer() as {
      headersTimeout: number;
      timeout: number;
    };
    expect({ headersTimeout, timeout }).toEqual({ headersTimeout: 15_000, timeout: 60_000 });
  });
});
