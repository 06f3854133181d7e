import { parse } from 'libpg-query';
import { type Casino, EqualCasinos } from './equal-casinos';
import { casinoNamed, NONE, rename, type Result, type Scope } from './query-scope';
import { at, BREAKS, isEquation, listAt, textOf } from './syntax-tree';

/**
 * How a statement depends on the casinos of the tables that can be distributed by casino:
 * - `no-table`: it uses none of them;
 * - `one-casino`: all of them are restricted to the casino of a parameter or a literal, so one node runs it alone;
 * - `by-casino`: all of them are joined by the casino, so each node does its part;
 * - `across`: rows of different casinos may be joined, so nodes would have to exchange them.
 */
export type Spread = 'no-table' | 'one-casino' | 'by-casino' | 'across';

export interface CasinosInStatement {
  readonly spread: Spread;
  /** The distributed tables, by their names in the statement. */
  readonly tables: readonly string[];
  /** Other tables, which would have to be on every node to be used together with distributed ones. */
  readonly otherTables: readonly string[];
  /** Whether it is recursive or locks rows, which a statement cannot do on several nodes. */
  readonly needsOneNode: boolean;
}

/**
 * @param text one statement, or several separated by semicolons
 * @param isDistributed whether a table, with its schema if the statement names one, is distributed by casino
 */
export async function casinosInStatements(
  text: string,
  isDistributed: (table: string) => boolean,
): Promise<readonly CasinosInStatement[]> {
  const { stmts } = (await parse(text)) as { readonly stmts?: readonly { readonly stmt: unknown }[] };
  return (stmts ?? []).map(({ stmt }) => {
    const reading = new StatementReading(isDistributed);
    reading.read(stmt);
    return reading.result();
  });
}

class StatementReading {
  private readonly casinos = new EqualCasinos();
  private readonly tables: { readonly name: string; readonly casino: Casino }[] = [];
  private readonly otherTables = new Set<string>();
  private needsOneNode = false;

  constructor(private readonly isDistributed: (table: string) => boolean) {}

  result(): CasinosInStatement {
    const casinos = new Set(this.tables.map(({ casino }) => this.casinos.oneOf(casino)));
    const [only] = casinos;
    return {
      spread:
        only === undefined
          ? 'no-table'
          : casinos.size > 1
            ? 'across'
            : this.casinos.isGiven(only)
              ? 'one-casino'
              : 'by-casino',
      tables: this.tables.map(({ name }) => name),
      otherTables: [...this.otherTables],
      needsOneNode: this.needsOneNode,
    };
  }

  read(statement: unknown, outer?: Scope): Result {
    const [kind, body] = Object.entries(statement as object)[0] as [string, unknown];
    const scope: Scope = {
      casinos: new Map(),
      outer,
      withQueries: new Map(outer?.withQueries),
    };
    this.readWith(at(body, 'withClause'), scope);
    switch (kind) {
      case 'SelectStmt':
        return this.readSelect(body, scope);
      case 'InsertStmt':
        return this.readInsert(body, scope);
      case 'UpdateStmt':
      case 'DeleteStmt':
        this.readFrom({ RangeVar: at(body, 'relation') }, scope);
        for (const item of [...listAt(body, 'fromClause'), ...listAt(body, 'usingClause')])
          this.readFrom(item, scope);
        this.readExpression([at(body, 'whereClause'), at(body, 'targetList')], scope, true);
        return this.resultOf(listAt(body, 'returningList'), scope);
      default:
        return NONE;
    }
  }

  private readWith(clause: unknown, scope: Scope): void {
    const isRecursive = at(clause, 'recursive') === true;
    for (const query of listAt(clause, 'ctes')) {
      const name = at(query, 'CommonTableExpr', 'ctename') as string;
      const columns = listAt(query, 'CommonTableExpr', 'aliascolnames').map(textOf);
      // The recursive reference sees the rows found so far.
      if (isRecursive) scope.withQueries.set(name, { casino: this.casinos.another(), columns: [] });
      const found = this.read(at(query, 'CommonTableExpr', 'ctequery'), scope);
      const before = scope.withQueries.get(name);
      const renamed = columns.length === 0 ? found : rename(found, columns);
      this.casinos.same(before?.casino, renamed.casino);
      scope.withQueries.set(name, renamed);
    }
    if (isRecursive) this.needsOneNode = true;
  }

  private readSelect(select: unknown, scope: Scope): Result {
    if (listAt(select, 'lockingClause').length > 0) this.needsOneNode = true;
    if (at(select, 'op') !== 'SETOP_NONE') {
      const [one, other] = ['larg', 'rarg'].map((side) => this.read({ SelectStmt: at(select, side) }, scope));
      this.casinos.same(one!.casino, other!.casino);
      this.casinos.allSame(one!.columns, other!.columns);
      return one!;
    }
    for (const item of listAt(select, 'fromClause')) this.readFrom(item, scope);
    const rest = ['havingClause', 'groupClause', 'sortClause', 'limitCount', 'distinctClause'] as const;
    this.readExpression(at(select, 'whereClause'), scope, true);
    for (const part of rest) this.readExpression(at(select, part), scope, false);
    const [values] = listAt(select, 'valuesLists');
    if (values !== undefined) {
      this.readExpression(at(select, 'valuesLists'), scope, false);
      return {
        casino: undefined,
        columns: listAt(values, 'List', 'items').map((value) => this.casinoOf(value, scope)),
      };
    }
    return this.resultOf(listAt(select, 'targetList'), scope);
  }

  private readInsert(insert: unknown, scope: Scope): Result {
    const columns = listAt(insert, 'cols').map((column) => at(column, 'ResTarget', 'name'));
    const from = at(insert, 'selectStmt');
    const given = from === undefined ? NONE : this.read(from, scope);
    this.readFrom({ RangeVar: at(insert, 'relation') }, scope);
    const target = [...scope.casinos.values()].at(-1);
    scope.casinos.set('excluded', target);
    const position = columns.indexOf('casino');
    this.casinos.same(target, position === -1 ? given.casino : (given.columns[position] ?? given.casino));
    this.readExpression(at(insert, 'onConflictClause'), scope, true);
    return this.resultOf(listAt(insert, 'returningList'), scope);
  }

  /** Reads a table, subquery, function or join of FROM. @returns the casinos of the joined items */
  private readFrom(item: unknown, scope: Scope): readonly (Casino | undefined)[] {
    const [kind, body] = Object.entries(item as object)[0] as [string, unknown];
    const alias = at(body, 'alias', 'aliasname') as string | undefined;
    const columns = listAt(body, 'alias', 'colnames').map(textOf);
    const as = (name: string, casino: Casino | undefined): readonly (Casino | undefined)[] => {
      scope.casinos.set(name, casino);
      return [casino];
    };
    switch (kind) {
      case 'RangeVar': {
        const table = at(body, 'relname') as string;
        return as(alias ?? table, this.casinoOfTable(table, at(body, 'schemaname'), scope));
      }
      case 'RangeSubselect': {
        const found = this.read(at(body, 'subquery'), scope);
        return as(alias ?? '', columns.length === 0 ? found.casino : rename(found, columns).casino);
      }
      case 'RangeFunction': {
        this.readExpression(at(body, 'functions'), scope, false);
        const declared = listAt(body, 'coldeflist').map((column) => at(column, 'ColumnDef', 'colname'));
        const isOne = declared.includes('casino') || columns.includes('casino') || alias === 'casino';
        return as(alias ?? '', isOne ? this.casinos.another() : undefined);
      }
      case 'JoinExpr': {
        const joined = ['larg', 'rarg'].flatMap((side) => this.readFrom(at(body, side), scope));
        if (listAt(body, 'usingClause').map(textOf).includes('casino')) {
          const known = joined.filter((casino) => casino !== undefined);
          for (const casino of known) this.casinos.same(known[0], casino);
        }
        this.readExpression(at(body, 'quals'), scope, true);
        return joined;
      }
      default:
        return [];
    }
  }

  private casinoOfTable(table: string, schema: unknown, scope: Scope): Casino | undefined {
    const known = schema === undefined ? scope.withQueries.get(table) : undefined;
    if (known !== undefined) return known.casino;
    const name = schema === undefined ? table : `${schema as string}.${table}`;
    if (!this.isDistributed(name)) {
      this.otherTables.add(name);
      return this.casinos.another();
    }
    const casino = this.casinos.another();
    this.tables.push({ name, casino });
    return casino;
  }

  /** @param holds whether every row of the result satisfies the expression, which is not so below OR, NOT or CASE */
  private readExpression(expression: unknown, scope: Scope, holds: boolean): void {
    if (typeof expression !== 'object' || expression === null) return;
    // The items of a list are keyed by index.
    for (const [kind, body] of Object.entries(expression)) {
      if (kind === 'SubLink') this.readSubquery(body, scope);
      else if (kind === 'A_Expr' && holds && isEquation(body)) this.readEquation(body, scope);
      else {
        const isAnd = kind === 'BoolExpr' && at(body, 'boolop') === 'AND_EXPR';
        this.readExpression(body, scope, holds && (isAnd || !BREAKS.has(kind)));
      }
    }
  }

  private readSubquery(body: unknown, scope: Scope): void {
    const found = this.read(at(body, 'subselect'), scope);
    const asked = this.casinosOf(at(body, 'testexpr'), scope);
    if (at(body, 'subLinkType') === 'ANY_SUBLINK') this.casinos.allSame(asked, found.columns);
  }

  private readEquation(body: unknown, scope: Scope): void {
    const [left, right] = [at(body, 'lexpr'), at(body, 'rexpr')];
    this.casinos.allSame(this.casinosOf(left, scope), this.casinosOf(right, scope));
    this.readExpression([left, right], scope, false);
  }

  private resultOf(targets: readonly unknown[], scope: Scope): Result {
    this.readExpression(targets, scope, false);
    let casino: Casino | undefined;
    const columns = targets.map((target) => {
      const value = at(target, 'ResTarget', 'val');
      const fields = listAt(value, 'ColumnRef', 'fields');
      const isStar = at(fields.at(-1), 'A_Star') !== undefined;
      const name = at(target, 'ResTarget', 'name') ?? textOf(fields.at(-1));
      const found = isStar
        ? casinoNamed([...fields.slice(0, -1).map(textOf), 'casino'], scope)
        : this.casinoOf(value, scope);
      if (isStar || name === 'casino') casino ??= found;
      return found;
    });
    return { casino, columns };
  }

  private casinosOf(expression: unknown, scope: Scope): readonly (Casino | undefined)[] {
    const row = at(expression, 'RowExpr', 'args');
    const parts = Array.isArray(row) ? (row as readonly unknown[]) : [expression];
    return parts.map((part) => this.casinoOf(part, scope));
  }

  private casinoOf(expression: unknown, scope: Scope): Casino | undefined {
    const cast = at(expression, 'TypeCast', 'arg') ?? at(expression, 'CollateClause', 'arg');
    if (cast !== undefined) return this.casinoOf(cast, scope);
    const parameter = at(expression, 'ParamRef', 'number');
    if (parameter !== undefined) return this.casinos.given(`$${parameter as number}`);
    const literal = at(expression, 'A_Const', 'sval', 'sval');
    if (literal !== undefined) return this.casinos.given(`'${literal as string}'`);
    return casinoNamed(listAt(expression, 'ColumnRef', 'fields').map(textOf), scope);
  }
}
