import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestListener,
} from '@apollo/server';
import { type DocumentNode, GraphQLError, SchemaMetaFieldDef, TypeMetaFieldDef, visit } from 'graphql';
import { HTTP_STATUS } from '../../../access/access-refusal';
import type { ApiKeyRegister } from '../../../access/api-key-register';
import { authorizationOf } from '../../../access/credentials';
import { asGraphQLError } from '../../../access/refusal-errors';
import type { OperationContext } from '../snapshot/operation-context';

const INTROSPECTION: ReadonlySet<string> = new Set([SchemaMetaFieldDef.name, TypeMetaFieldDef.name]);

/**
 * What can be asked is told to whoever shows a good key, of whatever role, and to nobody else: introspection has no
 * resolver before which the guard of the doors could stand.
 */
export class SchemaDoor implements ApolloServerPlugin<OperationContext> {
  constructor(private readonly keys: Pick<ApiKeyRegister, 'authenticate'>) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return Promise.resolve({ didResolveOperation: (operation) => this.letIn(operation) });
  }

  private async letIn({
    document,
    contextValue,
  }: GraphQLRequestContextDidResolveOperation<OperationContext>): Promise<void> {
    if (!asksForSchema(document)) return;
    const shown = await this.keys.authenticate(authorizationOf(contextValue));
    if (shown.ok) return;
    const { message, extensions } = asGraphQLError(shown.refusal);
    throw new GraphQLError(message, {
      extensions: { ...extensions, http: { status: HTTP_STATUS[shown.refusal.code] } },
    });
  }
}

/** Whether the schema is asked for anywhere in the document, in fragments too. */
function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, { Field: ({ name }) => void (asks ||= INTROSPECTION.has(name.value)) });
  return asks;
}
