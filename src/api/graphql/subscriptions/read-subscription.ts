import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { depthLimit } from '../depth-limit';
import { MOST_TOKENS } from '../operation-limits';
import { checkCost } from '../snapshot/operation-cost';
import { badInput } from '../refusals/coded-error';

export interface AskedSubscription {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

export interface ReadSubscription {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variableValues: Record<string, unknown>;
}

/**
 * Reads and checks what is asked over the WebSocket.
 * @throws GraphQLError as over HTTP, and BAD_USER_INPUT for an operation that is no subscription
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: AskedSubscription,
): ReadSubscription | readonly GraphQLError[] {
  const document = parsed(query);
  const wrong = validate(schema, document, [...specifiedRules, depthLimit]);
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
    // What is nested beyond the stack of the parser is no question either.
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
