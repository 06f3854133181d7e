import { GAME_CODES, isGameCode } from '../../games/game-codes';
import { fits, isAccountPath } from './account';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts';

interface UnknownAccount {
  readonly key: string;
  readonly nearest: readonly string[];
}

/** Keys of a mapping that are no account of the ledger, each with the three nearest accounts. */
export const unknownAccounts = (codes: Readonly<Record<string, string>>): UnknownAccount[] =>
  Object.keys(codes)
    .filter((key) => !isKnown(key))
    .map((key) => ({ key, nearest: nearestTo(key) }));

/** An unknown account for a message: `accounting.chart.codes "cash:til" (~ cash:cage, cash:drop)`. */
export const asWords = ({ key, nearest }: UnknownAccount): string =>
  `accounting.chart.codes "${key}" (~ ${nearest.join(', ')})`;

/**
 * Undefined for an account of the chart or the beginning of one; otherwise the three nearest accounts, for a message.
 */
export const nearestAccounts = (key: string): readonly string[] | undefined =>
  isKnown(key) ? undefined : nearestTo(key);

const isKnown = (key: string): boolean =>
  (isAccountPath(key) || isBeginning(key.split(':'))) && isOfKnownGame(key);

/** Whether accounts continue after these segments: `cash`, `garage`, `win`. */
const isBeginning = (segments: readonly string[]): boolean =>
  segments.every((segment) => segment !== '') &&
  CHART_OF_ACCOUNTS.some(({ path }) => {
    const pattern = path.split(':');
    return (
      pattern.length > segments.length && segments.every((segment, index) => fits(pattern[index]!, segment))
    );
  });

const isOfKnownGame = (key: string): boolean => {
  const [account, game] = key.split(':');
  return account !== 'win' || game === undefined || isGameCode(game);
};

const CANDIDATES: readonly string[] = [
  ...new Set([
    ...CHART_OF_ACCOUNTS.flatMap(({ path }) => [path, path.split(':')[0]!]),
    ...GAME_CODES.map((game) => `win:${game}`),
  ]),
];

const nearestTo = (key: string): string[] =>
  CANDIDATES.map((path) => ({ path, changes: changesBetween(key, path) }))
    .sort((one, other) => one.changes - other.changes || (one.path < other.path ? -1 : 1))
    .slice(0, 3)
    .map(({ path }) => path);

/** The Levenshtein distance of two texts. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_each, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, change] of [...other].entries()) {
      next.push(Math.min(row[index + 1]! + 1, next[index]! + 1, row[index]! + (letter === change ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
