import {
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLRequestListener,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { OperationContext } from '../snapshot/operation-context';
import { CompiledQueries } from './compiled-queries';

/** As Apollo passes it: without an operation if the document has several and none is named. */
type AskedForAnswer = Omit<GraphQLRequestContextResponseForOperation<OperationContext>, 'operation'> & {
  readonly operation?: OperationDefinitionNode | undefined;
};

/**
 * Answers queries that are asked again by their compiled form. It only ever gives whole answers: where anything went
 * wrong the query is read once more, in a snapshot of its own, by the reference executor, so that whatever GraphQL has
 * to say of an error is said by one and the same.
 */
export class CompiledQueryPlugin implements ApolloServerPlugin<OperationContext> {
  private readonly queries = new CompiledQueries();

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return Promise.resolve({ responseForOperation: (asked) => this.answer(asked) });
  }

  private async answer({
    schema,
    document,
    operation,
    contextValue,
    request: { variables = {} },
  }: AskedForAnswer): Promise<GraphQLResponse | null> {
    // The reference executor says that it does not know which operation of a document is meant.
    if (operation === undefined) return null;
    const compiled = await this.queries.of({ schema, document, operation });
    if (compiled === undefined) return null;
    const { data, errors } = await compiled.query(undefined, contextValue, variables);
    if (errors === undefined) return wholeAnswer(data);
    await contextValue.snapshot.reset();
    return null;
  }
}

const wholeAnswer = (data: unknown): GraphQLResponse => ({
  http: { headers: new HeaderMap() },
  body: { kind: 'single', singleResult: { data: data as Record<string, unknown> } },
});
