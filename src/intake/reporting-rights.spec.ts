import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import type { RecordedEvent } from '../event-log/event-store.port';
import { EVERY_REPORT } from '../access/principal';
import { chipsSold, handPlayed, ledgerOpened } from '../../test/support/sample-events/plain-events';
import { ANY_DAY } from './reading';
import { Intake } from './intake';
import { missingRight, type Sender } from './reporting-rights';

const DEVICE = { credentialId: 'device' };
const CAGE: Sender = {
  ...DEVICE,
  casinos: ['granada'],
  sources: ['/casinos/granada/cage'],
  toldBy: ['cage'],
};
const TABLE: Sender = {
  ...DEVICE,
  casinos: 'all',
  sources: ['/casinos/granada/tables/HE1'],
  toldBy: ['table'],
};

const sale = (source: string, change: object = {}): object => ({ ...chipsSold, ...change, source });

async function delivered(sender: Sender, ...events: readonly (object | string)[]) {
  const store = new InMemoryEventStore();
  const texts = events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event)));
  const outcomes = await new Intake(store, ANY_DAY).record(texts, sender);
  const kept: RecordedEvent[] = [];
  for await (const record of store.readLog()) kept.push(record);
  return {
    outcomes: outcomes.map((each) => ('reason' in each ? each.reason : each.outcome)),
    kept: kept.length,
  };
}

describe('a credential reports from its sources', () => {
  it('and from all beneath them', async () => {
    const events = [sale('/casinos/granada/cage'), sale('/casinos/granada/cage/desk-2')];
    expect(await delivered(CAGE, ...events)).toEqual({ outcomes: ['stored', 'stored'], kept: 2 });
  });

  it.each([
    '/casinos/granada',
    '/casinos/granada/cage-2',
    '/casinos/granada/tables/cage',
    '/casinos/granada/Cage',
  ])('and not from %s: nothing of it is kept, its neighbours are', async (source) => {
    const events = [sale(source), sale('/casinos/granada/cage')];
    expect(await delivered(CAGE, ...events)).toEqual({ outcomes: ['other-source', 'stored'], kept: 1 });
  });

  it('and not from another one by a delivery that is otherwise set aside', async () => {
    const broken = sale('/casinos/granada/tables/HE1', { data: {} });
    expect(await delivered(CAGE, broken, sale('/casinos/granada/cage', { data: {} }))).toEqual({
      outcomes: ['other-source', 'schema'],
      kept: 1,
    });
  });

  it('and from none where it names none, not even an event that cannot be read', async () => {
    const outcomes = ['reports-nothing', 'reports-nothing'];
    for (const sender of [
      {},
      { sources: ['/casinos'] },
      { toldBy: ['cage'] },
    ] as readonly Partial<Sender>[]) {
      expect(await delivered({ ...DEVICE, casinos: 'all', ...sender }, chipsSold, '{')).toEqual({
        outcomes,
        kept: 0,
      });
    }
  });

  it('of its casinos only, whatever its sources say', async () => {
    const elsewhere = sale('/casinos/ronda/cage');
    const sender: Sender = { ...CAGE, sources: ['/casinos', '/casinos/ronda/cage'] };
    expect(await delivered(sender, elsewhere)).toEqual({ outcomes: ['other-casino'], kept: 0 });
  });

  it.each([
    ['/casinos/granada/cage/../tables/HE1', 'source-not-canonical'],
    ['/casinos/granada/cage/.', 'source-not-canonical'],
    ['/casinos/granada//cage', 'schema'],
    ['/casinos/granada/cage/%2e%2e', 'schema'],
    ['/casinos/granada/../ronda/cage', 'other-source'],
  ])('that are written in one way only: %s is %s', async (source, reason) => {
    const { outcomes } = await delivered(CAGE, sale(source));
    expect(outcomes).toEqual([reason]);
  });

  it.each(['accounting', 'cage/accounting', 'tables/HE1/accounting', 'intake', 'books', 'service'])(
    'and never from %s, which is of the service',
    async (place) => {
      const event = sale(`/casinos/granada/${place}`);
      const everything: Sender = { ...DEVICE, casinos: 'all', ...EVERY_REPORT };
      expect(await delivered(everything, event)).toEqual({ outcomes: ['service-source'], kept: 0 });
    },
  );
});

describe('a credential reports as its classes', () => {
  it('and what another place reports is refused, whole or broken', async () => {
    const sender: Sender = { ...CAGE, sources: ['/casinos/granada'] };
    const events = [handPlayed, ledgerOpened, { ...handPlayed, data: {} }, chipsSold];
    expect(await delivered(sender, ...events)).toEqual({
      outcomes: ['other-class', 'other-class', 'other-class', 'stored'],
      kept: 1,
    });
  });

  it('and what several places report, each of them may', async () => {
    const tips = { ...chipsSold, type: 'cagnotte.tips.counted.v1', data: {} };
    for (const toldBy of ['table', 'cage', 'count-room'] as const) {
      expect(missingRight({ ...CAGE, toldBy: [toldBy] }, { ...tips, casino: 'granada' })).toBeUndefined();
    }
    expect(missingRight({ ...CAGE, toldBy: ['office'] }, { ...tips, casino: 'granada' })).toMatchObject({
      reason: 'other-class',
    });
  });

  it('and is kept in quarantine where its type cannot be told', async () => {
    const unknown = { ...handPlayed, type: 'cagnotte.hand.dreamt.v1' };
    expect(await delivered(TABLE, unknown, '{')).toEqual({
      outcomes: ['unknown-type', 'unparsable'],
      kept: 2,
    });
  });
});

it('says which source or class is missing and who gives it, in English and Spanish', () => {
  const source = missingRight(CAGE, { source: '/casinos/granada/tables/HE1' })!;
  expect(source.message).toMatch(
    /from \/casinos\/granada\/tables\/HE1; it reports from \/casinos\/granada\/cage\. An administrator.*issueDeviceCredential/,
  );
  expect(source.messageEs).toMatch(
    /desde \/casinos\/granada\/tables\/HE1; .*Un administrador.*issueDeviceCredential/,
  );
  const type = missingRight(CAGE, { type: handPlayed.type })!;
  expect(type.message).toMatch(/are reported by: table\. This key reports as cage\. An administrator/);
  expect(type.messageEs).toMatch(/los comunica: table\. Esta clave comunica como cage\. Un administrador/);
});

describe('a person reports by the roles they have at a casino', () => {
  const ANA: Sender = {
    ...DEVICE,
    casinos: ['granada', 'ronda'],
    personId: '17',
    grants: [
      { role: 'cage', casinos: ['granada'] },
      { role: 'count', casinos: ['granada'] },
      { role: 'pit', casinos: ['ronda'] },
    ],
  };

  it('from a tablet and in their own name', async () => {
    expect(await delivered(ANA, sale('/casinos/granada/cage/tablets/cage-1/17'))).toEqual({
      outcomes: ['stored'],
      kept: 1,
    });
  });

  it.each([
    '/casinos/granada/cage',
    '/casinos/granada/cage/tablets/17',
    '/casinos/granada/cage/tablets/cage-1/18',
    '/casinos/granada/cage/tablets/cage-1/17/18',
    '/casinos/granada/cage/tablets/cage-1',
  ])('and not from %s', async (source) => {
    expect(await delivered(ANA, sale(source))).toEqual({ outcomes: ['other-person'], kept: 0 });
  });

  it('and not as what they are elsewhere', async () => {
    expect(await delivered(ANA, sale('/casinos/ronda/cage/tablets/cage-1/17'))).toEqual({
      outcomes: ['other-class'],
      kept: 0,
    });
  });

  it('and nothing at all by counting: counts are submitted', async () => {
    const counter = { ...ANA, grants: [{ role: 'count', casinos: 'all' }] } as Sender;
    expect(await delivered(counter, sale('/casinos/granada/cage/tablets/cage-1/17'))).toEqual({
      outcomes: ['reports-nothing'],
      kept: 0,
    });
  });
});
