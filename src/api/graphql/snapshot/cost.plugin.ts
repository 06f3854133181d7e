import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { checkCost } from './operation-cost';
import type { OperationContext } from './operation-context';

export class CostPlugin implements ApolloServerPlugin<OperationContext> {
  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return Promise.resolve({
      didResolveOperation: ({ schema, document, operationName, request: { variables } }) =>
        Promise.resolve().then(() => checkCost({ schema, document, operationName, variables })),
    });
  }
}
