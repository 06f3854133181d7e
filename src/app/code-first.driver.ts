import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaFactory } from '@nestjs/graphql';
import {
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
} from 'graphql';

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
