import type { AccountFamily } from '../chart-of-accounts';

/** A condition in SQL: the account in a column is of a family of which each account has further segments. */
export const ofFamily = (family: Exclude<AccountFamily, 'pot' | 'bank' | 'tips' | 'fx'>): string =>
  `starts_with(account, '${family}:')`;

/** A condition in SQL: the account in a column is that of a parameter or an expression, or continues its path. */
export const underPath = ($path: string): string =>
  `(account = ${$path} OR starts_with(account, ${$path} || ':'))`;

/** The open segment of a commission: its rule. */
export const RULE_OF_COMMISSION = `split_part(account, ':', 2)`;
