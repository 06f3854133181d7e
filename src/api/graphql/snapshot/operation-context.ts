import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { OperationSnapshot } from './operation-snapshot';

/** What every resolver of one operation shares. */
export interface OperationContext {
  readonly req: FastifyRequest;
  readonly snapshot: OperationSnapshot;
}

/** Gives a resolver the snapshot its operation reads in. */
export const Snapshot = createParamDecorator(
  (_data: unknown, context: ExecutionContext): OperationSnapshot =>
    GqlExecutionContext.create(context).getContext<OperationContext>().snapshot,
);
