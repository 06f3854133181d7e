import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { DecisionWriter } from '../../src/ledger/_core/decisions/decision-writer';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { nightOf } from '../support/malformed/fuzz-words';
import { staffNumber } from '../support/service/test-people';
import { Client } from '../support/service/client';
import { Desk, signedBy } from '../support/service/desk';
import { type NightsService, startNights } from '../support/service/nights-service';

/** Requests that wait for a body, a second person or a lock while the rights of their sender end. */

let nights: NightsService;
let desk: Desk;
beforeAll(async () => {
  nights = await startNights('a');
  desk = new Desk(nights.running);
});
afterAll(() => nights.stop());

interface Begun {
  readonly sending: ClientRequest;
  readonly answer: Promise<{ readonly status: number; readonly text: string }>;
}

/** A request whose body is sent later. */
function begun(path: string, headers: Record<string, string>): Begun {
  const { port } = new URL(nights.running.url);
  const sending = request({ host: '127.0.0.1', port, method: 'POST', path, headers });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.on('error', reject).on('response', (answering) => {
      const pieces: Buffer[] = [];
      answering.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
      answering.on('end', () =>
        resolve({ status: answering.statusCode!, text: Buffer.concat(pieces).toString() }),
      );
    });
  });
  return { sending, answer };
}

const registering = (id: string, name: string): string =>
  `mutation { registerPerson(id: "${id}", name: "${name}") { __typename ... on PeopleRefused { code } } }`;

const deactivating = (name: string): string =>
  `mutation { deactivatePerson(person: "${staffNumber(name)}", reason: "left") { __typename } }`;

async function deactivate(name: string): Promise<void> {
  const office = await desk.enrolled(`Olga de ${name}`, ['administrator']);
  const { data } = await desk.decide(await desk.signIn(office), deactivating(name), office);
  expect(data).toEqual({ deactivatePerson: { __typename: 'PersonChanged' } });
}

async function problems(): Promise<readonly unknown[]> {
  const { service, store } = nights.running;
  return (await verifyBooks(service.app.get(DataSource), store)).problems;
}

describe('a decision whose body is still being sent when the person is deactivated', () => {
  async function sendSlowly(name: string, query: string, meanwhile: () => Promise<void>): Promise<string> {
    const device = await desk.enrolled(name, ['administrator', 'accountant']);
    const cookie = await desk.signIn(device);
    const body = JSON.stringify({ query });
    const { sending, answer } = begun('/graphql', {
      cookie,
      origin: desk.origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': `${body.length}`,
      'cagnotte-signature': signedBy(device, await desk.toSign(cookie, query)),
    });
    sending.write(body.slice(0, 10));
    await sleep(300);
    await meanwhile();
    // Longer than the cache of authenticated senders.
    await sleep(1_100);
    sending.end(body.slice(10));
    return (await answer).text;
  }

  it('is not taken, about persons', async () => {
    const text = await sendSlowly('Ana Lenta', registering('900', 'Nadie Lento'), () =>
      deactivate('Ana Lenta'),
    );
    expect(text).toContain('ACCESS.SESSION_OVER');
    expect((await nights.running.people.house()).persons.has('900')).toBe(false);
  });

  it('is not taken, about the books', async () => {
    const open =
      'mutation { openGamingDay(casino: "noche-a", day: "2025-12-31") { __typename ... on GamingDayRefused { code } } }';
    expect(await sendSlowly('Berta Lenta', open, () => deactivate('Berta Lenta'))).toContain(
      'ACCESS.SESSION_OVER',
    );
  });

  it('is not taken either when the session has been ended', async () => {
    const name = 'Carla Lenta';
    const text = await sendSlowly(name, registering('901', 'Nadie Tarde'), async () => {
      await nights.running.service.app
        .get(DataSource)
        .query('UPDATE access.session SET ended_at = now() WHERE person = $1', [staffNumber(name)]);
    });
    expect(text).toContain('ACCESS.SESSION_OVER');
  });
});

describe('decisions that arrive together with the deactivation of their person', () => {
  it('are recorded before it, or not at all: the books can always be verified', async () => {
    const boss = await desk.enrolled('Eva Jefa', ['administrator']);
    const bossCookie = await desk.signIn(boss);
    for (const word of ['Uno', 'Dos', 'Tres', 'Cuatro']) {
      const name = `Zoe ${word}`;
      const device = await desk.enrolled(name, ['administrator']);
      const cookie = await desk.signIn(device);
      const acts = ['Alta', 'Baja', 'Corta'].map((each) => registering(`${word}-${each}`, `${each} ${word}`));
      const signatures: string[] = [];
      for (const act of acts) signatures.push(signedBy(device, await desk.toSign(cookie, act)));
      const ending = deactivating(name);
      const ended = signedBy(boss, await desk.toSign(bossCookie, ending));
      await Promise.all([
        desk.ask(bossCookie, ending, ended),
        ...acts.map((act, index) => desk.ask(cookie, act, signatures[index])),
      ]);
    }
    expect(await problems()).toEqual([]);
  });
});

describe('a stream of events whose credential is revoked while it is open', () => {
  it('ends with a message about the revocation, and later events are not recorded', async () => {
    const key = await nights.running.makeDeviceKey('table', '/casinos/granada');
    const { sending, answer } = begun('/v1/events?answers=all', {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-ndjson',
    });
    const [, , played] = nightOf('granada', 'X');
    const line = (id: string): string => `${JSON.stringify({ ...played, id })}\n`;
    sending.write(line('before'));
    await sleep(500);
    await nights.client.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', {
      id: key.split('_')[1],
    });
    sending.write(line('after'));
    sending.on('error', () => undefined);
    const told = (await answer).text
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each) as object);
    expect(told).toEqual([
      expect.objectContaining({ outcome: 'stored', id: 'before' }),
      { failure: expect.objectContaining({ code: 'ACCESS.KEY_REVOKED' }) as object },
    ]);
  });
});

describe('a proposal of a person who has left or lost the role', () => {
  const asked = (key: string, query: string) => new Client(nights.running.url, key).graphql(query);
  const DAY = 'casino: "noche-a", day: "2026-01-01"';

  async function endRole(name: string): Promise<void> {
    const { people } = nights.running;
    const { grants } = await people.house();
    const { id } = [...grants.values()].find(({ person }) => person === staffNumber(name))!;
    const office = await desk.enrolled(`Oscar de ${name}`, ['administrator']);
    await desk.decide(
      await desk.signIn(office),
      `mutation { endRole(role: "${id}") { __typename } }`,
      office,
    );
  }

  it('cannot be approved: a correction', async () => {
    const first = await nights.running.makePersonKey('Pablo Primero', ['accountant']);
    const second = await nights.running.makePersonKey('Sara Segunda', ['accountant']);
    const { events } = await nights.client.ask<{
      events: { edges: { node: { source: string; eventId: string } }[] };
    }>(
      '{ events(casino: "noche-a", eventType: "cagnotte.cage.chips-sold.v1", first: 1) { edges { node { source eventId } } } }',
    );
    const { source, eventId } = events.edges[0]!.node;
    const propose = `mutation { proposeCorrection(casino: "noche-a", source: "${source}", event: "${eventId}", reason: "twice")
      { ... on CorrectionDecided { eventId } } }`;
    const { proposeCorrection } = await new Client(nights.running.url, first).ask<{
      proposeCorrection: { eventId: string };
    }>(propose);
    await deactivate('Pablo Primero');
    const record = `mutation { recordCorrection(casino: "noche-a", proposal: "${proposeCorrection.eventId}")
      { ... on CorrectionRefused { code } } }`;
    expect((await asked(second, record)).data).toEqual({
      recordCorrection: { code: 'CORRECTION.PROPOSAL_LAPSED' },
    });
  });

  it('cannot be approved if they leave while the approval is being recorded', async () => {
    const key = (name: string) => nights.running.makePersonKey(name, ['accountant']);
    const [first, second] = [await key('Petra Primera'), await key('Samuel Segundo')];
    const { events } = await nights.client.ask<{
      events: { edges: { node: { source: string; eventId: string } }[] };
    }>(
      '{ events(casino: "noche-a", eventType: "cagnotte.cage.chips-sold.v1", first: 2) { edges { node { source eventId } } } }',
    );
    const { source, eventId } = events.edges.at(-1)!.node;
    const { proposeCorrection } = await new Client(nights.running.url, first).ask<{
      proposeCorrection: { eventId: string };
    }>(`mutation { proposeCorrection(casino: "noche-a", source: "${source}", event: "${eventId}", reason: "twice")
      { ... on CorrectionDecided { eventId } } }`);
    const kept = jest.spyOn(DecisionWriter.prototype, 'asKept').mockImplementationOnce(async (event) => {
      await deactivate('Petra Primera');
      return event;
    });
    const record = `mutation { recordCorrection(casino: "noche-a", proposal: "${proposeCorrection.eventId}")
      { ... on CorrectionRefused { code } ... on CorrectionDecided { eventId } } }`;
    const { data } = await asked(second, record);
    kept.mockRestore();
    expect(data).toEqual({ recordCorrection: { code: 'CORRECTION.PROPOSAL_LAPSED' } });
  });

  it('cannot be approved, and is replaced by another one: a reopening', async () => {
    const keyOf = (name: string) => nights.running.makePersonKey(name, ['manager']);
    const [first, second] = [await keyOf('Mario Uno'), await keyOf('Marta Dos')];
    const third = await keyOf('Miguel Tres');
    const decided = async (key: string, what: string): Promise<unknown> =>
      (
        await asked(
          key,
          `mutation { ${what} { __typename ... on GamingDayRefused { code } ... on GamingDayDecided { receipt } } }`,
        )
      ).data;
    const { gamingDay } = await nights.client.ask<{
      gamingDay: { tieOuts: readonly { check: string; holds: boolean }[] };
    }>(`{ gamingDay(${DAY}) { ... on GamingDayFound { tieOuts { check holds } } } }`);
    const explained = gamingDay.tieOuts
      .filter(({ holds }) => !holds)
      .map(({ check }) => `{check: "${check}", explanation: "counted again"}`);
    const accountant = await nights.running.makePersonKey('Alba Cierre', ['accountant']);
    await decided(accountant, `closeGamingDay(${DAY}, explanations: [${explained.join(', ')}])`);
    const propose = `proposeReopening(${DAY}, reason: "a slip is missing")`;
    expect(await decided(first, propose)).toMatchObject({
      proposeReopening: { __typename: 'GamingDayDecided' },
    });
    expect(await decided(second, propose)).toMatchObject({
      proposeReopening: { code: 'GAMING_DAY.ALREADY_PROPOSED' },
    });
    await endRole('Mario Uno');
    expect(await decided(second, `approveReopening(${DAY})`)).toMatchObject({
      approveReopening: { code: 'GAMING_DAY.PROPOSAL_LAPSED' },
    });
    expect(await decided(second, propose)).toMatchObject({
      proposeReopening: { __typename: 'GamingDayDecided' },
    });
    expect(await decided(third, `approveReopening(${DAY})`)).toMatchObject({
      approveReopening: { __typename: 'GamingDayDecided' },
    });
    expect(await problems()).toEqual([]);
  });
});
