/* The syntax tree of a statement, as PostgreSQL parses it: objects of one member, which names the kind of a node. */

/** Nodes below which an equation need not be true for every row of the result. */
export const BREAKS = new Set(['BoolExpr', 'CaseExpr', 'CoalesceExpr', 'FuncCall', 'NullTest', 'A_Expr']);

export const isEquation = (body: unknown): boolean =>
  at(body, 'kind') === 'AEXPR_OP' && textOf(listAt(body, 'name')[0]) === '=';

export const textOf = (node: unknown): string | undefined => at(node, 'String', 'sval') as string | undefined;

export function at(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name],
    node,
  );
}

export function listAt(node: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(node, ...path);
  return Array.isArray(found) ? (found as readonly unknown[]) : [];
}
