import { setTimeout as sleep } from 'node:timers/promises';
import { RetryTimes } from '../../src/outgoing/webhooks/retry-times';
import { tell } from '../support/book/told';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { TestReceiver } from '../support/webhooks/test-receiver';
import { type ShownPlace, WebhookDesk } from '../support/webhooks/webhook-desk';

const CASINO = 'granada';

let running: ServiceUnderTest;
let desk: WebhookDesk;
let teller: Client;
const receivers: TestReceiver[] = [];

beforeAll(async () => {
  running = await startServiceUnderTest(undefined, { webhookNetworks: ['127.0.0.0/8'] });
  running.service.app.get(RetryTimes).scale = 0.05;
  desk = new WebhookDesk(new Client(running.url, await running.makePersonKey('Ana Alta', ['administrator'])));
  teller = new Client(running.url, await running.makeWorldKey());
  await won('before');
});
afterAll(async () => {
  await running.stop();
  await Promise.all(receivers.map((each) => each.stop()));
});

const receiver = async (): Promise<TestReceiver> => {
  const made = await new TestReceiver().start();
  receivers.push(made);
  return made;
};

async function registered(to: TestReceiver, input: object = {}): Promise<string> {
  const { webhook, secret, message } = await desk.register({ url: to.url, ...input });
  if (webhook === undefined) throw new Error(message);
  to.secret = secret;
  return webhook.id;
}

/** A prize of a pool, which is a notice by itself. */
async function won(id: string, casino = CASINO): Promise<void> {
  const event = {
    ...tell(
      'jackpot.won',
      { pool: 'p1', table: 'RF1', amount: 5_000, paidFrom: 'later', player: 'V-77' },
      { id },
    ),
    source: `/casinos/${casino}/tables/RF1`,
  };
  const { status, body } = await teller.deliver('single', JSON.stringify(event));
  if (status >= 300 || body['outcome'] !== 'stored') throw new Error(JSON.stringify(body));
}

async function placeWhere(id: string, holds: (place: ShownPlace) => boolean): Promise<ShownPlace> {
  for (let tries = 0; tries < 100; tries++) {
    const place = await desk.place(id, CASINO);
    if (place !== undefined && holds(place)) return place;
    await sleep(50);
  }
  throw new Error(`the place is ${JSON.stringify(await desk.place(id, CASINO))}`);
}

describe('a webhook', () => {
  it('is sent what is recorded after it was registered, signed, in order, without a person', async () => {
    const to = await receiver();
    const id = await registered(to);
    for (const each of ['a1', 'a2', 'a3']) await won(each);
    await to.until(({ length }) => length >= 3);
    expect(to.forged).toEqual([]);
    expect(to.received.map(({ event }) => event.data['record'])).toEqual([2, 3, 4]);
    expect(to.received[0]).toEqual({
      id: 'granada_jackpot-won_2_1',
      contentType: 'application/cloudevents+json; charset=utf-8',
      signatures: 1,
      event: {
        specversion: '1.0',
        id: 'granada_jackpot-won_2_1',
        source: '/casinos/granada',
        type: 'cagnotte.notice.jackpot-won.v1',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        datacontenttype: 'application/json',
        data: {
          casino: 'granada',
          record: 2,
          gamingDay: '2026-01-01',
          pool: 'p1',
          amount: 5_000,
          currency: 'EUR',
          paidFrom: 'later',
          table: 'RF1',
        },
      },
    });
    expect(await placeWhere(id, ({ position }) => position === 4)).toMatchObject({
      behind: 0,
      failures: 0,
      lastAnswer: 'HTTP 204',
    });
    await desk.end(id);
    await won('a4');
    await sleep(700);
    expect(to.received).toHaveLength(3);
  });

  it('is sent the records of its casinos alone, and of every casino where that was decided', async () => {
    const [one, all] = [await receiver(), await receiver()];
    const ids = [await registered(one), await registered(all, { casinos: [], everyCasino: true })];
    await won('b1', 'ronda');
    await won('b2');
    await all.until(({ length }) => length >= 2);
    await one.until(({ length }) => length >= 1);
    expect(one.ids.filter((each) => each.startsWith('ronda'))).toEqual([]);
    expect([...all.ids].map((each) => each.split('_')[0]).toSorted()).toEqual(['granada', 'ronda']);
    await Promise.all(ids.map((each) => desk.end(each)));
  });

  it('is sent the same notice again, with the same id, until it accepts it', async () => {
    const to = await receiver();
    const seen: string[] = [];
    to.answers = (request, response) => {
      seen.push(String(request.headers['webhook-id']));
      response.writeHead(seen.length < 3 ? 500 : 200).end();
    };
    const id = await registered(to);
    await won('c1');
    await won('c2');
    await to.until(({ length }) => length >= 2);
    expect(new Set(seen.slice(0, 3)).size).toBe(1);
    expect(to.received.map(({ event }) => event.data['record'])).toEqual(
      to.received.map(({ event }) => event.data['record']).toSorted(),
    );
    await desk.end(id);
  });

  it.each<[string, TestReceiver['answers'], string]>([
    ['answers 500', (_, response) => void response.writeHead(500).end('no'), 'HTTP 500'],
    [
      'redirects',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'HTTP 302, and redirects are not followed',
    ],
    ['does not answer', () => undefined, 'no answer in time'],
    ['breaks off', ({ socket }) => void socket.destroy(), 'no answer: ECONNRESET'],
    [
      'answers what is no HTTP',
      ({ socket }) => void socket.end('hello\r\n\r\n'),
      'no answer: HPE_INVALID_CONSTANT',
    ],
    [
      'answers with endless headers',
      ({ socket }) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(50_000)}`),
      'no answer: HPE_HEADER_OVERFLOW',
    ],
  ])('waits where the receiver %s, and says so', async (_, answers, answer) => {
    const to = await receiver();
    to.answers = answers;
    const id = await registered(to);
    await won(`d-${answer}`);
    const place = await placeWhere(id, ({ failures }) => failures > 0);
    expect(place).toMatchObject({ lastAnswer: answer, parkedSince: null, behind: 1 });
    to.acceptAgain();
    await to.until(({ length }) => length >= 1);
    await desk.end(id);
  });

  it.each<[string, TestReceiver['answers']]>([
    ['huge', (_, response) => void response.writeHead(200).write('x'.repeat(5_000_000))],
    ['never-ending', (_, response) => void response.writeHead(200).write('begins')],
    [
      'shorter than it says',
      (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('x'),
    ],
  ])('counts an accepted answer by its status, though its body is %s', async (_, answers) => {
    const to = await receiver();
    to.answers = answers;
    const id = await registered(to);
    const before = (await placeWhere(id, () => true)).position;
    await won(`e-${_}`);
    await placeWhere(id, ({ position, lastAnswer }) => position > before && lastAnswer === 'HTTP 200');
    await desk.end(id);
  });

  it('that is down or slow delays no other', async () => {
    const [down, slow, good] = [await receiver(), await receiver(), await receiver()];
    await down.stop();
    slow.answers = () => undefined;
    const ids = [await registered(down), await registered(slow), await registered(good)];
    await won('f1');
    await won('f2');
    await good.until(({ length }) => length >= 2, 5_000);
    expect((await placeWhere(ids[0]!, ({ failures }) => failures > 0)).lastAnswer).toBe(
      'no answer: ECONNREFUSED',
    );
    await down.start();
    await down.until(({ length }) => length >= 2);
    await Promise.all(ids.map((each) => desk.end(each)));
  });

  it('that says it is gone is parked at once, and replayed when somebody decides to', async () => {
    const to = await receiver();
    to.answers = (_, response) => void response.writeHead(410).end();
    const id = await registered(to);
    await won('g1');
    const parked = await placeWhere(id, ({ parkedSince }) => parkedSince !== null);
    expect(parked).toMatchObject({ lastAnswer: 'HTTP 410' });
    to.acceptAgain();
    await won('g2');
    await sleep(700);
    expect(to.received).toEqual([]);
    expect((await desk.replay(id, CASINO)).webhook?.id).toBe(id);
    await to.until(({ length }) => length >= 2);
    const ids = [...to.ids];
    await desk.replay(id, CASINO, parked.position + 1);
    await to.until(({ length }) => length >= 4);
    // Sent again under the ids that the receiver knows.
    expect(to.received.map((each) => each.id)).toEqual([...ids, ...ids]);
    await desk.end(id);
  });

  it('is parked after it has failed for too long', async () => {
    const to = await receiver();
    to.answers = (_, response) => void response.writeHead(503).end();
    const id = await registered(to);
    running.service.app.get(RetryTimes).scale = 0.000_001;
    await won('h1');
    await placeWhere(id, ({ parkedSince }) => parkedSince !== null);
    running.service.app.get(RetryTimes).scale = 0.05;
    await desk.end(id);
  });

  it('is signed with both secrets while a renewed one overlaps, and with the new one alone after', async () => {
    const to = await receiver();
    const id = await registered(to);
    const renewed = await desk.renew(id, 24);
    await won('i1');
    await to.until(({ length }) => length >= 1);
    to.secret = renewed.secret;
    await won('i2');
    await to.until(({ length }) => length >= 2);
    expect(to.received.map(({ signatures }) => signatures)).toEqual([2, 2]);
    to.secret = (await desk.renew(id, 0)).secret;
    await won('i3');
    await to.until(({ length }) => length >= 3);
    expect(to.received[2]!.signatures).toBe(1);
    expect(to.forged).toEqual([]);
    await desk.end(id);
  });

  it('has no secret in the log, and none in clear in the database', async () => {
    const to = await receiver();
    const id = await registered(to);
    const bytes = Buffer.from(to.secret!.slice('whsec_'.length), 'base64');
    const [kept] = await running.database.dataSource.query<{ all: string }[]>(
      `SELECT (SELECT string_agg(row_to_json(event)::text, ' ') FROM event_log.event)
              || (SELECT string_agg(wrapped, ' ') FROM access.webhook_secret) AS all`,
    );
    for (const form of [
      to.secret!,
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('base64url'),
      bytes.toString('hex'),
    ])
      expect(kept!.all).not.toContain(form);
    await desk.end(id);
  });

  it('is tested by a notice of its own, which moves nothing', async () => {
    const to = await receiver();
    const id = await registered(to);
    expect(await desk.test(id)).toMatchObject({ isAccepted: true, answer: 'HTTP 204' });
    expect(to.received[0]!.event).toMatchObject({ type: 'cagnotte.notice.test.v1', data: { webhook: id } });
    await to.stop();
    expect(await desk.test(id)).toMatchObject({ isAccepted: false, answer: 'no answer: ECONNREFUSED' });
    await desk.end(id);
  });
});

describe('a receiver that is not on the public internet', () => {
  it.each([
    'http://10.0.0.1',
    'http://192.168.1.1',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://[::ffff:10.0.0.1]',
    'http://[64:ff9b::a00:1]',
    'http://0.0.0.0',
    'http://3232235777',
    'https://100.64.0.1',
  ])('is sent nothing: %s', async (url) => {
    const { webhook } = await desk.register({ url });
    expect(await desk.test(webhook!.id)).toMatchObject({
      isAccepted: false,
      answer: 'not sent: its address is not of the public internet',
    });
    await desk.end(webhook!.id);
  });

  it('is sent to over http only in a network that the deployment names', async () => {
    const { webhook } = await desk.register({ url: 'http://1.1.1.1' });
    expect((await desk.test(webhook!.id)).answer).toBe(
      'not sent: http is allowed inside CAGNOTTE_WEBHOOK_NETWORKS only',
    );
    await desk.end(webhook!.id);
  });
});

describe('who may register a webhook', () => {
  it('is an administrator of all its casinos', async () => {
    const ofRonda = new WebhookDesk(
      new Client(running.url, await running.makePersonKey('Rita Baja', ['administrator'], ['ronda'])),
    );
    expect((await ofRonda.register({ url: 'https://a.example' })).code).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
    const { webhook } = await desk.register({ url: 'https://a.example' });
    expect((await ofRonda.list()).some(({ id }) => id === webhook!.id)).toBe(false);
    for (const answer of [
      await ofRonda.end(webhook!.id),
      await ofRonda.renew(webhook!.id, 1),
      await ofRonda.replay(webhook!.id, CASINO, 1),
      await ofRonda.test(webhook!.id),
    ])
      expect(answer.code).toBe('PEOPLE.UNKNOWN_WEBHOOK');
    await desk.end(webhook!.id);
  });

  it('is nobody else', async () => {
    const client = new Client(running.url, await running.makeKey(['auditor', 'manager']));
    await expect(new WebhookDesk(client).list()).rejects.toThrow(/FORBIDDEN|permission/i);
  });

  it('leaves a line in the security log for each decision, test and parking', async () => {
    const rows = await running.database.dataSource.query<{ kind: string }[]>(
      `SELECT DISTINCT kind FROM access.security_log WHERE kind LIKE 'webhook.%' ORDER BY kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'webhook.ended',
      'webhook.parked',
      'webhook.registered',
      'webhook.replayed',
      'webhook.secret-renewed',
      'webhook.tested',
    ]);
  });
});
