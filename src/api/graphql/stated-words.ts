import { storable } from '../../intake/reading/unstorable-content';
import { badInput } from './refusals/coded-error';

const LONGEST_WORDS = 1_000;

/**
 * Words of a person as an event keeps them.
 * @throws GraphQLError BAD_USER_INPUT where there are none, or too many
 */
export function statedWords(text: string): string {
  const trimmed = storable(text.trim());
  if (trimmed.length > 0 && trimmed.length <= LONGEST_WORDS) return trimmed;
  throw badInput({
    en: `Give a reason of 1 to ${LONGEST_WORDS} characters; this one has ${trimmed.length}.`,
    es: `Indique un motivo de 1 a ${LONGEST_WORDS} caracteres; este tiene ${trimmed.length}.`,
  });
}
