import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
let accountant: Client;
let director: Client;

const CASINO = 'noche-a';
const CLEARING = {
  currency: 'EUR',
  point: 'drop',
  amount: 5_000,
  to: 'loss',
  table: 'RF1',
  reason: 'one note was missing',
  document: 'ACTA-7',
};

beforeAll(async () => {
  nights = await startNights('a');
  const person = async (name: string, role: 'accountant' | 'manager'): Promise<Client> =>
    new Client(nights.running.url, await nights.running.makePersonKey(name, [role]));
  accountant = await person('Nuria Campos', 'accountant');
  director = await person('Carmen Ortega', 'manager');
});
afterAll(() => nights.stop());

interface Decided {
  readonly eventId?: string;
  readonly receipt?: string;
  readonly code?: string;
}

async function decide(client: Client, mutation: string): Promise<Decided> {
  const { decided } = await client.ask<{ decided: Decided }>(
    `mutation { decided: ${mutation} { ... on ClearingDecided { eventId receipt } ... on ClearingRefused { code } } }`,
  );
  if (decided.receipt !== undefined) {
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: decided.receipt });
  }
  return decided;
}

const propose = (client: Client, more: object = {}): Promise<Decided> => {
  const clearing = JSON.stringify(JSON.stringify({ ...CLEARING, ...more }));
  return decide(client, `proposeClearing(casino: "${CASINO}", day: "2026-01-01", clearing: ${clearing})`);
};
const approve = (client: Client, proposal: string): Promise<Decided> =>
  decide(client, `recordClearing(casino: "${CASINO}", proposal: "${proposal}")`);

async function clearings(): Promise<{ eventId: string; proposedBy: string; recordedAs: number | null }[]> {
  const answer = await director.ask<{ clearings: { edges: { node: never }[] } }>(
    `{ clearings(casino: "${CASINO}") { edges { node { eventId proposedBy recordedAs } } } }`,
  );
  return answer.clearings.edges.map(({ node }) => node);
}

async function balanceOf(account: string): Promise<string> {
  const { trialBalance } = await nights.client.ask<{
    trialBalance: { lines: { account: string; debit: { amount: string }; credit: { amount: string } }[] };
  }>(`{ trialBalance(casino: "${CASINO}") { lines { account debit { amount } credit { amount } } } }`);
  const line = trialBalance.lines.find((each) => each.account === account);
  return line === undefined ? 'nothing' : `${line.debit.amount}/${line.credit.amount}`;
}

describe('a pending difference is cleared by two persons, each with a key of their own', () => {
  let proposal: string;

  it('proposed by one, it is listed and posts nothing', async () => {
    const { eventId } = await propose(accountant, {
      by: { id: 'somebody else' },
      approvedBy: [{ id: 'a' }, { id: 'b' }],
    });
    proposal = eventId!;
    expect(await clearings()).toEqual([{ eventId: proposal, proposedBy: 'Nuria Campos', recordedAs: null }]);
    expect(await balanceOf('variance:drop:RF1')).toBe('50.00/0.00');
  });

  it('is not approved by who proposed it, nor by a key of a system', async () => {
    expect(await approve(accountant, proposal)).toEqual({ code: 'CLEARING.SAME_PERSON' });
    expect(await approve(nights.client, proposal)).toEqual({ code: 'CLEARING.NOT_A_PERSON' });
    expect(await propose(nights.client)).toEqual({ code: 'CLEARING.NOT_A_PERSON' });
  });

  it('approved by another, it is posted once, under both names, and the book of differences prints them', async () => {
    expect(await approve(director, proposal)).toMatchObject({ receipt: expect.any(String) as string });
    expect(await approve(director, proposal)).toEqual({ code: 'CLEARING.ALREADY_RECORDED' });
    expect(await balanceOf('variance:drop:RF1')).toBe('0.00/0.00');
    const [known] = await clearings();
    expect(known!.recordedAs).not.toBeNull();
    const { book } = await nights.client.ask<{ book: { sections: { es: string; rows: string[][] }[] } }>(
      `{ book(casino: "${CASINO}", day: "2026-01-01", book: DIFERENCIAS_Y_CORRECCIONES) { ... on Book {
           sections { es rows } } } }`,
    );
    const cleared = book.sections.find(({ es }) => es === 'Diferencias regularizadas')!;
    expect(cleared.rows[0]!.at(-1)).toBe('Nuria Campos, Carmen Ortega');
  });
});
