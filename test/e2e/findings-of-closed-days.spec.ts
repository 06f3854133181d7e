import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';

let nights: NightsService;
let accountant: Client;
let director: Client;

/** Sends a decision and waits until it is projected. */
async function decide(client: Client, mutation: string): Promise<void> {
  const answer = await client.ask<Record<string, { receipt?: string }>>(`mutation { ${mutation} }`);
  const { receipt } = Object.values(answer)[0]!;
  expect(receipt).toEqual(expect.any(String));
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
}

beforeAll(async () => {
  nights = await startNights('a');
  const { running } = nights;
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  director = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
  const explained = ['K9', 'K12'].map((check) => `{check: "${check}", explanation: "looked into"}`);
  const args = `casino: "${CASINO}", day: "${DAY}"`;
  await decide(
    accountant,
    `closeGamingDay(${args}, explanations: [${explained.join(', ')}]) { ... on GamingDayDecided { receipt } }`,
  );
  await decide(director, `certifyGamingDay(${args}) { ... on GamingDayDecided { receipt } }`);
});
afterAll(() => nights.stop());

it('a finding of a closed day is resolved without touching its books, and opens none', async () => {
  const books = (): Promise<object> =>
    nights.client.ask(
      `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound {
           status checkedThrough tieOuts { check holds rows { at expected found ties } } } }
         trialBalance(casino: "${CASINO}") { lines { account debit { amount } credit { amount } } } }`,
    );
  const open = async (): Promise<string[]> => {
    const { findings } = await nights.client.ask<{ findings: { edges: { node: { id: string } }[] } }>(
      `{ findings(casino: "${CASINO}") { edges { node { id } } } }`,
    );
    return findings.edges.map(({ node }) => node.id);
  };
  const [before, standing] = [await books(), await open()];
  expect(standing.length).toBeGreaterThan(0);
  for (const finding of standing) {
    await decide(
      director,
      `resolveFinding(casino: "${CASINO}", finding: "${finding}", reason: "seen with the tables") {
         ... on FindingDecided { receipt } ... on FindingRefused { code } }`,
    );
  }
  expect(await open()).toEqual([]);
  expect(await books()).toEqual(before);
  const { gamingDay } = await nights.client.ask<{ gamingDay: { findingDecisions: { finding: string }[] } }>(
    `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound { findingDecisions { finding } } } }`,
  );
  expect(gamingDay.findingDecisions.map(({ finding }) => finding)).toEqual(standing);
});
