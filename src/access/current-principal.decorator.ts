import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { carrierOf, principalOf } from './credentials';

/** Gives a handler behind `@Opens(door)` the `Principal` that was let in, over HTTP and GraphQL alike. */
export const CurrentPrincipal = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  principalOf(carrierOf(context)),
);
