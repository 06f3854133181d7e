import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { Logger } from '@nestjs/common';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { ApiKeyRegister } from '../access/api-key-register';
import { CompiledQueryPlugin } from '../api/graphql/compiled/compiled-query.plugin';
import { depthLimit } from '../api/graphql/depth-limit';
import { MOST_TOKENS } from '../api/graphql/operation-limits';
import { contextOf } from '../api/graphql/snapshot/operation-context';
import {
  type AskedBefore,
  type OperationLimits,
  OperationPlugin,
} from '../api/graphql/snapshot/operation.plugin';
import { OverWebSocketPlugin } from '../api/graphql/subscriptions/over-web-socket.plugin';
import { CodeFirstDriver } from './code-first.driver';
import { GraphqlFaultLog, toldToClients } from './faults/graphql-fault-log';

/** GraphQL options: schema from the code, one snapshot per operation, no stack traces, no remote playground. */
export const graphqlOptions = (
  dataSource: DataSource,
  keys: Pick<ApiKeyRegister, 'authenticate'>,
  asked: AskedBefore,
  limits: OperationLimits,
): ApolloDriverConfig => ({
  driver: CodeFirstDriver,
  path: '/graphql',
  playground: false,
  introspection: true,
  includeStacktraceInErrorResponses: false,
  parseOptions: { maxTokens: MOST_TOKENS },
  validationRules: [depthLimit],
  plugins: pluginsOf(asked, limits),
  context: (req: FastifyRequest, reply: FastifyReply) => contextOf({ req, reply }, dataSource, keys),
  formatError: toldToClients,
  logger: apolloLogger(),
});

/** Apollo publishes its types twice, for CommonJS and for ES modules, and the two do not know each other. */
const pluginsOf = (asked: AskedBefore, limits: OperationLimits): NonNullable<ApolloDriverConfig['plugins']> =>
  [
    ApolloServerPluginLandingPageDisabled(),
    // It would look at every field of every answer, to say that none may be kept.
    ApolloServerPluginCacheControlDisabled(),
    new OverWebSocketPlugin(),
    new OperationPlugin(asked, limits),
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
