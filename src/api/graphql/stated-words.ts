import { GraphQLError } from 'graphql';
import { storable } from '../../intake/reading/unstorable-content';

const LONGEST_WORDS = 1_000;

/**
 * Words of a person as an event keeps them.
 * @throws GraphQLError BAD_USER_INPUT where there are none, or too many
 */
export function statedWords(text: string): string {
  const trimmed = storable(text.trim());
  if (trimmed.length > 0 && trimmed.length <= LONGEST_WORDS) return trimmed;
  throw new GraphQLError(`Give a reason of 1 to ${LONGEST_WORDS} characters.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
