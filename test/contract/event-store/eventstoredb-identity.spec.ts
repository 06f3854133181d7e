import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, StreamDeletedError } from '@eventstore/db-client';
import { packed } from '../../../src/event-log/eventstoredb/packed-event';
import { EventStoreDbEventStore } from '../../../src/event-log/eventstoredb/eventstoredb-event-store';
import type { IdentityRegister } from '../../../src/event-log/eventstoredb/known-identities';
import type { EventToAppend, RecordedEvent } from '../../../src/event-log/event-store.port';
import { identityOf } from '../../../src/event-log/decide-appends';
import type { ProposedEvent } from '../../support/eventstoredb-double/double-log';
import { accepted, anEvent, collect, events, idsOf, kindsOf, streamOf } from './event-store-under-test';
import { EMPTY_REGISTER, type EventStoreDbLog, makeDoubleLog } from './eventstoredb-log';

const stream = streamOf('a');
const any = (...toAppend: EventToAppend[]) => ({
  stream,
  events: toAppend,
  principal: 'test',
  expected: 'any' as const,
});

let log: EventStoreDbLog;
beforeEach(async () => {
  log = await makeDoubleLog();
});
afterEach(() => log.end());

/** Stores an event like another process. */
const storeBehindBack = (...given: readonly EventToAppend[]): void =>
  void log.double.log.append(stream, 'any', given.map(proposed));

const proposed = (event: EventToAppend): ProposedEvent => {
  const { id, type, metadata } = packed({ stream, principal: 'test', event }, randomUUID());
  const [data, meta] = [event.bytes, JSON.stringify(metadata)].map((text) => Buffer.from(text));
  return { id, type, contentType: 'application/json', data: data!, metadata: meta! };
};

/** A register that has caught up with the log. */
function registerAtHead(): IdentityRegister {
  const reader = new EventStoreDbEventStore({ url: log.double.url, register: EMPTY_REGISTER });
  return {
    firstRecords: async (identities) => {
      const records = await collect(reader.readLog());
      const firsts = identities.map((identity) =>
        records.find((record) => identityOf(record) === identityOf(identity)),
      );
      return firsts.filter((record): record is RecordedEvent => record !== undefined);
    },
  };
}

describe('eventstoredb: an event stored by another process', () => {
  it('is known from the register: a repeat, the same in another order of keys, and a conflict', async () => {
    const event = anEvent({ id: '1', data: { a: 1, b: 2 } });
    storeBehindBack(event);
    const store = await log.openStore({ register: registerAtHead() });
    expect(kindsOf(await store.append(any(event)))).toEqual(['duplicate']);
    expect(kindsOf(await store.append(any(anEvent({ id: '1', data: { b: 2, a: 1 } }))))).toEqual([
      'duplicate',
    ]);
    expect(await store.append(any(anEvent({ id: '1', data: 'other' }), ...events('2')))).toEqual({
      kind: 'conflict',
      indices: [0],
    });
    expect(await idsOf(store.readLog())).toEqual(['1']);
  });

  it('is a duplicate with its position from its stream if no register knows it', async () => {
    storeBehindBack(...events('1', '2'));
    const store = await log.openStore();
    const { events: answers, receipt } = accepted(await store.append(any(...events('1', '2'))));
    const places = (await collect(store.readLog())).map(({ place }) => place);
    expect(answers).toEqual(places.map((place) => ({ kind: 'duplicate', place })));
    expect(receipt).toBe(places[1]);
  });

  it('is recognised within a batch', async () => {
    storeBehindBack(...events('1'));
    const store = await log.openStore();
    expect(kindsOf(await store.append(any(...events('1', '2'))))).toEqual(['duplicate', 'stored']);
    expect(await idsOf(store.readLog())).toEqual(['1', '2']);
  });

  it('is recognised if known events are not adjacent', async () => {
    storeBehindBack(...events('1'));
    storeBehindBack(...events('between'));
    storeBehindBack(...events('2'));
    const store = await log.openStore();
    expect(kindsOf(await store.append(any(...events('1', '2'))))).toEqual(['duplicate', 'duplicate']);
    expect(await idsOf(store.readLog())).toEqual(['1', 'between', '2']);
  });

  it('makes the same decision a duplicate, and refuses another one', async () => {
    storeBehindBack(...events('close'));
    const store = await log.openStore();
    const decide = (id: string) =>
      store.append({ stream, events: events(id), principal: 'test', expected: 'none' });
    expect(await decide('other')).toEqual({ kind: 'wrong-expected-version', expected: 'none', actual: 0 });
    expect(kindsOf(await decide('close'))).toEqual(['duplicate']);
    expect(await idsOf(store.readLog())).toEqual(['close']);
  });

  it('is recognised after further appends: known events are duplicates, the rest is stored after them', async () => {
    const store = await log.openStore();
    await store.append(any(...events('1')));
    storeBehindBack(...events('2', '3'));
    expect(kindsOf(await store.append(any(...events('3', '4'))))).toEqual(['duplicate', 'stored']);
    expect(await idsOf(store.readLog())).toEqual(['1', '2', '3', '4']);
  });

  it('is recognised in a stream of any length without a register', async () => {
    const ids = Array.from({ length: 1_200 }, (_, n) => `${n}`);
    for (const id of ids) storeBehindBack(...events(id));
    log.double.log.forgetIds();
    const store = await log.openStore();
    expect(kindsOf(await store.append(any(...events('0', '700', 'new'))))).toEqual([
      ...['duplicate', 'duplicate', 'stored'],
    ]);
  });

  it('is searched no further back than the register reaches', async () => {
    for (let n = 0; n < 1_200; n += 1) storeBehindBack(...events(`${n}`));
    const reader = await log.openStore();
    const records = new Map((await collect(reader.readLog())).map((record) => [identityOf(record), record]));
    const firstRecords: IdentityRegister['firstRecords'] = async (identities) =>
      identities
        .map((identity) => records.get(identityOf(identity)))
        .filter((record) => record !== undefined);
    const store = await log.openStore({ register: { firstRecords } });
    const sent = log.double.log.eventsSent;
    expect(kindsOf(await store.append(any(...events('0', 'new'))))).toEqual(['duplicate', 'stored']);
    expect(log.double.log.eventsSent - sent).toBe(500);
  });
});

describe('eventstoredb: a stream of which the server does not give all records', () => {
  const admin = (): EventStoreDBClient => EventStoreDBClient.connectionString(log.double.url);

  it('is named, one without such settings is not', async () => {
    const store = await log.openStore();
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      await store.append({ ...any(anEvent({ id: key })), stream: streamOf(key) });
    expect(await store.findFaults()).toEqual([]);
    const client = admin();
    await client.setStreamMetadata(streamOf('a'), { maxCount: 2 });
    await client.setStreamMetadata(streamOf('b'), { maxCount: 2 });
    await client.setStreamMetadata(streamOf('b'), { acl: { readRoles: ['cagnotte'] } });
    await client.tombstoneStream(streamOf('c'));
    await client.deleteStream(streamOf('d'));
    await client.setStreamMetadata('orders-1', { maxCount: 2 });
    await client.dispose();
    expect(await store.findFaults()).toEqual([
      expect.stringMatching(
        `^the metadata of the stream ${streamOf('a')} hide records .\\$maxCount 2.: remove`,
      ),
      expect.stringMatching(`^the stream ${streamOf('c')} was ended for good .tombstone.`),
      expect.stringMatching(`^the metadata of the stream ${streamOf('d')} hide records .\\$tb `),
    ]);
  });

  it('that was ended refuses the next append at once', async () => {
    const store = await log.openStore();
    await store.append(any(anEvent({ id: '1' })));
    const client = admin();
    await client.tombstoneStream(stream);
    await client.dispose();
    await expect(store.append(any(anEvent({ id: '2' })))).rejects.toThrow(StreamDeletedError);
  });
});

describe('eventstoredb: an event of another application', () => {
  it('is skipped in both directions, like events of the server', async () => {
    const store = await log.openStore();
    log.double.log.append('orders-1', 'any', [proposed(anEvent({ id: 'foreign' }))]);
    await store.append(any(...events('1', '2')));
    for (let n = 0; n < 300; n += 1) log.double.log.writeStatistics();
    await store.append(any(...events('3')));
    for (let n = 0; n < 300; n += 1) log.double.log.writeStatistics();
    expect(await idsOf(store.readLog())).toEqual(['1', '2', '3']);
    expect(await idsOf(store.readLog({ direction: 'backwards' }))).toEqual(['3', '2', '1']);
    expect(await idsOf(store.readLog({ limit: 2 }))).toEqual(['1', '2']);
  });

  const sentWhile = async (work: () => Promise<void>): Promise<number> => {
    const before = log.double.log.eventsSent;
    await work();
    return log.double.log.eventsSent - before;
  };
  const storeOfOthers = (count: number): void => {
    for (let n = 0; n < count; n += 1) log.double.log.writeStatistics();
  };

  it('is filtered by the server if most events belong to others', async () => {
    const store = await log.openStore();
    const told = Array.from({ length: 30 }, (_, n) => `${n}`);
    for (const id of told) {
      storeOfOthers(200);
      storeBehindBack(...events(id));
    }
    storeOfOthers(2_000);
    const sent = await sentWhile(async () => expect(await idsOf(store.readLog())).toEqual(told));
    // Only the page that shows it of 8,031 events.
    expect(sent).toBeLessThan(150);
    // The end is known, so events of other processes are not read again.
    const { place } = (await collect(store.readLog({ direction: 'backwards', limit: 1 })))[0]!;
    expect(await sentWhile(async () => expect(await store.head()).toBe(place))).toBeLessThan(5);
  });

  it('is read and skipped if a server does not report the end of its log', async () => {
    log.double.log.tellsItsEnd = false;
    const store = await log.openStore({ answerMs: 200 });
    const told = ['1', '2', '3'];
    for (const id of told) {
      storeOfOthers(200);
      storeBehindBack(...events(id));
    }
    const all = () => collect(store.readLog());
    expect((await all()).map(({ id }) => id)).toEqual(told);
    const sent = await sentWhile(async () => void (await all()));
    expect(sent).toBeGreaterThan(600);
  });

  it('is read only once by readers at the end of the log', async () => {
    const store = await log.openStore();
    const { receipt } = accepted(await store.append(any(...events('1'))));
    for (let n = 0; n < 2_000; n += 1) log.double.log.writeStatistics();
    expect(await idsOf(store.readLog({ from: receipt }))).toEqual([]);
    const sent = log.double.log.eventsSent;
    for (let n = 0; n < 20; n += 1) {
      expect(await idsOf(store.readLog({ from: receipt }))).toEqual([]);
      expect(await store.head()).toBe(receipt);
    }
    expect(log.double.log.eventsSent - sent).toBeLessThan(100);
    await store.append(any(...events('2')));
    expect(await idsOf(store.readLog({ from: receipt }))).toEqual(['2']);
  });

  it('is separated by a namespace if several installations share a server', async () => {
    const [north, south] = [
      await log.openStore({ namespace: 'north-' }),
      await log.openStore({ namespace: 'south-' }),
    ];
    const plain = await log.openStore();
    await north.append(any(...events('1')));
    await south.append(any(...events('2')));
    await plain.append(any(...events('3')));
    for (const [store, id] of [
      [north, '1'],
      [south, '2'],
      [plain, '3'],
    ] as const) {
      expect(await idsOf(store.readLog())).toEqual([id]);
      expect(await collect(store.readStream(stream))).toMatchObject([{ id, stream, version: 0 }]);
    }
  });

  it('has neither identity nor hash in a stream of this log, so that the runner finds it damaged', async () => {
    log.double.log.append(stream, 'any', [
      {
        id: '6f3f2c7e-93a5-4d5c-a1ce-2e4f9b8f0d11',
        type: 'x',
        contentType: 'text/plain',
        data: Buffer.from('{'),
        metadata: new Uint8Array(),
      },
    ]);
    const [record] = await collect((await log.openStore()).readLog());
    expect(record).toMatchObject({ casino: '', source: '', id: '', contentHash: '', stream, type: 'x' });
  });
});
