import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import { Position } from '../scalars/position.scalar';
import { CasinoArguments } from '../snapshot/report-arguments';
import { decodeCursor, encodeCursor, notACursor, type PagedList } from './cursor';

export const MOST_PER_PAGE = 500;

@ObjectType()
export class PageInfo {
  @Field()
  hasNextPage!: boolean;

  @Field({ nullable: true, description: 'Give it as `after` to get the next page, at the same position.' })
  endCursor?: string;
}

/** A page of a list, as the Relay specification has it, with the position it was read at. */
export interface Connection<Node> {
  readonly position: bigint;
  readonly edges: readonly { readonly node: Node; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
}

/** Makes the GraphQL type of a connection over nodes of a type. */
export function connectionOf<Node>(nodeType: Type<Node>, name: string): Type<Connection<Node>> {
  @ObjectType(`${name}Edge`)
  class EdgeType {
    @Field(() => nodeType)
    node!: Node;

    @Field()
    cursor!: string;
  }

  @ObjectType(`${name}Connection`)
  class ConnectionType implements Connection<Node> {
    @Field(() => Position, { description: 'The record number the list was read at; later pages keep it.' })
    position!: bigint;

    @Field(() => [EdgeType])
    edges!: EdgeType[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

@ArgsType()
export class PageArguments extends CasinoArguments {
  @Field(() => Int, { defaultValue: 50, description: `How many, at most ${MOST_PER_PAGE}.` })
  first!: number;

  @Field({ nullable: true, description: 'The endCursor of the page before.' })
  after?: string;
}

/** Which page is asked for: where it starts, how long it is, and at which position the list is read. */
export interface PageRequest {
  readonly list: PagedList;
  readonly casino: string;
  readonly position: bigint;
  readonly after: readonly string[] | undefined;
  readonly first: number;
}

/**
 * @param position the record number the casino's books go to now; a later page is read at that of the first one
 * @throws GraphQLError BAD_USER_INPUT when `first` is out of range or `after` is no cursor of this list and casino
 */
export function pageRequest(
  list: PagedList,
  { casino, first, after }: Pick<PageArguments, 'casino' | 'first' | 'after'>,
  position: bigint,
): PageRequest {
  if (!(first >= 1 && first <= MOST_PER_PAGE)) {
    throw new GraphQLError(`first must be from 1 to ${MOST_PER_PAGE}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  if (after === undefined) return { list, casino, position, after, first };
  const cursor = decodeCursor(list, after);
  if (cursor.casino !== casino || cursor.position > position) throw notACursor();
  return { list, casino, position: cursor.position, after: cursor.key, first };
}

/** Makes a page out of at most `first + 1` rows: the one too many says that there is a next page. */
export function pageOf<Row, Node>(
  rows: readonly Row[],
  { list, casino, position, first }: PageRequest,
  { node, key }: { node: (row: Row) => Node; key: (row: Row) => readonly string[] },
): Connection<Node> {
  const edges = rows
    .slice(0, first)
    .map((row) => ({ node: node(row), cursor: encodeCursor(list, { casino, position, key: key(row) }) }));
  const endCursor = edges.at(-1)?.cursor;
  return { position, edges, pageInfo: { hasNextPage: rows.length > first, ...(endCursor && { endCursor }) } };
}
