import { ObjectType } from '@nestjs/graphql';
import type { CasinoAt } from '../../database/books-page';
import { decodePlace, notACursor, type PagedList } from '../cursor';
import { g } from '../schema-fields';
import { type KnownAt, positionFor } from './casino-scope';
import type { RequestScope } from './operation-context';

@ObjectType({ description: 'The record up to which the events of a casino are included.' })
export class CasinoPosition extends g.object({ casino: g.id(), position: g.position() }) {}

interface CasinosAsked {
  readonly casinos: readonly string[];
  readonly knownAt?: KnownAt | undefined;
  /** A cursor of the list; undefined for its first page. */
  readonly after?: string | undefined;
}

interface CasinosInView {
  readonly casinos: readonly CasinoAt[];
  /** The key of the row before the page. */
  readonly after: readonly string[] | undefined;
}

/**
 * Determines the positions for a question about several casinos: the last record of each, that of `knownAt`, or that of
 * the first page.
 * @throws GraphQLError FORBIDDEN for a casino outside those of the caller, UNKNOWN_CASINO, BAD_USER_INPUT as
 * `positionFor` does and for a text that is no cursor of this list and these casinos
 */
export async function positionsOfCasinos(
  list: PagedList,
  { casinos, knownAt, after }: CasinosAsked,
  { principal, snapshot }: RequestScope,
): Promise<CasinosInView> {
  const cursor = after === undefined ? undefined : decodePlace(list, after, casinos.length);
  const found: CasinoAt[] = [];
  for (const [n, casino] of casinos.entries()) {
    const position = await positionFor(principal, { casino, knownAt }, snapshot);
    const ofPage = cursor?.casinos[n] ?? { casino, position };
    if (ofPage.casino !== casino || ofPage.position > position) throw notACursor();
    found.push(ofPage);
  }
  return { casinos: found, after: cursor?.key };
}

/** The position of an answer about several casinos, whose numbers are counted apart. */
export const highestOf = (casinos: readonly CasinoAt[]): bigint =>
  casinos.reduce((most, { position }) => (position > most ? position : most), 0n);
