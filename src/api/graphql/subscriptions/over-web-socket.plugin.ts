import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { type GraphQLError, OperationTypeNode } from 'graphql';
import { badInput } from '../refusals/coded-error';

/** An HTTP request has one answer: a subscription over HTTP is referred to WebSocket. */
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
  badInput(
    {
      en: 'Subscriptions are answered over WebSocket at this address, in the protocol graphql-transport-ws.',
      es: 'Las suscripciones se atienden por WebSocket en esta dirección, con el protocolo graphql-transport-ws.',
    },
    { http: { status: 400 } },
  );
