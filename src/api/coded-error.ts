import type { BothLanguages } from '../kernel/words';
import { GraphQLError } from 'graphql';
import { EventStoreUnavailable, UNAVAILABLE_ANSWER } from '../event-log/event-store.port';
import graphql from '../words/refusals/graphql.json';

export const codedError = (
  code: GraphqlCode,
  { en, es }: BothLanguages,
  more: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(en, { extensions: { code, messageEs: es, ...more } });

export const badInput = (words: BothLanguages, more?: Readonly<Record<string, unknown>>): GraphQLError =>
  codedError('BAD_USER_INPUT', words, more);

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
 * The Spanish text of an error that has none of its own: GraphQL and its server write English only, but the meaning of
 * their codes is known in both languages.
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

/** The meaning of a code in `extensions.code` of a GraphQL error, and the remedy. */
export const GRAPHQL_CODES = graphql;

type GraphqlCode = keyof typeof GRAPHQL_CODES;

export function tellUnavailable(failure: unknown): never {
  if (!(failure instanceof EventStoreUnavailable)) throw failure;
  throw new GraphQLError(UNAVAILABLE_ANSWER.message, { extensions: { ...UNAVAILABLE_ANSWER } });
}
