import { GraphQLError } from 'graphql';
import { GRAPHQL_CODES, type GraphqlCode } from './graphql-codes';

/** What a client is told, in both languages; it says which argument or limit it is about, and what to do. */
export interface ErrorWords {
  readonly en: string;
  readonly es: string;
}

/** An error of a stable code: the message in English, in its extensions the Spanish one and what else a program may need. */
export const codedError = (
  code: GraphqlCode,
  { en, es }: ErrorWords,
  more: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(en, { extensions: { code, messageEs: es, ...more } });

/** An argument that cannot be read. */
export const badInput = (words: ErrorWords, more?: Readonly<Record<string, unknown>>): GraphQLError =>
  codedError('BAD_USER_INPUT', words, more);

/** A number that is outside of what may be asked for. */
export const outOfRange = (
  argument: string,
  given: number,
  { from, to }: { readonly from: number; readonly to: number },
): GraphQLError =>
  badInput({
    en: `${argument} must be from ${from} to ${to}; it is ${given}.`,
    es: `${argument} debe estar entre ${from} y ${to}; es ${given}.`,
  });

/**
 * What an error says in Spanish where nobody gave it words of its own: GraphQL and its server speak English only, and
 * what their codes mean is known in both languages.
 */
export function spanishOf(extensions: Readonly<Record<string, unknown>>): string {
  const { messageEs, code, refusal } = extensions as {
    messageEs?: unknown;
    code?: unknown;
    refusal?: { readonly messageEs?: unknown };
  };
  if (typeof messageEs === 'string') return messageEs;
  if (typeof refusal?.messageEs === 'string') return refusal.messageEs;
  return typeof code === 'string' && Object.hasOwn(GRAPHQL_CODES, code)
    ? GRAPHQL_CODES[code as GraphqlCode].es
    : 'La petición no se puede atender tal como está: véase el mensaje en inglés.';
}
