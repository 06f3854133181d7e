import { tell } from '../support/book/told';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CASINO = 'granada';
let running: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  await take(
    tell('table.opened', {
      game: 'roulette-french',
      minimum: 200,
      tier: 1,
      float: { amount: 0 },
      captures: { rounds: true, buyIns: true },
      staff: [{ id: 'E-1', role: 'table-chief' }, ...['E-2', 'E-3'].map((id) => ({ id, role: 'croupier' }))],
    }),
    // 3: a number is paid 36.00 instead of 70.00, from a float whose fill is not reported yet.
    tell('round.settled', {
      roundNo: 1,
      bets: [{ betId: 's-1', type: 'straight-up', stake: 200, selection: 17, paid: 3_600, taken: 0 }],
      outcome: { number: 17 },
    }),
    tell('table.filled', { amount: 10_000, slip: 'F-1' }),
  );
});
afterAll(() => running.stop());

async function take(...events: object[]): Promise<void> {
  const { receipt } = (await client.stream(events)).at(-1)!['summary'] as { receipt: string };
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
}

interface Found {
  readonly id: string;
  readonly code: string;
  readonly openedBy: number;
  readonly closedBy: number | null;
}

async function found(argumentsOfQuery: string): Promise<Found[]> {
  const { findings } = await client.ask<{ findings: { edges: { node: Found }[] } }>(
    `{ findings(casino: "${CASINO}", ${argumentsOfQuery}) { edges { node { id code openedBy closedBy } } } }`,
  );
  return findings.edges.map(({ node }) => node);
}

const lives = async (argumentsOfQuery: string): Promise<unknown[]> =>
  (await found(argumentsOfQuery)).map(({ code, openedBy, closedBy }) => [code, openedBy, closedBy]);

describe('findings', () => {
  it('name the rule, its citation, the bet, and what was due', async () => {
    const { findings } = await client.ask<{ findings: { edges: unknown[] } }>(
      `{ findings(casino: "${CASINO}", code: "paid-differs") { edges { node {
           severity ruleId citation expected found betIds eventIds gamingDay table
           title titleEs remedyEs citationEs expectedEs foundEs } } } }`,
    );
    expect(findings.edges).toEqual([
      {
        node: {
          severity: 'violation',
          ruleId: '1.1.1.A-IV.1.a-01',
          citation: '1.1.1.A, IV.1.a L255-264',
          expected: '70.00 EUR on straight-up',
          found: '36.00 EUR',
          title: 'Payment differs from the payment due',
          titleEs: 'Pago distinto del que corresponde',
          remedyEs: expect.stringMatching(/^Contraste el pago con la grabación/) as string,
          citationEs: '1.1.1.A, IV.1.a L255-264',
          expectedEs: '70,00 EUR en pleno',
          foundEs: '36,00 EUR',
          betIds: ['s-1'],
          eventIds: [expect.stringContaining('round.settled') as string],
          gamingDay: '2026-01-01',
          table: 'T1',
        },
      },
    ]);
  });

  it('are open or closed, and are shown as known at a position', async () => {
    const belowZero = 'code: "chips-below-zero"';
    expect(await lives(belowZero)).toEqual([]);
    expect(await lives(`${belowZero}, status: CLOSED`)).toEqual([['chips-below-zero', 2, 3]]);
    expect(await lives(`${belowZero}, status: ALL`)).toEqual([['chips-below-zero', 2, 3]]);
    expect(await lives(`${belowZero}, knownAt: { position: 2 }`)).toEqual([['chips-below-zero', 2, null]]);
    expect(await lives(`table: "T2", status: ALL`)).toEqual([]);
  });

  it('are closed when a person resolves them', async () => {
    const [finding] = await found('code: "paid-differs"');
    const accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
    const { resolveFinding } = await accountant.ask<{ resolveFinding: { receipt: string } }>(
      `mutation ($finding: ID!) { resolveFinding(casino: "${CASINO}", finding: $finding, reason: "paid the rest") {
         ... on FindingDecided { receipt } } }`,
      { finding: finding!.id },
    );
    await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: resolveFinding.receipt });
    expect(await lives('code: "paid-differs", status: ALL')).toEqual([['paid-differs', 2, 4]]);
  });

  it('about skipped numbers are open until the numbers arrive, and then state the delay', async () => {
    const sale = (sequence: string): object =>
      tell('cage.chips-sold', { amount: 100, meansOfPayment: 'cash' }, { at: 'cage', sequence });
    const gaps = 'code: "sequence-gap", status: ALL';
    await take(sale('7'), sale('10'));
    expect(await lives(gaps)).toEqual([['sequence-gap', 6, null]]);
    await take(sale('9'));
    expect(await lives(gaps)).toEqual([
      ['sequence-gap', 6, 7],
      ['sequence-gap', 7, null],
    ]);
    await take(sale('8'));
    expect(await lives('code: "sequence-gap"')).toEqual([]);
    expect(await lives(`${gaps}, knownAt: { position: 6 }`)).toEqual([['sequence-gap', 6, null]]);
    expect(await lives('code: "late-arrival", status: ALL')).toEqual([
      ['late-arrival', 7, null],
      ['late-arrival', 8, null],
    ]);
  });

  it('about gaps need sequence numbers; sources without them are named by the casino', async () => {
    await take(
      tell('cage.chips-sold', { amount: 100, meansOfPayment: 'cash' }, { at: 'cage', sequence: '1' }),
    );
    const { casinos } = await client.ask<{ casinos: object[] }>('{ casinos { sourcesWithoutSequence } }');
    expect(casinos).toEqual([{ sourcesWithoutSequence: ['/casinos/granada/tables/T1'] }]);
  });
});
