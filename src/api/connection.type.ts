import type { Type } from '@nestjs/common';
import { ArgsType, ObjectType } from '@nestjs/graphql';
import { Answer } from './snapshot/operation-context';
import type { PartOfBooks } from './snapshot/operation-snapshot';
import { CasinoArguments, PeriodArguments, ReportArguments } from './snapshot/casino-scope';
import { decodeCursor, encodeCursor, notACursor, type PagedList } from './cursor';
import { badInput, outOfRange } from './coded-error';
import { g } from './schema-fields';
import { present } from '../kernel/present';

export const MOST_PER_PAGE = 500;

/** Of the list with the largest pages, that of events. */
export const MOST_OF_ANY_PAGE = 1_000;

@ObjectType({ description: 'Where a page stands in its list (Relay cursor connections specification).' })
export class PageInfo extends g.object({
  hasNextPage: g.bool('Whether there are entries after the last of this page.'),
  hasPreviousPage: g.bool(
    'Whether there are entries before the first of this page: it continues another one.',
  ),
  startCursor: g.optional(g.text('The cursor of its first entry; null if it has none.')),
  endCursor: g.optional(
    g.text('Pass it as `after` to get the next page, at the same position; null if this page has no entry.'),
  ),
}) {}

/** @param after the cursor of the entry before the page */
export function pageInfoOf(
  edges: readonly { readonly cursor: string }[],
  { hasNextPage, after }: { readonly hasNextPage: boolean; readonly after: unknown },
): PageInfo {
  const [startCursor, endCursor] = [edges[0]?.cursor, edges.at(-1)?.cursor];
  return { hasNextPage, hasPreviousPage: after !== undefined, ...present({ startCursor, endCursor }) };
}

export interface Connection<Node> extends Answer {
  readonly edges: readonly { readonly node: Node; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
}

const connections = new Map<unknown, unknown>();

/** The class of the connections of a node, the same for each of its lists. */
export function connectionOf<Node>(nodeType: Type<Node>, name: string): Type<Connection<Node>> {
  const known = connections.get(nodeType);
  if (known !== undefined) return known as Type<Connection<Node>>;
  @ObjectType(`${name}Edge`)
  class EdgeType extends g.object({ node: g.given<Node>(() => nodeType), cursor: g.text() }) {}

  @ObjectType(`${name}Connection`)
  class ConnectionType
    extends g.object(Answer, { edges: g.listOf(() => EdgeType), pageInfo: g.of(() => PageInfo) })
    implements Connection<Node> {}
  connections.set(nodeType, ConnectionType);
  return ConnectionType;
}

export const pageSize = (most = MOST_PER_PAGE) => g.byDefault(50, g.int(`Page size, at most ${most}.`));
const AFTER = g.optional(g.text('The endCursor of the previous page.'));
export const PAGE = { first: pageSize(), after: AFTER };

@ArgsType()
export class ListArguments extends g.args(CasinoArguments, PAGE) {}

@ArgsType()
export class PageArguments extends g.args(ListArguments, {
  asOf: g.optional(g.gamingDay('Facts up to this gaming day; default: all.')),
}) {}

@ArgsType()
export class PagedReportArguments extends g.args(ReportArguments, PAGE) {}

@ArgsType()
export class PagedPeriodArguments extends g.args(PeriodArguments, PAGE) {}

export interface PageRequest {
  readonly list: PagedList;
  readonly casino: string;
  readonly position: bigint;
  readonly asOf: string | undefined;
  readonly after: readonly string[] | undefined;
  readonly first: number;
  readonly about?: PartOfBooks;
}

type AskedPage = Pick<PageArguments, 'casino' | 'first' | 'after' | 'asOf'> & {
  readonly about?: PartOfBooks | undefined;
  readonly most?: number | undefined;
};

/**
 * @param position the last record that the books are read at; later pages use the position of the first page
 * @throws GraphQLError BAD_USER_INPUT if `first` is out of range, or `after` is no cursor of this list and casino
 */
export function pageRequest(
  list: PagedList,
  { casino, first, after, asOf, about, most = MOST_PER_PAGE }: AskedPage,
  position: bigint,
): PageRequest {
  if (!(first >= 1 && first <= most)) throw outOfRange('first', first, { from: 1, to: most });
  const asked = { list, casino, asOf, first, ...present({ about }) };
  if (after === undefined) return { ...asked, position, after };
  const cursor = decodeCursor(list, after);
  if (cursor.casino !== casino || cursor.position > position) throw notACursor();
  return { ...asked, position: cursor.position, after: cursor.key };
}

/** Makes a page of at most `first + 1` rows: the extra row shows that there is a next page. */
export function pageOf<Row, Node>(
  rows: readonly Row[],
  { list, casino, position, asOf, first, after, about }: PageRequest,
  { node, key }: { node: (row: Row) => Node; key: (row: Row) => readonly string[] },
): Connection<Node> {
  const edges = rows.slice(0, first).map((row) => ({
    node: node(row),
    get cursor(): string {
      return encodeCursor(list, { casino, position, key: key(row) });
    },
  }));
  const pageInfo = pageInfoOf(edges, { hasNextPage: rows.length > first, after });
  const scope = { position, asOf: asOf ?? null, ...present({ about }) };
  return { ...scope, complete: true, edges, pageInfo };
}

export interface PartOfList {
  readonly first: number;
  readonly after: number;
}

/** @throws GraphQLError BAD_USER_INPUT if there is no such part */
export function checkPart({ first, after }: PartOfList): void {
  if (first < 1 || first > MOST_PER_PAGE) throw outOfRange('first', first, { from: 1, to: MOST_PER_PAGE });
  if (after < 0) {
    throw badInput({
      en: `after must be 0 or more; it is ${after}.`,
      es: `after debe ser 0 o mayor; es ${after}.`,
    });
  }
}
