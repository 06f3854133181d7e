import { Injectable } from '@nestjs/common';
import type { Result } from '../kernel/result';
import type { SecurityEntry } from '../security-log/security-entry';
import { SecurityLog } from '../security-log/security-log';
import { ACCESS_CODES, type AccessRefusal, notedAs } from './access-refusal';
import { readBearer } from './api-key';
import { Authenticator } from './authenticator';
import {
  authorizationOf,
  clientAddressOf,
  type CredentialCarrier,
  recognise,
  recognisedIn,
} from './credentials';
import type { Principal } from './principal';
import { ReadingTurns } from './reading-turns';
import { present } from '../kernel/present';

export const isAccessRefusal = (body: unknown): body is AccessRefusal =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  Object.hasOwn(ACCESS_CODES, String(body.code));

export function noteRefusal(
  log: Pick<SecurityLog, 'note'>,
  refusal: AccessRefusal,
  carrier: CredentialCarrier,
): void {
  const kind = notedAs(refusal);
  if (kind === undefined) return;
  const { code, permission, casino, origin } = refusal;
  log.note({ kind, casino, ...whoIn(carrier), details: { code, ...present({ permission, origin }) } });
}

/**
 * Names the sender of a request for a line of the security log: the principal, or the public id of a credential that was not
 * accepted.
 */
export function whoIn(carrier: CredentialCarrier): Pick<SecurityEntry, 'credential' | 'person' | 'address'> {
  const principal = recognisedIn(carrier);
  const authorization = authorizationOf(carrier);
  return {
    credential: principal?.credentialId ?? (authorization && readBearer(authorization)?.id),
    person: principal?.personId,
    address: clientAddressOf(carrier),
  };
}

/**
 * Authenticates before any handler runs: before a body is read, before an operation is parsed, and when a WebSocket opens. It
 * also holds the turns in which documents are parsed. Each of its refusals is written to the security log.
 */
@Injectable()
export class Doorkeeper {
  constructor(
    private readonly authentication: Authenticator,
    readonly log: SecurityLog,
    readonly reading: ReadingTurns,
  ) {}

  shownIn(carrier: CredentialCarrier): string | undefined {
    return this.authentication.shownIn(carrier);
  }

  /** Authenticates again while work continues after its request; writes nothing to the security log. */
  again(carrier: CredentialCarrier): Promise<Result<Principal, AccessRefusal>> {
    return this.authentication.again(carrier);
  }

  async authenticate(carrier: CredentialCarrier): Promise<Result<Principal, AccessRefusal>> {
    const shown = await this.authentication.authenticate(carrier);
    if (shown.ok) recognise(carrier, shown.value);
    else noteRefusal(this.log, shown.refusal, carrier);
    return shown;
  }
}
