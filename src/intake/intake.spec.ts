import { deliveredBytes } from '../../test/support/sample-events/delivered-bytes';
import { handPlayed } from '../../test/support/sample-events/plain-events';
import { EVERY_REPORT } from '../access/principal';
import type { DeliveryQuarantined } from '../ledger/quarantine/intake.events';
import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import type { AppendOutcome, AppendRequest, RecordedEvent } from '../event-log/event-store.port';
import { EventStoreUnavailable } from '../event-log/event-store.port';
import { readGoldenEvents } from '../../test/support/golden/golden-events';
import { FULL, Intake } from './intake';
import type { Sender } from './reporting-rights';
import { ANY_DAY } from './reading';

const EVERYWHERE = { credentialId: 'device', casinos: 'all', ...EVERY_REPORT } as const;
const OF_GRANADA = { credentialId: 'device', casinos: ['granada'], ...EVERY_REPORT } as const;

interface Change {
  readonly id?: string;
  readonly casino?: string;
  readonly currency?: string;
  readonly amount?: number;
}

const sale = ({
  id = 'sale-1',
  casino = 'granada',
  currency = 'EUR',
  amount = 10_000,
}: Change = {}): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: `/casinos/${casino}/cage`,
    type: 'cagnotte.cage.chips-sold.v1',
    time: '2026-01-01T21:30:00Z',
    gamingday: '2026-01-01',
    data: { currency, amount, meansOfPayment: 'cash' },
  });

const hand = ({ id = 'hand-1', casino = 'granada', currency = 'EUR' }: Change = {}): string =>
  JSON.stringify({
    ...handPlayed,
    id,
    source: `/casinos/${casino}/tables/HE1`,
    data: { ...handPlayed.data, currency, handNo: id },
  });

const opening = ({ id = 'opened', casino = 'granada', currency = 'EUR' }: Change = {}): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: `/casinos/${casino}/accounts`,
    type: 'cagnotte.ledger.opened.v1',
    time: '2026-01-01T10:00:00Z',
    gamingday: '2026-01-01',
    data: { currency, balances: [] },
  });

function correction(id: string): string {
  const golden = readGoldenEvents('.').find(({ name }) => name === 'cagnotte.correction.recorded.v1')!;
  return JSON.stringify({ ...golden.event, id });
}

async function logOf(store: InMemoryEventStore): Promise<RecordedEvent[]> {
  const records: RecordedEvent[] = [];
  for await (const record of store.readLog()) records.push(record);
  return records;
}

const quarantined = (records: readonly RecordedEvent[]): DeliveryQuarantined[] =>
  records
    .filter(({ type }) => type === 'cagnotte.intake.quarantined.v1')
    .map(({ bytes }) => (JSON.parse(bytes) as { data: DeliveryQuarantined }).data);

const outcomesOf = async (intake: Intake, deliveries: readonly (string | Buffer)[]): Promise<string[]> =>
  (await intake.record(deliveries, EVERYWHERE)).map(({ outcome }) => outcome);

describe('the recording of deliveries', () => {
  it('appends the events of one call in their order, each to the stream it belongs to', async () => {
    const store = new InMemoryEventStore();
    const deliveries = [opening(), sale(), hand(), sale({ id: 'sale-2' }), hand({ id: 'hand-2' })];
    const outcomes = await new Intake(store, ANY_DAY).record(deliveries, EVERYWHERE);
    const log = await logOf(store);
    expect(log.map(({ bytes }) => bytes)).toEqual(deliveries);
    expect(log.map(({ stream }) => stream)).toEqual([
      'cagnotte_casino-granada',
      'cagnotte_cage-granada/2026-01-01',
      'cagnotte_table-granada/HE1/2026-01-01/1',
      'cagnotte_cage-granada/2026-01-01',
      'cagnotte_table-granada/HE1/2026-01-01/1',
    ]);
    expect(outcomes).toEqual(
      log.map(({ source, id, place }) => ({ outcome: 'stored', source, id, receipt: place })),
    );
  });

  it('keeps the order also where reading must first ask the log for a currency', async () => {
    const store = new InMemoryEventStore();
    const deliveries = Array.from({ length: 50 }, (_, n) => sale({ id: `s${n}`, casino: `c${n % 7}` }));
    await new Intake(store, ANY_DAY).record(deliveries, EVERYWHERE);
    expect((await logOf(store)).map(({ bytes }) => bytes)).toEqual(deliveries);
  });

  it('answers an empty call with no outcomes', async () => {
    expect(await new Intake(new InMemoryEventStore(), ANY_DAY).record([], EVERYWHERE)).toEqual([]);
  });

  it('knows a repeat, in the same call and later, and gives the receipt of the first', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    const [first, second] = await intake.record([sale(), sale()], EVERYWHERE);
    const [third] = await intake.record([Buffer.from(` ${sale()} `)], EVERYWHERE);
    expect([first, second, third].map((outcome) => outcome!.outcome)).toEqual([
      'stored',
      'duplicate',
      'duplicate',
    ]);
    expect(third).toEqual({ ...first, outcome: 'duplicate' });
    expect(await logOf(store)).toHaveLength(1);
  });

  it('refuses what is larger than an event may be, and keeps nothing of it', async () => {
    const store = new InMemoryEventStore();
    const large = sale().replace('"cash"', `"${'x'.repeat(256 * 1024)}"`);
    const [outcome] = await new Intake(store, ANY_DAY).record([large], EVERYWHERE);
    expect(outcome).toMatchObject({
      outcome: 'too-large',
      message: expect.stringContaining('262144') as string,
    });
    expect(await logOf(store)).toEqual([]);
  });

  it('refuses a field that no schema declares and that is too large by its name, and keeps nothing of it', async () => {
    const store = new InMemoryEventStore();
    const large = sale().replace('"data":{', `"data":{"scan":"${'x'.repeat(20_000)}",`);
    const [outcome] = await new Intake(store, ANY_DAY).record([large], EVERYWHERE);
    const named = expect.stringContaining('/data/scan; ') as string;
    expect(outcome).toEqual({ outcome: 'too-large', message: named, messageEs: named });
    expect(await logOf(store)).toEqual([]);
  });
});

describe('quarantine', () => {
  it('keeps the later of two contents for one identity byte for byte, with the reason', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    const other = Buffer.from(`${sale({ amount: 1 })}  `);
    const [kept, conflict] = await intake.record([sale(), other], EVERYWHERE);
    expect(conflict).toMatchObject({
      outcome: 'conflict',
      reason: 'conflict',
      path: '/id',
      source: '/casinos/granada/cage',
      id: 'sale-1',
      receipt: 'm2',
    });
    expect(kept!.outcome).toBe('stored');
    const [delivery] = quarantined(await logOf(store));
    expect(delivery).toMatchObject({ reason: 'conflict', source: '/casinos/granada/cage', id: 'sale-1' });
    expect(deliveredBytes([delivery!])).toEqual(other);
  });

  it('keeps the same conflicting bytes once, however often they come', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    const other = sale({ amount: 1 });
    await intake.record([sale(), other, other], EVERYWHERE);
    const again = await intake.record([other], EVERYWHERE);
    expect(again).toMatchObject([{ outcome: 'conflict', receipt: 'm2' }]);
    expect(await logOf(store)).toHaveLength(2);
  });

  it.each([
    ['unparsable', '{"id":'],
    ['unparsable', ''],
    ['unparsable', Buffer.of(0xff, 0xfe, 0x00)],
    ['not-an-object', '[]'],
    ['schema', sale({ amount: 1.5 })],
    ['unknown-type', sale().replace('chips-sold.v1', 'chips-sold.v9')],
  ])('keeps what is %s as it came', async (reason, bytes) => {
    const store = new InMemoryEventStore();
    const [outcome] = await new Intake(store, ANY_DAY).record([bytes], EVERYWHERE);
    expect(outcome).toMatchObject({ outcome: 'quarantined', reason });
    expect(deliveredBytes(quarantined(await logOf(store)))).toEqual(Buffer.from(bytes));
  });

  it('keeps a delivery that names no casino for the one casino of its sender, else for no casino', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    await intake.record(['one'], OF_GRANADA);
    await intake.record(['two'], { ...EVERYWHERE, casinos: ['granada', 'ronda'] });
    await intake.record(['three'], EVERYWHERE);
    expect((await logOf(store)).map(({ casino }) => casino)).toEqual(['granada', 'unassigned', 'unassigned']);
  });

  it('knows a delivery that is kept already, although an earlier release explained it in other words', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    await intake.record(['{'], EVERYWHERE);
    const [kept] = await logOf(store);
    const later = new InMemoryEventStore();
    const bytes = kept!.bytes.replace('The delivery is not JSON', 'This is no JSON');
    later.forceIntoLog({ ...kept!, bytes, contentHash: 'a'.repeat(64) }, kept!.stream);
    const [outcome] = await new Intake(later, ANY_DAY).record(['{'], EVERYWHERE);
    expect(outcome).toMatchObject({ outcome: 'quarantined', reason: 'unparsable', receipt: 'm1' });
    expect(await logOf(later)).toHaveLength(1);
  });
});

const importing = (by = 'Eva', sealed: readonly string[] = []): Sender => ({
  credentialId: 'console',
  casinos: 'all',
  history: { mark: `2026-02-01T00:00:00Z ${by}`, sealed: new Set(sealed) },
});

const close = ({ casino = 'granada' }: Change = {}): string =>
  JSON.stringify({
    specversion: '1.0',
    id: 'closed',
    source: `/casinos/${casino}/office`,
    time: '2026-01-02T06:00:00Z',
    type: 'cagnotte.gaming-day.closed.v1',
    gamingday: '2026-01-01',
    data: { by: { id: 'E-1' }, currency: 'EUR', through: 1, controlTotals: [] },
  });

const marks = async (store: InMemoryEventStore): Promise<(string | undefined)[]> =>
  (await logOf(store)).map(({ bytes }) => (JSON.parse(bytes) as { imported?: string }).imported);

describe('a decision of a person', () => {
  it('is refused as a delivery from any sender and not kept, while the deliveries beside it are', async () => {
    const store = new InMemoryEventStore();
    const outcomes = await new Intake(store, ANY_DAY).record(
      [sale(), correction('c1'), close(), sale({ id: 's2' })],
      EVERYWHERE,
    );
    expect(outcomes).toMatchObject([
      { outcome: 'stored' },
      { outcome: 'forbidden', reason: 'decided-by-a-person', id: 'c1' },
      {
        outcome: 'forbidden',
        reason: 'decided-by-a-person',
        id: 'closed',
        message: expect.stringMatching(
          /cagnotte\.gaming-day\.closed\.v1.*mutation closeGamingDay.*cagnotte import/,
        ) as string,
      },
      { outcome: 'stored' },
    ]);
    expect(await logOf(store)).toHaveLength(2);
  });

  it('is refused even if it is invalid, and for the casino first if that is not a casino of the sender', async () => {
    const store = new InMemoryEventStore();
    const broken = JSON.stringify({ type: 'cagnotte.gaming-day.closed.v1', imported: 'x y' });
    const outcomes = await new Intake(store, ANY_DAY).record(
      [broken, close({ casino: 'ronda' })],
      OF_GRANADA,
    );
    expect(outcomes).toMatchObject([
      { outcome: 'forbidden', reason: 'decided-by-a-person' },
      { outcome: 'forbidden', reason: 'other-casino' },
    ]);
    expect(await logOf(store)).toEqual([]);
  });
});

describe('history imported at the console', () => {
  it('is kept with the name of the importing person, decisions included, in place of any name that it states', async () => {
    const store = new InMemoryEventStore();
    const marked = JSON.stringify({ ...(JSON.parse(sale()) as object), imported: 'long-ago Ana' });
    const outcomes = await new Intake(store, ANY_DAY).record(
      [marked, correction('c1'), close(), '{'],
      importing(),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored', 'quarantined']);
    expect(await marks(store)).toEqual(Array.from({ length: 4 }, () => '2026-02-01T00:00:00Z Eva'));
  });

  it('is a duplicate of the same event delivered or imported by another person, which is left unchanged', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    await intake.record([sale()], EVERYWHERE);
    await intake.record([sale({ id: 's2' }), close()], importing());
    const again = await intake.record([sale(), sale({ id: 's2' }), close()], importing('Luis'));
    const delivered = await intake.record([sale({ id: 's2' })], EVERYWHERE);
    expect([...again, ...delivered].map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => 'duplicate'),
    );
    const eva = '2026-02-01T00:00:00Z Eva';
    expect(await marks(store)).toEqual([undefined, eva, eva]);
  });

  it('is a conflict with other content under the same identity, which is quarantined', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    await intake.record([sale()], EVERYWHERE);
    expect(await intake.record([sale({ amount: 1 })], importing())).toMatchObject([{ outcome: 'conflict' }]);
  });

  it('contains neither proposals nor events that the service writes', async () => {
    const store = new InMemoryEventStore();
    const golden = readGoldenEvents('.').filter(({ event: { type } }) =>
      /proposed|restated|quarantined|discarded/.test(type),
    );
    const lines = golden.map(({ text }) => text);
    const outcomes = await new Intake(store, ANY_DAY).record(lines, importing());
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['forbidden']));
    expect(lines.length).toBeGreaterThan(4);
  });

  it('contains no decision of persons about a casino with a sealed day, but may contain its reports', async () => {
    const store = new InMemoryEventStore();
    const outcomes = await new Intake(store, ANY_DAY).record(
      [close(), close({ casino: 'ronda' }), correction('c1'), sale()],
      importing('Eva', ['granada']),
    );
    expect(outcomes).toMatchObject([
      {
        outcome: 'forbidden',
        reason: 'days-are-sealed',
        message: expect.stringContaining('granada') as string,
      },
      { outcome: 'stored' },
      { outcome: 'forbidden', reason: 'days-are-sealed' },
      { outcome: 'stored' },
    ]);
    const decided = readGoldenEvents('.').filter(({ event: { type } }) =>
      /\.(variance\.cleared|finding\.|casino\.authorised|gaming-day\.)/.test(type),
    );
    const casinos = [...new Set(decided.map(({ event: { source } }) => source.split('/')[2]!))];
    const refused = await new Intake(store, ANY_DAY).record(
      decided.map(({ text }) => text),
      importing('Eva', casinos),
    );
    expect(refused.length).toBeGreaterThan(5);
    expect(new Set(refused.map(({ outcome }) => outcome))).toEqual(new Set(['forbidden']));
  });

  it('has a second correction of one event put in quarantine, since it can be decided only once', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    const [first, second] = [correction('c1'), correction('c2')];
    const outcomes = await intake.record([first, second, first, second], importing());
    expect(outcomes).toMatchObject([
      { outcome: 'stored' },
      { outcome: 'conflict', reason: 'decided-already', path: '/data', id: 'c2', receipt: 'm2' },
      { outcome: 'duplicate' },
      { outcome: 'conflict', reason: 'decided-already', path: '/data', id: 'c2', receipt: 'm2' },
    ]);
    expect(deliveredBytes(quarantined(await logOf(store)))).toEqual(Buffer.from(second));
  });
});

describe('the casinos of a sender', () => {
  it('are the only ones it reports for: events of others are refused and nothing of them is kept', async () => {
    const store = new InMemoryEventStore();
    const outcomes = await new Intake(store, ANY_DAY).record([sale(), sale({ casino: 'ronda' })], OF_GRANADA);
    expect(outcomes).toMatchObject([
      { outcome: 'stored' },
      { outcome: 'forbidden', source: '/casinos/ronda/cage', id: 'sale-1' },
    ]);
    expect(JSON.stringify(await logOf(store))).not.toContain('ronda');
  });

  it('apply to deliveries that would go into quarantine, too', async () => {
    const store = new InMemoryEventStore();
    const broken = sale({ casino: 'ronda', amount: 0.5 });
    const [outcome] = await new Intake(store, ANY_DAY).record([broken], OF_GRANADA);
    expect(outcome).toMatchObject({ outcome: 'forbidden', source: '/casinos/ronda/cage', id: 'sale-1' });
    expect(await logOf(store)).toEqual([]);
  });

  it('apply to other content of a recorded event of another casino, whose existence is not revealed', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    await intake.record([sale({ casino: 'ronda' })], EVERYWHERE);
    const [repeat, other] = await intake.record(
      [sale({ casino: 'ronda' }), sale({ casino: 'ronda', amount: 1 })],
      OF_GRANADA,
    );
    expect(repeat).toEqual(other);
    expect(repeat!.outcome).toBe('forbidden');
  });

  it('are the only ones whose currency is asked for', async () => {
    const store = new InMemoryEventStore();
    const asked = jest.spyOn(store, 'readStream');
    await new Intake(store, ANY_DAY).record([hand({ casino: 'ronda' }), hand()], OF_GRANADA);
    expect(asked.mock.calls.map(([stream]) => stream)).toEqual(['cagnotte_casino-granada']);
  });
});

describe('the book currency of a casino', () => {
  it('is learned from an opening earlier in the same call', async () => {
    const intake = new Intake(new InMemoryEventStore(), ANY_DAY);
    expect(
      await outcomesOf(intake, [hand({ id: 'h0', currency: 'USD' }), opening(), hand({ currency: 'USD' })]),
    ).toEqual(['stored', 'stored', 'quarantined']);
  });

  it('is learned from the log', async () => {
    const store = new InMemoryEventStore();
    await new Intake(store, ANY_DAY).record([opening()], EVERYWHERE);
    const [outcome] = await new Intake(store, ANY_DAY).record([hand({ currency: 'USD' })], EVERYWHERE);
    expect(outcome).toMatchObject({
      outcome: 'quarantined',
      reason: 'other-currency',
      path: '/data/currency',
      id: 'hand-1',
    });
  });

  it('is that of one casino, and of its first opening', async () => {
    const intake = new Intake(new InMemoryEventStore(), ANY_DAY);
    await intake.record([opening(), opening({ casino: 'reno', currency: 'USD' })], EVERYWHERE);
    expect(
      await outcomesOf(intake, [
        hand({ id: 'h1' }),
        hand({ id: 'h2', casino: 'reno', currency: 'USD' }),
        hand({ id: 'h3', casino: 'reno' }),
        opening({ id: 'again', currency: 'USD' }),
        hand({ id: 'h4', currency: 'USD' }),
        hand({ id: 'h5' }),
      ]),
    ).toEqual(['stored', 'stored', 'quarantined', 'quarantined', 'quarantined', 'stored']);
  });

  it('is learned within a second if another process records the opening', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    try {
      await intake.record([hand({ id: 'before', currency: 'USD' })], EVERYWHERE);
      await new Intake(store, ANY_DAY).record([opening()], EVERYWHERE);
      expect(await outcomesOf(intake, [hand({ id: 'at once', currency: 'USD' })])).toEqual(['stored']);
      now.mockReturnValue(6_001);
      expect(await outcomesOf(intake, [hand({ id: 'a second later', currency: 'USD' })])).toEqual([
        'quarantined',
      ]);
    } finally {
      now.mockRestore();
    }
  });

  it('is that of the first opening in the log, even if another process was faster', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    await intake.record([hand({ id: 'before' })], EVERYWHERE);
    await new Intake(store, ANY_DAY).record([opening({ id: 'first' })], EVERYWHERE);
    await intake.record([opening({ id: 'second', currency: 'USD' })], EVERYWHERE);
    expect(await outcomesOf(intake, [hand({ id: 'h1' }), hand({ id: 'h2', currency: 'USD' })])).toEqual([
      'stored',
      'quarantined',
    ]);
  });

  it('is not learned from an opening that could not be recorded', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    const append = jest.spyOn(store, 'append').mockRejectedValueOnce(new EventStoreUnavailable('away'));
    await expect(intake.record([opening({ currency: 'USD' })], EVERYWHERE)).rejects.toThrow('away');
    append.mockRestore();
    expect(await outcomesOf(intake, [opening(), hand()])).toEqual(['stored', 'stored']);
  });

  it('leaves the cage free to take any currency', async () => {
    const intake = new Intake(new InMemoryEventStore(), ANY_DAY);
    expect(await outcomesOf(intake, [opening(), sale({ currency: 'USD' })])).toEqual(['stored', 'stored']);
  });
});

class HeldStore extends InMemoryEventStore {
  private open = (): void => undefined;
  private readonly gate = new Promise<void>((resolve) => (this.open = resolve));

  override async append(request: AppendRequest): Promise<AppendOutcome> {
    await this.gate;
    return super.append(request);
  }

  letThrough(): void {
    this.open();
  }
}

describe('the load of waiting deliveries', () => {
  const many = (count: number): string[] => Array.from({ length: count }, (_, n) => sale({ id: `s${n}` }));

  it('counts events and bytes until they are durable', async () => {
    const store = new HeldStore();
    const intake = new Intake(store, ANY_DAY);
    const recording = intake.record([sale(), sale({ id: 's2' })], EVERYWHERE);
    expect(intake.load).toEqual({ events: 2, bytes: 2 * sale().length - 4 });
    store.letThrough();
    await recording;
    expect(intake.load).toEqual({ events: 0, bytes: 0 });
  });

  it('is full at so many events, or at so many bytes', async () => {
    const store = new HeldStore();
    const byEvents = new Intake(store, ANY_DAY);
    const byBytes = new Intake(store, ANY_DAY);
    const almost = byEvents.record(many(FULL.events - 1), EVERYWHERE);
    expect(byEvents.isFull).toBe(false);
    const last = byEvents.record([sale()], EVERYWHERE);
    expect(byEvents.isFull).toBe(true);
    const large = byBytes.record(['x'.repeat(FULL.bytes)], EVERYWHERE);
    expect(byBytes.isFull).toBe(true);
    store.letThrough();
    await Promise.all([almost, last, large]);
    expect([byEvents.isFull, byBytes.isFull]).toEqual([false, false]);
  });

  it('lets all waiting deliveries continue once there is room', async () => {
    const store = new HeldStore();
    const intake = new Intake(store, ANY_DAY);
    const recording = intake.record(many(FULL.events), EVERYWHERE);
    const arrived: number[] = [];
    const waiting = [1, 2, 3].map((reader) => intake.room().then(() => arrived.push(reader)));
    await new Promise(setImmediate);
    expect(arrived).toEqual([]);
    store.letThrough();
    await recording;
    await Promise.all(waiting);
    expect(arrived).toEqual([1, 2, 3]);
    await intake.room();
  });

  it('is freed when the log fails', async () => {
    const store = new InMemoryEventStore();
    jest.spyOn(store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
    const intake = new Intake(store, ANY_DAY);
    await expect(intake.record(many(3), EVERYWHERE)).rejects.toThrow(EventStoreUnavailable);
    jest.spyOn(store, 'readStream').mockImplementation(() => {
      throw new EventStoreUnavailable('away');
    });
    await expect(intake.record([hand({ casino: 'ronda' })], EVERYWHERE)).rejects.toThrow(
      EventStoreUnavailable,
    );
    expect(intake.load).toEqual({ events: 0, bytes: 0 });
  });

  it('is held until the last delivery of a call is decided, also when one before it failed', async () => {
    const store = new HeldStore();
    const append = jest.spyOn(store, 'append').mockRejectedValueOnce(new EventStoreUnavailable('away'));
    const intake = new Intake(store, ANY_DAY);
    const recording = intake.record(many(2), EVERYWHERE);
    recording.catch(() => undefined);
    await new Promise(setImmediate);
    expect(append).toHaveBeenCalledTimes(2);
    expect(intake.load.events).toBe(2);
    store.letThrough();
    await expect(recording).rejects.toThrow('away');
    expect(intake.load.events).toBe(0);
  });
});
