import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Principal } from './principal';

/** What of a request or GraphQL context can carry credentials. */
export interface CredentialCarrier {
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** What a graphql-ws client sends on connecting: browsers cannot set headers on a WebSocket. */
  readonly connectionParams?: Readonly<Record<string, unknown>>;
  /** Where a GraphQL context keeps its request, or its graphql-ws connection. */
  readonly req?: CredentialCarrier;
}

const PRINCIPALS = new WeakMap<object, Principal>();

/** The request of an HTTP handler, the context of a GraphQL one. */
export const carrierOf = (context: ExecutionContext): CredentialCarrier =>
  context.getType<string>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<CredentialCarrier>()
    : context.switchToHttp().getRequest<CredentialCarrier>();

/** The `Authorization` that came with it: a header, or a connection parameter of that name. */
export function authorizationOf({ headers, connectionParams, req }: CredentialCarrier): string | undefined {
  const found =
    headers?.['authorization'] ?? connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
  if (typeof found === 'string') return found;
  return req && authorizationOf(req);
}

/** Remembers who was let in with this request or GraphQL context. */
export const letIn = (carrier: CredentialCarrier, principal: Principal): void => {
  PRINCIPALS.set(carrier, principal);
};

/** Who was let in with this request or GraphQL context. Throws behind a public door, where nobody is known. */
export function principalOf(carrier: CredentialCarrier): Principal {
  const principal = PRINCIPALS.get(carrier);
  if (!principal) throw new Error('nobody was authenticated: is this handler behind @Opens(door)?');
  return principal;
}
