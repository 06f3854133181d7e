import { type sendUnaryData, type ServerUnaryCall, type ServiceError, status } from '@grpc/grpc-js';
import users from '@eventstore/db-client/generated/users_pb';
import { rpcFault } from './wire-messages';

type RefusalOf = (call: Pick<ServerUnaryCall<unknown, unknown>, 'metadata'>) => ServiceError | undefined;
type Create = ServerUnaryCall<InstanceType<typeof users.CreateReq>, unknown>;
type Reset = ServerUnaryCall<InstanceType<typeof users.ResetPasswordReq>, unknown>;

/** The accounts that an administrator has made on a server. They are kept, and the double does not ask for them. */
export class Accounts {
  readonly made = new Map<string, { password: string; groups: readonly string[] }>();

  constructor(private readonly refusalOf: RefusalOf) {}

  create(call: Create, answer: sendUnaryData<InstanceType<typeof users.CreateResp>>): void {
    const refusal = this.refusalOf(call);
    if (refusal) return answer(refusal);
    const options = call.request.getOptions()!;
    const name = options.getLoginName();
    if (this.made.has(name))
      return answer(
        rpcFault(status.FAILED_PRECONDITION, 'Conflict.', { exception: 'user-conflict', 'login-name': name }),
      );
    this.made.set(name, { password: options.getPassword(), groups: options.getGroupsList() });
    return answer(null, new users.CreateResp());
  }

  resetPassword(call: Reset, answer: sendUnaryData<InstanceType<typeof users.ResetPasswordResp>>): void {
    const refusal = this.refusalOf(call);
    if (refusal) return answer(refusal);
    const options = call.request.getOptions()!;
    const account = this.made.get(options.getLoginName());
    if (account) account.password = options.getNewPassword();
    return answer(null, new users.ResetPasswordResp());
  }
}
