import { type DatabaseAnswers, DatabaseDouble } from '../../../test/support/database/database-double';
import { dropUnusedGenerations, openRebuildTarget, takeOverTarget } from './unused-generations';

const TRY = 'pg_try_advisory';
const DROP = 'projection.drop_generation';
const BUILDS = 'FROM projection.build JOIN';

/** Answers that determine the maker of a generation: the layout of the tables, and the migrations. */
const MAKER: DatabaseAnswers = {
  'FROM pg_class c JOIN pg_attribute': [],
  'FROM public.schema_migration': [],
};

const RETIRING: DatabaseAnswers = {
  [DROP]: [],
  'DELETE FROM projection.': [],
  "SET state = 'retired'": [],
};

const dropped = (database: DatabaseDouble): unknown[] =>
  database.asked.filter(({ sql }) => sql.includes(DROP)).map(({ parameters }) => parameters[0]);

describe('unused generations', () => {
  interface Given {
    readonly unused: readonly object[];
    readonly builds?: readonly object[];
    readonly readers?: readonly (readonly object[])[];
    /** Whether no process builds or holds it. */
    readonly isFree?: (generation: unknown) => boolean;
    readonly state?: (generation: unknown) => string;
  }

  function database(
    { unused, builds = [], readers = [], isFree = () => true, state = () => 'retired' }: Given,
    more: DatabaseAnswers = {},
  ): DatabaseDouble {
    const open = [...readers];
    return new DatabaseDouble({
      [BUILDS]: builds,
      "WHERE state <> 'live'": unused,
      clock_timestamp: [{ now: '2026-01-01' }],
      'FROM pg_stat_activity': () => open.shift() ?? [],
      'SET LOCAL': [],
      [TRY]: ([, generation]) => [{ got: isFree(generation) }],
      'FOR UPDATE': ([generation]) => [{ state: state(generation) }],
      ...MAKER,
      ...RETIRING,
      ...more,
    });
  }

  const building = (generation: number) => ({ generation, state: 'building' });
  const retired = (generation: number) => ({ generation, state: 'retired' });

  it('are dropped if they are replaced or their builder has gone', async () => {
    const given = database({ unused: [retired(1), building(3)] });
    await dropUnusedGenerations(given.dataSource);
    expect(dropped(given)).toEqual([1, 3]);
    expect(given.saying('SET LOCAL')).toEqual([
      'SET LOCAL lock_timeout = 5000',
      'SET LOCAL lock_timeout = 5000',
    ]);
    expect(given.connections).toBe(0);
  });

  it('are kept while they are being built, or if they have gone live meanwhile', async () => {
    const given = database({
      unused: [building(3), building(4), building(5)],
      isFree: (each) => each !== 3,
      state: (each) => (each === 4 ? 'live' : 'building'),
    });
    await dropUnusedGenerations(given.dataSource);
    expect(dropped(given)).toEqual([5]);
  });

  it('are left to the program that can continue them, and to no other one', async () => {
    const builds = [{ generation: 3, begun_at: new Date(0) }];
    const unused = [building(3), building(4)];
    const same = database({ unused, builds });
    await dropUnusedGenerations(same.dataSource, 'program');
    expect(dropped(same)).toEqual([4]);
    const none = database({ unused, builds });
    await dropUnusedGenerations(none.dataSource);
    expect(dropped(none)).toEqual([3, 4]);
  });

  it('that were replaced wait for their readers, those that were being built have none', async () => {
    const given = database({ unused: [retired(1)], readers: [[{}], [{}]] });
    await dropUnusedGenerations(given.dataSource);
    expect(given.saying('FROM pg_stat_activity')).toHaveLength(3);
    expect(given.asked.find(({ sql }) => sql.includes('FROM pg_stat_activity'))!.parameters).toEqual([
      '2026-01-01',
    ]);
    expect(dropped(given)).toEqual([1]);
    const built = database({ unused: [building(3)] });
    await dropUnusedGenerations(built.dataSource);
    expect(built.saying('FROM pg_stat_activity')).toEqual([]);
  });

  it('that are still read after five seconds are left, and those that were being built are dropped', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    try {
      const given = database(
        { unused: [retired(1), building(3)] },
        {
          'FROM pg_stat_activity': () => {
            now += 2_500;
            return [{}];
          },
        },
      );
      await dropUnusedGenerations(given.dataSource);
      expect(given.saying('FROM pg_stat_activity')).toHaveLength(2);
      expect(dropped(given)).toEqual([3]);
    } finally {
      clock.mockRestore();
    }
  });

  const failing = (code: string): DatabaseAnswers => ({
    [DROP]: () => {
      throw Object.assign(new Error('no'), { code });
    },
  });

  it('are kept for the next time if a lock is not available; any other failure is thrown', async () => {
    const locked = database({ unused: [building(3)] }, failing('55P03'));
    await dropUnusedGenerations(locked.dataSource);
    expect(locked.saying('ROLLBACK')).toHaveLength(1);
    const broken = database({ unused: [building(3)] }, failing('08006'));
    await expect(dropUnusedGenerations(broken.dataSource)).rejects.toMatchObject({ code: '08006' });
  });
});

describe('a generation that is opened', () => {
  const opening = (more: DatabaseAnswers = {}): DatabaseDouble =>
    new DatabaseDouble({
      pg_advisory_unlock_all: [],
      pg_advisory_xact_lock: [],
      pg_advisory_lock: [],
      'max(generation)': [{ next: 8 }],
      'projection.open_generation': [],
      'INSERT INTO projection.': [],
      ...MAKER,
      ...RETIRING,
      ...more,
    });

  it('has the next number, and a lock of its builder before anybody sees it', async () => {
    const database = opening();
    const { generation } = await openRebuildTarget(database.dataSource);
    expect(generation).toBe(8);
    expect(database.asked.map(({ sql, parameters }) => [sql.slice(0, 40), parameters.at(-1)])).toEqual([
      ['BEGIN', undefined],
      ['SELECT pg_advisory_xact_lock($1, $2)', 0],
      ['SELECT 1 + greatest(0, max(generation), ', undefined],
      ['SELECT pg_advisory_lock($1, $2)', 8],
      ['SELECT projection.open_generation($1)', 8],
      ['INSERT INTO projection.checkpoint (gener', expect.any(Array)],
      ['COMMIT', undefined],
    ]);
    expect(database.connections).toBe(1);
  });

  it('notes the program that may continue it, where there is one', async () => {
    const database = opening();
    await openRebuildTarget(database.dataSource, 'program');
    const [noted] = database.asked.filter(({ sql }) => sql.startsWith('INSERT INTO projection.build '));
    expect(noted!.parameters).toEqual([8, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('is dropped by the connection that has its lock, and releases it', async () => {
    const database = opening();
    const target = await openRebuildTarget(database.dataSource);
    await target.drop();
    expect(dropped(database)).toEqual([8]);
    expect(database.asked.at(-1)!.sql).toBe('COMMIT');
    await target.release();
    expect(database.saying('pg_advisory_unlock_all')).toHaveLength(1);
    expect(database.connections).toBe(0);
  });

  const broken = (): never => {
    throw new Error('lost');
  };

  it('is kept, with the failure thrown, if it cannot be dropped', async () => {
    const database = opening({ [DROP]: broken });
    const target = await openRebuildTarget(database.dataSource);
    await expect(target.drop()).rejects.toThrow('lost');
    expect(database.asked.at(-1)!.sql).toBe('ROLLBACK');
  });

  it('returns its connection if the opening fails', async () => {
    const database = opening({ 'projection.open_generation': broken, pg_advisory_unlock_all: broken });
    await expect(openRebuildTarget(database.dataSource)).rejects.toThrow('lost');
    expect(database.saying('ROLLBACK')).toHaveLength(1);
    expect(database.connections).toBe(0);
  });
});

describe('a generation whose builder was killed', () => {
  const BEGUN = new Date('2026-01-01T00:00:00Z');
  const build = (generation: number) => ({ generation, begun_at: BEGUN });

  interface Given {
    readonly builds: readonly (readonly object[])[];
    readonly isFree?: (generation: unknown) => boolean;
    readonly heads?: readonly object[];
  }

  function killed({ builds, isFree = () => true, heads = [] }: Given): DatabaseDouble {
    const asked = [...builds];
    return new DatabaseDouble({
      [BUILDS]: () => (asked.length > 1 ? asked.shift()! : asked[0]!),
      [TRY]: ([, generation]) => [{ got: isFree(generation) }],
      'FROM projection.checkpoint WHERE generation': [{ partitions: [0], place: '7' }],
      'FROM projection.build_head': heads,
      'AS head(casino text': [{ casino: 'granada' }].slice(0, heads.length),
      pg_advisory_unlock: [],
      ...MAKER,
      ...RETIRING,
    });
  }

  const head = (casino = 'granada') => ({
    ...{ casino, last_number: 4n, chain_hash: Buffer.from('ab', 'hex'), chain_version: 2 },
    ...{ last_recorded_at: BEGUN, repeats_skipped: 1n },
  });

  it('is taken over with how far it is, and its lock is kept', async () => {
    const database = killed({ builds: [[build(3)]], heads: [head()] });
    const target = await takeOverTarget(database.dataSource, 'program');
    expect(target).toMatchObject({ generation: 3, begunAt: BEGUN, places: new Map([[0, '7']]) });
    expect(target!.heads.get('granada')).toEqual({
      ...{
        number: 4n,
        chainHash: 'ab',
        chainVersion: 2,
        recordedAt: BEGUN.toISOString(),
        repeatsSkipped: 1n,
      },
    });
    expect(database.saying('pg_advisory_unlock')).toEqual([]);
    expect(database.connections).toBe(1);
    await target!.release();
    expect(database.connections).toBe(0);
  });

  it('is not taken over if its builder only stands still: the next one is taken', async () => {
    const database = killed({ builds: [[build(3), build(4)]], isFree: (each) => each !== 3 });
    expect((await takeOverTarget(database.dataSource, 'program'))!.generation).toBe(4);
  });

  it('is not taken over if another process has dropped it meanwhile', async () => {
    const database = killed({ builds: [[build(3)], []] });
    expect(await takeOverTarget(database.dataSource, 'program')).toBeUndefined();
    expect(dropped(database)).toEqual([]);
    expect(
      database.asked
        .filter(({ sql }) => sql.includes('pg_advisory_unlock($1'))
        .map(({ parameters }) => parameters[1]),
    ).toEqual([3]);
    expect(database.connections).toBe(0);
  });

  it('is dropped if the register no longer holds its records', async () => {
    const database = killed({ builds: [[build(3)]], heads: [head(), head('ronda')] });
    expect(await takeOverTarget(database.dataSource, 'program')).toBeUndefined();
    expect(dropped(database)).toEqual([3]);
  });

  it('may be absent; the connection is returned, after a failure as well', async () => {
    const database = killed({ builds: [[]] });
    expect(await takeOverTarget(database.dataSource, 'program')).toBeUndefined();
    expect(database.connections).toBe(0);
    const broken = new DatabaseDouble({ ...MAKER, pg_advisory_unlock_all: [] });
    await expect(takeOverTarget(broken.dataSource, 'program')).rejects.toThrow('nobody foresaw');
    expect(broken.connections).toBe(0);
  });

  it('is found by the program and by the layout of its tables', async () => {
    const madeBy = async (program: string, layout: readonly object[] = []): Promise<unknown> => {
      const database = new DatabaseDouble({
        'FROM pg_class c JOIN pg_attribute': layout,
        'FROM public.schema_migration': [],
        [BUILDS]: [],
        pg_advisory_unlock_all: [],
      });
      await takeOverTarget(database.dataSource, program);
      return database.asked.find(({ sql }) => sql.includes(BUILDS))!.parameters[0];
    };
    expect(await madeBy('a')).toBe(await madeBy('a'));
    expect(await madeBy('a')).not.toBe(await madeBy('b'));
    expect(await madeBy('a')).not.toBe(await madeBy('a', [{ relation: 'hand' }]));
  });
});
