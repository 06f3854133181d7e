import { GraphQLError } from 'graphql';
import { casinoClosed } from '../../../access/access-refusal';
import { mayCasino, type Principal } from '../../../access/principal';
import { asGraphQLError } from '../../../access/refusal-errors';
import { recordAtInstant } from '../../../projections/register/record-at-instant';
import type { OperationSnapshot } from './operation-snapshot';
import type { CasinoArguments, KnownAt } from './report-arguments';

/**
 * The record number up to which somebody who asks about a casino is answered: its last one, or that of `knownAt`.
 * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO where nothing was ever recorded,
 * BAD_USER_INPUT for a `knownAt` that says nothing, says two things, or names a record that is not there yet
 */
export async function positionFor(
  principal: Principal,
  { casino, knownAt }: Pick<CasinoArguments, 'casino' | 'knownAt'>,
  snapshot: OperationSnapshot,
): Promise<bigint> {
  if (!mayCasino(principal, casino)) throw asGraphQLError(casinoClosed(casino));
  const last = await snapshot.positionOf(casino);
  if (last === undefined) {
    throw new GraphQLError(`Nothing was ever recorded for casino ${casino}: see the query casinos.`, {
      extensions: { code: 'UNKNOWN_CASINO', casino },
    });
  }
  return knownAt === undefined ? last : knownPosition(knownAt, { casino, last }, snapshot);
}

async function knownPosition(
  { position, instant }: KnownAt,
  { casino, last }: { readonly casino: string; readonly last: bigint },
  snapshot: OperationSnapshot,
): Promise<bigint> {
  // What is given as null is not given.
  if ((position ?? undefined) === undefined) {
    if ((instant ?? undefined) === undefined) throw badKnownAt('Give knownAt a position or an instant.');
    return snapshot.read((manager) => recordAtInstant(manager, { casino, last, instant: instant! }));
  }
  if ((instant ?? undefined) !== undefined) {
    throw badKnownAt('Give knownAt a position or an instant, not both.');
  }
  if (position! > last) throw badKnownAt(`The last record of casino ${casino} is ${last}.`);
  return position!;
}

const badKnownAt = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
