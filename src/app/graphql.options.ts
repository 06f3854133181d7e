import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { DataSource } from 'typeorm';
import { OperationPlugin } from '../api/graphql/snapshot/operation.plugin';
import { OperationSnapshot } from '../api/graphql/snapshot/operation-snapshot';
import type { ReceiptWatch } from '../projections/runner/receipt-watch';

/** How GraphQL is served: schema from the code, one snapshot per operation, no stack traces, no playground from afar. */
export const graphqlOptions = (dataSource: DataSource, receipts: ReceiptWatch): ApolloDriverConfig => ({
  driver: ApolloDriver,
  path: '/graphql',
  autoSchemaFile: true,
  sortSchema: true,
  playground: false,
  introspection: true,
  includeStacktraceInErrorResponses: false,
  plugins: pluginsOf(receipts),
  context: (req: FastifyRequest) => ({ req, snapshot: new OperationSnapshot(dataSource) }),
  formatError: withoutInternals,
});

/** Apollo publishes its types twice, for CommonJS and for ES modules, and the two do not know each other. */
const pluginsOf = (receipts: ReceiptWatch): NonNullable<ApolloDriverConfig['plugins']> =>
  [ApolloServerPluginLandingPageDisabled(), new OperationPlugin(receipts)] as unknown as NonNullable<
    ApolloDriverConfig['plugins']
  >;

/** A fault of ours is told as such and nothing more: what it says inside is for the log. */
export function withoutInternals(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : undefined;
  if (formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR' || !original) return formatted;
  return {
    ...formatted,
    message: 'The service could not answer this. The fault is in its log.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
