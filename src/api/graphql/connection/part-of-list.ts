import { badInput, outOfRange } from '../refusals/coded-error';
import { MOST_PER_PAGE } from './connection.type';

/** The requested part of a list by offset and length. */
export interface PartOfList {
  readonly first: number;
  readonly after: number;
}

/** @throws GraphQLError BAD_USER_INPUT if there is no such part */
export function checkPart({ first, after }: PartOfList): void {
  if (first < 1 || first > MOST_PER_PAGE) throw outOfRange('first', first, { from: 1, to: MOST_PER_PAGE });
  if (after < 0) {
    throw badInput({
      en: `after must be 0 or more; it is ${after}.`,
      es: `after debe ser 0 o mayor; es ${after}.`,
    });
  }
}
