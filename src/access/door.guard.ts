import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AccessRefusal, DOOR_UNNAMED, doorClosed, HTTP_STATUS } from './access-refusal';
import { ApiKeyRegister } from './api-key-register';
import { authorizationOf, carrierOf, letIn } from './credentials';
import { DOOR_OF_HANDLER, type DoorOfHandler } from './door.decorator';
import { may } from './principal';
import { asGraphQLError, asHttpException } from './refusal-errors';

/** What the guard needs of an answer of any HTTP framework. */
interface AnswerWithHeaders {
  header(name: string, value: string): unknown;
}

const EXTRA_HEADERS = {
  401: ['www-authenticate', 'Bearer realm="cagnotte"'],
  403: undefined,
  503: ['retry-after', '1'],
} as const;

/** Stands before every handler: nobody passes a door without a key that opens it, and a handler without a door lets nobody in. */
@Injectable()
export class DoorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly register: ApiKeyRegister,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const door = this.reflector.getAllAndOverride<DoorOfHandler | undefined>(DOOR_OF_HANDLER, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (door === 'public') return true;
    const refusal = door ? await this.whyRefused(context, door) : DOOR_UNNAMED;
    if (refusal) throw errorOf(context, refusal);
    return true;
  }

  private async whyRefused(
    context: ExecutionContext,
    door: Exclude<DoorOfHandler, 'public'>,
  ): Promise<AccessRefusal | undefined> {
    const carrier = carrierOf(context);
    const shown = await this.register.authenticate(authorizationOf(carrier));
    if (!shown.ok) return shown.refusal;
    if (!may(shown.value, door)) return doorClosed(door);
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
