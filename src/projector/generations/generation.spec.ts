import { DatabaseDouble } from '../../../test/support/database/database-double';
import type { LogPosition } from '../../event-log/event-store.port';
import { ALL_PARTITIONS } from './checkpoints';
import {
  addCheckpoint,
  analyzeIfNever,
  BooksOfEarlierRelease,
  holdLivePlaces,
  liveGeneration,
  LivePlacesUnknown,
  lockCheckpoints,
  moveCheckpoints,
  placeCheckpoints,
  readLivePlaces,
  readLivePosition,
  readPlacesToGoOnFrom,
  retireGeneration,
  seeGeneration,
  switchTo,
} from './generation';

const at = (place: number): LogPosition => `${place}` as LogPosition;
const order = { compareLogPositions: (a: LogPosition, b: LogPosition) => Number(a) - Number(b) };

const LIVE = 'FROM projection.live JOIN projection.checkpoint';
const LOCKED = 'FROM projection.checkpoint WHERE generation = $1';
const ROWS = [
  { generation: 3, partitions: [0, 2], place: '9' },
  { generation: 3, partitions: [1], place: null },
];
const PLACES = new Map([
  [0, '9'],
  [2, '9'],
  [1, undefined],
]);

describe('the live generation', () => {
  it('is the one that the single row names', async () =>
    expect(
      await liveGeneration(
        new DatabaseDouble({ 'SELECT generation FROM projection.live': [{ generation: 3 }] }),
      ),
    ).toBe(3));

  it('has a place for each partition of casinos, none for those at the beginning of the log', async () =>
    expect(await readLivePlaces(new DatabaseDouble({ [LIVE]: ROWS }))).toEqual({
      generation: 3,
      places: PLACES,
    }));

  it('is refused with the remedy if the rows that name it are gone', async () => {
    const nothing = new DatabaseDouble({ [LIVE]: [], 'SELECT generation FROM projection.live': [] });
    await expect(liveGeneration(nothing)).rejects.toThrow(LivePlacesUnknown);
    await expect(readLivePlaces(nothing)).rejects.toThrow(/names no generation, or .* Run `cagnotte verify`/);
  });

  it('is complete up to the place of the partition that is furthest behind', async () => {
    const place = async (...rows: readonly object[]) =>
      (await readLivePosition(new DatabaseDouble({ [LIVE]: rows }), order)).place;
    expect(await place(...ROWS)).toBeUndefined();
    expect(await place(ROWS[0]!, { ...ROWS[1], place: '10' })).toBe('9');
  });

  it('is continued only if its books are in the one order of facts', async () => {
    const places = (inOneOrder?: boolean) =>
      readPlacesToGoOnFrom(
        new DatabaseDouble({
          'SELECT in_one_order': inOneOrder === undefined ? [] : [{ in_one_order: inOneOrder }],
          [LIVE]: ROWS,
        }),
      );
    expect(await places(true)).toEqual({ generation: 3, places: PLACES });
    expect(await places()).toEqual({ generation: 3, places: PLACES });
    await expect(places(false)).rejects.toThrow(BooksOfEarlierRelease);
    await expect(places(false)).rejects.toMatchObject({ name: 'BooksOfEarlierRelease' });
  });

  it('is set as the search path of a transaction', async () => {
    const database = new DatabaseDouble({ 'SET LOCAL': [] });
    await seeGeneration(database, 3);
    expect(database.asked.map(({ sql }) => sql)).toEqual([
      'SET LOCAL search_path = pg_catalog, generation_3, pg_temp',
    ]);
  });
});

describe('the locks of checkpoints', () => {
  it('include the partitions asked for, and others that share their rows', async () => {
    const database = new DatabaseDouble({ [LOCKED]: ROWS });
    expect(await lockCheckpoints(database, 3, new Set([0, 1]))).toEqual(PLACES);
    expect(database.asked[0]!.parameters).toEqual([3, [0, 1]]);
    expect(database.asked[0]!.sql).toContain('ORDER BY partitions FOR UPDATE');
    await lockCheckpoints(database, 3);
    expect(database.asked[1]!.parameters).toEqual([3, [...ALL_PARTITIONS]]);
  });

  it('are taken again if another generation went live meanwhile, or rows were divided', async () => {
    const [generations, locked] = [
      [3, 4, 4],
      [ROWS, ROWS.slice(1), ROWS],
    ];
    const live = [4, 4, 4].map((generation) => ROWS.map((row) => ({ ...row, generation })));
    const next =
      <Each>(of: Each[]) =>
      () =>
        of.shift()!;
    const database = new DatabaseDouble({
      'SET LOCAL': [],
      'SELECT generation FROM projection.live': () => [{ generation: next(generations)() }],
      [LOCKED]: next(locked),
      [LIVE]: next(live),
    });
    expect(await holdLivePlaces(database)).toEqual({ generation: 4, places: PLACES });
    expect(database.saying('FOR UPDATE')).toHaveLength(3);
    expect(database.saying('SET LOCAL')).toEqual(['SET LOCAL idle_in_transaction_session_timeout = 60000']);
  });
});

describe('the move of checkpoints', () => {
  const moving = (same: readonly object[]) =>
    new DatabaseDouble({ 'UPDATE projection.checkpoint': same, 'DELETE FROM projection.checkpoint': [] });

  it('changes the row of the partitions if they have one', async () => {
    const database = moving([{}]);
    await moveCheckpoints(database, 3, { partitions: new Set([10, 2]), place: at(7) });
    expect(database.asked.map(({ parameters }) => parameters)).toEqual([[3, [2, 10], '7']]);
  });

  it('divides a row if the partitions have none of their own', async () => {
    const database = moving([]);
    await moveCheckpoints(database, 3, { partitions: new Set([10, 2]), place: undefined });
    expect(database.asked.map(({ parameters }) => parameters)).toEqual([
      [3, [2, 10], null],
      [3, [2, 10], null],
    ]);
    expect(database.saying('DELETE FROM projection.checkpoint')).toHaveLength(1);
  });

  it('changes partitions with the same target together', async () => {
    const database = moving([{}]);
    await placeCheckpoints(
      database,
      3,
      new Map([
        [0, at(7)],
        [1, undefined],
        [2, at(7)],
      ]),
    );
    expect(database.asked.map(({ parameters }) => parameters)).toEqual([
      [3, [0, 2], '7'],
      [3, [1], null],
    ]);
  });

  it('of a new generation stand for all partitions at the beginning of the log', async () => {
    const database = new DatabaseDouble({ 'INSERT INTO projection.checkpoint': [] });
    await addCheckpoint(database, 3);
    expect(database.asked[0]!.parameters).toEqual([3, [...ALL_PARTITIONS]]);
  });
});

describe('a generation', () => {
  const ended = (madeLive: readonly object[] = [{}]) =>
    new DatabaseDouble({
      'UPDATE projection.generation AS row': [],
      'WITH made_live AS': madeLive,
      'UPDATE projection.live SET generation': [],
      'projection.drop_generation': [],
      'DELETE FROM projection.': [],
      'UPDATE projection.generation SET': [],
    });
  const deletedFrom = (database: DatabaseDouble): (string | undefined)[] =>
    database.saying('DELETE FROM').map((sql) => /FROM projection\.(\w+)/.exec(sql)?.[1]);

  it('goes live in the place of the one before, and what made it is forgotten', async () => {
    const database = ended();
    await switchTo(database, 4);
    expect(JSON.parse(database.asked[0]!.parameters[0] as string)).toEqual([
      { 'of state': 'live', 'to state': 'retired' },
    ]);
    expect(database.asked.slice(1, 3).map(({ parameters }) => parameters)).toEqual([[4], [4]]);
    expect(database.saying('UPDATE projection.live SET generation')).toHaveLength(1);
    expect(deletedFrom(database)).toEqual(['build_head', 'build']);
    expect(JSON.parse(database.asked.at(-1)!.parameters[0] as string)).toEqual([{ 'of generation': 4 }]);
  });

  it('does not go live where it is not being built any more', async () => {
    const database = ended([]);
    await expect(switchTo(database, 4)).rejects.toThrow('generation 4 is not being built any more');
    expect(database.saying('UPDATE projection.live SET generation')).toEqual([]);
  });

  it('that is retired loses its tables, its checkpoints and what made it', async () => {
    const database = ended();
    await retireGeneration(database, 4);
    expect(database.saying('projection.drop_generation')).toHaveLength(1);
    expect(deletedFrom(database)).toEqual(['checkpoint', 'kept_day', 'build_head', 'build']);
    expect(database.saying("SET state = 'retired'")).toHaveLength(1);
    expect(database.asked.slice(0, 4).map(({ parameters }) => parameters)).toEqual([[4], [4], [4], [4]]);
  });

  it.each<[string, readonly object[], number]>([
    ['never had statistics', [{ is_known: false }], 1],
    ['has statistics', [{ is_known: true }], 0],
    ['is gone', [], 0],
  ])('is analysed only if it never had statistics: one that %s', async (_what, known, times) => {
    const database = new DatabaseDouble({ 'FROM pg_class': known, 'projection.analyze_generation': [] });
    await analyzeIfNever(database, 4);
    expect(database.asked[0]!.parameters).toEqual(['generation_4.journal_line']);
    expect(database.asked.slice(1).map(({ parameters }) => parameters)).toEqual(
      Array.from({ length: times }, () => [4]),
    );
  });
});
