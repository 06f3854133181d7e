import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from './permissions';
import { carrierOf, principalOf } from './credentials';
import { type Principal, within } from './principal';

export const REQUIRED_PERMISSION = 'cagnotte:permission';

/**
 * `public`: needs no credential. `anybody`: needs one, with whatever roles. `even with a PIN`: a session with the PIN of a
 * tablet is enough; without this mark such a session has no access, not even to handlers for `anybody`.
 */
export type RequiredPermission = Permission | 'public' | 'anybody' | 'even with a PIN';

export const RequirePermission = (permission: Permission) =>
  SetMetadata<string, RequiredPermission>(REQUIRED_PERMISSION, permission);

export const Public = () => SetMetadata<string, RequiredPermission>(REQUIRED_PERMISSION, 'public');

/** The handler is about the caller: any valid credential will do. */
export const Anybody = () => SetMetadata<string, RequiredPermission>(REQUIRED_PERMISSION, 'anybody');

/** Like `Anybody`, and also open to a session with the PIN of a tablet: to ask who is signed in, and to sign out. */
export const AnybodyEvenWithPin = () =>
  SetMetadata<string, RequiredPermission>(REQUIRED_PERMISSION, 'even with a PIN');

const OF_NO_ROLE: ReadonlySet<unknown> = new Set(['public', 'anybody', 'even with a PIN', undefined]);

export const isOfRoles = (required: RequiredPermission | undefined): required is Permission =>
  !OF_NO_ROLE.has(required);

const REFLECTOR = new Reflector();

export const requiredPermission = (
  context: Pick<ExecutionContext, 'getHandler' | 'getClass'>,
): RequiredPermission | undefined =>
  REFLECTOR.getAllAndOverride<RequiredPermission | undefined>(REQUIRED_PERMISSION, [
    context.getHandler(),
    context.getClass(),
  ]);

/**
 * Injects the authenticated `Principal` into a handler that requires a permission, over HTTP and GraphQL. Its casinos are
 * those where it has that permission: a person may be manager of one casino and auditor of another.
 */
export const CurrentPrincipal = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  currentPrincipal(context),
);

export function currentPrincipal(context: ExecutionContext): Principal {
  const required = requiredPermission(context);
  const principal = principalOf(carrierOf(context));
  return isOfRoles(required) ? within(principal, required) : principal;
}
