import {
  ApolloClient,
  type ApolloLink,
  CombinedGraphQLErrors,
  gql,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { relayStylePagination } from '@apollo/client/utilities';
import { createClient } from 'graphql-ws';
import { createHash } from 'node:crypto';
import { WebSocket } from 'ws';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
let key: string;
beforeAll(async () => {
  nights = await startNights('ad');
  key = await nights.running.makeWorldKey();
});
afterAll(() => nights.stop());

/** The cache that the page on clients gives: answers are kept by query, because an entity differs from record to record. */
const byQuery = (): InMemoryCache =>
  new InMemoryCache({
    dataIdFromObject: () => undefined,
    typePolicies: {
      Query: { fields: { findings: relayStylePagination(['casino', 'status', 'knownAt']) } },
    },
  });

const http = (more: HttpLink.Options = {}): HttpLink =>
  new HttpLink({
    uri: `${nights.running.url}/graphql`,
    headers: { authorization: `Bearer ${key}` },
    ...more,
  });

const apolloWith = (link: ApolloLink, cache: InMemoryCache = byQuery()): ApolloClient =>
  new ApolloClient({ link, cache });

interface Findings {
  readonly findings: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly openedBy: number } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const FINDINGS = gql`
  query Findings($first: Int!, $after: String) {
    findings(casino: "noche-d", status: ALL, first: $first, after: $after) {
      edges {
        node {
          id
          openedBy
        }
        cursor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const idsIn = ({ findings }: Findings): string[] => findings.edges.map(({ node }) => node.id);

const allFindings = async (): Promise<string[]> =>
  idsIn((await apolloWith(http()).query<Findings>({ query: FINDINGS, variables: { first: 500 } })).data!);

describe('Apollo Client', () => {
  it.each([
    ['by POST', {}],
    ['by GET', { useGETForQueries: true }],
  ])('as it comes is answered %s', async (_how, more) => {
    const { data } = await apolloWith(http(more)).query({ query: gql('{ casinos { id } }') });
    expect(data).toMatchObject({ casinos: [{ id: 'noche-a' }, { id: 'noche-d' }] });
  });

  it('is answered by the hash of a query, which it sends whole when the service does not know it', async () => {
    const sent: string[] = [];
    const link = new PersistedQueryLink({
      sha256: (text) => createHash('sha256').update(text).digest('hex'),
    });
    const listening = http({
      fetch: (address, options) => {
        const { query = 'the hash alone' } = JSON.parse(options!.body as string) as { query?: string };
        sent.push(query);
        return fetch(address, options);
      },
    });
    const query = gql('query OfTheHash { casinos { id name } }');
    for (const client of [apolloWith(link.concat(listening)), apolloWith(link.concat(listening))])
      expect((await client.query<{ casinos: unknown[] }>({ query })).data!.casinos).toHaveLength(2);
    expect(sent).toEqual(['the hash alone', expect.stringContaining('OfTheHash'), 'the hash alone']);
  });

  it('goes on page by page to the list that one page has', async () => {
    const client = apolloWith(http());
    const first = { query: FINDINGS, variables: { first: 1 } };
    const list = client.watchQuery<Findings>(first);
    const shown = list.subscribe(() => undefined);
    let { findings } = (await list.refetch()).data!;
    let pages = 1;
    for (; findings.pageInfo.hasNextPage; pages += 1) {
      await list.fetchMore({ variables: { after: findings.pageInfo.endCursor } });
      ({ findings } = client.readQuery<Findings>(first)!);
    }
    shown.unsubscribe();
    const all = await allFindings();
    expect(all.length).toBeGreaterThan(2);
    expect(pages).toBe(all.length);
    expect(idsIn({ findings })).toEqual(all);
  });

  it('is told by subscription what was raised after a record', async () => {
    const socket = createClient({
      url: `${nights.running.url.replace('http', 'ws')}/graphql`,
      connectionParams: { authorization: `Bearer ${key}` },
      webSocketImpl: WebSocket,
    });
    const client = apolloWith(new GraphQLWsLink(socket));
    const query = gql('subscription { findingRaised(casino: "noche-d", after: 0) { findings { id } } }');
    const told = await new Promise<string[]>((resolve, reject) => {
      const all: string[] = [];
      const expected = allFindings();
      client.subscribe<{ findingRaised: { findings: { id: string }[] } }>({ query }).subscribe({
        next: ({ data }) => {
          all.push(...data!.findingRaised.findings.map(({ id }) => id));
          void expected.then(({ length }) => all.length >= length && resolve(all));
        },
        error: reject,
      });
    });
    expect(told).toEqual(await allFindings());
    await socket.dispose();
  });

  it('names the code of a refusal', async () => {
    const asked = apolloWith(http()).query({
      query: gql('{ findings(casino: "nowhere") { position } }'),
    });
    const refused = await asked.catch((failure: unknown) => failure);
    expect(CombinedGraphQLErrors.is(refused) && refused.errors[0]!.extensions!['code']).toBe(
      'UNKNOWN_CASINO',
    );
  });

  describe('with the same finding of two records in one answer', () => {
    const TWICE = gql`
      query Twice($knownAt: KnownAt!) {
        now: findings(casino: "noche-d", status: ALL, first: 1) {
          edges {
            node {
              id
              decisions {
                at
              }
            }
          }
        }
        before: findings(casino: "noche-d", status: ALL, first: 1, knownAt: $knownAt) {
          edges {
            node {
              id
              decisions {
                at
              }
            }
          }
        }
      }
    `;

    beforeAll(async () => {
      const [finding] = await allFindings();
      const person = new Client(nights.running.url, await nights.running.makePersonKey('Ana', ['manager']));
      const { acknowledgeFinding } = await person.ask<{ acknowledgeFinding: { receipt: string } }>(
        `mutation ($finding: ID!) {
          acknowledgeFinding(casino: "noche-d", finding: $finding) { ... on FindingDecided { receipt } }
        }`,
        { finding },
      );
      const { receipt } = acknowledgeFinding;
      await person.ask('query ($receipt: String!) { casinos(waitFor: $receipt) { id } }', { receipt });
    });

    const decisionsWith = async (cache: InMemoryCache): Promise<number[]> => {
      const client = apolloWith(http(), cache);
      const { data: one } = await client.query<Findings>({ query: FINDINGS, variables: { first: 1 } });
      const knownAt = { position: one!.findings.edges[0]!.node.openedBy };
      type Twice = Record<'now' | 'before', { edges: { node: { decisions: unknown[] } }[] }>;
      const { data } = await client.query<Twice>({ query: TWICE, variables: { knownAt } });
      return [data!.now, data!.before].map(({ edges }) => edges[0]!.node.decisions.length);
    };

    it('shows each of them with the setting that the page on clients gives', async () => {
      expect(await decisionsWith(byQuery())).toEqual([1, 0]);
    });

    it('as it comes shows one of them twice, which is why the page gives it', async () => {
      const [now, before] = await decisionsWith(new InMemoryCache());
      expect(now).toBe(before);
    });
  });
});
