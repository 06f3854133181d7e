import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** A compiled query is a few kilobytes of code; programs use some dozens of them. */
const MOST_KNOWN = 500;

export interface ParsedQuery {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

interface Form {
  readonly compiled?: CompiledQuery;
}

/**
 * Queries made into code, each when it is asked for the second time: an answer of a hundred rows is put together
 * twenty times faster than by walking query and schema for each value, but compiling costs more than a single answer.
 */
export class CompiledQueries {
  private readonly known = new LRUCache<OperationDefinitionNode, Form | 'asked once'>({ max: MOST_KNOWN });

  /** Undefined for a first request, for anything but a query, and for what cannot be compiled. */
  async of(asked: ParsedQuery): Promise<CompiledQuery | undefined> {
    const { operation } = asked;
    const known = this.known.get(operation);
    if (known === undefined) {
      this.known.set(operation, 'asked once');
      return undefined;
    }
    if (known !== 'asked once') return known.compiled;
    const form = await formOf(asked);
    this.known.set(operation, form);
    return form.compiled;
  }
}

async function formOf({ schema, document, operation }: ParsedQuery): Promise<Form> {
  if (operation.operation !== OperationTypeNode.QUERY || asksForSchema(operation)) return {};
  // Nothing that a start needs.
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const compiled = compileQuery(schema, document, operation.name?.value);
  return isCompiledQuery(compiled) ? { compiled } : {};
}

function asksForSchema(operation: OperationDefinitionNode): boolean {
  let found = false;
  visit(operation, {
    [Kind.FIELD]: ({ name }) => {
      found ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return found;
}
