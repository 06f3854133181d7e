import { Injectable } from '@nestjs/common';
import type { Result } from '../kernel/result';
import type { SecurityEntry, SecurityKind } from '../security-log/security-entry';
import { SecurityLog } from '../security-log/security-log';
import type { AccessRefusal, AccessRefusalCode } from './access-refusal';
import { readBearer } from './api-key';
import { PeopleRegister } from '../people/people-register';
import { Authentication } from '../people/sign-in/authentication';
import { decisionLine } from '../people/decision-signature';
import { addressOf, authorizationOf, type CredentialCarrier, recognise, recognisedIn } from './credentials';
import type { Principal } from './principal';
import { ReadingTurns } from './reading-turns';
import { present } from '../kernel/present';

/** `undefined`: nobody was refused; the service could not decide. */
const KINDS: Readonly<Record<AccessRefusalCode, SecurityKind | undefined>> = {
  'ACCESS.KEY_MISSING': 'sign-in.failed',
  'ACCESS.KEY_MALFORMED': 'sign-in.failed',
  'ACCESS.KEY_UNKNOWN': 'sign-in.failed',
  'ACCESS.KEY_REVOKED': 'sign-in.failed',
  'ACCESS.KEY_EXPIRED': 'sign-in.failed',
  'ACCESS.SIGN_IN_FAILED': 'sign-in.failed',
  'ACCESS.SESSION_OVER': 'sign-in.failed',
  'ACCESS.ACCOUNT_UNKNOWN': 'sign-in.failed',
  'ACCESS.ACCOUNT_REFUSED': 'sign-in.failed',
  'ACCESS.PROVIDER_UNREACHABLE': 'sign-in.failed',
  'ACCESS.FOREIGN_PAGE': 'sign-in.failed',
  'ACCESS.TABLET_UNKNOWN': 'sign-in.failed',
  'ACCESS.PIN_WRONG': 'sign-in.failed',
  'ACCESS.PIN_LOCKED': 'sign-in.failed',
  'ACCESS.PIN_OVER': 'sign-in.failed',
  'ACCESS.PIN_OPENS_NOTHING': 'permission.refused',
  'ACCESS.PIN_CAPTURES_ONLY': 'permission.refused',
  // The application asks who is signed in before it shows its sign-in page.
  'ACCESS.NO_SESSION': undefined,
  'ACCESS.STEP_UP_REQUIRED': 'permission.refused',
  // The person is asked for it with every decision.
  'ACCESS.SIGNATURE_REQUIRED': undefined,
  'ACCESS.SIGNATURE_WRONG': 'permission.refused',
  'ACCESS.NOT_SIGNED': 'permission.refused',
  'ACCESS.TOO_MANY_FAILURES': 'sign-in.throttled',
  'ACCESS.DOOR_CLOSED': 'permission.refused',
  'ACCESS.DOOR_UNNAMED': 'permission.refused',
  'ACCESS.CASINO_CLOSED': 'casino.refused',
  'ACCESS.UNAVAILABLE': undefined,
};

export const isAccessRefusal = (body: unknown): body is AccessRefusal =>
  typeof body === 'object' && body !== null && 'code' in body && String(body.code) in KINDS;

export function noteRefusal(
  log: Pick<SecurityLog, 'note'>,
  { code, permission, casino }: AccessRefusal,
  carrier: CredentialCarrier,
): void {
  const kind = KINDS[code];
  if (kind === undefined) return;
  log.note({ kind, casino, ...whoIn(carrier), details: { code, ...present({ permission }) } });
}

/** The sender of a request for a line of the security log: known, or by the public part of what was shown. */
export function whoIn(carrier: CredentialCarrier): Pick<SecurityEntry, 'credential' | 'person' | 'address'> {
  const principal = recognisedIn(carrier);
  const authorization = authorizationOf(carrier);
  return {
    credential: principal?.credentialId ?? (authorization && readBearer(authorization)?.id),
    person: principal?.personId,
    address: addressOf(carrier),
  };
}

/**
 * Says whose a credential is where no handler is asked yet: before a body is read, before an operation is parsed, when a
 * WebSocket opens; and whose document is read next. What it refuses is in the security log.
 */
@Injectable()
export class Doorkeeper {
  constructor(
    register: PeopleRegister,
    private readonly authentication: Authentication,
    readonly log: SecurityLog,
    readonly reading: ReadingTurns,
  ) {
    register.onDecision(async (events) => {
      await Promise.all(events.map((event) => log.record(decisionLine(event))));
    });
  }

  shownIn(carrier: CredentialCarrier): string | undefined {
    return this.authentication.shownIn(carrier);
  }

  /** The same later, for what goes on after a request. */
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
