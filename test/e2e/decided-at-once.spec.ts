import { DataSource } from 'typeorm';
import { type Service, startService } from '../../src/app/service';
import { ANY_DAY } from '../../src/intake/reading';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { Client } from '../support/service/client';
import { KeptLog } from '../support/service/kept-log';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = `casino: "${CASINO}", day: "2026-01-01"`;

let nights: NightsService;
let other: Service;
/** The clients of the same persons at both services. */
let everybody: readonly (readonly [Client, Client])[];

beforeAll(async () => {
  nights = await startNights('a');
  const { database, dataDirectory } = nights.running;
  const place = { dataDirectory, host: '127.0.0.1', port: 0 };
  const eventStore = { kind: 'postgres' } as const;
  other = await startService(
    { ...place, days: ANY_DAY, databaseUrl: database.url, eventStore },
    new KeptLog(),
  );
  const names = ['Ada Uno', 'Blas Dos', 'Celia Tres', 'Dino Cuatro'];
  const keys = await Promise.all(
    names.map((name) => nights.running.makePersonKey(name, ['accountant', 'manager'])),
  );
  everybody = keys.map((key) => [new Client(nights.running.url, key), new Client(other.url, key)] as const);
});
afterAll(async () => {
  await other.close();
  await nights.stop();
});

type Decided = Record<
  string,
  { readonly what?: string; readonly code?: string; readonly eventId?: string; readonly receipt?: string }
>;

/** Sends a decision. @returns its outcome, or the code of the refusal */
async function decide(client: Client, mutation: string, kind: string): Promise<Decided[string]> {
  const answer = await client.ask<Decided>(
    `mutation { ${mutation} { ... on ${kind}Decided { what receipt ${kind === 'Correction' ? 'eventId' : ''} } ... on ${kind}Refused { code } } }`,
  );
  return Object.values(answer)[0]!;
}

const timesDone = (answers: readonly Decided[string][], wanted: string): number =>
  answers.filter(({ what }) => what === wanted).length;

const APPROVE = `approveReopening(${DAY})`;
const CERTIFY = `certifyGamingDay(${DAY})`;

async function explanations(): Promise<string> {
  const { gamingDay } = await nights.client.ask<{
    gamingDay: { tieOuts: readonly { check: string; holds: boolean }[] };
  }>(`{ gamingDay(${DAY}) { ... on GamingDayFound { tieOuts { check holds } } } }`);
  const failing = gamingDay.tieOuts.filter(({ holds }) => !holds);
  return `, explanations: [${failing.map(({ check }) => `{check: "${check}", explanation: "counted again"}`).join(', ')}]`;
}

/** Waits until both services have projected the decisions. */
async function untilKnown(answers: readonly Decided[string][]): Promise<void> {
  for (const { receipt } of answers)
    for (const url of receipt === undefined ? [] : [nights.running.url, other.url])
      await new Client(url, nights.client.key).ask('query ($r: String) { casinos(waitFor: $r) { id } }', {
        r: receipt,
      });
}

async function problems(): Promise<readonly unknown[]> {
  const { service, store } = nights.running;
  return (await verifyBooks(service.app.get(DataSource), store)).problems;
}

const recorded = async (type: string): Promise<number> => {
  const { events } = await nights.client.ask<{ events: { edges: object[] } }>(
    `{ events(casino: "${CASINO}", eventType: "cagnotte.${type}.v1", first: 100) { edges { cursor } } }`,
  );
  return events.edges.length;
};

it("concurrent approvals of a correction at two services: one of them succeeds, never the proposer's", async () => {
  const { events } = await nights.client.ask<{
    events: { edges: { node: { source: string; eventId: string } }[] };
  }>(`{ events(casino: "${CASINO}", first: 60) { edges { node { source eventId } } } }`);
  const [proposer, ...others] = everybody;
  let approved = 0;
  for (const { node } of events.edges) {
    const event = `source: "${node.source}", event: "${node.eventId}", reason: "twice"`;
    const proposed = await decide(
      proposer![0],
      `proposeCorrection(casino: "${CASINO}", ${event})`,
      'Correction',
    );
    if (proposed.eventId === undefined) continue;
    await untilKnown([proposed]);
    const approve = `recordCorrection(casino: "${CASINO}", proposal: "${proposed.eventId}")`;
    const asked = [...proposer!, ...others.flat(), ...others.flat()];
    const answers = await Promise.all(asked.map((client) => decide(client, approve, 'Correction')));
    approved += 1;
    expect(answers.slice(0, 2).map(({ what }) => what)).toEqual([undefined, undefined]);
    // A person who sends a decision twice at once gets the same decision twice.
    const by = asked.filter((_, at) => answers[at]!.what === 'correction.recorded');
    expect(new Set(by.map(({ key }) => key)).size).toBe(1);
    await untilKnown(answers);
    expect(await recorded('correction.recorded')).toBe(approved);
    if (approved === 6) break;
  }
  expect(approved).toBe(6);
  expect(await problems()).toEqual([]);
});

it('concurrent decisions about a day at two services close it once, and certify or reopen it', async () => {
  const all = everybody.flat();
  for (let round = 1; round <= 3; round++) {
    const closed = await Promise.all(
      all.map(async (client) => decide(client, `closeGamingDay(${DAY}${await explanations()})`, 'GamingDay')),
    );
    expect(timesDone(closed, 'gaming-day.closed')).toBe(1);
    await untilKnown(closed);
    const propose = `proposeReopening(${DAY}, reason: "a slip is missing")`;
    const proposed = await Promise.all(all.slice(0, 4).map((client) => decide(client, propose, 'GamingDay')));
    expect(timesDone(proposed, 'gaming-day.reopening-proposed')).toBe(1);
    await untilKnown(proposed);
    const mixed = await Promise.all(
      all
        .flatMap((client) => [
          () => decide(client, APPROVE, 'GamingDay'),
          () => decide(client, CERTIFY, 'GamingDay'),
        ])
        .map((ask) => ask()),
    );
    const [opened, certified] = ['reopened', 'certified'].map((what) =>
      timesDone(mixed, `gaming-day.${what}`),
    );
    expect([
      [1, 0],
      [0, 1],
      [1, 1],
    ]).toContainEqual([opened, certified]);
    await untilKnown(mixed);
    const approved =
      timesDone(mixed, 'gaming-day.reopened') === 1
        ? mixed
        : [await decide(all.at(-1)!, APPROVE, 'GamingDay')];
    expect(timesDone(approved, 'gaming-day.reopened')).toBe(1);
    await untilKnown(approved);
    expect(await recorded('gaming-day.reopened')).toBe(round);
  }
  expect(await problems()).toEqual([]);
});
