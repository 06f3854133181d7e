import type { DataSource } from 'typeorm';
import type { ReadReplica, ReplicaState } from './read-replica';
import { ReadSources } from './read-sources';

const PRIMARY = { of: 'primary' } as unknown as DataSource;
const REPLICA = { of: 'replica' } as unknown as DataSource;

class ReplicaDouble {
  lastSeen: { state: ReplicaState; lagMs: number | null } = { state: 'ok', lagMs: 12 };
  readonly dataSource = REPLICA;
  looks = 0;
  isStopped = false;

  look(): Promise<void> {
    this.looks += 1;
    return Promise.resolve();
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return Promise.resolve();
  }
}

let replica: ReplicaDouble;
let sources: ReadSources;
beforeEach(() => {
  replica = new ReplicaDouble();
  sources = new ReadSources(PRIMARY, replica as unknown as ReadReplica);
});

const fault = (code?: string): Error => Object.assign(new Error('lost'), { code });
/** An error of the driver as TypeORM throws it. */
const ofDriver = (code: string): Error => Object.assign(new Error('lost'), { driverError: { code } });
const ofGraphQL = (originalError?: Error): Error =>
  Object.assign(new Error('refused'), { name: 'GraphQLError', originalError });

/** A reading that fails on the replica. */
const failing =
  (failure: unknown) =>
  async (source: DataSource): Promise<string> => {
    if (source === REPLICA) throw failure;
    return 'whole';
  };

describe('a query is read', () => {
  const where = (): Promise<DataSource> => sources.read((source) => Promise.resolve(source));

  it('from the replica while it is well', async () => {
    expect(await where()).toBe(REPLICA);
    expect(sources.answered).toEqual({ replica: 1, primary: 0 });
    expect(sources.seen).toEqual({ state: 'ok', lagMs: 12 });
  });

  it.each<ReplicaState>(['behind', 'unreachable', 'stranger'])(
    'from the primary while the replica is %s',
    async (state) => {
      replica.lastSeen = { state, lagMs: null };
      expect(await where()).toBe(PRIMARY);
      expect(sources.answered).toEqual({ replica: 0, primary: 1 });
      expect(sources.repeated).toEqual({ 'recovery-conflict': 0, failure: 0, refusal: 0 });
    },
  );

  it('from the primary where there is no replica', async () => {
    sources = new ReadSources(PRIMARY);
    expect(await where()).toBe(PRIMARY);
    expect(sources.seen).toBeUndefined();
    await sources.close();
  });

  it('until the sources are closed, which stops the replica', async () => {
    await sources.close();
    expect(replica.isStopped).toBe(true);
  });
});

describe('a query that the replica does not answer is read again from the primary', () => {
  it('and counted as a refusal if the answer is incomplete', async () => {
    const read = (source: DataSource): Promise<string> =>
      Promise.resolve(source === REPLICA ? 'a part' : 'whole');
    expect(await sources.read(read, (answer) => answer === 'whole')).toBe('whole');
    expect(sources.answered).toEqual({ replica: 0, primary: 1 });
    expect(sources.repeated).toEqual({ 'recovery-conflict': 0, failure: 0, refusal: 1 });
  });

  it.each<[string, unknown, object, number]>([
    ['a statement that replay ended', ofDriver('40001'), { 'recovery-conflict': 1 }, 0],
    ['a deadlock with replay', fault('40P01'), { 'recovery-conflict': 1 }, 0],
    ['a cancelled statement', fault('57014'), { 'recovery-conflict': 1 }, 0],
    ['a dropped database', fault('57P04'), { 'recovery-conflict': 1 }, 0],
    ['a lost connection, after which it is looked at', fault('08006'), { failure: 1 }, 1],
    ['an error without a code', fault(), { failure: 1 }, 1],
    ['a fault behind an error of GraphQL', ofGraphQL(ofDriver('40001')), { 'recovery-conflict': 1 }, 0],
    ['a refusal of GraphQL', ofGraphQL(), { refusal: 1 }, 0],
    ['a refusal behind another one', ofGraphQL(ofGraphQL()), { refusal: 1 }, 0],
    ['a refusal of HTTP', { statusCode: 409 }, { refusal: 1 }, 0],
  ])('and counted by its reason: %s', async (_what, failure, counted, looks) => {
    expect(await sources.read(failing(failure))).toBe('whole');
    expect(sources.repeated).toEqual({ 'recovery-conflict': 0, failure: 0, refusal: 0, ...counted });
    expect(replica.looks).toBe(looks);
  });

  it('and counted once for several reasons: as a conflict, else as a failure, else as a refusal', () => {
    sources.readAgain([ofGraphQL(), fault('08006'), fault('40001')]);
    expect(sources.repeated).toEqual({ 'recovery-conflict': 1, failure: 0, refusal: 0 });
    sources.readAgain([ofGraphQL(), fault('08006')]);
    expect(sources.repeated).toEqual({ 'recovery-conflict': 1, failure: 1, refusal: 0 });
  });

  it('and fails where the primary fails, too', async () => {
    const failure = new Error('gone');
    await expect(sources.read(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(sources.answered).toEqual({ replica: 0, primary: 0 });
  });
});
