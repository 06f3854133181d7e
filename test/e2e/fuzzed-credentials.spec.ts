import { request } from 'node:http';
import { ModulesContainer } from '@nestjs/core';
import { RequestMethod } from '@nestjs/common';
import type { Role } from '../../src/access/permissions';
import { FuzzedOperations } from '../support/malformed/fuzzed-operations';
import { fuzzWords, nightOf, ODD_TEXTS } from '../support/malformed/fuzz-words';
import { Client } from '../support/service/client';
import { Desk } from '../support/service/desk';
import { SCHEMA } from '../support/service/every-question';
import { chosenSeed, SeededChoice } from '../support/service/seeded-choice';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { extent } from '../support/service/test-extent';

const REQUESTS = extent(400, 100_000);
jest.setTimeout(extent(240_000, 4 * 3_600_000));

const OPEN = 'granada';
const HIDDEN = 'ronda';
/** A mark in all data of the hidden casino except its name; no request contains it. */
const MARK = 'Q7Z9';
const ROLES = [
  ...(['ingest', 'pit', 'cage', 'count', 'accountant', 'manager'] as const),
  ...(['inspector', 'auditor', 'administrator'] as const),
];

const seed = chosenSeed();
const choice = new SeededChoice(seed, 'credentials');

interface Shown {
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether more than public answers may be given. */
  readonly isGood: boolean;
}

let running: ServiceUnderTest;
let desk: Desk;
let operations: FuzzedOperations;
let addresses: readonly { readonly method: string; readonly path: string }[];
const credentials: Shown[] = [];

beforeAll(async () => {
  process.stderr.write(`fuzzed credentials: CAGNOTTE_SEED=${seed}\n`);
  running = await startServiceUnderTest();
  desk = new Desk(running);
  const everywhere = new Client(running.url, await running.makeWorldKey());
  const answer = await everywhere.stream([...nightOf(OPEN, 'X'), ...nightOf(HIDDEN, MARK)]);
  const { receipt } = answer.at(-1)!['summary'] as { receipt: string };
  await everywhere.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  const { events } = await everywhere.ask<{ events: { edges: { cursor: string }[] } }>(
    `{ events(casino: "${HIDDEN}") { edges { cursor } } }`,
  );
  const cursors = events.edges.map(({ cursor }) => cursor);
  const words = fuzzWords({ open: OPEN, hidden: HIDDEN, cursors, events: nightOf(HIDDEN, 'Z') });
  operations = new FuzzedOperations(SCHEMA, words, choice);
  addresses = addressesOfTheService();
  credentials.push(...(await goodOnes()), ...(await badOnes(everywhere)));
});
afterAll(() => running.stop());

const bearer = (kind: string, key: string, isGood: boolean): Shown => ({
  kind,
  isGood,
  headers: { authorization: `Bearer ${key}` },
});

/** Valid credentials of services, devices, persons and sessions, in every role, for one casino. */
async function goodOnes(): Promise<Shown[]> {
  const made: Shown[] = [];
  for (const role of ROLES) {
    made.push(bearer(`key of a service: ${role}`, await running.makeKey([role], [OPEN]), true));
    if (role === 'ingest') continue;
    const holder = `Ana ${role}`;
    made.push(bearer(`key of a person: ${role}`, await running.makePersonKey(holder, [role], [OPEN]), true));
    made.push(await session(role));
  }
  return made;
}

async function session(role: Role): Promise<Shown> {
  const device = await desk.enrolled(`Eva ${role}`, [role], undefined, [OPEN]);
  const cookie = await desk.signIn(device);
  const headers = { cookie, origin: desk.origin, 'sec-fetch-site': 'same-origin' };
  return { kind: `session: ${role}`, headers, isGood: true };
}

/** Missing, malformed, expired and unsuitable credentials. */
async function badOnes(administrator: Client): Promise<Shown[]> {
  const revoked = await running.makeKey(['auditor'], [OPEN]);
  const id = revoked.split('_')[1]!;
  await administrator.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', { id });
  const expired = await running.makeExpiredKey(['auditor'], [OPEN]);
  const link = await running.people.linkFor('Luz Enlace', ['manager'], [OPEN]);
  const device = await desk.enrolled('Sol Salida', ['manager'], undefined, [OPEN]);
  const cookie = await desk.signIn(device);
  await desk.page('DELETE', '/v1/session', { cookie });
  const good = await desk.signIn(device);
  return [
    { kind: 'nothing', headers: {}, isGood: false },
    bearer('a key that nobody has', `cgn_${'0'.repeat(16)}_${'0'.repeat(64)}`, false),
    bearer('no key', "' OR 1=1 --", false),
    bearer('a revoked key', revoked, false),
    bearer('an expired key', expired, false),
    bearer('a link', link, false),
    bearer('the cookie of a session as a key', good.split('=')[1]!, false),
    { kind: 'a session that has ended', headers: { cookie, origin: desk.origin }, isGood: false },
    {
      kind: 'a session on the page of another site',
      headers: { cookie: good, origin: 'https://elsewhere.invalid', 'sec-fetch-site': 'cross-site' },
      isGood: false,
    },
  ];
}

/** All addresses of the service except those that end the session under test. */
function addressesOfTheService(): typeof addresses {
  const pathOf = (of: object): string[] => [Reflect.getMetadata('path', of) as string | string[]].flat();
  const types = [...running.service.app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].map(({ metatype }) => metatype as new () => object),
  );
  return types.flatMap((type) =>
    Object.values(Object.getOwnPropertyDescriptors(type.prototype))
      .map(({ value }) => value as object)
      .filter((method) => Reflect.hasMetadata('method', method))
      .flatMap((method) =>
        pathOf(method).map((path) => ({
          method: RequestMethod[Reflect.getMetadata('method', method) as RequestMethod],
          path: `/${pathOf(type)[0]!}/${path}`.replaceAll(/\/+/g, '/'),
        })),
      )
      .filter(({ method }) => method !== 'DELETE'),
  );
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request from a new address, since attempts per address are limited. */
function send(method: string, path: string, { headers, body }: RequestOf): Promise<Answer> {
  const localAddress = `127.${choice.between(1, 250)}.${choice.between(1, 250)}.${choice.between(1, 250)}`;
  const { port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, method, path, headers, localAddress, agent: false });
    sending.on('error', reject).on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode!, text: Buffer.concat(pieces).toString() }));
    });
    sending.end(body);
  });
}

interface RequestOf {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

const json = (body: object): { type: string; body: string } => ({
  type: 'application/json',
  body: JSON.stringify(body),
});

const param = (): string =>
  encodeURIComponent(choice.oneOf([OPEN, HIDDEN, '2026-01-01', 'DIARIO', '1', 'csv', 'pdf', ...ODD_TEXTS]));

/** An address with random path and query parameters. */
function fuzzedPath(path: string): string {
  const whole = path.replaceAll(/:\w+|\*/g, param);
  const names = [
    'casino',
    'day',
    'gamingDay',
    'from',
    'to',
    'format',
    'language',
    'knownAt',
    'first',
    'after',
  ];
  const asked = names.filter(() => choice.percent(40)).map((name) => `${name}=${param()}`);
  return asked.length === 0 ? whole : `${whole}?${asked.join('&')}`;
}

async function question(shown: Shown): Promise<Answer & { readonly asked: string }> {
  const query = operations.next();
  const { type, body } = json({ query });
  const headers = { ...shown.headers, 'content-type': type };
  return { asked: query, ...(await send('POST', '/graphql', { headers, body })) };
}

async function visit(shown: Shown): Promise<Answer & { readonly asked: string }> {
  const { method, path } = choice.oneOf(addresses);
  const address = fuzzedPath(path);
  const value = choice.oneOf<unknown>([
    {},
    [],
    null,
    'x',
    { code: 'x' },
    { fresh: true },
    nightOf(HIDDEN, 'Z'),
  ]);
  const isEmpty = method === 'GET';
  const headers = { ...shown.headers, ...(isEmpty ? {} : { 'content-type': 'application/json' }) };
  const body = isEmpty ? undefined : JSON.stringify(value);
  return { asked: `${method} ${address} ${body}`, ...(await send(method, address, { headers, body })) };
}

it('no request with a credential of any kind causes a fault, or gets data of another casino', async () => {
  const seen = new Map(credentials.map(({ kind }) => [kind, { answered: 0, refused: 0 }]));
  let left = REQUESTS;
  const sender = async (): Promise<void> => {
    while (left-- > 0) {
      const shown = choice.oneOf(credentials);
      const isQuestion = choice.percent(60);
      const { status, text, asked } = await (isQuestion ? question(shown) : visit(shown));
      // On a slow machine the service may be not ready; any other status from 500 on is a fault.
      const isAnswer = status < 500 || asked.startsWith('GET /health/ready');
      const isSound = isAnswer && !text.includes('INTERNAL') && !text.includes(MARK);
      const isDue = shown.isGood || !isQuestion || status === 401 || status === 403;
      expect({ isSound, isDue, ...(isSound && isDue ? {} : { shown, asked, status, text }) }).toEqual({
        isSound: true,
        isDue: true,
      });
      seen.get(shown.kind)![status < 400 ? 'answered' : 'refused'] += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  // Each credential must have been used.
  expect([...seen].filter(([, { answered, refused }]) => answered + refused === 0)).toEqual([]);
  const answered = credentials.map(({ kind, isGood }) => (isGood ? seen.get(kind)!.answered : 0));
  expect(answered.reduce((total, each) => total + each)).toBeGreaterThan(REQUESTS / 10);
});

it('none of it was a fault of the service', () => {
  expect(running.logged.filter((line) => !line.startsWith('log '))).toEqual([]);
});
