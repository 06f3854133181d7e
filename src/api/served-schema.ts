import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

/** The schema that this service answers, for entrances other than GraphQL that answer its queries. */
@Injectable()
export class ServedSchema {
  constructor(private readonly modules: ModuleRef) {}

  /** Known when the service has started. */
  get schema(): GraphQLSchema {
    return this.modules.get(GraphQLSchemaHost, { strict: false }).schema;
  }

  queryField(name: string): GraphQLField<unknown, unknown> {
    return this.schema.getQueryType()!.getFields()[name]!;
  }
}
