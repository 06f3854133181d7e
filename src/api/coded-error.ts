import type { BothLanguages } from '../kernel/words';
import { GraphQLError } from 'graphql';
import { EventStoreUnavailable } from '../event-log/event-store.port';
import { UNAVAILABLE_ANSWER } from '../intake/answers';

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

/** The meaning of a code in `extensions.code` of a GraphQL error, and the remedy. */
export const GRAPHQL_CODES = {
  UNAUTHENTICATED: {
    en: 'The sender of the request is unknown; `extensions.refusal` says why.',
    es: 'No se sabe quién pregunta; `extensions.refusal` dice por qué.',
  },
  FORBIDDEN: {
    en: 'The credential is valid, but does not permit this; `extensions.refusal` says why.',
    es: 'La clave se conoce, pero no da acceso a esto; `extensions.refusal` dice por qué.',
  },
  UNAVAILABLE: {
    en: 'Keys cannot be checked at this moment; ask again.',
    es: 'En este momento no se pueden comprobar las claves; vuelva a preguntar.',
  },
  UNKNOWN_CASINO: {
    en: 'Nothing was ever recorded for this casino.',
    es: 'No consta nada de este casino.',
  },
  BAD_USER_INPUT: {
    en: 'An argument cannot be read; the message says which, what it should be, and what it is.',
    es: 'Un argumento no se puede leer: véase el mensaje en inglés, que dice cuál, cómo debe ser y cómo es.',
  },
  TOO_COSTLY: {
    en: 'The answer would be too large; ask for smaller pages or fewer fields.',
    es: 'La respuesta sería demasiado grande; pida páginas menores o menos campos.',
  },
  TOO_MANY_SUBSCRIPTIONS: {
    en: 'The connection has the maximum number of subscriptions; end one, or open another.',
    es: 'La conexión lleva tantas suscripciones como admite; termine una o abra otra conexión.',
  },
  WAIT_TIMED_OUT: {
    en: 'The books did not reach the receipt of `waitFor` in time; ask again.',
    es: 'Los libros no alcanzaron a tiempo el recibo de `waitFor`; vuelva a preguntar.',
  },
  OPERATION_TIMED_OUT: {
    en: 'The operation took longer than allowed; ask for fewer fields, smaller pages or a shorter period.',
    es: 'La operación tardó más de lo permitido; pida menos campos, páginas menores o un periodo más corto.',
  },
  TOO_MANY_OPERATIONS: {
    en: 'Too many operations of this key are waiting; ask again after the seconds of `Retry-After`.',
    es: 'Hay demasiadas operaciones de esta clave en espera; vuelva a preguntar tras los segundos de `Retry-After`.',
  },
  OPERATION_OVER: {
    en: 'Another part of the operation failed first; its error says why.',
    es: 'Antes falló otra parte de la operación; su error dice por qué.',
  },
  INTERNAL_SERVER_ERROR: {
    en: 'A fault of the service; it is in its log.',
    es: 'Fallo del servicio; consta en su registro.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    en: 'This process has not seen the operation of this hash; send its text with the hash once.',
    es: 'Este proceso no ha visto la operación de esta huella; envíe una vez su texto junto a la huella.',
  },
  BAD_REQUEST: {
    en: 'The request is not a GraphQL request; the message says what is missing.',
    es: 'La petición no es de GraphQL; el mensaje en inglés dice qué falta.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    en: 'The text has several operations, or none of the requested name; name one of them.',
    es: 'El texto tiene varias operaciones, o ninguna con el nombre pedido; diga cuál se pide.',
  },
  GRAPHQL_PARSE_FAILED: {
    en: 'The query is not GraphQL; the message and `locations` say where.',
    es: 'La consulta no es GraphQL; el mensaje en inglés y `locations` dicen dónde.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    en: 'The query asks for something that the schema does not have; the message says what.',
    es: 'La consulta pide algo que no está en el esquema: véase el mensaje en inglés, que dice qué.',
  },
} as const;

type GraphqlCode = keyof typeof GRAPHQL_CODES;

export function tellUnavailable(failure: unknown): never {
  if (!(failure instanceof EventStoreUnavailable)) throw failure;
  throw new GraphQLError(UNAVAILABLE_ANSWER.message, { extensions: { ...UNAVAILABLE_ANSWER } });
}
