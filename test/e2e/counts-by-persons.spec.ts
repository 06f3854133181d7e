import { tell } from '../support/book/told';
import { staffNumber } from '../support/service/test-people';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CASINO = 'granada';
const DAY = '2026-01-01';
const AT = '2026-01-02T05:10:00+01:00';

let running: ServiceUnderTest;
let teller: Client;
let accountant: Client;
let director: Client;

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly eventId?: string;
  readonly receipt?: string;
}
interface Counted {
  readonly table?: string;
  readonly at?: string;
  readonly day?: string;
}

async function count(
  client: Client,
  kind: string,
  data: object,
  { table, at = AT, day = DAY }: Counted = {},
): Promise<Answered> {
  const where = table === undefined ? '' : `table: "${table}",`;
  const { recordCount } = await client.ask<{ recordCount: Answered }>(
    `mutation { recordCount(casino: "${CASINO}", kind: ${kind}, gamingDay: "${day}", ${where} countedAt: "${at}",
         count: ${JSON.stringify(JSON.stringify(data))}) {
         __typename ... on CountRecorded { what eventId receipt }
         ... on CountRefused { code message messageEs citation citationEs detail detailEs } } }`,
  );
  if (recordCount.receipt !== undefined) await known(recordCount.receipt);
  return recordCount;
}

const known = (receipt: string): Promise<unknown> =>
  teller.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });

/** The stored event. */
async function kept(eventId: string): Promise<unknown> {
  for await (const event of running.store.readLog({ direction: 'backwards' })) {
    if (event.id === eventId) return JSON.parse(event.bytes);
  }
  return undefined;
}

const BOX = { currency: 'EUR', box: 'B-1', amount: 30_000, by: [{ id: 'E-7', role: 'cashier' }] };

beforeAll(async () => {
  running = await startServiceUnderTest();
  teller = new Client(running.url, await running.makeWorldKey());
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  director = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
  const opened = tell('ledger.opened', {
    balances: [
      { account: 'chips:cage', amount: 1_000_000 },
      { account: 'cash:cage', amount: 500_000 },
      { account: 'chips:issued', amount: -1_000_000 },
      { account: 'opening', amount: -500_000 },
    ],
  });
  const table = tell('table.opened', {
    game: 'roulette-french',
    minimum: 200,
    tier: 1,
    float: { amount: 100_000 },
    captures: { rounds: true, buyIns: true },
    staff: [{ id: 'E-1' }],
    box: 'B-1',
  });
  const sold = tell('chips.exchanged', { amount: 30_000, kind: 'cash-for-chips' });
  const { receipt } = (await teller.stream([opened, table, sold])).at(-1)!['summary'] as { receipt: string };
  await known(receipt);
});
afterAll(() => running.stop());

describe('a count that a person reports', () => {
  it('of a box is the event that a device would report, with the name of the person first', async () => {
    const answer = await count(accountant, 'BOX', BOX, { table: 'T1' });
    expect(answer).toMatchObject({ __typename: 'CountRecorded', what: 'drop.counted' });
    expect(await kept(answer.eventId!)).toMatchObject({
      type: 'cagnotte.drop.counted.v1',
      source: '/casinos/granada/tables/T1/accounting',
      gamingday: DAY,
      sessionno: 1,
      time: AT,
      data: {
        currency: 'EUR',
        box: 'B-1',
        amount: 30_000,
        by: [
          { id: staffNumber('Nuria Campos'), name: 'Nuria Campos' },
          { id: 'E-7', role: 'cashier' },
        ],
      },
    });
    const { tableSession } = await teller.ask<{ tableSession: object }>(
      `{ tableSession(casino: "${CASINO}", table: "T1", gamingDay: "${DAY}") { ... on TableSessionFound {
           session { drop { box amount { amount } } } } } }`,
    );
    expect(tableSession).toEqual({
      session: { drop: [{ box: 'B-1', amount: { amount: '300.00' } }] },
    });
  });

  it('is recorded once, however often the person sends it', async () => {
    const before = (await count(accountant, 'BOX', BOX, { table: 'T1' })).eventId;
    const again = await count(accountant, 'BOX', BOX, { table: 'T1' });
    expect([again.__typename, again.eventId]).toEqual(['CountRecorded', before]);
    const { events } = await teller.ask<{ events: { edges: object[] } }>(
      `{ events(casino: "${CASINO}", eventType: "cagnotte.drop.counted.v1") { edges { cursor } } }`,
    );
    expect(events.edges).toHaveLength(1);
  });

  it('is not recorded with other figures, or by another person, for the same moment', async () => {
    expect(await count(accountant, 'BOX', { ...BOX, amount: 29_000 }, { table: 'T1' })).toMatchObject({
      code: 'COUNT.RECORDED_OTHERWISE',
      message: expect.stringContaining('correct'),
      messageEs: expect.stringContaining('corríjalo'),
      citation: expect.stringContaining('54.2'),
      citationEs: expect.stringContaining('54.2'),
    });
    expect(await count(director, 'BOX', BOX, { table: 'T1' })).toMatchObject({
      code: 'COUNT.RECORDED_OTHERWISE',
    });
    const { quarantine } = await teller.ask<{ quarantine: object }>(
      `{ quarantine(casino: "${CASINO}") { edges { cursor } } }`,
    );
    expect(quarantine).toEqual({ edges: [] });
  });

  it('of a table is certified by the person, of the cage signed', async () => {
    const table = await count(
      director,
      'TABLE',
      { currency: 'EUR', inventory: 70_000, occasion: 'interim' },
      { table: 'T1' },
    );
    expect(await kept(table.eventId!)).toMatchObject({
      type: 'cagnotte.table.counted.v1',
      data: { inventory: 70_000, certifiedBy: [{ id: staffNumber('Carmen Ortega'), name: 'Carmen Ortega' }] },
    });
    const cage = await count(accountant, 'CAGE', { currency: 'EUR', chips: 900_000, cash: 500_000 });
    expect(await kept(cage.eventId!)).toMatchObject({
      type: 'cagnotte.cage.counted.v1',
      source: '/casinos/granada/accounting',
      data: { by: [{ id: staffNumber('Nuria Campos') }] },
    });
    const { cageCounts } = await teller.ask<{ cageCounts: { edges: object[] } }>(
      `{ cageCounts(casino: "${CASINO}") { edges { cursor } } }`,
    );
    expect(cageCounts.edges).toHaveLength(1);
  });
});

describe('a count is refused', () => {
  it.each<[string, string, object, Counted, string]>([
    ['of a box at no table', 'BOX', BOX, {}, 'TABLE_NOT_NAMED'],
    ['of the cage at a table', 'CAGE', {}, { table: 'T1' }, 'NOT_AT_A_TABLE'],
    ['of a session nobody has reported', 'BOX', BOX, { table: 'T9' }, 'UNKNOWN_SESSION'],
    ['on another day', 'BOX', BOX, { table: 'T1', day: '2026-01-05' }, 'UNKNOWN_SESSION'],
  ])('%s', async (_what, kind, data, where, code) => {
    expect(await count(accountant, kind, data, where)).toMatchObject({ code: `COUNT.${code}` });
  });

  it('with data that the event does not have, saying what and where', async () => {
    expect(await count(accountant, 'BOX', { ...BOX, amount: 'much' }, { table: 'T1' })).toMatchObject({
      code: 'COUNT.DOES_NOT_FIT',
      detail: expect.stringContaining('/data/amount'),
      detailEs: expect.stringContaining('/data/amount'),
    });
  });

  it('of a key that belongs to a system', async () => {
    expect(await count(teller, 'BOX', BOX, { table: 'T1' })).toMatchObject({ code: 'COUNT.NOT_A_PERSON' });
  });

  it('in another currency, where the event may have none', async () => {
    const slot = { currency: 'USD', slot: 'cagnotte', chips: 100, takenToCage: true };
    expect(await count(accountant, 'SLOT', slot, { table: 'T1' })).toMatchObject({
      code: 'COUNT.DOES_NOT_FIT',
      detail: expect.stringContaining('USD'),
    });
  });
});
