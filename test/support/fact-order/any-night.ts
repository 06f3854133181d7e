import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { EventDefinition } from '../../../src/kernel/event-definition';
import { GAME_CODES, type GameCode } from '../../../src/games/game-codes';
import { dataOf, FOLDED } from './any-fact';
import { anyPoolNight } from './any-pool-night';

const DAYS = ['2026-05-01', '2026-05-02'] as const;
const TABLES = ['T1', 'T2', 'T3'] as const;

/** Frequent subjects of a night; other facts may occur, too. */
const SUBJECTS: readonly RegExp[] = [
  /^cagnotte\.(table|box|drop|tips|slot|cambista|round|chips\.exchanged|cage\.(float|credit))/,
  /^cagnotte\.(cage|chips|tips|money|variance|duty|ledger)/,
  /^cagnotte\.(bank|coup|shoe|slot|table\.(opened|closed))/,
  /^cagnotte\.bank\.(deposit|put|with|broken)/,
  /^cagnotte\.(hand|poker|cambista|slot|table\.(opened|closed))/,
  /^cagnotte\.(jackpot|round|slot|table\.closed)/,
  /^cagnotte\.(tips|money|variance|cage\.counted)/,
  /./,
];

/** The games of the tables, and the sources with sequence numbers. */
interface Scene {
  readonly games: readonly GameCode[];
  readonly subjects: RegExp;
  /** One bit for each source. */
  readonly numbered: number;
  readonly casinos: number;
}

const anyScene: fc.Arbitrary<Scene> = fc.record({
  games: fc.array(fc.constantFrom(...GAME_CODES), { minLength: 1, maxLength: TABLES.length }),
  subjects: fc.constantFrom(...SUBJECTS),
  numbered: fc.integer({ min: 0, max: 15 }),
  casinos: fc.constantFrom(1, 1, 2),
});

/** A fact without its sequence number. */
interface Told {
  readonly definition: EventDefinition;
  readonly casino: number;
  readonly table: number;
  readonly device: number;
  readonly day: number;
  readonly session: number;
  /** When it happened, in minutes after 20:00. */
  readonly minute: number;
  /** The wrong clock of its source, if it was wrong. */
  readonly clock: number | undefined;
  readonly data: unknown;
}

const MINUTE = fc.oneof(fc.nat({ max: 599 }), fc.constantFrom(0, 60, 300));

const telling = (definition: EventDefinition, game: GameCode, table: number, casinos: number) =>
  fc.record<Told>({
    definition: fc.constant(definition),
    casino: fc.nat({ max: casinos - 1 }),
    table: fc.constant(table),
    device: fc.constantFrom(0, 0, 1, 2),
    day: fc.nat({ max: DAYS.length - 1 }),
    session: fc.constantFrom(1, 1, 1, 2),
    minute: MINUTE,
    clock: fc.option(MINUTE, { nil: undefined, freq: 6 }),
    data: dataOf(definition.type, game),
  });

/** Weight of a type: rounds and counts, on which others depend, are frequent. */
const weightOf = (type: string, subjects: RegExp): number =>
  (subjects.test(type) ? 14 : 1) * (OFTEN.test(type) ? 4 : 1);

const OFTEN = /^cagnotte\.((round|coup|hand)\.|\w+\.counted)/;

const anyTold = ({ games, subjects, casinos }: Scene): fc.Arbitrary<Told> =>
  fc.oneof(
    ...games.flatMap((game, table) =>
      FOLDED.map((definition) => ({
        weight: weightOf(definition.type, subjects),
        arbitrary: telling(definition, game, table, casinos),
      })),
    ),
  );

/** Openings of most tables. */
const openedTables = ({ games, casinos }: Scene) =>
  fc.tuple(
    ...games.map((game, table) =>
      fc.option(telling(definitionNamed('cagnotte.table.opened.v1'), game, table, casinos), {
        nil: undefined,
        freq: 2,
      }),
    ),
  );

const definitionNamed = (type: string): EventDefinition => FOLDED.find((each) => each.type === type)!;

const CASINOS = ['granada', 'ronda'] as const;
const DEVICES = ['', '/pit', '/count-room'] as const;

function sourceOf({ definition: { category, withoutTable }, casino, table, device }: Told): string {
  const house = `/casinos/${CASINOS[casino]}`;
  const isOfTable = category === 'table' && (withoutTable === undefined || device > 0);
  if (isOfTable) return `${house}/tables/${TABLES[table]}${DEVICES[device]}`;
  if (category === 'jackpot')
    return `${house}/${['pools/carrusel', 'office', `tables/${TABLES[table]}`][device]}`;
  if (category === 'casino') return `${house}/office`;
  return `${house}/${['cage', 'cage-2', 'office'][device]}`;
}

const instant = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T20:00:00Z`) + minute * 60_000).toISOString().replace('.000', '');

/** Whether a source reports sequence numbers in a night. */
const isNumbered = (source: string, { numbered }: Scene): boolean =>
  ((numbered >> (source.length % 4)) & 1) === 1;

/** The events of the facts: each source numbers all of its facts in order of time, or none. */
function factsOf(scene: Scene, told: readonly Told[]): CasinoEvent[] {
  const numbers = new Map<string, number>();
  return told
    .map((fact, index) => ({ fact, index, happened: instant(DAYS[fact.day]!, fact.minute) }))
    .sort((a, b) => (a.happened < b.happened ? -1 : a.happened > b.happened ? 1 : a.index - b.index))
    .map(({ fact, index }): CasinoEvent => {
      const { definition, day, session, minute, clock, data } = fact;
      const source = sourceOf(fact);
      const number = (numbers.get(source) ?? 0) + 1;
      numbers.set(source, number);
      return {
        specversion: '1.0',
        id: `f${index}`,
        source,
        type: definition.type,
        time: instant(DAYS[day]!, clock ?? minute),
        gamingday: DAYS[day]!,
        ...(session > 1 && { sessionno: session }),
        ...(isNumbered(source, scene) && { sequence: `${number}` }),
        data,
      };
    });
}

/** Opening balances, which may arrive late like any fact. */
const OPENING: Told['data'] = {
  currency: 'EUR',
  balances: [
    { account: 'chips:cage', amount: 10_000_000 },
    { account: 'chips:issued', amount: -10_000_000 },
    { account: 'cash:cage', amount: 5_000_000 },
    { account: 'opening', amount: -5_000_000 },
  ],
};

const opening = (casino: number): Told => ({
  definition: definitionNamed('cagnotte.ledger.opened.v1'),
  casino,
  table: 0,
  device: 0,
  day: 0,
  session: 1,
  minute: 0,
  clock: undefined,
  data: OPENING,
});

/** Arbitrary, inconsistent facts on two gaming days of one or two casinos, mostly with an opened ledger. */
const anyNightOf = (scenes: fc.Arbitrary<Scene>): fc.Arbitrary<readonly CasinoEvent[]> =>
  scenes.chain((scene) =>
    fc
      .tuple(
        fc.array(anyTold(scene), { minLength: 1, maxLength: 18, size: 'max' }),
        openedTables(scene),
        fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
      )
      .map(([told, tables, isOpened]) =>
        factsOf(scene, [
          ...told,
          ...tables.filter((table) => table !== undefined),
          ...(isOpened ? Array.from({ length: scene.casinos }, (_, casino) => opening(casino)) : []),
        ]),
      ),
  );

const anyHouseNight = anyNightOf(anyScene);

/** Nights in which every table has the same game, so that what a house may have once is there twice. */
export const anyNightOfGame = (game: GameCode): fc.Arbitrary<readonly CasinoEvent[]> =>
  anyNightOf(anyScene.map((scene) => ({ ...scene, games: scene.games.map(() => game) })));

/** A night of any facts, or of one pool. */
export const anyNight: fc.Arbitrary<readonly CasinoEvent[]> = fc.oneof(
  { weight: 5, arbitrary: anyHouseNight },
  { weight: 1, arbitrary: anyPoolNight },
);

/** The games of the tables that open in a night. */
export const gamesIn = (night: readonly CasinoEvent[]): readonly string[] =>
  night
    .filter(({ type }) => type === 'cagnotte.table.opened.v1')
    .map(({ data }) => (data as { game: string }).game);
