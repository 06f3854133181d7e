import type { Type } from '@nestjs/common';
import { Query } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import type { BooksPage } from '../database/books-page';
import { type Connection, connectionOf, type PageArguments, pageOf, pageRequest } from './connection.type';
import type { KeyPart } from './cursor';
import { declaredField } from './declared-field';
import { type KnownAt, positionFor } from './snapshot/casino-scope';
import type { RequestScope } from './snapshot/operation-context';
import type { PartOfBooks } from './snapshot/operation-snapshot';

type ListArguments = Omit<PageArguments, 'asOf'> & Partial<Pick<PageArguments, 'asOf'>>;

/** A list of the books of a casino in pages: which rows it has, and what of them is shown. */
interface ListOf<Column extends string, Row, Node, Beside> {
  /** Names its cursors, so that they are not taken for those of another list. Clients keep cursors: it never changes. */
  readonly name: string;
  /** The columns by which its rows are sorted, in this order, and what each holds: the place that a cursor names. */
  readonly key: Readonly<Record<Column, KeyPart>>;
  /** The part of the books that it is about, for `complete`; default: all. */
  readonly about?: PartOfBooks;
  /** Of what was recorded after the first of two moments, as known at the second; default: all, at the argument `knownAt`. */
  readonly between?: readonly [KnownAt, KnownAt];
  /** The rows of one page, sorted by the columns of `key`, from a query of the subject; `from` is the first moment. */
  readonly read: (db: EntityManager, page: BooksPage, from: bigint) => Promise<readonly Row[]>;
  /** What all rows of a page need and one statement reads. */
  readonly beside?: (db: EntityManager, page: BooksPage, rows: readonly Row[]) => Promise<Beside>;
  readonly node: (row: Row, page: BooksPage, beside: Beside) => Node;
}

/** A list that is declared; `ListField` asks it for a page. */
export type List<Node> = (args: ListArguments, asking: RequestScope) => Promise<Connection<Node>>;

/**
 * Declares a list, for a method with `@ListField`. A later page is read at the position of the first one.
 * @throws GraphQLError when it is asked: FORBIDDEN, UNKNOWN_CASINO, BAD_USER_INPUT as `positionFor` and `pageRequest` do
 */
export const list =
  <
    Column extends string,
    Row extends Readonly<Record<Column, string | number | bigint>>,
    Node,
    Beside = undefined,
  >({
    name,
    key,
    about,
    between,
    read,
    beside,
    node,
  }: ListOf<Column, Row, Node, Beside>): List<Node> =>
  async (args, { principal, snapshot }) => {
    const [begin, knownAt] = between ?? [undefined, args.knownAt];
    const recordAt = (moment: KnownAt | undefined): Promise<bigint> =>
      positionFor(principal, { casino: args.casino, knownAt: moment }, snapshot);
    const from = begin === undefined ? 0n : await recordAt(begin);
    const position = await recordAt(knownAt);
    const columns = Object.keys(key) as Column[];
    const cursors = { name, key: columns.map((column) => key[column]) };
    const request = pageRequest(cursors, { ...args, about }, position);
    const page: BooksPage = { ...request, limit: request.first + 1 };
    const found = await snapshot.read(async (db) => {
      const rows = await read(db, page, from);
      return { rows, beside: (await beside?.(db, page, rows)) as Beside };
    });
    return pageOf(found.rows, request, {
      node: (row) => node(row, page, found.beside),
      key: (row) => columns.map((column) => `${row[column]}`),
    });
  };

/**
 * A field of `Query` that is a list in pages (Relay cursor connections). The method checks its own arguments and returns
 * a `list`; right, position, `knownAt`, cursor and page are those of every list.
 * @param node the class of its rows; the connection is called after it
 */
export const ListField = <Node>(
  node: Type<Node>,
  description: string,
  name: string = node.name.replace(/Type$/, ''),
) => {
  const connection = connectionOf(node, name);
  return declaredField<List<Node>>(
    'list',
    Query(() => connection, { description }),
    (ask, { args, ...asking }) => ask(args, asking),
  );
};
