import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { Injectable, Logger } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSources } from '../projector/read-sources';
import { CompiledQueryPlugin } from '../api/compiled-query.plugin';
import { depthLimit, MOST_ERRORS, MOST_TOKENS } from '../api/snapshot/operation-cost';
import type { Doorkeeper } from '../access/doorkeeper';
import { contextOf } from '../api/snapshot/operation-context';
import { type AskedBefore, type OperationLimits, OperationPlugin } from '../api/snapshot/operation.plugin';
import { OverWebSocketPlugin } from '../api/read-subscription';
import { errorForClients, GraphqlFaultLog } from './graphql-fault-log';
import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaFactory } from '@nestjs/graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { isObjectType, lexicographicSortSchema } from 'graphql';

interface OperationSources extends AskedBefore {
  readonly reads: ReadSources;
}

export const graphqlOptions = (
  doorkeeper: Doorkeeper,
  asked: OperationSources,
  limits: Omit<OperationLimits, 'reading'>,
): ApolloDriverConfig => ({
  driver: CodeFirstDriver,
  path: '/graphql',
  playground: false,
  introspection: true,
  includeStacktraceInErrorResponses: false,
  parseOptions: { maxTokens: MOST_TOKENS },
  validationRules: [depthLimit],
  validationOptions: { maxErrors: MOST_ERRORS },
  plugins: pluginsOf(asked, { ...limits, reading: doorkeeper.reading }, doorkeeper),
  context: (req: FastifyRequest, reply: FastifyReply) =>
    contextOf({ req, reply }, asked.reads.primary, doorkeeper),
  formatError: errorForClients,
  logger: apolloLogger(),
});

/** Apollo publishes its types twice, for CommonJS and for ES modules, and the two do not know each other. */
const pluginsOf = (
  asked: OperationSources,
  limits: OperationLimits,
  { log }: Doorkeeper,
): NonNullable<ApolloDriverConfig['plugins']> =>
  [
    ApolloServerPluginLandingPageDisabled(),
    // Off: it would visit every field of every answer to state that none may be cached.
    ApolloServerPluginCacheControlDisabled(),
    new OverWebSocketPlugin(),
    new OperationPlugin(asked, limits),
    new CompiledQueryPlugin(asked.reads),
    new GraphqlFaultLog(log),
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

type Class = new (...dependencies: never[]) => object;
type Resolve = GraphQLFieldResolver<unknown, unknown>;

type FieldAnswer = Resolve | { readonly resolve?: Resolve; readonly subscribe?: Resolve };

const SCALAR = 'graphql:scalar_name';

/**
 * Serves the schema as the decorators of the resolvers make it. Nest's own way prints it, reads the text again, makes a
 * second schema of it and asks that for all its types, only to copy the resolvers from there: a sixth of the time of a
 * start. Whether the schema holds is a question for tests (`docs/graphql` is drawn from it), not for every start.
 */
@Injectable()
export class CodeFirstDriver extends ApolloDriver {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly schemas: GraphQLSchemaFactory,
  ) {
    super(modules);
  }

  override async generateSchema(options: ApolloDriverConfig): Promise<GraphQLSchema> {
    const provided = this.providedClasses();
    const scalars = provided.filter((each) => Reflect.hasMetadata(SCALAR, each));
    const schema = await this.schemas.create(provided, scalars, { skipCheck: true });
    await super.generateSchema({
      ...options,
      autoSchemaFile: false,
      schema,
      transformResolvers: (resolvers) => {
        for (const each of [resolvers].flat()) answerWith(schema, each);
        return resolvers;
      },
    });
    return lexicographicSortSchema(schema);
  }

  private providedClasses(): Class[] {
    const instances = [...this.modules.values()].flatMap(({ providers }) =>
      [...providers.values()].map(({ instance }) => instance as object | null | undefined),
    );
    return instances.flatMap((instance) => (instance ? [instance.constructor as Class] : []));
  }
}

function answerWith(schema: GraphQLSchema, resolvers: Record<string, object>): void {
  for (const [typeName, answers] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const [name, answer] of Object.entries(answers as Record<string, FieldAnswer>)) {
      const field = fields[name];
      if (field) Object.assign(field, typeof answer === 'function' ? { resolve: answer } : answer);
    }
  }
}
