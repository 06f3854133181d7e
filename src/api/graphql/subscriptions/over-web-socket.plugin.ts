import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';

/** An HTTP request has one answer: who subscribes over HTTP is told where subscriptions are answered. */
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

const elsewhere = (): GraphQLError =>
  new GraphQLError(
    'Subscriptions are answered over WebSocket at this address, in the protocol graphql-transport-ws.',
    { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } },
  );
