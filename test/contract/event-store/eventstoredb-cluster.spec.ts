import { EventStoreDbEventStore } from '../../../src/event-log/eventstoredb/eventstoredb-event-store';
import { EventStoreUnavailable } from '../../../src/event-log/event-store.port';
import { EventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double';
import { events, idsOf, kindsOf, streamOf } from './event-store-under-test';
import { EMPTY_REGISTER } from './eventstoredb-log';
import { follow } from './subscription.contract';

const stream = streamOf('a');
const user = { name: 'cagnotte', password: 'p@ss:w/ö?rd' };
const any = (...ids: string[]) => ({
  stream,
  events: events(...ids),
  principal: 'test',
  expected: 'any' as const,
});

const opened: { close(): Promise<void> }[] = [];
const nodes: EventStoreDbDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  for (const node of nodes.splice(0)) node.stop();
});

function open(url: string): EventStoreDbEventStore {
  const retryPolicy = { firstPauseMs: 5, longestPauseMs: 50 };
  const store = new EventStoreDbEventStore({ url, register: EMPTY_REGISTER, answerMs: 500, retryPolicy });
  opened.push(store);
  return store;
}

describe('eventstoredb: a cluster', () => {
  beforeEach(async () => {
    nodes.push(...(await EventStoreDbDouble.cluster(3)));
  });

  it('is found by any of its nodes, and appends and reads go to its leader', async () => {
    for (const [index, node] of nodes.entries()) {
      const store = open(node.url);
      expect(kindsOf(await store.append(any(`${index}`)))).toEqual(['stored']);
      expect(await idsOf(store.readLog())).toHaveLength(index + 1);
    }
    expect(kindsOf(await open(nodes[0]!.clusterUrl).append(any('3')))).toEqual(['stored']);
  });

  it('changes its leader without an event lost, doubled or out of order, for writer and subscriber', async () => {
    const store = open(nodes[0]!.clusterUrl);
    const reader = follow(open(nodes[0]!.clusterUrl));
    const ids = Array.from({ length: 150 }, (_, n) => `${n}`);
    for (const id of ids) {
      if (id === '50') nodes[1]!.lead();
      if (id === '100') {
        nodes[1]!.stop();
        nodes[2]!.lead();
      }
      expect(kindsOf(await store.append({ ...any(id), stream: streamOf(`s${Number(id) % 3}`) }))).toEqual([
        'stored',
      ]);
    }
    await reader.has(150);
    expect(await reader.end()).toEqual(ids);
  });
});

describe('eventstoredb: TLS, user and password', () => {
  it('are those of the address', async () => {
    const node = await new EventStoreDbDouble({ user }).start();
    nodes.push(node);
    const store = open(node.url);
    expect(kindsOf(await store.append(any('1')))).toEqual(['stored']);
    expect(await idsOf(store.readLog())).toEqual(['1']);
    expect(await idsOf(store.readStream(stream))).toEqual(['1']);
  });

  it('that are wrong are told at once', async () => {
    const node = await new EventStoreDbDouble({ user }).start();
    nodes.push(node);
    const store = open(node.url.replace('cagnotte:', 'nobody:'));
    await expect(store.append(any('1'))).rejects.toThrow(EventStoreUnavailable);
    await expect(store.head()).rejects.toThrow('refuses the user and password');
  });

  it('a node that another authority vouches for is not spoken to', async () => {
    const node = await new EventStoreDbDouble({ user }).start();
    nodes.push(node);
    const url = node.url.replace(/&tlsCAFile=.*$/, '');
    const retryPolicy = { totalMs: 300, firstPauseMs: 50 };
    const store = new EventStoreDbEventStore({ url, register: EMPTY_REGISTER, retryPolicy });
    opened.push(store);
    await expect(store.append(any('1'))).rejects.toThrow(EventStoreUnavailable);
    expect(node.log.appendSizes).toEqual([]);
  });
});
