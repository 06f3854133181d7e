import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { carrierOf, principalOf } from './credentials';
import { within } from './principal';
import { isOfRoles, requiredPermission } from './require-permission.decorator';

/**
 * Injects the authenticated `Principal` into a handler that requires a permission, over HTTP and GraphQL. Its casinos are
 * those where it has that permission: a person may be manager of one casino and auditor of another.
 */
export const CurrentPrincipal = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const required = requiredPermission(context);
  const principal = principalOf(carrierOf(context));
  return isOfRoles(required) ? within(principal, required) : principal;
});
