import { isWithoutBank } from '../../words/game-name';
import type { Session } from '../../api/session';
import type { Exact } from '../../money/exact-json';
import { parseAmount } from '../../money/money';
import type { Ask, Filled, ShortKind } from './kinds';

/** The texts of the fields by name: `slip`, `chips:10000` for pieces, `chips=` for an amount without pieces. */
export type Typed = Readonly<Record<string, string>>;

export interface Desk {
  readonly currency: string | null;
  readonly decimals: number;
  readonly chipValues: readonly string[];
}

const WHOLE = /^\d{1,7}$/;

export const pieceField = (grid: string, value: bigint): string => `${grid}:${value}`;
export const amountField = (grid: string): string => `${grid}=`;

/** The total of a grid in minor units; undefined if a number of pieces or the amount is invalid. */
export function totalOf(
  grid: string,
  typed: Typed,
  values: readonly bigint[],
  read: Reading,
): bigint | undefined {
  const whole = typed[amountField(grid)];
  if (whole !== undefined && whole.trim() !== '') return readAmount(whole, read);
  let total = 0n;
  for (const value of values) {
    const pieces = typed[pieceField(grid, value)] ?? '';
    if (pieces !== '' && !WHOLE.test(pieces)) return undefined;
    total += value * BigInt(pieces === '' ? 0 : pieces);
  }
  return total;
}

export interface Reading {
  readonly language: 'es' | 'en';
  readonly decimals: number;
}

const readAmount = (text: string, { language, decimals }: Reading): bigint | undefined => {
  const amount = parseAmount(text, language, decimals);
  return amount !== undefined && amount >= 0n ? amount : undefined;
};

/** Whether a field has a valid value. */
function isValid(ask: Ask, typed: Typed, desk: Desk, read: Reading): boolean {
  const isOptional = 'isOptional' in ask && ask.isOptional === true;
  if (ask.as === 'choice') return true;
  if (ask.as === 'chips' || ask.as === 'cash') {
    const total = totalOf(ask.name, typed, valuesOf(ask.as, desk.currency ?? 'EUR', desk.chipValues), read);
    return total !== undefined && (isOptional || wasTyped(ask.name, typed));
  }
  const text = (typed[ask.name] ?? '').trim();
  if (text === '') return isOptional;
  return ask.as === 'text' ? text.length <= 80 : readAmount(text, read) !== undefined;
}

/** Whether a field or one below it has a value. An empty grid is no count: a count of nothing is entered as zero. */
export const wasTyped = (path: string, typed: Typed): boolean =>
  Object.entries(typed).some(
    ([name, text]) =>
      name.startsWith(path) &&
      (name.length === path.length || '.:=#?'.includes(name[path.length]!)) &&
      text.trim() !== '' &&
      name + text !== `${path}#0`,
  );

/** The pieces of a grid; undefined if none were typed, or if an amount was typed instead. */
export function piecesOf(
  grid: string,
  typed: Typed,
  values: readonly bigint[],
): readonly Exact[] | undefined {
  if ((typed[amountField(grid)] ?? '').trim() !== '') return undefined;
  const pieces = values.flatMap((value) => {
    const count = typed[pieceField(grid, value)] ?? '';
    return /^\d+$/.test(count) ? [{ denomination: value, pieces: BigInt(count) }] : [];
  });
  return pieces.length === 0 ? undefined : pieces;
}

/** The fields that are missing or invalid. */
export const missingOf = (
  kind: Pick<ShortKind, 'asks'>,
  typed: Typed,
  desk: Desk,
  read: Reading,
): readonly string[] => kind.asks.filter((ask) => !isValid(ask, typed, desk, read)).map(({ name }) => name);

/** Parses a complete form. */
export function filledOf(
  kind: Pick<ShortKind, 'asks'>,
  typed: Typed,
  about: {
    readonly desk: Desk;
    readonly read: Reading;
    readonly session: Pick<Session, 'person' | 'name'>;
    readonly table: string;
    readonly game: string;
  },
): Filled {
  const { desk, read, session, table, game } = about;
  const currency = desk.currency ?? 'EUR';
  const me: Exact = { id: session.person, name: session.name };
  const text = (name: string): string | undefined => {
    const ask = kind.asks.find((each) => each.name === name);
    const written = (typed[name] ?? '').trim();
    return written !== '' ? written : ask?.as === 'choice' ? ask.of[0] : undefined;
  };
  const gridOf = (name: string): readonly bigint[] => {
    const ask = kind.asks.find((each) => each.name === name);
    return ask?.as === 'chips' || ask?.as === 'cash' ? valuesOf(ask.as, currency, desk.chipValues) : [];
  };
  return {
    ...{ currency, game, table, me, text },
    staff: [me, ...othersIn(typed['with'] ?? '')],
    amount: (name) =>
      (kind.asks.some((ask) => ask.name === name && ask.as === 'amount')
        ? readAmount(typed[name] ?? '', read)
        : totalOf(name, typed, gridOf(name), read)) ?? 0n,
    pieces: (name) => piecesOf(name, typed, gridOf(name)),
  };
}

/** Staff numbers of others who take part: `23, 41`. */
const othersIn = (text: string): readonly Exact[] =>
  text
    .split(/[\s,;]+/)
    .filter((id) => id !== '')
    .map((id) => ({ id: id.slice(0, 80) }));

const EURO_CHIPS = ['100', '200', '500', '1000', '2000', '5000', '10000', '50000', '100000', '500000'];
const EURO_CASH = [
  ...['50000', '20000', '10000', '5000', '2000', '1000', '500'],
  ...['200', '100', '50', '20', '10', '5', '2', '1'],
];

/** The denominations of a grid in minor units, the largest first; none if the currency is unknown. */
export function valuesOf(
  as: 'chips' | 'cash',
  currency: string,
  chipValues: readonly string[],
): readonly bigint[] {
  const values =
    as === 'cash' ? (currency === 'EUR' ? EURO_CASH : []) : chipValues.length > 0 ? chipValues : EURO_CHIPS;
  return values.map(BigInt).sort((one, other) => (one < other ? 1 : -1));
}

/** Whether a field of a short form may be empty at a table of this game. */
export const mayBeEmpty = ({ id }: Pick<ShortKind, 'id'>, name: string, game: string | undefined): boolean =>
  name === 'chips' && (id === 'open' || id === 'close') && isWithoutBank(game);
