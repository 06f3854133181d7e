import type { Casino } from './equal-casinos';

/** The names in a query: the casino of each table or subquery in FROM, by alias. */
export interface Scope {
  readonly casinos: Map<string, Casino | undefined>;
  readonly outer: Scope | undefined;
  readonly withQueries: Map<string, Result>;
}

/** The columns of a result by position: the casino of each, if it is one. */
export interface Result {
  readonly casino: Casino | undefined;
  readonly columns: readonly (Casino | undefined)[];
}

export const NONE: Result = { casino: undefined, columns: [] };

export const rename = ({ columns }: Result, names: readonly (string | undefined)[]): Result => ({
  casino: columns[names.indexOf('casino')],
  columns,
});

/** @param fields the name of a column, with or without its table */
export function casinoNamed(
  fields: readonly (string | undefined)[],
  scope: Scope | undefined,
): Casino | undefined {
  if (fields.at(-1) !== 'casino' || scope === undefined) return undefined;
  const table = fields.at(-2);
  const found =
    table === undefined
      ? [...scope.casinos.values()].find((casino) => casino !== undefined)
      : scope.casinos.get(table);
  return found ?? casinoNamed(fields, scope.outer);
}
