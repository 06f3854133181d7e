import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import { HTTP_STATUS } from '../../../access/access-refusal';
import type { ApiKeyRegister } from '../../../access/api-key-register';
import { authorizationOf } from '../../../access/credentials';
import { asGraphQLError } from '../../../access/refusal-errors';
import { OperationSnapshot } from './operation-snapshot';

export interface OperationContext {
  readonly req: FastifyRequest;
  readonly snapshot: OperationSnapshot;
}

/**
 * The context of an operation, for any valid key of any role. A request without one is refused before the operation is
 * parsed: introspection has no resolver for the permission guard to protect, and validation errors would disclose the
 * schema.
 */
export async function contextOf(
  req: FastifyRequest,
  dataSource: DataSource,
  keys: Pick<ApiKeyRegister, 'authenticate'>,
): Promise<OperationContext> {
  const shown = await keys.authenticate(authorizationOf(req));
  if (shown.ok) return { req, snapshot: new OperationSnapshot(dataSource) };
  const { message, extensions } = asGraphQLError(shown.refusal);
  throw new GraphQLError(message, {
    extensions: { ...extensions, http: { status: HTTP_STATUS[shown.refusal.code] } },
  });
}

export const Snapshot = createParamDecorator(
  (_data: unknown, context: ExecutionContext): OperationSnapshot =>
    GqlExecutionContext.create(context).getContext<OperationContext>().snapshot,
);
