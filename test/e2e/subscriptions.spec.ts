import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chipsSold, handPlayed } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';
import { TestSubscriber } from '../support/service/subscriber';
import { startService, type Service } from '../../src/app/service';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';
import { KeptLog } from '../support/service/kept-log';

let nights: NightsService;
let subscriber: TestSubscriber;
const subscribers: TestSubscriber[] = [];
const subscribing = (key: string | undefined, url = nights.client.url, search = ''): TestSubscriber => {
  const made = new TestSubscriber(url, key, search);
  subscribers.push(made);
  return made;
};

beforeAll(async () => {
  nights = await startNights('abc');
  subscriber = subscribing(await nights.running.makeKey(['auditor']));
});
afterAll(async () => {
  for (const each of subscribers) each.close();
  await nights.stop();
});

const refusalOf = (failure: unknown): unknown =>
  (failure as { extensions: Record<string, unknown> }[])[0]?.extensions;

describe('tableActivity', () => {
  const ACTIVITY =
    'subscription ($c: ID!, $t: String, $after: Position) { tableActivity(casino: $c, table: $t, after: $after) { position table gamingDay sessionNo what eventId source recordedAt } }';

  it('delivers earlier reports of the tables after a record, and then new ones', async () => {
    const activity = subscriber.subscribe<{ tableActivity: Record<string, unknown> }>(ACTIVITY, {
      c: 'noche-a',
      after: 0,
    });
    const first = await activity.next();
    expect(first.tableActivity).toEqual({
      position: 4,
      table: 'RF1',
      gamingDay: '2026-01-01',
      sessionNo: 1,
      what: 'table.opened',
      eventId: 'a-02-table',
      source: '/casinos/noche-a/tables/RF1',
      recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    activity.end();
  });

  it('misses and repeats nothing when it continues after the last position', async () => {
    const all = await activityUntil(0, 'noche-a');
    const positions = all.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other));
    const middle = positions[3]!;
    expect((await activityUntil(middle, 'noche-a')).map(({ position }) => position)).toEqual(
      positions.slice(4),
    );
  });

  it('delivers what happens while it is open, of the table asked for alone', async () => {
    const activity = subscriber.subscribe<{ tableActivity: { eventId: string; table: string } }>(ACTIVITY, {
      c: 'noche-a',
      t: 'PK9',
    });
    const next = activity.next();
    await sleep(200);
    await nights.take(
      handPlayed({}, { id: 'elsewhere', casino: 'noche-a', table: 'PK8' }),
      handPlayed({}, { id: 'here', casino: 'noche-a', table: 'PK9' }),
    );
    expect((await next).tableActivity).toMatchObject({ eventId: 'here', table: 'PK9' });
    activity.end();
  });

  async function activityUntil(
    after: number,
    casino: string,
  ): Promise<{ position: number; eventId: string }[]> {
    const { casinos } = await nights.client.ask<{ casinos: { id: string; position: number }[] }>(
      '{ casinos { id position } }',
    );
    const head = casinos.find(({ id }) => id === casino)!.position;
    const { tables } = { tables: await recordsOfTables(casino) };
    const wanted = tables.filter((number) => number > after && number <= head);
    const activity = subscriber.subscribe<{ tableActivity: { position: number; eventId: string } }>(
      ACTIVITY,
      {
        c: casino,
        after,
      },
    );
    const taken = await activity.take(wanted.length);
    activity.end();
    expect(taken.map(({ tableActivity }) => tableActivity.position)).toEqual(wanted);
    return taken.map(({ tableActivity }) => tableActivity);
  }

  /** The record numbers of tables, read directly from the register. */
  async function recordsOfTables(casino: string): Promise<number[]> {
    const rows: { number: bigint }[] = await nights.running.service.database.dataSource.query(
      `SELECT number FROM register.record WHERE casino = $1 AND stream LIKE 'cagnotte_table-%' ORDER BY number`,
      [casino],
    );
    return rows.map(({ number }) => Number(number));
  }
});

describe('jackpotMeter', () => {
  it('delivers every movement with the meter after it, as the history of the pool has it', async () => {
    const { jackpot } = await nights.client.ask<{
      jackpot: { jackpot: { history: { recordNumber: number; meter: { amount: string } }[] } };
    }>(
      '{ jackpot(casino: "noche-c", pool: "carrusel-poker") { ... on JackpotFound { jackpot { history(last: 100) { recordNumber meter { amount } } } } } }',
    );
    const { history } = jackpot.jackpot;
    expect(history.length).toBeGreaterThan(5);
    const meters = subscriber.subscribe<{
      jackpotMeter: { position: number; meters: { pool: string; what: string; meter: { amount: string } }[] };
    }>(
      'subscription { jackpotMeter(casino: "noche-c", after: 0) { position meters { pool what meter { amount } } } }',
    );
    const delivered = await meters.take(history.length);
    meters.end();
    expect(
      delivered.map(
        ({
          jackpotMeter: {
            position,
            meters: [meter],
          },
        }) => [position, meter!.meter.amount],
      ),
    ).toEqual(history.map(({ recordNumber, meter }) => [recordNumber, meter.amount]));
    expect(delivered[0]!.jackpotMeter.meters[0]).toMatchObject({
      pool: 'carrusel-poker',
      what: 'jackpot.opened',
    });
  });
});

describe('findingRaised', () => {
  it('delivers the findings that a record opens, together', async () => {
    const raised = subscriber.subscribe<{
      findingRaised: { position: number; findings: { code: string; openedBy: number }[] };
    }>('subscription { findingRaised(casino: "noche-b") { position findings { code openedBy } } }');
    const next = raised.next();
    await sleep(200);
    await nights.take(
      handPlayed({ rake: { due: 10, dropped: 11 } }, { id: 'short', casino: 'noche-b', table: 'PK1' }),
    );
    const { findingRaised } = await next;
    const { findings } = await nights.client.ask<{
      findings: { edges: { node: { code: string; openedBy: number } }[] };
    }>('{ findings(casino: "noche-b", status: ALL) { edges { node { code openedBy } } } }');
    const ofRecord = findings.edges
      .map(({ node }) => node)
      .filter(({ openedBy }) => openedBy === findingRaised.position);
    expect(ofRecord.length).toBeGreaterThan(0);
    expect(findingRaised.findings.map(({ code }) => code).toSorted()).toEqual(
      ofRecord.map(({ code }) => code).toSorted(),
    );
    raised.end();
  });
});

describe('gamingDayTotals', () => {
  it('delivers the totals of the days that have changed, as the trial balance of the day has them', async () => {
    const LINES = 'lines { account debits { amount } credits { amount } debit { amount } credit { amount } }';
    const totals = subscriber.subscribe<{
      gamingDayTotals: {
        position: number;
        complete: boolean;
        days: { gamingDay: string; lines: unknown[] }[];
      };
    }>(
      `subscription { gamingDayTotals(casino: "noche-c", after: 0) { position complete days { gamingDay ${LINES} } } }`,
    );
    const { gamingDayTotals } = await totals.next();
    const { trialBalance } = await nights.client.ask<{
      trialBalance: { position: number; lines: unknown[] };
    }>(`{ trialBalance(casino: "noche-c", from: "2026-01-01", asOf: "2026-01-01") { position ${LINES} } }`);
    expect(gamingDayTotals).toEqual({
      position: trialBalance.position,
      complete: true,
      days: [{ gamingDay: '2026-01-01', lines: trialBalance.lines }],
    });
    const next = totals.next();
    await nights.take(chipsSold({}, { id: 'late', casino: 'noche-c', gamingday: '2026-01-03' }));
    expect((await next).gamingDayTotals.days.map(({ gamingDay }) => gamingDay)).toEqual(['2026-01-03']);
    totals.end();
  });
});

describe('a subscription', () => {
  const ANY = 'subscription { tableActivity(casino: "noche-a", after: 0) { position } }';

  it('is refused without a key, with a wrong one, or with one in the address', async () => {
    const key = await nights.running.makeKey(['auditor']);
    for (const stranger of [subscribing(undefined), subscribing(`cgn_${'0'.repeat(16)}_${'0'.repeat(64)}`)]) {
      await expect(stranger.subscribe(ANY).next()).rejects.toMatchObject({ code: 4401 });
      expect(stranger.closings[0]!.reason).toMatch(/^ACCESS\.KEY_(MISSING|UNKNOWN)/);
    }
    const inAddress = subscribing(undefined, nights.client.url, `?authorization=Bearer%20${key}&key=${key}`);
    await expect(inAddress.subscribe(ANY).next()).rejects.toMatchObject({ code: 4401 });
  });

  it('is refused to a role without the permission, and to persons of another casino', async () => {
    const ingest = subscribing(await nights.running.makeKey(['ingest']));
    expect(await ingest.subscribe(ANY).answer()).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN', refusal: { code: 'ACCESS.DOOR_CLOSED' } } }],
    });
    const totals = 'subscription { gamingDayTotals(casino: "noche-a") { position } }';
    expect(await ingest.subscribe(totals).answer()).toMatchObject({
      errors: [{ extensions: { refusal: { code: 'ACCESS.DOOR_CLOSED' } } }],
    });
    const other = subscribing(await nights.running.makeKey(['auditor'], ['noche-b']));
    const fields = ['tableActivity', 'jackpotMeter', 'findingRaised', 'gamingDayTotals'];
    for (const field of fields) {
      const answer = await other
        .subscribe(`subscription { ${field}(casino: "noche-a", after: 0) { position } }`)
        .answer();
      expect(answer).toMatchObject({
        errors: [{ extensions: { refusal: { code: 'ACCESS.CASINO_CLOSED' } } }],
      });
    }
  });

  it('is refused once the key is revoked, although the subscription was open', async () => {
    const key = await nights.running.makeKey(['auditor']);
    const open = subscribing(key).subscribe<{ tableActivity: unknown }>(
      'subscription { tableActivity(casino: "noche-a") { position } }',
    );
    const next = open.next().then(
      () => 'delivered',
      (failure: unknown) => refusalOf(failure),
    );
    await sleep(200);
    await nights.client.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', {
      id: key.split('_')[1],
    });
    await nights.take(handPlayed({}, { id: 'after-the-key', casino: 'noche-a', table: 'PK9' }));
    expect(await next).toMatchObject({ code: 'UNAUTHENTICATED', refusal: { code: 'ACCESS.KEY_REVOKED' } });
  });
});

describe('the document of a subscription', () => {
  it.each([
    [
      'a record that is not there yet',
      'subscription { tableActivity(casino: "noche-a", after: 9999) { position } }',
      'BAD_USER_INPUT',
    ],
    [
      'a casino without records',
      'subscription { tableActivity(casino: "nowhere") { position } }',
      'UNKNOWN_CASINO',
    ],
  ])('is refused: %s', async (_what, query, code) => {
    expect(await subscriber.subscribe(query).answer()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it.each([
    ['a query', '{ casinos { id } }', 'BAD_USER_INPUT'],
    ['what is no GraphQL', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    [
      'what nobody could read so deep',
      `subscription ${'{ a '.repeat(7_000)}${'} '.repeat(7_000)}`,
      'GRAPHQL_PARSE_FAILED',
    ],
    [
      'what is deeper than any answer',
      `subscription ${'{ a '.repeat(20)}${'} '.repeat(20)}`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['what the schema does not have', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two subscriptions in one',
      'subscription { a: tableActivity(casino: "noche-a") { position } b: tableActivity(casino: "noche-a") { position } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('is refused before it begins: %s', async (_what, query, code) => {
    const failure = await subscriber
      .subscribe(query)
      .next()
      .catch((thrown: unknown) => thrown);
    expect(refusalOf(failure)).toMatchObject({ code });
  });

  it('is refused over HTTP, with the way to ask it', async () => {
    const answer = await nights.client.graphql(
      'subscription { tableActivity(casino: "noche-a") { position } }',
    );
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(answer.errors![0]!.message).toContain('WebSocket');
  });

  it('is no more than 32 at once on one connection', async () => {
    const many = subscribing(await nights.running.makeKey(['auditor']));
    const open = Array.from({ length: 40 }, () =>
      many.subscribe<unknown>('subscription { tableActivity(casino: "noche-a", after: 0) { position } }'),
    );
    const answers = await Promise.all(
      open.map((each) =>
        each.next().then(
          () => 'delivered',
          (failure: unknown) => refusalOf(failure),
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'delivered')).toHaveLength(32);
    expect(answers.filter((answer) => answer !== 'delivered')[0]).toMatchObject({
      code: 'TOO_MANY_SUBSCRIPTIONS',
    });
  });
});

describe('several processes on one database', () => {
  it('deliver records that any of them projects', async () => {
    const { database } = nights.running;
    const dataDirectory = await makeTemporaryDirectory();
    const config = { databaseUrl: database.url, dataDirectory, host: '127.0.0.1', port: 0 };
    const second: Service = await startService(
      { ...config, eventStore: { kind: 'postgres' } },
      new KeptLog(),
    );
    const reader = subscribing(await nights.running.makeKey(['auditor']), second.url);
    const activity = reader.subscribe<{ tableActivity: { eventId: string } }>(
      'subscription { tableActivity(casino: "noche-c", table: "PK1") { eventId } }',
    );
    await sleep(300);
    await nights.take(handPlayed({}, { id: 'through-the-first', casino: 'noche-c', table: 'PK1' }));
    expect((await activity.next()).tableActivity.eventId).toBe('through-the-first');
    await second.close();
    await removeTemporaryDirectory(dataDirectory);
    await expect(activity.next()).rejects.toMatchObject({
      code: 1001,
      reason: expect.stringContaining('last position') as string,
    });
  });
});

describe('a client that asks for another protocol', () => {
  it('is answered over HTTP/1.1, with its body read', async () => {
    const { hostname, port } = new URL(nights.client.url);
    const key = await nights.running.makeKey(['ingest']);
    const body = JSON.stringify(chipsSold({}, { id: 'over-h2c', casino: 'noche-a' }));
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write(
      `POST /v1/events HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n` +
        `Authorization: Bearer ${key}\r\nContent-Type: application/cloudevents+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    while (!answer.includes('"receipt"') && !answer.includes('HTTP/1.1 4')) await sleep(20);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    socket.end();
    await once(socket, 'close');
  });

  it('finds no WebSocket elsewhere', async () => {
    const answer = await new Client(nights.client.url)
      .send('/v1/events', {
        headers: { connection: 'upgrade', upgrade: 'websocket' },
      })
      .catch(() => ({ status: 404 }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

it('none of it was a fault of the service', () => {
  expect(nights.running.logged.filter((line) => line.startsWith('error '))).toEqual([]);
});
