import { GraphQLError } from 'graphql';
import { casinoClosed } from '../../../access/access-refusal';
import { asGraphQLError } from '../../../access/refusal-errors';
import { mayCasino, type Principal } from '../../../access/principal';
import type { CasinoPosition, OperationSnapshot } from './operation-snapshot';

/**
 * The position of a casino for somebody who asks about it.
 * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO where nothing was ever recorded
 */
export async function positionFor(
  principal: Principal,
  casino: string,
  snapshot: OperationSnapshot,
): Promise<CasinoPosition> {
  if (!mayCasino(principal, casino)) {
    throw asGraphQLError(casinoClosed(casino));
  }
  const position = await snapshot.positionOf(casino);
  if (position) return position;
  throw new GraphQLError(`Nothing was ever recorded for casino ${casino}: see the query casinos.`, {
    extensions: { code: 'UNKNOWN_CASINO', casino },
  });
}
