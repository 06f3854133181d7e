import { EqualCasinos } from './equal-casinos';
import { at, BREAKS, isEquation, listAt, textOf } from './syntax-tree';

/**
 * The distributed tables of a statement whose own query does not say by a parameter or a literal of which casino its rows are. A
 * statement of one casino must say it of each: the planner passes a casino on between tables that are joined in one query, but
 * not into a subquery of the select list, and not through one with LIMIT, DISTINCT, GROUP BY or UNION. Citus asks every node of
 * such a table, or refuses the statement.
 */
export function tablesWithoutCasino(
  statement: unknown,
  isDistributed: (table: string) => boolean,
): readonly string[] {
  const reading = new OwnCasinoReading(isDistributed);
  reading.readStatement(statement);
  return reading.without;
}

/** One query with what the planner makes part of it. */
interface Query {
  readonly equal: EqualCasinos;
  readonly tables: { readonly alias: string; readonly name: string; readonly casino: number }[];
}

class OwnCasinoReading {
  readonly without: string[] = [];
  private readonly withQueries = new Set<string>();

  constructor(private readonly isDistributed: (table: string) => boolean) {}

  readStatement(statement: unknown): void {
    const [, body] = Object.entries(statement as object)[0] as [string, unknown];
    const query: Query = { equal: new EqualCasinos(), tables: [] };
    for (const each of listAt(body, 'withClause', 'ctes')) {
      this.withQueries.add(at(each, 'CommonTableExpr', 'ctename') as string);
      this.readStatement(at(each, 'CommonTableExpr', 'ctequery'));
    }
    // The rows of an INSERT name their casino, and each goes to its node.
    if ('InsertStmt' in (statement as object)) {
      const select = at(body, 'selectStmt');
      if (select !== undefined) this.readStatement(select);
      return;
    }
    const branches = ['larg', 'rarg'].map((side) => at(body, side)).filter((branch) => branch !== undefined);
    for (const branch of branches) this.readStatement({ SelectStmt: branch });
    const target = at(body, 'relation');
    if (target !== undefined) this.readItem({ RangeVar: target }, query);
    this.readQuery(body, query);
    for (const { name, casino } of query.tables) if (!query.equal.isGiven(casino)) this.without.push(name);
  }

  private readQuery(body: unknown, query: Query): void {
    for (const item of [...listAt(body, 'fromClause'), ...listAt(body, 'usingClause')])
      this.readItem(item, query);
    this.readCondition(at(body, 'whereClause'), query, true);
    for (const part of [
      'targetList',
      'havingClause',
      'groupClause',
      'sortClause',
      'limitCount',
      'valuesLists',
    ])
      this.readCondition(at(body, part), query, false);
  }

  private readItem(item: unknown, query: Query): void {
    const [kind, body] = Object.entries(item as object)[0] as [string, unknown];
    if (kind === 'RangeSubselect') this.readStatement(at(body, 'subquery'));
    else if (kind === 'JoinExpr') this.readJoin(body, query);
    else if (kind === 'RangeVar') this.readTable(body, query);
  }

  private readJoin(body: unknown, query: Query): void {
    const before = query.tables.length;
    for (const side of ['larg', 'rarg']) this.readItem(at(body, side), query);
    const joined = query.tables.slice(before);
    if (listAt(body, 'usingClause').map(textOf).includes('casino'))
      for (const { casino } of joined) query.equal.same(joined[0]?.casino, casino);
    this.readCondition(at(body, 'quals'), query, true);
  }

  private readTable(body: unknown, query: Query): void {
    const [schema, table] = [at(body, 'schemaname'), at(body, 'relname') as string];
    const name = schema === undefined ? table : `${schema as string}.${table}`;
    if ((schema === undefined && this.withQueries.has(table)) || !this.isDistributed(name)) return;
    const alias = (at(body, 'alias', 'aliasname') as string | undefined) ?? table;
    query.tables.push({ alias, name, casino: query.equal.another() });
  }

  /** @param holds whether every row of the query satisfies the condition */
  private readCondition(condition: unknown, query: Query, holds: boolean): void {
    if (typeof condition !== 'object' || condition === null) return;
    for (const [kind, body] of Object.entries(condition)) {
      if (kind === 'SubLink') this.readSublink(body, query, holds);
      else if (kind === 'A_Expr' && holds && isEquation(body)) this.readEquation(body, query);
      else this.readCondition(body, query, holds && passesOn(kind, body));
    }
  }

  private readEquation(body: unknown, query: Query): void {
    const [left, right] = [at(body, 'lexpr'), at(body, 'rexpr')];
    query.equal.allSame(this.partsOf(left, query), this.partsOf(right, query));
    this.readCondition([left, right], query, false);
  }

  private readSublink(body: unknown, query: Query, holds: boolean): void {
    const subselect = at(body, 'subselect');
    const select = at(subselect, 'SelectStmt');
    const isJoined = holds && ['EXISTS_SUBLINK', 'ANY_SUBLINK'].includes(at(body, 'subLinkType') as string);
    if (!isJoined || !isPlain(select)) return this.readStatement(subselect);
    this.readQuery(select, query);
  }

  private partsOf(expression: unknown, query: Query): readonly (number | undefined)[] {
    const row = listAt(expression, 'RowExpr', 'args');
    return (row.length === 0 ? [expression] : row).map((part) => this.casinoOf(part, query));
  }

  private casinoOf(expression: unknown, query: Query): number | undefined {
    const cast = at(expression, 'TypeCast', 'arg') ?? at(expression, 'CollateClause', 'arg');
    if (cast !== undefined) return this.casinoOf(cast, query);
    const parameter = at(expression, 'ParamRef', 'number');
    if (parameter !== undefined) return query.equal.given(`$${parameter as number}`);
    const literal = at(expression, 'A_Const', 'sval', 'sval');
    if (literal !== undefined) return query.equal.given(`'${literal as string}'`);
    const fields = listAt(expression, 'ColumnRef', 'fields').map(textOf);
    if (fields.at(-1) !== 'casino') return undefined;
    const owner = query.tables.findLast(({ alias }) => fields.length === 1 || alias === fields.at(-2));
    return owner?.casino;
  }
}

/** Whether what is below a node holds for every row where the node does; NOT EXISTS is a join as well. */
function passesOn(kind: string, body: unknown): boolean {
  if (kind !== 'BoolExpr') return !BREAKS.has(kind);
  const operator = at(body, 'boolop');
  return operator === 'AND_EXPR' || (operator === 'NOT_EXPR' && listAt(body, 'args').every(isExists));
}

const isExists = (node: unknown): boolean => at(node, 'SubLink', 'subLinkType') === 'EXISTS_SUBLINK';

/** Whether the planner makes a subquery a join: it has no rows of its own making. */
const isPlain = (select: unknown): boolean =>
  at(select, 'op') === 'SETOP_NONE' &&
  ['groupClause', 'havingClause', 'distinctClause', 'limitCount', 'limitOffset', 'withClause'].every(
    (part) => at(select, part) === undefined,
  );
