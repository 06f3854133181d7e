import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { ViewClock } from '../../src/api/timed-feeds';
import { isGamingDay } from '../../src/kernel/gaming-day';
import { isInstant } from '../../src/kernel/instant';
import { noticeType, SENT_KINDS } from '../../src/outgoing/webhooks/notice-contract';
import { RetryTimes } from '../../src/outgoing/webhooks/retry-times';
import { NOTICE_KINDS } from '../../src/people/webhook.events';
import { tell } from '../support/book/told';
import { NOTICE_SCHEMAS } from '../support/generate/notice-pages';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { TestReceiver } from '../support/webhooks/test-receiver';
import { WebhookDesk } from '../support/webhooks/webhook-desk';

const CASINO = 'granada';
const DAY = '2026-01-01';
const LATER_DAY = '2026-01-02';
const FOLDER = join(__dirname, '..', '..', NOTICE_SCHEMAS);
/** After so many minutes a table is overdue for a count, a slip for its confirmation, and a source is silent. */
const LONG_MINUTES = 481;

/** Persons and texts of persons in what happens; no notice may have any of them. */
const UNTOLD = [
  'V-77',
  'Nuria',
  'Carmen',
  'E-1',
  'a spin was left out',
  'the terminal was replaced',
  'it came after supper',
];

let running: ServiceUnderTest;
let desk: WebhookDesk;
let [accountant, manager, teller]: Client[] = [];
const receiver = new TestReceiver();
let webhook: string;
let ahead = 0;

beforeAll(async () => {
  running = await startServiceUnderTest(undefined, { webhookNetworks: ['127.0.0.0/8'] });
  running.service.app.get(RetryTimes).scale = 0.01;
  jest.spyOn(running.service.app.get(ViewClock), 'now').mockImplementation(() => Date.now() + ahead);
  desk = new WebhookDesk(new Client(running.url, await running.makePersonKey('Ana Alta', ['administrator'])));
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  manager = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
  teller = new Client(running.url, await running.makeWorldKey());
  await receiver.start();
  await report(tell('ledger.opened', { balances: [] }));
  const notices = NOTICE_KINDS.map((kind) => kind.replaceAll('-', '_').toUpperCase());
  const registered = await desk.register({ url: receiver.url, notices });
  receiver.secret = registered.secret;
  webhook = registered.webhook!.id;
});
afterAll(async () => {
  await running.stop();
  await receiver.stop();
});

const known = (receipt: string): Promise<unknown> =>
  manager!.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });

/** Reports facts and waits until the read models contain them. */
async function report(...events: readonly object[]): Promise<void> {
  const answers = await teller!.stream(events);
  const { receipt, counts } = (answers.at(-1) as { summary: { receipt: string; counts: object } }).summary;
  expect(counts).toMatchObject({ stored: events.length });
  await known(receipt);
}

/** Takes a decision and waits until its effect can be read. @returns what was answered */
async function decide(
  by: Client,
  field: string,
  args: string,
  decided: string,
): Promise<{ eventId?: string }> {
  const { answer } = await by.ask<{ answer: { receipt?: string; eventId?: string } }>(
    `mutation { answer: ${field}(casino: "${CASINO}", ${args}) { __typename ... on ${decided} } }`,
  );
  if (answer.receipt === undefined) throw new Error(`${field}: ${JSON.stringify(answer)}`);
  await known(answer.receipt);
  return answer;
}

const ofDay = (by: Client, field: string, more = ''): Promise<unknown> =>
  decide(by, field, `day: "${DAY}"${more}`, 'GamingDayDecided { receipt } ... on GamingDayRefused { code }');

async function closeDay(): Promise<void> {
  const { gamingDay } = await accountant!.ask<{
    gamingDay: { tieOuts: readonly { check: string; holds: boolean }[] };
  }>(
    `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound { tieOuts { check holds } } } }`,
  );
  const explained = gamingDay.tieOuts
    .filter(({ holds }) => !holds)
    .map(({ check }) => `{ check: "${check}", explanation: "the terminal was replaced" }`);
  await ofDay(accountant!, 'closeGamingDay', `, explanations: [${explained.join(', ')}]`);
}

const arrived = (kind: (typeof SENT_KINDS)[number]): number =>
  receiver.received.filter(({ event }) => event.type === noticeType(kind)).length;

const until = (kind: (typeof SENT_KINDS)[number], count = 1): Promise<void> =>
  receiver.until(() => arrived(kind) >= count, 15_000);

it('a prize of a pool is won and paid, at a casino that is not authorised, which is a finding', async () => {
  const prize = { pool: 'p1', amount: 5_000, player: 'V-77' };
  await report(
    tell('jackpot.won', { ...prize, table: 'RF1', paidFrom: 'later' }, { id: 'won', at: 'tables/RF1' }),
    tell('jackpot.won', { ...prize, table: 'RF1', roundNo: 3, paidFrom: 'table' }, { at: 'tables/RF1' }),
    tell('jackpot.paid', { ...prize, paidFrom: 'cage-cash' }, { at: 'cage' }),
  );
  await Promise.all([until('jackpot-won', 2), until('jackpot-paid'), until('finding-raised')]);
});

it('a finding is ended by a person', async () => {
  const { findings } = await accountant!.ask<{ findings: { edges: { node: { id: string } }[] } }>(
    `{ findings(casino: "${CASINO}", status: OPEN) { edges { node { id } } } }`,
  );
  const args = `finding: "${findings.edges[0]!.node.id}", reason: "it came after supper"`;
  await decide(
    accountant!,
    'resolveFinding',
    args,
    'FindingDecided { receipt } ... on FindingRefused { code }',
  );
  await until('finding-ended');
});

it('two persons cancel a report', async () => {
  const decided = 'CorrectionDecided { eventId receipt } ... on CorrectionRefused { code }';
  const args = `source: "/casinos/${CASINO}/tables/RF1", event: "won", reason: "a spin was left out"`;
  const { eventId } = await decide(accountant!, 'proposeCorrection', args, decided);
  await decide(manager!, 'recordCorrection', `proposal: "${eventId}"`, decided);
  await until('correction-recorded');
});

it('a day is closed, certified and reopened', async () => {
  await closeDay();
  await ofDay(manager!, 'certifyGamingDay');
  await ofDay(accountant!, 'proposeReopening', ', reason: "it came after supper"');
  await ofDay(manager!, 'approveReopening');
  await Promise.all([
    until('day-closed'),
    until('anchor-due'),
    until('day-certified'),
    until('day-reopened'),
  ]);
});

it('alerts of the floor become due', async () => {
  const later = (event: object): object => ({ ...event, gamingday: LATER_DAY });
  await report(
    later(
      tell(
        'table.opened',
        {
          ...{ game: 'roulette-french', minimum: 500, float: { amount: 0 }, staff: [{ id: 'E-1' }] },
          captures: { rounds: true, buyIns: false },
        },
        { at: 'tables/RF1' },
      ),
    ),
    later(
      tell(
        'slip.requested',
        { slip: 'V-1001', kind: 'fill', amount: 1_000, by: [{ id: 'E-1' }] },
        { at: 'tables/RF1' },
      ),
    ),
  );
  ahead = LONG_MINUTES * 60_000;
  await until('floor-alert', 3);
  const alerts = receiver.received.filter(({ event }) => event.type === noticeType('floor-alert'));
  expect(alerts.map(({ event }) => event.data['alertKind']).toSorted()).toEqual([
    'count-overdue',
    'silent-source',
    'slip-unconfirmed',
  ]);
});

it('an administrator asks for a test', async () => {
  expect(await desk.test(webhook)).toMatchObject({ isAccepted: true });
});

describe('what was received', () => {
  const schemaOf = (type: string): object =>
    JSON.parse(readFileSync(join(FOLDER, `${type}.schema.json`), 'utf8')) as object;

  it('is of every kind, and each kind has a schema', () => {
    const types = SENT_KINDS.map(noticeType).toSorted();
    expect([...new Set(receiver.received.map(({ event }) => event.type))].toSorted()).toEqual(types);
    expect(readdirSync(FOLDER).toSorted()).toEqual(types.map((type) => `${type}.schema.json`));
    expect(receiver.forged).toEqual([]);
  });

  it.each(SENT_KINDS)('matches the schema, which describes every member: %s', (kind) => {
    const accepts = compiled(schemaOf(noticeType(kind)));
    const acceptsNoMore = compiled(closed(schemaOf(noticeType(kind))));
    const events = receiver.received
      .map(({ event }) => event)
      .filter(({ type }) => type === noticeType(kind));
    expect(events).not.toEqual([]);
    for (const event of events) {
      expect([accepts(event), accepts.errors]).toEqual([true, null]);
      expect([acceptsNoMore(event), acceptsNoMore.errors]).toEqual([true, null]);
      expect(accepts({ ...event, data: {} })).toBe(false);
    }
  });

  it('names no person and no words of one', () => {
    const all = JSON.stringify(receiver.received);
    expect(UNTOLD.filter((text) => all.includes(text))).toEqual([]);
  });

  it('has the schema that the service serves', async () => {
    for (const type of SENT_KINDS.map(noticeType)) {
      const { status, body } = await teller!.send(`/v1/notices/schemas/${type}`);
      expect({ status, body }).toEqual({ status: 200, body: schemaOf(type) });
    }
  });
});

const compiled = (schema: object): ValidateFunction =>
  new Ajv({ formats: { 'date-time': isInstant, date: isGamingDay } }).compile(schema);

/** The schema without room for a member that it does not describe. */
const closed = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key !== 'properties' && typeof value === 'object' && value !== null && 'properties' in value
        ? { ...value, additionalProperties: false }
        : value,
    ),
  ) as object;
