import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { Logger } from '@nestjs/common';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { ApiKeyRegister } from '../access/api-key-register';
import { CompiledQueryPlugin } from '../api/graphql/compiled/compiled-query.plugin';
import { depthLimit } from '../api/graphql/depth-limit';
import { MOST_TOKENS } from '../api/graphql/operation-limits';
import { contextOf } from '../api/graphql/snapshot/operation-context';
import { CostPlugin } from '../api/graphql/snapshot/cost.plugin';
import { type AskedBefore, OperationPlugin } from '../api/graphql/snapshot/operation.plugin';
import { OverWebSocketPlugin } from '../api/graphql/subscriptions/over-web-socket.plugin';
import { CodeFirstDriver } from './code-first.driver';
import { GraphqlFaultLog, toldToClients } from './faults/graphql-fault-log';

/** GraphQL options: schema from the code, one snapshot per operation, no stack traces, no remote playground. */
export const graphqlOptions = (
  dataSource: DataSource,
  keys: Pick<ApiKeyRegister, 'authenticate'>,
  asked: AskedBefore,
): ApolloDriverConfig => ({
  driver: CodeFirstDriver,
  path: '/graphql',
  playground: false,
  introspection: true,
  includeStacktraceInErrorResponses: false,
  parseOptions: { maxTokens: MOST_TOKENS },
  validationRules: [depthLimit],
  plugins: pluginsOf(asked),
  context: (req: FastifyRequest) => contextOf(req, dataSource, keys),
  formatError: toldToClients,
  logger: apolloLogger(),
});

/** Apollo publishes its types twice, for CommonJS and for ES modules, and the two do not know each other. */
const pluginsOf = (asked: AskedBefore): NonNullable<ApolloDriverConfig['plugins']> =>
  [
    ApolloServerPluginLandingPageDisabled(),
    // It would look at every field of every answer, to say that none may be kept.
    ApolloServerPluginCacheControlDisabled(),
    new OverWebSocketPlugin(),
    new CostPlugin(),
    new OperationPlugin(asked),
    new CompiledQueryPlugin(),
    new GraphqlFaultLog(),
  ] as unknown as NonNullable<ApolloDriverConfig['plugins']>;

function apolloLogger(): NonNullable<ApolloDriverConfig['logger']> {
  const logger = new Logger('graphql');
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: (message: string) => logger.warn(message),
    error: (message: string) => logger.error(message),
  };
}
