import {
  type AccountFamily,
  type AccountName,
  type AccountPath,
  CHART_OF_ACCOUNTS,
  type ChartAccount,
} from './chart-of-accounts';

/** The points of count with a variance account, and custody, for movements that a holder could not cover. */
export type VariancePoint =
  | 'table'
  | 'drop'
  | 'cagnotte'
  | 'jackpot'
  | 'tips'
  | 'cambista'
  | 'cage'
  | 'custody';

/** An account: its line of the chart, and the values of the variable segments of its path. */
export interface Account extends Pick<ChartAccount, 'declared' | 'kind' | 'code' | 'holds' | 'es'> {
  readonly path: AccountPath;
  readonly name: AccountName;
  readonly family: AccountFamily;
  /** Whose chips, cash or cheques it holds: `cage`, `table`, `cambista`; undefined where it holds none. */
  readonly holder: string | undefined;
  /** The game, rule, pool, point of count or year in its path; undefined where the chart has no variable segment. */
  readonly of: string | undefined;
  readonly table: string | undefined;
}

/** Parsed accounts by path: a house has some hundred, and each line of a list or a book looks one up. */
const KNOWN = new Map<string, Account>();

/** Bounds the memory that paths from outside can take. */
const KNOWN_AT_MOST = 20_000;

/** The account of a path that may come from outside, such as an opening balance; undefined if the chart has none. */
export function parseAccount(path: string): Account | undefined {
  const known = KNOWN.get(path);
  if (known !== undefined) return known;
  const account = read(path);
  if (account === undefined) return undefined;
  if (KNOWN.size === KNOWN_AT_MOST) KNOWN.clear();
  KNOWN.set(path, account);
  return account;
}

/**
 * The account of a line.
 * @throws Error for a path that is not in the chart, which is a bug: lines are asserted to be when they are made
 */
export function accountOf(path: string): Account {
  const account = parseAccount(path);
  if (account === undefined) throw new Error(`the chart of accounts has no account ${path}`);
  return account;
}

const LINES = CHART_OF_ACCOUNTS.map((line) => {
  const parts = line.path.split(':');
  const name = parts.filter((part) => !part.startsWith('{')).join(':') as AccountName;
  return { line, parts, name, longest: line.isPerTable ? parts.length + 1 : parts.length };
});

const HELD: ReadonlySet<string> = new Set<AccountFamily>(['cash', 'cheques', 'chips']);

/** Whether a segment of a path matches a part of a line of the chart; a variable part matches any. */
export const fits = (part: string, segment: string): boolean => part.startsWith('{') || part === segment;

function read(path: string): Account | undefined {
  const segments = path.split(':');
  if (segments.includes('')) return undefined;
  const found = LINES.find(
    ({ parts, longest }) =>
      segments.length >= parts.length &&
      segments.length <= longest &&
      parts.every((part, index) => fits(part, segments[index]!)),
  );
  if (found === undefined) return undefined;
  const { parts, name, line } = found;
  const { declared, kind, code, holds, es } = line;
  return {
    path: path as AccountPath,
    name,
    family: parts[0] as AccountFamily,
    holder: HELD.has(parts[0]!) ? parts[1] : undefined,
    of: segments[parts.findIndex((part) => part.startsWith('{'))],
    table: segments[parts.length],
    declared,
    kind,
    code,
    holds,
    es,
  };
}

/** The account without its table: that of all tables together. A path that the chart does not have stays as it is. */
export function accountOfAllTables(path: string): string {
  const table = parseAccount(path)?.table;
  return table === undefined ? path : path.slice(0, path.length - table.length - 1);
}

/** Whether an account is on one of these lines of the chart, whatever its table, game, rule, pool or point. */
export function isAt(path: string, ...names: readonly AccountName[]): boolean {
  const account = parseAccount(path);
  return account !== undefined && names.includes(account.name);
}

/** Whether an account belongs to one of these families. */
export function isOf(path: string, ...families: readonly AccountFamily[]): boolean {
  const account = parseAccount(path);
  return account !== undefined && families.includes(account.family);
}

/** Whether it is the variance account of one of these points of count. */
export const isDifferenceAt = (path: string, ...points: readonly VariancePoint[]): boolean =>
  isAt(path, 'variance') && points.includes(accountOf(path).of as VariancePoint);

/**
 * Whether an account is part of the result of the house: win, commissions, and uncleared variances of floats and boxes.
 */
export const isHouseResult = (path: string): boolean =>
  isOf(path, 'win', 'commission') || isDifferenceAt(path, 'table', 'drop');

/** The pool of a meter; undefined for any other account. */
export const poolOfMeter = (path: string): string | undefined =>
  isAt(path, 'jackpot') ? accountOf(path).of : undefined;

/** Whether an account belongs to a pool: its meter, the house part, or the variance of its slot. */
export const isOfPool = (path: string): boolean =>
  isAt(path, 'jackpot', 'jackpot-share') || isDifferenceAt(path, 'jackpot');

export const isAccountPath = (path: string): path is AccountPath => parseAccount(path) !== undefined;
