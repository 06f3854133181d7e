import fc from 'fast-check';
import { EVENT_DEFINITIONS, type EventType } from '../../../src/ledger/event-contract/catalogue';
import type { EventDefinition } from '../../../src/kernel/event-definition';
import { partitionKeyOf } from '../../../src/ledger/fact-order/place.state';
import { GAME_CODES, type GameCode } from '../../../src/games/game-codes';
import { arbitraryOf, type ByName } from '../arbitrary/schema-arbitrary';
import { type PlayedGame, playedGames } from './real-rounds';
import { present } from '../../../src/kernel/present';

type Data = Readonly<Record<string, unknown>>;

const TABLE = '/casinos/granada/tables/T1';

/** The types whose facts are evaluated in order of their places. */
export const FOLDED: readonly EventDefinition[] = EVENT_DEFINITIONS.filter(
  ({ type }) =>
    partitionKeyOf({
      specversion: '1.0',
      id: 'e',
      source: TABLE,
      type,
      time: '2026-05-01T21:00:00Z',
      gamingday: '2026-05-01',
      data: { pool: 'p', table: 'T1', period: { year: 2026, quarter: 2 } },
    }) !== undefined,
);

const some = (...values: readonly unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);

/** Few names, so that facts are often about the same things. */
const NAMES: ByName = {
  table: some('T1', 'T1', 'T2', 'T3'),
  currency: fc.oneof({ arbitrary: some('EUR'), weight: 15 }, { arbitrary: some('USD'), weight: 1 }),
  game: fc.constantFrom(...GAME_CODES),
  slip: some('S1', 'S2', 'S3'),
  box: some('B1', 'B2'),
  replacement: some('B1', 'B2'),
  bank: some('K1', 'K1', 'K2'),
  continues: some('K1', 'K2'),
  ...Object.fromEntries(
    ['banker', 'player', 'member', 'partner', 'winner', 'goesOn'].map((name) => [name, some('p1', 'p2')]),
  ),
  pool: some('carrusel', 'carrusel', 'other'),
  toPool: some('other', 'carrusel'),
  document: some('D1', 'D2'),
  guaranteeReleased: some('D1', 'D2'),
  entry: some('L1', 'L2'),
  roundNo: some(1, 2, 3),
  coupNo: some(1, 2, 3),
  shoeNo: some(1, 1, 2),
  handNo: some('1', '2', '3'),
  id: some('E1', 'E2', 'E3'),
  account: some('chips:cage', 'cash:cage', 'bank', 'opening', 'jackpot:carrusel', 'tips'),
  point: some('cage', 'cage', 'tips', 'table', 'cambista'),
  set: some('A'),
};

/** Fields that influence no other fact. */
const WITHOUT = new Set(['pieces', 'notes', 'name', 'reason', 'where', 'colour', 'equipment', 'deckSet']);

/** Few amounts, so that counts often agree with the books. */
const AMOUNTS = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 100, 200, 500, 1_000, 2_000) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50 }).map((units) => units * 100) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5_000 }) },
);

const anyData = new Map<string, fc.Arbitrary<Data>>(
  FOLDED.map(({ type, data }) => [
    type,
    arbitraryOf(data, { byName: NAMES, amounts: AMOUNTS, without: WITHOUT }) as fc.Arbitrary<Data>,
  ]),
);

/** Fixed lists of names whose property has a name that `NAMES` does not cover, by type. */
const LISTS: Readonly<Partial<Record<EventType, Data>>> = {
  'cagnotte.jackpot.opened.v1': { tables: ['T1', 'T2'] },
  'cagnotte.money.paid-over.v1': { entries: ['L1', 'L2'] },
};

/** Arbitrary data of a type for a table of a game. */
export function dataOf(type: string, game: GameCode): fc.Arbitrary<Data> {
  const any = anyData.get(type)!.map((data): Data => ({ ...atPoint(data), ...LISTS[type as EventType] }));
  if (type === 'cagnotte.table.opened.v1') return opened(any, game);
  const rounds = gamesPlayed()
    .get(game)!
    .rounds.filter((round) => round.type === type);
  if (rounds.length === 0) return any;
  const real = fc
    .tuple(fc.constantFrom(...rounds.map(({ data }) => data as Data)), any)
    .map(([round, linked]): Data => ({ ...round, ...linksOf(linked) }));
  return fc.oneof(any, real);
}

/** Removes the table from a difference of the cage. */
const atPoint = ({ table, ...data }: Data): Data =>
  table === undefined || data['point'] === 'cage' ? data : { ...data, table };

/** An opening with the terms of the game, or with any. */
const opened = (any: fc.Arbitrary<Data>, game: GameCode): fc.Arbitrary<Data> => {
  const { opening } = gamesPlayed().get(game)!;
  return fc.tuple(any, fc.boolean()).map(([{ float, captures, box, ...terms }, isReal]): Data => ({
    ...(isReal ? opening : terms),
    float,
    captures,
    game,
    ...present({ box }),
  }));
};

/** The fields that link a round with other facts: number, bank, pools, carried pot. */
const linksOf = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => LINKS.has(name)));

const LINKS = new Set([
  ...['currency', 'roundNo', 'coupNo', 'shoeNo', 'handNo', 'bank'],
  ...['poolStakes', 'poolPrizes', 'garages', 'carriedIn', 'carriedOut'],
]);

let played: ReadonlyMap<GameCode, PlayedGame> | undefined;

const gamesPlayed = (): ReadonlyMap<GameCode, PlayedGame> => (played ??= playedGames());
