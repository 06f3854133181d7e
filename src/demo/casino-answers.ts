import type { ServiceClient } from './service-client';

export interface MinorUnits {
  readonly minorUnits: string;
}

/** What the service says of one casino, as GraphQL gives it. */
export interface CasinoAnswers {
  readonly id: string;
  readonly position: number;
  readonly chainHash: string;
  readonly trialBalance: readonly {
    readonly account: string;
    readonly debit: MinorUnits;
    readonly credit: MinorUnits;
  }[];
  readonly balanced: boolean;
  readonly findings: readonly {
    readonly code: string;
    readonly severity: string;
    readonly eventIds: readonly string[];
  }[];
  readonly hands: readonly HandAnswer[];
  readonly banks: readonly BankAnswer[];
  readonly jackpots: readonly JackpotAnswer[];
}

type MemberFigure = 'putUp' | 'won' | 'takenOut' | 'inPlay' | 'voluntaryGarage' | 'improperGarage';

export interface BankAnswer {
  readonly bank: string;
  readonly members: readonly ({ readonly member: string } & Readonly<Record<MemberFigure, MinorUnits>>)[];
}

export type JackpotAnswer = { readonly pool: string } & Readonly<
  Record<'meter' | 'contributed' | 'funded' | 'prizes', MinorUnits>
>;

export interface HandAnswer {
  readonly handNo: string;
  readonly pot: MinorUnits;
  readonly collected: MinorUnits;
  readonly rake: MinorUnits;
  readonly derived: MinorUnits | null;
  readonly ties: boolean;
}

interface Page<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface BooksAnswer {
  readonly casinos: readonly { readonly id: string; readonly position: number; readonly chainHash: string }[];
  readonly trialBalance: {
    readonly lines: CasinoAnswers['trialBalance'];
    readonly totals: readonly { readonly balanced: boolean }[];
  };
}

const BOOKS = `query Books($casino: ID!, $receipt: String) {
  casinos(waitFor: $receipt) { id position chainHash }
  trialBalance(casino: $casino) {
    lines { account debit { minorUnits } credit { minorUnits } }
    totals { balanced }
  }
}`;

const HANDS = `query Hands($casino: ID!, $after: String) {
  page: hands(casino: $casino, first: 500, after: $after) {
    edges { node { handNo pot { minorUnits } collected { minorUnits } rake { minorUnits } derived { minorUnits } ties } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const BANKS = `query Banks($casino: ID!, $after: String) {
  page: playerBanks(casino: $casino, first: 500, after: $after) {
    edges { node {
      bank
      members {
        member putUp { minorUnits } won { minorUnits } takenOut { minorUnits }
        inPlay { minorUnits } voluntaryGarage { minorUnits } improperGarage { minorUnits }
      }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const JACKPOTS = `query Jackpots($casino: ID!, $after: String) {
  page: jackpots(casino: $casino, first: 500, after: $after) {
    edges { node {
      pool meter { minorUnits } contributed { minorUnits } funded { minorUnits } prizes { minorUnits }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const FINDINGS = `query Findings($casino: ID!, $after: String) {
  page: findings(casino: $casino, first: 500, after: $after) {
    edges { node { code severity eventIds } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Asks everything the demo tells about one casino, once the figures contain the receipt. */
export async function askCasino(
  client: ServiceClient,
  casino: string,
  receipt: string | undefined,
): Promise<CasinoAnswers> {
  const { casinos, trialBalance } = await client.ask<BooksAnswer>(BOOKS, {
    casino,
    receipt: receipt ?? null,
  });
  const { position, chainHash } = casinos.find(({ id }) => id === casino)!;
  return {
    id: casino,
    position,
    chainHash,
    trialBalance: trialBalance.lines,
    balanced: trialBalance.totals.every(({ balanced }) => balanced),
    findings: await everyPage(client, FINDINGS, casino),
    hands: await everyPage(client, HANDS, casino),
    banks: await everyPage(client, BANKS, casino),
    jackpots: await everyPage(client, JACKPOTS, casino),
  };
}

async function everyPage<Node>(client: ServiceClient, query: string, casino: string): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const { page }: { page: Page<Node> } = await client.ask(query, { casino, after });
    nodes.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
}
