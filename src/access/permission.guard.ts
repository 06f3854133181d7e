import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { type GraphQLResolveInfo, OperationTypeNode } from 'graphql';
import { Authenticator } from './authenticator';
import {
  type AccessRefusal,
  asGraphQLError,
  asHttpException,
  httpStatusOf,
  NOT_SIGNED,
  PERMISSION_UNDECLARED,
  permissionMissing,
  STEP_UP_REQUIRED,
} from './access-refusal';
import { carrierOf, letIn, recognise } from './credentials';
import { DECIDING_PERMISSIONS, PERMISSIONS_WITH_PIN } from './permissions';
import { DecisionPolicy } from './access-sources';
import { may, type Principal, within } from './principal';
import { PIN_CAPTURES_ONLY } from './sign-in-refusals';
import { isOfRoles, type RequiredPermission, requiredPermission } from './require-permission.decorator';

interface AnswerWithHeaders {
  header(name: string, value: string): unknown;
}

export const EXTRA_HEADERS: Readonly<Record<number, readonly [string, string] | undefined>> = {
  401: ['www-authenticate', 'Bearer realm="cagnotte"'],
  503: ['retry-after', '1'],
};

@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(
    private readonly authentication: Authenticator,
    private readonly decisions: DecisionPolicy,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const permission = requiredPermission(context);
    if (permission === 'public') return true;
    const refusal = permission ? await this.whyRefused(context, permission) : PERMISSION_UNDECLARED;
    if (refusal) throw errorOf(context, refusal);
    return true;
  }

  private async whyRefused(
    context: ExecutionContext,
    permission: Exclude<RequiredPermission, 'public'>,
  ): Promise<AccessRefusal | undefined> {
    const carrier = carrierOf(context);
    const shown = await this.authentication.authenticate(carrier);
    if (!shown.ok) return shown.refusal;
    recognise(carrier, shown.value);
    const closed = whyClosed(shown.value, permission);
    if (closed) return closed;
    if (isDecision(context, permission)) {
      const refusal = decisionRefusal(shown.value, this.decisions);
      if (refusal) return refusal;
    }
    letIn(carrier, { ...shown.value, again: () => this.again(context, permission) });
    return undefined;
  }

  private async again(
    context: ExecutionContext,
    permission: Exclude<RequiredPermission, 'public'>,
  ): Promise<Principal> {
    const shown = await this.authentication.again(carrierOf(context));
    const refusal = shown.ok ? whyClosed(shown.value, permission) : shown.refusal;
    if (!shown.ok || refusal) throw errorOf(context, refusal!);
    return isOfRoles(permission) ? within(shown.value, permission) : shown.value;
  }
}

function whyClosed(
  principal: Principal,
  permission: Exclude<RequiredPermission, 'public'>,
): AccessRefusal | undefined {
  const { tablet, kind } = principal;
  if (permission === 'even with a PIN') return undefined;
  if (permission === 'anybody') return tablet === undefined ? undefined : PIN_CAPTURES_ONLY;
  if (may(principal, permission)) return undefined;
  // The person may have the permission by another role, but not on a tablet with a PIN.
  return tablet !== undefined && !PERMISSIONS_WITH_PIN.includes(permission)
    ? { ...PIN_CAPTURES_ONLY, permission }
    : permissionMissing(permission, kind);
}

const DECIDING: ReadonlySet<RequiredPermission> = new Set([...DECIDING_PERMISSIONS, 'keys:manage']);

/** Some permissions of decisions also cover reading; there, only handlers that change something are decisions. */
const isDecision = (context: ExecutionContext, permission: RequiredPermission): boolean =>
  DECIDING.has(permission) &&
  context.getType<string>() === 'graphql' &&
  GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>().operation.operation ===
    OperationTypeNode.MUTATION;

/**
 * A browser may have been left open, so a session must be fresh. A signed decision proves that the person is present, and
 * a key is shown with each request.
 */
function decisionRefusal(
  { signing, session }: Principal,
  { mustBeSigned }: DecisionPolicy,
): AccessRefusal | undefined {
  if (signing !== undefined) return undefined;
  if (mustBeSigned) return NOT_SIGNED;
  return session !== undefined && session.freshUntil <= new Date() ? STEP_UP_REQUIRED : undefined;
}

function errorOf(context: ExecutionContext, refusal: AccessRefusal): Error {
  if (context.getType<string>() === 'graphql') return asGraphQLError(refusal);
  const extra = EXTRA_HEADERS[httpStatusOf(refusal)];
  if (extra) context.switchToHttp().getResponse<AnswerWithHeaders>().header(extra[0], extra[1]);
  return asHttpException(refusal);
}
