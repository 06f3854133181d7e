import { at, listAt, textOf } from './syntax-tree';

/** What a statement holds that Citus refuses, or answers wrongly, once tables of several nodes take part. */
export interface RefusalsWanted {
  /** Whether a table, as the statement names it, is distributed by casino. */
  readonly isDistributed: (table: string) => boolean;
  /** Whether a function of PostgreSQL depends on more than its arguments. */
  readonly isChanging: (name: string) => boolean;
}

/**
 * The rules of Citus for a statement that is not sent whole to one node, as far as they were met:
 * - LIMIT and OFFSET in a LATERAL subquery need something beside it that is distributed, and not a list; UNION and sums need it too;
 * - a distributed table is not the optional side of an outer join with a list: all of it would be brought to the coordinator;
 * - a function in FROM depends on its arguments alone, if one of them is a column of a distributed table;
 * - a row is not named as a whole where tables are joined;
 * - the system columns of a row are those of its node.
 */
export function refusalsOf(statement: unknown, wanted: RefusalsWanted): readonly string[] {
  const reading = new RefusalReading(wanted);
  reading.read(statement, []);
  return [...new Set(reading.found)];
}

interface Item {
  readonly name: string;
  readonly isList: boolean;
}

const SYSTEM_COLUMNS = new Set(['xmin', 'xmax', 'cmin', 'cmax', 'ctid', 'tableoid']);

class RefusalReading {
  readonly found: string[] = [];
  private readonly lists = new Set<string>();

  constructor(private readonly wanted: RefusalsWanted) {}

  /** @param beside the items of the FROM in which the node stands, and of those around it */
  read(node: unknown, beside: readonly Item[]): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [kind, body] of Object.entries(node)) {
      if (kind === 'CommonTableExpr' && !this.isDistributedBelow(body))
        this.lists.add(at(body, 'ctename') as string);
      if (kind === 'SelectStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt')
        this.readStatement(body, beside);
      else {
        if (kind === 'ColumnRef') this.readColumn(body, beside);
        this.read(body, beside);
      }
    }
  }

  private readStatement(body: unknown, around: readonly Item[]): void {
    this.read(at(body, 'withClause'), around);
    // The branches of a UNION are queries without a name of their kind.
    for (const side of ['larg', 'rarg'])
      if (at(body, side) !== undefined) this.readStatement(at(body, side), around);
    const from = [...listAt(body, 'fromClause'), ...listAt(body, 'usingClause')];
    const own = from.flatMap((item) => this.itemsOf(item));
    const target = at(body, 'relation', 'relname') as string | undefined;
    const items = target === undefined ? own : [...own, { name: target, isList: false }];
    for (const item of from) this.readItem(item, items);
    for (const [part, value] of Object.entries(body as object))
      if (!['fromClause', 'usingClause', 'withClause', 'relation', 'larg', 'rarg'].includes(part))
        this.read(value, items);
  }

  private readItem(item: unknown, items: readonly Item[]): void {
    const join = at(item, 'JoinExpr');
    if (join !== undefined) {
      this.readItem(at(join, 'larg'), items);
      this.readItem(at(join, 'rarg'), items);
      this.read(at(join, 'quals'), items);
      this.readOuterJoin(join);
      return;
    }
    const subselect = at(item, 'RangeSubselect');
    if (at(subselect, 'lateral') === true) this.readLateral(at(subselect, 'subquery'), items);
    const called = at(item, 'RangeFunction');
    if (
      called !== undefined &&
      this.isOfDistributed(called, items) &&
      callsBelow(called, this.wanted.isChanging)
    )
      this.found.push('a function in FROM depends on more than the columns that it is given');
    this.read(item, items);
  }

  private readOuterJoin(join: unknown): void {
    const [left, right] = ['larg', 'rarg'].map((side) => at(join, side));
    const isAList = (side: unknown): boolean => this.itemsOf(side).every(({ isList }) => isList);
    const kind = at(join, 'jointype');
    const [outer, optional] = kind === 'JOIN_RIGHT' ? [right, left] : [left, right];
    if (kind === 'JOIN_LEFT' || kind === 'JOIN_RIGHT' || kind === 'JOIN_FULL')
      if (isAList(outer) && !isAList(optional))
        this.found.push('a distributed table is the optional side of an outer join with a list');
  }

  private readLateral(subquery: unknown, items: readonly Item[]): void {
    const select = at(subquery, 'SelectStmt');
    if (!this.isDistributedBelow(select)) return;
    const named = namesIn(select);
    const beside = items.filter(({ name }) => named.has(name));
    if (!beside.some(({ isList }) => isList)) return;
    if (at(select, 'limitCount') !== undefined || at(select, 'limitOffset') !== undefined)
      this.found.push('LIMIT or OFFSET in a LATERAL subquery beside a list');
    else if (beside.every(({ isList }) => isList) && isUnionOrSum(select))
      this.found.push('UNION or a sum in a LATERAL subquery beside a list alone');
  }

  private readColumn(body: unknown, items: readonly Item[]): void {
    const fields = listAt(body, 'fields').map(textOf);
    if (SYSTEM_COLUMNS.has(fields.at(-1) ?? '')) this.found.push(`the system column ${fields.at(-1)}`);
    const isRow = fields.length === 1 && items.some(({ name, isList }) => !isList && name === fields[0]);
    if (isRow && items.length > 1)
      this.found.push(`the row ${fields[0]} as a whole, where tables are joined`);
  }

  private itemsOf(item: unknown): readonly Item[] {
    const [kind, body] = Object.entries(item ?? {})[0] ?? [];
    if (kind === 'JoinExpr') return ['larg', 'rarg'].flatMap((side) => this.itemsOf(at(body, side)));
    const table = at(body, 'relname') as string | undefined;
    const name = (at(body, 'alias', 'aliasname') as string | undefined) ?? table ?? '';
    return [{ name, isList: !this.isDistributedBelow({ [kind ?? '']: body }) }];
  }

  private isDistributedBelow(node: unknown): boolean {
    if (typeof node !== 'object' || node === null) return false;
    const table = at(node, 'RangeVar', 'relname') as string | undefined;
    const schema = at(node, 'RangeVar', 'schemaname') as string | undefined;
    if (table !== undefined && !(schema === undefined && this.lists.has(table)))
      return schema === undefined || this.wanted.isDistributed(`${schema}.${table}`);
    return Object.values(node).some((below) => this.isDistributedBelow(below));
  }

  private isOfDistributed(called: unknown, items: readonly Item[]): boolean {
    const named = namesIn(called);
    return items.some(({ name, isList }) => !isList && named.has(name));
  }
}

const SUMS = new Set([
  'sum',
  'count',
  'min',
  'max',
  'array_agg',
  'jsonb_agg',
  'jsonb_object_agg',
  'string_agg',
  'bool_or',
]);

function isUnionOrSum(select: unknown): boolean {
  if (at(select, 'op') !== 'SETOP_NONE') return true;
  return (
    at(select, 'groupClause') === undefined && callsBelow(at(select, 'targetList'), (name) => SUMS.has(name))
  );
}

function callsBelow(node: unknown, isWanted: (name: string) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const called = listAt(node, 'FuncCall', 'funcname').map(textOf).at(-1);
  if (called !== undefined && isWanted(called)) return true;
  return Object.values(node).some((below) => callsBelow(below, isWanted));
}

/** The first names of all columns below a node: an alias, or a column without one. */
function namesIn(node: unknown): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  const first = textOf(listAt(node, 'ColumnRef', 'fields')[0]);
  return new Set([
    ...(first === undefined ? [] : [first]),
    ...Object.values(node).flatMap((below) => [...namesIn(below)]),
  ]);
}
