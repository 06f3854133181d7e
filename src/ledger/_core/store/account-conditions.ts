import type { AccountBranch } from '../chart-of-accounts';

/** A condition in SQL: the account in a column is that of a parameter or an expression, or continues its path. */
export const underPath = ($path: string): string =>
  `(account = ${$path} OR starts_with(account, ${$path} || ':'))`;

/** A condition in SQL: the account in a column is at one of these branches of the chart. */
export const isUnder = (...branches: readonly AccountBranch[]): string =>
  `(${branches.map((path) => `account = '${path}' OR starts_with(account, '${path}:')`).join(' OR ')})`;

/** In SQL, what an account of one segment is about: the rule of a commission, the pool of a meter. */
export const OPEN_SEGMENT = `split_part(account, ':', 2)`;

/** In SQL, the family of an account: its first segment. */
export const FAMILY = `split_part(account, ':', 1)`;
