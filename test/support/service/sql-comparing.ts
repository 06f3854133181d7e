import type { Client } from './client';

/** Texts of a row by column; null where it is null. */
export type Cells = Readonly<Record<string, string | null>>;

export interface Money {
  readonly amount: string;
  readonly minorUnits: string;
}

export const MONEY = '{ amount minorUnits }';

/** An amount in the two columns that a view has of it. */
export const inBoth = (name: string, of: Money | null): Cells => ({
  [name]: of === null ? null : of.amount,
  [`${name}_minor`]: of === null ? null : of.minorUnits,
});

export const textOf = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

export interface Asked {
  readonly client: Client;
  readonly casino: string;
  /** The gaming days or booking days of the rows of the view. */
  readonly days: readonly string[];
}

export interface Comparing {
  /** The columns that GraphQL has as well, and the rows that are compared, of the casino `$1`. */
  readonly sql: string;
  readonly graphql: (asked: Asked) => Promise<Cells[]>;
}

export async function everyNode<Node>(
  client: Client,
  field: string,
  args: string,
  node: string,
): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const answer: Record<string, Connection<Node>> = await client.ask(
      `query ($after: String) { ${field}(${args}, first: 200, after: $after) {
         edges { node { ${node} } } pageInfo { endCursor hasNextPage } } }`,
      { after },
    );
    const { edges, pageInfo } = answer[field]!;
    nodes.push(...edges.map((edge) => edge.node));
    if (!pageInfo.hasNextPage) return nodes;
    after = pageInfo.endCursor;
  }
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

export type Named = Readonly<Record<string, string | number | null>>;
