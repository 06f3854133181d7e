import {
  BLACK,
  COLUMNS,
  CORNERS,
  type CoveredSet,
  DOZENS,
  EVEN,
  FIRST_FOUR,
  HIGH,
  LOW,
  ODD,
  RED,
  SIX_LINES,
  SPLITS,
  STRAIGHT_UPS,
  STREETS,
  STREETS_WITH_ZERO,
  TWO_COLUMNS,
  TWO_DOZENS,
} from '../../../../src/games/wheels/roulette-layout';
import type { GameForm } from '../../api/event-form';
import { decimalText } from '../../money/exact-json';
import { formatAmount, parseAmount } from '../../money/money';
import type { Reading, Typed } from './read-form';

/** The sets of numbers that a bet of a cloth with one zero may cover, by its type. */
const SETS: Readonly<Record<string, readonly CoveredSet[]>> = {
  'straight-up': STRAIGHT_UPS,
  split: SPLITS,
  street: STREETS,
  'street-zero': STREETS_WITH_ZERO,
  corner: CORNERS,
  'first-four': FIRST_FOUR,
  'six-line': SIX_LINES,
  column: COLUMNS,
  dozen: DOZENS,
  'two-columns': TWO_COLUMNS,
  'two-dozens': TWO_DOZENS,
  ...Object.fromEntries(
    Object.entries({ red: RED, black: BLACK, even: EVEN, odd: ODD, low: LOW, high: HIGH }).map(
      ([type, numbers]) => [type, [{ numbers }]],
    ),
  ),
};

/** A place on the cloth where a stake is put. */
export interface Spot {
  readonly type: string;
  /** The numbers that the form states, or the index of a column or dozen; empty where the type says them. */
  readonly selection: string;
  /** The numbers that it covers. */
  readonly numbers: readonly number[];
  /** Lines of the grid from and up to which it reaches, as CSS counts them: rows down, columns across. */
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

/** Whether bets and outcome of a game are those of a cloth with the numbers 0 to 36. */
export function isOnCloth(game: GameForm | undefined): game is GameForm {
  const outcome = game?.outcome;
  const number =
    outcome?.is === 'group' ? outcome.fields.find(({ name }) => name === 'number')?.shape : undefined;
  return number?.is === 'number' && number.most === 36 && game !== undefined && 'six-line' in game.bets;
}

/** The selection of a set as the form types it. */
const textOf = ({ selection }: CoveredSet): string =>
  selection === undefined ? '' : [selection].flat().join(' ');

const keyOf = (selection: string): string =>
  selection
    .split(/[\s;]+/)
    .filter((word) => word !== '')
    .map(Number)
    .sort((one, other) => one - other)
    .join(' ');

/**
 * Whether the numbers of a bet are a place on the cloth: two that lie beside each other for a split, four of a square for a
 * corner. A bet whose type says its numbers may leave them out.
 */
export function fitsCloth(type: string, selection: string): boolean {
  const sets = Object.hasOwn(SETS, type) ? SETS[type]! : undefined;
  const key = keyOf(selection);
  return (
    sets === undefined ||
    sets.some((set) =>
      set.selection === undefined ? key === '' || key === set.numbers.join(' ') : key === keyOf(textOf(set)),
    )
  );
}

/**
 * Tracks of the grid. Across: the edge for streets, then three numbers with a line between each two, and the dozens. Down: the zero, its
 * line, then twelve rows with a line between each two, and the columns.
 */
const columnOf = (number: number): number => 2 * (((number - 1) % 3) + 1);
const rowOf = (number: number): number => (number === 0 ? 1 : 1 + 2 * Math.ceil(number / 3));
const EDGE = 1;
const DOZENS_AT = 7;
const COLUMNS_AT = 27;

const least = (numbers: readonly number[]): number => Math.min(...numbers);
const most = (numbers: readonly number[]): number => Math.max(...numbers);
const at = (from: number, to = from + 1): readonly [number, number] => [from, to];

/** Where a set of numbers lies: on a number, on the line between two, on the corner of four, or at the edge of a row. */
function placeOf(type: string, { numbers, selection }: CoveredSet): Pick<Spot, 'rows' | 'columns'> {
  const index = [selection].flat()[0] ?? 0;
  switch (type) {
    case 'straight-up':
      return index === 0
        ? { rows: at(1), columns: at(2, DOZENS_AT) }
        : { rows: at(rowOf(index)), columns: at(columnOf(index)) };
    case 'dozen':
      return { rows: at(8 * index - 5, 8 * index + 2), columns: at(DOZENS_AT) };
    case 'two-dozens':
      return { rows: at(8 * index + 2), columns: at(DOZENS_AT) };
    case 'column':
      return { rows: at(COLUMNS_AT), columns: at(2 * index) };
    case 'two-columns':
      return { rows: at(COLUMNS_AT), columns: at(2 * index + 1) };
    case 'street':
      return { rows: at(rowOf(numbers[0]!)), columns: at(EDGE) };
    case 'six-line':
      return { rows: at(rowOf(numbers[0]!) + 1), columns: at(EDGE) };
    case 'first-four':
      return { rows: at(2), columns: at(EDGE) };
    default:
      return betweenNumbers(
        numbers.filter((number) => number > 0),
        numbers.includes(0),
      );
  }
}

/** Splits, corners and the threes with the zero lie on the lines between their numbers. */
function betweenNumbers(numbers: readonly number[], isWithZero: boolean): Pick<Spot, 'rows' | 'columns'> {
  const [first, last] = [least(numbers), most(numbers)];
  const row = isWithZero ? 2 : (rowOf(first) + rowOf(last)) / 2;
  const columns = numbers.map(columnOf);
  return { rows: at(row), columns: at((least(columns) + most(columns)) / 2) };
}

/** Even chances stand below the cloth, two beside each other, as on the French one. */
const CHANCES = ['low', 'high', 'even', 'odd', 'red', 'black'] as const;
const CHANCES_AT = COLUMNS_AT + 1;

const chanceAt = (index: number): Pick<Spot, 'rows' | 'columns'> => ({
  rows: at(CHANCES_AT + Math.floor(index / 2)),
  columns: index % 2 === 0 ? at(EDGE, 4) : at(4, DOZENS_AT + 1),
});

/** The spots of the cloth for the bets that a game has, in the order in which people read it. */
export function spotsOf({ bets }: Pick<GameForm, 'bets'>): readonly Spot[] {
  const spots = Object.entries(SETS).flatMap(([type, sets]) => {
    if (!Object.hasOwn(bets, type)) return [];
    const chance = (CHANCES as readonly string[]).indexOf(type);
    return sets.map((set) => ({
      ...{ type, selection: textOf(set), numbers: set.numbers },
      ...(chance === -1 ? placeOf(type, set) : chanceAt(chance)),
    }));
  });
  return spots.sort((one, other) => one.rows[0] - other.rows[0] || one.columns[0] - other.columns[0]);
}

export const isBlack = (number: number): boolean => BLACK.includes(number);

const betsIn = (typed: Typed): number => Number(typed['bets#'] ?? 0);

/** The row of the form with the bet on a spot, without details that the cloth does not show; -1 if there is none. */
export const rowOfSpot = (typed: Typed, { type, selection }: Pick<Spot, 'type' | 'selection'>): number =>
  Array.from({ length: betsIn(typed) }, (_, row) => row).findIndex(
    (row) =>
      typed[`bets.${row}.type`] === type &&
      keyOf(typed[`bets.${row}.selection`] ?? '') === keyOf(selection) &&
      DETAILS.every((detail) => (typed[`bets.${row}.${detail}`] ?? '') === ''),
  );

/** What tells two bets on the same numbers apart: whose they are. */
const DETAILS = ['seat', 'player', 'box'] as const;

/** The form after a stake was put on a spot: a new bet, or more on the one that lies there. */
export function withStake(typed: Typed, spot: Spot, stake: string, read: Reading): Typed {
  const found = rowOfSpot(typed, spot);
  const row = found === -1 ? betsIn(typed) : found;
  const before = found === -1 ? '' : (typed[`bets.${row}.stake`] ?? '');
  return {
    ...typed,
    'bets#': String(Math.max(betsIn(typed), row + 1)),
    [`bets.${row}.type`]: spot.type,
    ...(spot.selection === '' ? {} : { [`bets.${row}.selection`]: spot.selection }),
    [`bets.${row}.stake`]: together(before, stake, read),
  };
}

/** Two stakes as one amount; the text that was typed where one of them is no amount. */
function together(one: string, other: string, { language, decimals }: Reading): string {
  if (one.trim() === '') return other;
  const amounts = [one, other].map((text) => parseAmount(text, language, decimals));
  if (amounts.includes(undefined)) return one;
  const sum = amounts.reduce<bigint>((all, amount) => all + amount!, 0n);
  return formatAmount(decimalText(sum, decimals), language);
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const middle = ({ rows, columns }: Pick<Spot, 'rows' | 'columns'>): readonly [number, number] => [
  (rows[0] + rows[1]) / 2,
  (columns[0] + columns[1]) / 2,
];

/** The nearest spot in a direction, for arrow keys; the same one at the rim of the cloth. */
export function nextSpot(spots: readonly Spot[], from: Spot, direction: Direction): Spot {
  const [row, column] = middle(from);
  const isDown = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const candidates = spots.flatMap((spot) => {
    const [otherRow, otherColumn] = middle(spot);
    const along = sign * (isDown ? otherRow - row : otherColumn - column);
    const aside = Math.abs(isDown ? otherColumn - column : otherRow - row);
    // What lies more aside than ahead is in another direction.
    return along > 0 ? [{ spot, far: along + 4 * aside }] : [];
  });
  return candidates.reduce((near, each) => (each.far < near.far ? each : near), { spot: from, far: Infinity })
    .spot;
}
