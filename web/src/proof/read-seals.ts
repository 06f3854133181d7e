import { ask } from '../api/ask';
import { SealsDocument, type SealsQuery, type SealsQueryVariables } from '../api/generated/operations';
import type { Seal } from './seal';

/** All seals of a casino in the order of their closes; a seal is verified against the preceding one. */
export async function readSeals(
  wanted: Pick<SealsQueryVariables, 'casino' | 'knownAt'>,
  signal: AbortSignal,
): Promise<Seal[]> {
  const seals: Seal[] = [];
  for (let after: string | null = null; ;) {
    const answer: SealsQuery = await ask(SealsDocument, { ...wanted, after }, signal);
    seals.push(...answer.seals.edges.map(({ node }) => node));
    if (!answer.seals.pageInfo.hasNextPage) break;
    after = answer.seals.pageInfo.endCursor ?? null;
  }
  return seals.sort((one, other) => one.recordNumber - other.recordNumber);
}
