const MOST_ASKS = 30;

export class ServiceClient {
  constructor(
    readonly url: string,
    private readonly key: string,
  ) {}

  /** Sends events as newline-delimited JSON. @returns the outcomes of the delivery */
  async send(events: readonly object[]): Promise<SendAnswer> {
    const answer = await fetch(`${this.url}/v1/events`, {
      method: 'POST',
      headers: { ...this.authorization, 'content-type': 'application/x-ndjson' },
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    });
    const lines = (await answer.text()).trim().split('\n');
    const last = JSON.parse(lines.pop()!) as { summary?: SendAnswer['summary'] };
    if (!last.summary) throw new Error(`the service did not take the events: ${JSON.stringify(last)}`);
    return { summary: last.summary, notKept: lines.map((line) => JSON.parse(line) as object) };
  }

  /** Sends a query, and again while the read models lag behind. Throws on a GraphQL error. */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    for (let asks = 1; ; asks++) {
      const { data, errors } = await this.askOnce<Data>(query, variables);
      if (!errors) return data;
      const isBehind = errors[0]?.extensions?.code === 'WAIT_TIMED_OUT';
      if (!isBehind || asks === MOST_ASKS) throw new Error(errors.map(({ message }) => message).join('; '));
    }
  }

  private async askOnce<Data>(query: string, variables: object): Promise<GraphqlAnswer<Data>> {
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { ...this.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as GraphqlAnswer<Data>;
  }

  private get authorization(): Record<string, string> {
    return { authorization: `Bearer ${this.key}` };
  }
}

export interface SendAnswer {
  readonly summary: { readonly counts: Readonly<Record<string, number>>; readonly receipt?: string };
  readonly notKept: readonly object[];
}

interface GraphqlAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

interface MinorUnits {
  readonly minorUnits: string;
}

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

interface HandAnswer {
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
