import type { CagnotteClient } from './cagnotte-client';
import {
  COMMISSIONS_OF_TABLES,
  OPEN_FINDINGS,
  type OpenFindingsAnswer,
  RESULT_OF_SESSION,
} from './operations';

type Finding = OpenFindingsAnswer['findings']['edges'][number]['node'];

/** What each table brought in commissions on a day, one line for each rule: `HE1 rake 200.00 EUR`. */
export async function commissionsOf(client: CagnotteClient, casino: string, day: string): Promise<string[]> {
  const { commissions } = await client.ask(COMMISSIONS_OF_TABLES, { casino, from: day, asOf: day });
  if (!commissions.complete) throw new Error('Some events are parked: the figures are not complete.');
  return commissions.edges.map(({ node: { table, rule, amount } }) =>
    [table ?? 'no table', rule, amount.amount, amount.currency].join(' '),
  );
}

/** The result of a session in words, or why there is none; in Spanish where it is not there. */
export async function resultOf(
  client: CagnotteClient,
  session: { readonly casino: string; readonly table: string; readonly gamingDay: string },
): Promise<string> {
  const { tableSession } = await client.ask(RESULT_OF_SESSION, session);
  if (tableSession.__typename === 'NotFound') return tableSession.messageEs;
  const { result } = tableSession.session;
  if (result === null) return 'still open';
  return `${result.fromBooks.amount} ${result.fromBooks.currency}${result.ties ? '' : ', not as counted'}`;
}

/** All findings that stand, page by page; later pages are read at the position of the first. */
export async function findingsOf(client: CagnotteClient, casino: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (let after: string | null = null; ;) {
    const { findings }: OpenFindingsAnswer = await client.ask(OPEN_FINDINGS, { casino, first: 2, after });
    found.push(...findings.edges.map(({ node }) => node));
    if (!findings.pageInfo.hasNextPage) return found;
    after = findings.pageInfo.endCursor;
  }
}
