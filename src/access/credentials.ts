import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Principal } from './principal';

export interface CredentialCarrier {
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly method?: string | undefined;
  readonly connectionParams?: Readonly<Record<string, unknown>>;
  readonly req?: CredentialCarrier;
  readonly ip?: string;
}

const PRINCIPALS = new WeakMap<object, Principal>();
const RECOGNISED = new WeakMap<object, Principal>();

export const carrierOf = (context: ExecutionContext): CredentialCarrier =>
  context.getType<string>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<CredentialCarrier>()
    : context.switchToHttp().getRequest<CredentialCarrier>();

/** The `Authorization` of a request: its header, or the connection parameter of that name (WebSocket). */
export function authorizationOf({ headers, connectionParams, req }: CredentialCarrier): string | undefined {
  const found =
    headers?.['authorization'] ?? connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
  if (typeof found === 'string') return found;
  return req && authorizationOf(req);
}

export const clientAddressOf = ({ ip, req }: CredentialCarrier): string | undefined =>
  ip ?? (req && clientAddressOf(req));

/**
 * Notes the owner of a valid credential on the request, so that the security log can name the owner even if the request is
 * refused later.
 */
export const recognise = (carrier: CredentialCarrier, principal: Principal): void => {
  RECOGNISED.set(carrier, principal);
};

export const recognisedIn = (carrier: CredentialCarrier): Principal | undefined =>
  RECOGNISED.get(carrier) ?? (carrier.req && recognisedIn(carrier.req));

export const letIn = (carrier: CredentialCarrier, principal: Principal): void => {
  PRINCIPALS.set(carrier, principal);
};

/** The principal of this request or GraphQL context. Throws in a public handler, which has none. */
export function principalOf(carrier: CredentialCarrier): Principal {
  const principal = PRINCIPALS.get(carrier);
  if (!principal) throw new Error('nobody was authenticated: does this handler require a permission?');
  return principal;
}
