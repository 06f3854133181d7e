import { Query, type QueryOptions } from '@nestjs/graphql';
import type { Principal } from '../access/principal';
import { declaredField } from './declared-field';
import { isNotFound } from './not-found.type';
import type { ValueOf } from './schema-fields';
import { type BooksInView, type CasinoArguments, positionFor } from './snapshot/casino-scope';
import type { Answer } from './snapshot/operation-context';

/** An answer without the fields that the form adds; `asOf` is the argument unless the method returns another. */
type Stated<Found> = Found extends Answer
  ? Omit<Found, keyof Answer> & Partial<Pick<Answer, 'asOf' | 'about'>>
  : Found;

/**
 * Reads an answer about the books of a casino, in the snapshot of the operation and at its position; `others` has the
 * positions of the other casinos that the arguments name (`alsoOf`).
 */
export type AnswerOf<Found> = (
  books: BooksInView,
  principal: Principal,
  others: ReadonlyMap<string, bigint>,
) => Promise<Stated<Found>>;

interface BooksArguments extends Pick<CasinoArguments, 'casino' | 'knownAt'> {
  readonly asOf?: string | null;
}

interface AlsoOf {
  /** The other casinos that the answer reads; the caller needs the right to each. */
  readonly alsoOf?: (args: never) => readonly string[];
}

/**
 * A field of `Query` with one answer about the books of a casino: an `Answer` of the schema, or that it was not found.
 * The method checks its arguments and returns the reader; the form adds the right, `knownAt`, `position` and `asOf`.
 */
export const AnswerField = <Named>(
  type: () => Named,
  description: string,
  { alsoOf, ...options }: Pick<QueryOptions, 'complexity'> & AlsoOf = {},
) =>
  declaredField<AnswerOf<ValueOf<Named>>>(
    'answer',
    Query(type as () => never, { description, ...options }),
    async (read, { args, principal, snapshot }) => {
      const { casino, knownAt, asOf = null }: BooksArguments = args;
      const position = await positionFor(principal, { casino, knownAt }, snapshot);
      const others = new Map<string, bigint>();
      for (const other of alsoOf?.(args) ?? []) {
        if (other !== casino)
          others.set(other, await positionFor(principal, { casino: other, knownAt }, snapshot));
      }
      const found = await snapshot.read((manager) => read({ casino, position, manager }, principal, others));
      return isNotFound(found as object) ? found : { position, asOf, complete: true, ...(found as object) };
    },
  );
