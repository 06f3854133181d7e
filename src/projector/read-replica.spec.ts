import type { DataSource } from 'typeorm';
import { ReadReplica, type ReplicaSeen } from './read-replica';

/** A server that gives a set answer, or fails. */
class ServerDouble {
  answer: object | Error;
  isInitialized = true;
  initialized = 0;
  destroyed = 0;
  ended = 0;

  constructor(answer: object) {
    this.answer = answer;
  }

  get dataSource(): DataSource {
    const client = {
      query: () =>
        this.answer instanceof Error ? Promise.reject(this.answer) : Promise.resolve({ rows: [this.answer] }),
      end: () => Promise.resolve(void (this.ended += 1)),
    };
    const isUp = (): boolean => this.isInitialized;
    return {
      get isInitialized() {
        return isUp();
      },
      initialize: () => {
        this.initialized += 1;
        this.isInitialized = true;
        return Promise.resolve();
      },
      destroy: () => Promise.resolve(void (this.destroyed += 1)),
      createQueryRunner: () => ({
        isReleased: false,
        connect: () => Promise.resolve(client),
        release: () => Promise.resolve(),
      }),
    } as unknown as DataSource;
  }
}

let now: number;
let abandoned: number;
let told: [ReplicaSeen['state'], unknown][];
let primary: ServerDouble;
let server: ServerDouble;
let replica: ReadReplica;

beforeEach(() => {
  [now, abandoned, told] = [0, 0, []];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  primary = new ServerDouble({ cluster: '7/1', written: '0/100' });
  server = new ServerDouble({ cluster: '7/1', replayed: '0/100' });
  replica = new ReadReplica(
    primary.dataSource,
    { place: 'replica', dataSource: server.dataSource, abandon: () => void (abandoned += 1) },
    { mostLagMs: 5_000, onChange: ({ state }, why) => told.push([state, why]) },
  );
});
afterEach(() => jest.restoreAllMocks());

/** The state that is seen at a moment, with the primary and the replica at these positions of the write-ahead log. */
const seenAt = async (at: number, written: string, replayed: string | null): Promise<ReplicaSeen> => {
  now = at;
  [primary.answer, server.answer] = [
    { cluster: '7/1', written },
    { cluster: '7/1', replayed },
  ];
  await replica.look();
  return replica.lastSeen;
};

describe('a replica', () => {
  it('is unreachable until its first check, and well once it has everything that the primary has', async () => {
    expect(replica.lastSeen).toEqual({ state: 'unreachable', lagMs: null });
    expect(await seenAt(0, '0/100', '0/100')).toEqual({ state: 'ok', lagMs: 0 });
  });

  it('stays well while it lacks something for no longer than it may, and is behind after that', async () => {
    await seenAt(0, '0/100', '0/100');
    expect(await seenAt(1_000, '0/200', '0/100')).toEqual({ state: 'ok', lagMs: 0 });
    expect(await seenAt(6_000, '0/300', '0/100')).toEqual({ state: 'ok', lagMs: 5_000 });
    expect(await seenAt(6_001, '0/300', '0/100')).toEqual({ state: 'behind', lagMs: 5_001 });
  });

  it('that was behind is well again only within a second', async () => {
    await seenAt(0, '0/200', '0/100');
    expect(await seenAt(9_000, '0/300', '0/100')).toMatchObject({ state: 'behind' });
    expect(await seenAt(10_001, '0/400', '0/200')).toEqual({ state: 'behind', lagMs: 1_001 });
    expect(await seenAt(11_001, '0/400', '0/300')).toEqual({ state: 'ok', lagMs: 1_000 });
  });

  it('is a stranger if it follows no primary or another one', async () => {
    expect(await seenAt(0, '0/100', null)).toEqual({ state: 'stranger', lagMs: null });
    server.answer = { cluster: '8/1', replayed: '0/100' };
    await replica.look();
    expect(replica.lastSeen).toEqual({ state: 'stranger', lagMs: null });
  });

  it('is unreachable where it fails, and every connection to it is broken', async () => {
    await seenAt(0, '0/100', '0/100');
    const failure = new Error('lost');
    server.answer = failure;
    await replica.look();
    expect(replica.lastSeen).toEqual({ state: 'unreachable', lagMs: null });
    expect(abandoned).toBe(1);
    expect(told).toEqual([
      ['ok', undefined],
      ['unreachable', failure],
    ]);
  });

  it('is compared with the last known place of a primary that does not answer', async () => {
    await seenAt(0, '0/200', '0/100');
    primary.answer = new Error('lost');
    now = 6_000;
    await replica.look();
    expect(replica.lastSeen).toEqual({ state: 'behind', lagMs: 6_000 });
  });

  it('counts as well if no primary was ever seen', async () => {
    primary.answer = new Error('lost');
    await replica.look();
    expect(replica.lastSeen).toEqual({ state: 'ok', lagMs: 0 });
  });

  it('is reported when its state is first known and when it changes', async () => {
    server.answer = new Error('lost');
    await replica.look();
    await replica.look();
    await seenAt(0, '0/100', '0/100');
    await seenAt(1, '0/100', '0/100');
    expect(told.map(([state]) => state)).toEqual(['unreachable', 'ok']);
  });

  it('is connected at its first check', async () => {
    server.isInitialized = false;
    await replica.look();
    await replica.look();
    expect([server.initialized, replica.lastSeen.state]).toEqual([1, 'ok']);
  });

  it('is checked once for all requests at the same time', async () => {
    const [one, other] = [replica.look(), replica.look()];
    expect(one).toBe(other);
    await one;
    const later = replica.look();
    expect(later).not.toBe(one);
    await later;
  });

  it('is not checked after it is stopped', async () => {
    await replica.start();
    expect(replica.lastSeen.state).toBe('ok');
    await replica.stop();
    expect([abandoned, server.destroyed]).toEqual([1, 1]);
    server.answer = new Error('lost');
    await replica.look();
    expect(replica.lastSeen.state).toBe('ok');
  });

  it('that was never connected to is not closed', async () => {
    server.isInitialized = false;
    await replica.stop();
    expect(server.destroyed).toBe(0);
  });
});
