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

interface Marked {
  readonly kind: string;
  readonly recordNumber: number;
  readonly gamingDay: string;
  readonly count: number;
}

describe('the timeline of the casino', () => {
  const timeline = async (args: string, moment: string) => {
    const { timeline: found } = await client.ask<{
      timeline: {
        marks: Marked[];
        at: { recordNumber: number; recordedAt: string | null; previous: Marked | null; next: Marked | null };
      };
    }>(
      `{ timeline(casino: "${CASINO}" ${args}) { marks { ...Mark } at${moment} { recordNumber recordedAt previous { ...Mark } next { ...Mark } } } }
       fragment Mark on TimelineMark { kind recordNumber gamingDay count }`,
    );
    return found;
  };
  const closed = () => ({ kind: 'CLOSED', recordNumber: last + 1, gamingDay: '2026-01-01', count: 1 });
  const corrected = () => ({ kind: 'CORRECTED', recordNumber: last + 2, gamingDay: '2026-01-01', count: 1 });

  it('marks the close and the correction, which is no late fact besides', async () => {
    const { marks, at } = await timeline('', '');
    expect(marks).toEqual([closed(), corrected()]);
    expect(at).toMatchObject({ recordNumber: last + 2, previous: closed(), next: null });
  });

  it('names the marks before and after a record', async () => {
    const before = await timeline('', `(moment: { position: ${last} })`);
    expect(before.at).toMatchObject({ recordNumber: last, previous: null, next: closed() });
    const at = await timeline('', `(moment: { position: ${last + 1} })`);
    expect(at.at).toMatchObject({ previous: null, next: corrected() });
  });

  it('finds the last record at a moment, and says when each was recorded', async () => {
    const { at } = await timeline('', `(moment: { position: ${last + 1} })`);
    const again = await timeline('', `(moment: { instant: "${at.recordedAt!}" })`);
    expect(again.at.recordNumber).toBeGreaterThanOrEqual(last + 1);
    const first = await timeline('', '(moment: { instant: "2000-01-01T00:00:00Z" })');
    expect(first.at).toMatchObject({ recordNumber: 0, recordedAt: null, previous: null, next: closed() });
  });

  it('has one mark of a kind in each part of the records that are asked for', async () => {
    const { marks } = await timeline(`, from: ${last + 2}`, '');
    expect(marks).toEqual([corrected()]);
    expect((await timeline(`, to: ${last}`, '')).marks).toEqual([]);
  });

  it.each(['from: 5, to: 4', 'buckets: 0', 'buckets: 501'])('refuses %s', async (args) => {
    const { errors } = await client.graphql(
      `{ timeline(casino: "${CASINO}", ${args}) { marks { recordNumber } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
