import type { AccountBranch } from '../chart-of-accounts';

/** SQL condition: the column `account` is the path in a parameter or expression, or below it. */
export const underPath = ($path: string): string =>
  `(account = ${$path} OR starts_with(account, ${$path} || ':'))`;

/**
 * SQL condition: the column is the path in a parameter, or with `subtree` below it; the range lets an index answer it.
 */
export const isAtOrUnder = (
  $path: string,
  { subtree }: { readonly subtree: boolean },
  column = 'account',
): string =>
  subtree
    ? `${column} >= ${$path} AND ${column} < ${$path} || ';' AND (${column} = ${$path} OR starts_with(${column}, ${$path} || ':'))`
    : `${column} = ${$path}`;

/** SQL condition: the column `account` is on one of these branches of the chart. */
export const isUnder = (...branches: readonly AccountBranch[]): string =>
  `(${branches.map((path) => `account = '${path}' OR starts_with(account, '${path}:')`).join(' OR ')})`;

/** SQL: the second segment of an account, such as the rule of a commission or the pool of a meter. */
export const OPEN_SEGMENT = `split_part(account, ':', 2)`;

/** In SQL, the family of an account: its first segment. */
export const FAMILY = `split_part(account, ':', 1)`;
