import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { PeopleRegister } from '../people/people-register';
import { type AccessRefusal, PERMISSION_UNDECLARED, permissionMissing, HTTP_STATUS } from './access-refusal';
import { authorizationOf, carrierOf, letIn } from './credentials';
import { may } from './principal';
import { asGraphQLError, asHttpException } from './refusal-errors';
import { type RequiredPermission, requiredPermission } from './require-permission.decorator';

interface AnswerWithHeaders {
  header(name: string, value: string): unknown;
}

/** What an answer of this status says besides. */
export const EXTRA_HEADERS: Readonly<Record<number, readonly [string, string] | undefined>> = {
  401: ['www-authenticate', 'Bearer realm="cagnotte"'],
  503: ['retry-after', '1'],
};

@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(private readonly register: PeopleRegister) {}

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
    const shown = await this.register.authenticate(authorizationOf(carrier));
    if (!shown.ok) return shown.refusal;
    if (permission !== 'anybody' && !may(shown.value, permission))
      return permissionMissing(permission, shown.value.kind);
    letIn(carrier, shown.value);
    return undefined;
  }
}

function errorOf(context: ExecutionContext, refusal: AccessRefusal): Error {
  if (context.getType<string>() === 'graphql') return asGraphQLError(refusal);
  const extra = EXTRA_HEADERS[HTTP_STATUS[refusal.code]];
  if (extra) context.switchToHttp().getResponse<AnswerWithHeaders>().header(extra[0], extra[1]);
  return asHttpException(refusal);
}
