import { EVALUATORS } from '../../src/ledger/evaluation/evaluators';
import type { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const SETTLED = 'cagnotte.round.settled.v1';

let nights: NightsService;
let client: Client;
let last: number;

const event = (id: string, table: string, result: number): object => ({
  specversion: '1.0',
  id,
  source: `/casinos/${CASINO}/tables/${table}`,
  type: SETTLED,
  time: '2026-01-02T20:00:00Z',
  gamingday: '2026-01-02',
  data: { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result },
});

const ROOTS = ['trialBalance', 'chipPosition', 'rounds', 'journal', 'accounts', 'findings'];
const completeAt = async (root: string, knownAt = ''): Promise<boolean> => {
  const answer = await client.ask<Record<string, { complete: boolean }>>(
    `{ ${root}(casino: "${CASINO}"${knownAt}) { complete } }`,
  );
  return answer[root]!.complete;
};

/** Simulates a bug: rounds with a loss of 13 cannot be evaluated. */
beforeAll(async () => {
  nights = await startNights('a');
  client = nights.client;
  const { casinos } = await client.ask<{ casinos: { id: string; position: number }[] }>(
    '{ casinos { id position } }',
  );
  last = casinos.find(({ id }) => id === CASINO)!.position;
  const sound = EVALUATORS[SETTLED];
  jest.spyOn(EVALUATORS, SETTLED).mockImplementation((round, before) => {
    if (round.data.result === -13) throw new Error('a bug');
    return sound(round, before);
  });
  await nights.take(event('lost', 'RF8', -13), event('won', 'RF9', 7));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await nights.stop();
});

describe('a service with a record that it cannot evaluate', () => {
  it('continues with all other records', async () => {
    const { account } = await client.ask<{ account: { currencies: object[] } }>(
      `{ account(casino: "${CASINO}", account: "win:unstated:RF9") {
           ... on AccountStatement { currencies { credits { amount } } } } }`,
    );
    expect(account.currencies).toEqual([{ credits: { amount: '0.07' } }]);
  });

  it.each(ROOTS)('marks %s as incomplete from that record on', async (root) => {
    expect(await completeAt(root)).toBe(false);
    expect(await completeAt(root, `, knownAt: { position: ${last + 1} }`)).toBe(false);
    expect(await completeAt(root, `, knownAt: { position: ${last} }`)).toBe(true);
  });

  it.each([
    ['rounds', 'table: "RF8"', false],
    ['rounds', 'table: "RF9"', true],
    ['rounds', 'gamingDay: "2026-01-02"', false],
    ['rounds', 'gamingDay: "2026-01-01"', true],
    ['tableSessions', 'table: "RF9"', true],
    ['trialBalance', 'asOf: "2026-01-01"', true],
    ['trialBalance', 'asOf: "2026-01-02"', false],
  ])('states for %s(%s) whether the parked key belongs to it', async (root, only, complete) => {
    expect(await completeAt(root, `, ${only}`)).toBe(complete);
  });
});

it('tells operators the number of parked keys, and still takes events', async () => {
  const { status, body } = await client.send('/health/ready');
  expect([status, body['status'], body['parkedKeys']]).toEqual([200, 'ok', 1]);
});
