import { BY, OFFICE, tell } from '../support/book/told';
import { Client } from '../support/service/client';
import { IMPORTED } from '../support/service/history';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CAPTURES = { rounds: true, buyIns: true };
const CASINO = 'granada';
const DAY = '2026-01-01';
const [ANA, LUIS] = [
  { id: 'E-1', name: 'Ana Ruiz' },
  { id: 'E-2', name: 'Luis Soto' },
];

let running: ServiceUnderTest;
let client: Client;
let accountant: Client;

/** A day of another program: authorised, played, corrected, closed and certified there. */
const HISTORY: readonly object[] = [
  tell(
    'casino.authorised',
    {
      validFrom: DAY,
      currency: 'EUR',
      rulebook: 'ES-AN-2010',
      games: ['roulette-french'],
      tables: [],
      document: 'RES-1',
      by: ANA,
    },
    { ...OFFICE, id: 'authorised' },
  ),
  tell(
    'ledger.opened',
    {
      balances: [
        { account: 'chips:cage', amount: 10_000 },
        { account: 'chips:issued', amount: -10_000 },
      ],
    },
    { ...OFFICE, id: 'opened' },
  ),
  tell('cage.chips-sold', { amount: 100, meansOfPayment: 'cash' }, { at: 'cage', id: 'sale' }),
  tell(
    'correction.recorded',
    {
      corrects: { source: `/casinos/${CASINO}/cage`, id: 'sale' },
      reason: 'typed in twice',
      proposedBy: ANA,
      approvedBy: LUIS,
    },
    { ...OFFICE, id: 'corrected' },
  ),
  tell('table.opened', {
    game: 'roulette-french',
    minimum: 200,
    tier: 1,
    float: { amount: 0 },
    captures: CAPTURES,
    staff: BY,
  }),
  tell('gaming-day.closed', { by: ANA, through: 5, controlTotals: [] }, { ...OFFICE, id: 'closed' }),
  tell('gaming-day.certified', { by: LUIS }, { ...OFFICE, id: 'certified' }),
];

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  await takeIn(HISTORY);
});
afterAll(() => running.stop());

async function takeIn(events: readonly object[]): Promise<void> {
  const answers = await running.tellHistory(events);
  expect(answers).toHaveLength(1);
  const { summary } = answers[0] as { summary: { receipt: string } };
  await known(summary.receipt);
}

const known = (receipt: string): Promise<unknown> =>
  client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });

const MARK = { at: IMPORTED.at, by: IMPORTED.by };

describe('an imported decision is marked as imported', () => {
  it('of a gaming day', async () => {
    const { gamingDay } = await client.ask<{ gamingDay: { status: string; decisions: object[] } }>(
      `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound {
           status decisions { what by imported { at by } } } } }`,
    );
    expect(gamingDay).toEqual({
      status: 'CERTIFIED',
      decisions: [
        { what: 'gaming-day.closed', by: ['Ana Ruiz'], imported: MARK },
        { what: 'gaming-day.certified', by: ['Luis Soto'], imported: MARK },
      ],
    });
  });

  it('of a correction', async () => {
    const { corrections } = await client.ask<{ corrections: { edges: { node: object }[] } }>(
      `{ corrections(casino: "${CASINO}") { edges { node { status proposedBy approvedBy imported { at by } } } } }`,
    );
    expect(corrections.edges).toEqual([
      { node: { status: 'RECORDED', proposedBy: 'Ana Ruiz', approvedBy: 'Luis Soto', imported: MARK } },
    ]);
  });

  it('of an authorisation, unlike one that a person records here', async () => {
    const text = JSON.stringify(
      JSON.stringify({
        validFrom: '2026-01-03',
        currency: 'EUR',
        rulebook: 'ES-AN-2010',
        games: ['roulette-french'],
        tables: [],
        document: 'RES-2',
      }),
    );
    const [director, deputy] = await Promise.all(
      ['Carmen Ortega', 'Inés Mora'].map(
        async (name) => new Client(running.url, await running.makePersonKey(name, ['manager'])),
      ),
    );
    const RECORDED = '{ ... on AuthorisationRecorded { eventId receipt } }';
    const { proposed } = await director!.ask<{ proposed: { eventId: string; receipt: string } }>(
      `mutation { proposed: proposeAuthorisation(casino: "${CASINO}", authorisation: ${text}) ${RECORDED} }`,
    );
    await known(proposed.receipt);
    const { authorise } = await deputy!.ask<{ authorise: { receipt: string } }>(
      `mutation { authorise: recordAuthorisation(casino: "${CASINO}", proposal: "${proposed.eventId}") ${RECORDED} }`,
    );
    await known(authorise.receipt);
    const { authorisations: answer } = await client.ask<{ authorisations: { authorisations: object[] } }>(
      `{ authorisations(casino: "${CASINO}") { authorisations { validFrom imported { at by } } } }`,
    );
    expect(answer.authorisations).toEqual([
      { validFrom: DAY, imported: MARK },
      { validFrom: '2026-01-03', imported: null },
    ]);
  });

  it('of a finding, unlike a decision about a finding that a person takes here', async () => {
    const { findings } = await client.ask<{ findings: { edges: { node: { id: string } }[] } }>(
      `{ findings(casino: "${CASINO}") { edges { node { id } } } }`,
    );
    const [one, other] = findings.edges.map(({ node }) => node.id);
    await takeIn([
      tell('finding.resolved', { finding: one!, by: ANA, note: 'looked at' }, { ...OFFICE, id: 'resolved' }),
    ]);
    const { resolveFinding } = await accountant.ask<{ resolveFinding: { receipt: string } }>(
      `mutation ($finding: ID!) { resolveFinding(casino: "${CASINO}", finding: $finding, reason: "seen") {
         ... on FindingDecided { receipt } } }`,
      { finding: other! },
    );
    await known(resolveFinding.receipt);
    const answer = await client.ask<{
      findings: { edges: { node: { id: string; resolution: object | null } }[] };
    }>(
      `{ findings(casino: "${CASINO}", status: CLOSED) { edges { node { id resolution { by imported { at by } } } } } }`,
    );
    const resolved = new Map(answer.findings.edges.map(({ node }) => [node.id, node.resolution]));
    expect(resolved.get(one!)).toEqual({ by: 'Ana Ruiz', imported: MARK });
    expect(resolved.get(other!)).toEqual({ by: 'Nuria Campos', imported: null });
  });

  it('in the books that print decisions', async () => {
    const { book } = await client.ask<{ book: { certifiedBy: string[]; certifiedByEn: string[] } }>(
      `{ book(casino: "${CASINO}", day: "${DAY}", book: CONTROL_DE_INGRESOS) { ... on Book { certifiedBy certifiedByEn } } }`,
    );
    expect(book).toMatchObject({
      certifiedBy: ['Luis Soto (importado)'],
      certifiedByEn: ['Luis Soto (imported)'],
    });
    const { differences } = await client.ask<{
      differences: { sections: { es: string; rows: string[][] }[] };
    }>(
      `{ differences: book(casino: "${CASINO}", day: "${DAY}", book: DIFERENCIAS_Y_CORRECCIONES) { ... on Book {
           sections { es rows } } } }`,
    );
    const corrected = differences.sections.find(({ es }) => es === 'Correcciones')!;
    expect(corrected.rows[0]!.slice(-3, -1)).toEqual(['Ana Ruiz (importado)', 'Luis Soto (importado)']);
  });
});
