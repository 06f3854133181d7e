import { Query, type QueryOptions } from '@nestjs/graphql';
import type { Principal } from '../access/principal';
import { declaredField } from './declared-field';
import { isNotFound } from './not-found.type';
import type { ValueOf } from './schema-fields';
import { type BooksInView, type CasinoArguments, positionFor } from './snapshot/casino-scope';
import type { Answer } from './snapshot/operation-context';

/** An answer without what the form adds to it; `asOf` is the argument unless it is given. */
type Stated<Found> = Found extends Answer
  ? Omit<Found, keyof Answer> & Partial<Pick<Answer, 'asOf' | 'about'>>
  : Found;

/** How an answer about the books of a casino is read: in the snapshot of the operation, at its position. */
export type AnswerOf<Found> = (books: BooksInView, principal: Principal) => Promise<Stated<Found>>;

interface BooksArguments extends Pick<CasinoArguments, 'casino' | 'knownAt'> {
  readonly asOf?: string | null;
}

/**
 * A field of `Query` that is one answer about the books of a casino: an `Answer` of the schema, or that there is none. The
 * method checks its arguments and returns how it is read; right, `knownAt`, `position` and `asOf` are those of every answer.
 */
export const AnswerField = <Named>(
  type: () => Named,
  description: string,
  options: Pick<QueryOptions, 'complexity'> = {},
) =>
  declaredField<AnswerOf<ValueOf<Named>>>(
    'answer',
    Query(type as () => never, { description, ...options }),
    async (read, { args, principal, snapshot }) => {
      const { casino, knownAt, asOf = null }: BooksArguments = args;
      const position = await positionFor(principal, { casino, knownAt }, snapshot);
      const found = await snapshot.read((manager) => read({ casino, position, manager }, principal));
      return isNotFound(found as object) ? found : { position, asOf, complete: true, ...(found as object) };
    },
  );
