import type { DocumentNode, GraphQLSchema } from 'graphql';
import { getOperationAST, GraphQLError, OperationTypeNode, parse, specifiedRules, validate } from 'graphql';
import { depthLimit, MOST_ERRORS, MOST_TOKENS, checkCost } from './snapshot/operation-cost';
import { badInput } from './coded-error';
import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';

interface AskedSubscription {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

interface ReadSubscription {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variableValues: Record<string, unknown>;
}

/**
 * Parses and validates a subscription that arrives over the WebSocket.
 * @throws GraphQLError as over HTTP, and BAD_USER_INPUT for an operation that is no subscription
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: AskedSubscription,
): ReadSubscription | readonly GraphQLError[] {
  const document = parsed(query);
  const wrong = validate(schema, document, [...specifiedRules, depthLimit], { maxErrors: MOST_ERRORS });
  if (wrong.length > 0) return wrong.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [
      badInput({
        en: 'Only subscriptions are answered here: ask over HTTP.',
        es: 'Aquí solo se atienden suscripciones: pregunte por HTTP.',
      }),
    ];
  }
  const read = { document, operationName: operationName ?? undefined, variableValues: variables ?? {} };
  checkCost({ schema, document, operationName, variables: read.variableValues });
  return read;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MOST_TOKENS });
  } catch (failure) {
    // A document too deep for the stack of the parser is invalid too.
    const told =
      failure instanceof GraphQLError ? failure : new GraphQLError('It is nested too deep to be read.');
    throw coded(told, 'GRAPHQL_PARSE_FAILED');
  }
}

const coded = ({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code },
  });

const elsewhere = (): GraphQLError =>
  badInput(
    {
      en: 'Subscriptions are answered over WebSocket at this address, in the protocol graphql-transport-ws.',
      es: 'Las suscripciones se atienden por WebSocket en esta dirección, con el protocolo graphql-transport-ws.',
    },
    { http: { status: 400 } },
  );

/** Refers subscriptions over HTTP to WebSocket, because an HTTP request has one answer. */
export class OverWebSocketPlugin implements ApolloServerPlugin {
  requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return Promise.resolve({
      didResolveOperation: ({ operation }) =>
        operation?.operation === OperationTypeNode.SUBSCRIPTION
          ? Promise.reject(elsewhere())
          : Promise.resolve(),
    });
  }
}
