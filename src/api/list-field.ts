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

/** A paged list about the books of a casino: its rows, and what is shown of each. */
interface ListOf<Column extends string, Row, Node, Beside> {
  /**
   * The name in its cursors, so that a cursor of another list is refused. Clients keep cursors, so it never changes.
   */
  readonly name: string;
  /** The columns that its rows are sorted by, in this order, with their kinds; a cursor contains their values. */
  readonly key: Readonly<Record<Column, KeyPart>>;
  /** The part of the books that `complete` is about; all of them by default. */
  readonly about?: PartOfBooks;
  /** The most rows of a page; `MOST_PER_PAGE` by default. */
  readonly most?: number;
  /**
   * Lists what was recorded after the first moment, as known at the second; by default everything, at the argument
   * `knownAt`.
   */
  readonly between?: readonly [KnownAt, KnownAt];
  /** Reads the rows of a page, sorted by the columns of `key`; `from` is the position of the first moment. */
  readonly read: (db: EntityManager, page: BooksPage, from: bigint) => Promise<readonly Row[]>;
  /** Reads, in one statement, what all rows of a page need. */
  readonly beside?: (db: EntityManager, page: BooksPage, rows: readonly Row[]) => Promise<Beside>;
  readonly node: (row: Row, page: BooksPage, beside: Beside) => Node;
}

/** A declared list, from which `ListField` takes a page. */
export type List<Node> = (args: ListArguments, asking: RequestScope) => Promise<Connection<Node>>;

/**
 * Declares a list for a method with `@ListField`. Later pages are read at the position of the first page.
 * @throws GraphQLError when a page is read: FORBIDDEN, UNKNOWN_CASINO, BAD_USER_INPUT as `positionFor` and
 * `pageRequest` do
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
    most,
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
    const request = pageRequest(cursors, { ...args, about, most }, position);
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
 * A field of `Query` that is a paged list (Relay cursor connection). The method checks its own arguments and returns a
 * `list`; the form adds the right, position, `knownAt`, cursor and page.
 * @param node the class of its rows, which also names the connection
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
