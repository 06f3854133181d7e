import {
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLRequestListener,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { Kind, execute, OperationTypeNode, visit } from 'graphql';
import type { ReadSources } from '../projector/read-sources';
import type { OperationContext } from './snapshot/operation-context';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** The context as Apollo passes it: without an operation if the document has several and the request names none. */
type AskedForAnswer = Omit<GraphQLRequestContextResponseForOperation<OperationContext>, 'operation'> & {
  readonly operation?: OperationDefinitionNode | undefined;
};

const wholeAnswer = (data: unknown): GraphQLResponse => ({
  http: { headers: new HeaderMap() },
  body: { kind: 'single', singleResult: { data: data as Record<string, unknown> } },
});

/** A compiled query is a few kilobytes of code; programs use some dozens of them. */
const MOST_KNOWN = 500;

/**
 * Compiles a query when it is requested for the second time: a compiled query makes an answer of a hundred rows twenty
 * times faster than the reference executor, but compiling costs more than one answer.
 */
export class CompiledQueries {
  private readonly known = new LRUCache<OperationDefinitionNode, Form | 'asked once'>({ max: MOST_KNOWN });

  /** Undefined for a first request, for anything but a query, and for a query that cannot be compiled. */
  async of(asked: ParsedQuery): Promise<CompiledQuery | undefined> {
    const { operation } = asked;
    const known = this.known.get(operation);
    if (known === undefined) {
      this.known.set(operation, 'asked once');
      return undefined;
    }
    if (known !== 'asked once') return known.compiled;
    const form = await formOf(asked);
    this.known.set(operation, form);
    return form.compiled;
  }
}

/**
 * Answers repeated queries in compiled form, and queries that are read from a replica. It only delivers complete
 * answers: after any fault the reference executor reads the query again from the primary, in its own snapshot, so that
 * errors always have the same form and clients notice neither a gap nor a failure of a replica.
 */
export class CompiledQueryPlugin implements ApolloServerPlugin<OperationContext> {
  private readonly queries = new CompiledQueries();

  constructor(private readonly reads: Pick<ReadSources, 'counted' | 'readAgain'>) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return Promise.resolve({ responseForOperation: (asked) => this.answer(asked) });
  }

  private async answer({
    schema,
    document,
    operation,
    contextValue,
    request: { variables = {}, operationName },
  }: AskedForAnswer): Promise<GraphQLResponse | null> {
    // The reference executor reports that the operation of the document is not named.
    if (operation === undefined) return null;
    if (operation.operation !== OperationTypeNode.QUERY) return null;
    const { snapshot } = contextValue;
    const compiled = await this.queries.of({ schema, document, operation });
    const source = snapshot.isOfReplica ? 'replica' : 'primary';
    if (compiled === undefined && source === 'primary') return this.reads.counted('primary', null);
    const { data, errors } = await (compiled
      ? compiled.query(undefined, contextValue, variables)
      : execute({ schema, document, contextValue, variableValues: variables, operationName }));
    if (errors === undefined) return this.reads.counted(source, wholeAnswer(data));
    if (snapshot.isOfReplica) this.reads.readAgain(errors);
    await snapshot.reset();
    return this.reads.counted('primary', null);
  }
}

interface ParsedQuery {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

interface Form {
  readonly compiled?: CompiledQuery;
}

async function formOf({ schema, document, operation }: ParsedQuery): Promise<Form> {
  if (operation.operation !== OperationTypeNode.QUERY || asksForSchema(operation)) return {};
  // Loaded only when needed, so that it does not delay the start.
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const compiled = compileQuery(schema, document, operation.name?.value);
  return isCompiledQuery(compiled) ? { compiled } : {};
}

function asksForSchema(operation: OperationDefinitionNode): boolean {
  let found = false;
  visit(operation, {
    [Kind.FIELD]: ({ name }) => {
      found ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return found;
}
