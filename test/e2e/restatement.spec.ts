import type { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';

let nights: NightsService;
let client: Client;
/** The last record of the night, and the one after which its day is closed. */
let last: number;

const event = (id: string, type: string, data: object): object => ({
  specversion: '1.0',
  id,
  source: `/casinos/${CASINO}/office`,
  type: `cagnotte.${type}.v1`,
  time: '2026-01-02T20:00:00Z',
  gamingday: '2026-01-01',
  data,
});

interface RoundNode {
  readonly node: { readonly eventId: string; readonly result: { readonly amount: string } };
}

const resultAt = async (position: number): Promise<string> => {
  const { rounds } = await client.ask<{ rounds: { edges: RoundNode[] } }>(
    `{ rounds(casino: "${CASINO}", knownAt: { position: ${position} }) { edges { node { eventId result { amount } } } } }`,
  );
  return rounds.edges.find(({ node }) => node.eventId === 'a-04')!.node.result.amount;
};

const winOf = async (args: string): Promise<string> => {
  const { account } = await client.ask<{ account: { currencies: { closing: { amount: string } }[] } }>(
    `{ account(casino: "${CASINO}", account: "win:roulette-french:RF1", ${args}) {
         ... on AccountStatement { currencies { closing { amount } } } } }`,
  );
  return account.currencies[0]!.closing.amount;
};

const restatement = async (from: number, until: number): Promise<object[]> => {
  const { restatement: page } = await client.ask<{ restatement: { edges: { node: object }[] } }>(
    `{ restatement(casino: "${CASINO}", between: [{ position: ${from} }, { position: ${until} }]) {
         position complete edges { node { ownDay bookedIn account amount { amount } cause causeId causeType } } } }`,
  );
  return page.edges.map(({ node }) => node);
};

beforeAll(async () => {
  nights = await startNights('a');
  client = nights.client;
  const { casinos } = await client.ask<{ casinos: { id: string; position: number }[] }>(
    '{ casinos { id position } }',
  );
  last = casinos.find(({ id }) => id === CASINO)!.position;
  await nights.tellHistory(
    event('closed', 'gaming-day.closed', {
      by: { id: 'E-1' },
      currency: 'EUR',
      through: last,
      controlTotals: [],
    }),
    event('corrected', 'correction.recorded', {
      corrects: { source: `/casinos/${CASINO}/tables/RF1`, id: 'a-04' },
      replacement: { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: -600_000 },
      reason: 'a spin was left out',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    }),
  );
});
afterAll(() => nights.stop());

describe('a round of a closed day that is corrected', () => {
  it('is shown as corrected from the record of the correction on, and before it as it was known', async () => {
    expect(await resultAt(last + 1)).toBe('-5900.00');
    expect(await resultAt(last + 2)).toBe('-6000.00');
  });

  it('changes the books of the open day, and those of its own day only as restated', async () => {
    const atClose = await winOf(`knownAt: { position: ${last} }`);
    expect(await winOf('asOf: "2026-01-01"')).toBe(atClose);
    expect(await winOf('asOf: "2026-01-02"')).not.toBe(atClose);
    expect(await winOf('asOf: "2026-01-01", basis: OWN_DAY')).toBe(await winOf('asOf: "2026-01-02"'));
  });

  it('is listed in the restatement by day and account, with the event that caused it', async () => {
    const cause = { cause: last + 2, causeId: 'corrected', causeType: 'cagnotte.correction.recorded.v1' };
    const days = { ownDay: '2026-01-01', bookedIn: '2026-01-02' };
    expect(await restatement(last, last + 2)).toContainEqual({
      ...days,
      ...cause,
      account: 'win:roulette-french:RF1',
      amount: { amount: '100.00' },
    });
    expect(await restatement(0, last + 1)).toEqual([]);
    expect(await restatement(last + 2, last + 2)).toEqual([]);
  });

  it('needs two moments to be asked for', async () => {
    const { errors } = await client.graphql(
      `{ restatement(casino: "${CASINO}", between: [{ position: 0 }]) { position } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
