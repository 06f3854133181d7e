import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { carrierOf, principalOf } from './credentials';

/** Injects the authenticated `Principal` into a handler that requires a permission, over HTTP and GraphQL. */
export const CurrentPrincipal = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  principalOf(carrierOf(context)),
);
