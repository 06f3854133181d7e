import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { type Permission, ROLES_BY_PERMISSION } from './permissions';
import type { BothLanguages, CodedRefusal } from '../kernel/words';
import { filled, type Parts, refusalText } from '../words/message';
import access from '../words/refusals/access.json';
import type { PrincipalKind } from './principal';
import type { SecurityKind } from '../security-log/security-entry';

const GRAPHQL_CODES = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'UNAUTHENTICATED',
  503: 'UNAVAILABLE',
} as const;

/**
 * Why access was refused: the HTTP status (401: unknown key, 403: known key without the permission, 429: too many unknown
 * keys, 503: keys cannot be checked now), and the kind of its line in the security log. Codes are stable: clients may
 * branch on them.
 */
export const ACCESS_CODES = {
  'ACCESS.KEY_MISSING': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.KEY_MALFORMED': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.KEY_UNKNOWN': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.KEY_REVOKED': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.KEY_EXPIRED': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.SESSION_OVER': { status: 401, notedAs: 'sign-in.failed' },
  // The application asks who is signed in before it shows its sign-in page.
  'ACCESS.NO_SESSION': { status: 403 },
  'ACCESS.SIGN_IN_FAILED': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.ACCOUNT_UNKNOWN': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.ACCOUNT_REFUSED': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.PROVIDER_UNREACHABLE': { status: 503, notedAs: 'sign-in.failed' },
  'ACCESS.FOREIGN_PAGE': { status: 403, notedAs: 'sign-in.failed' },
  'ACCESS.ORIGIN_NOT_ALLOWED': { status: 403, notedAs: 'origin.refused' },
  'ACCESS.TABLET_UNKNOWN': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.TABLET_ELSEWHERE': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.PIN_WRONG': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.PIN_LOCKED': { status: 403, notedAs: 'sign-in.failed' },
  'ACCESS.PIN_OVER': { status: 403, notedAs: 'sign-in.failed' },
  'ACCESS.PIN_OPENS_NOTHING': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.PIN_CAPTURES_ONLY': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.STEP_UP_REQUIRED': { status: 403, notedAs: 'permission.refused' },
  // The service asks for a signature with every decision, so the refusal has no line in the security log.
  'ACCESS.SIGNATURE_REQUIRED': { status: 403 },
  'ACCESS.SIGNATURE_WRONG': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.PASSKEY_COPIED': { status: 403, notedAs: 'credential.copy-suspected' },
  'ACCESS.NOT_SIGNED': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.DOOR_CLOSED': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.DOOR_UNNAMED': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.CASINO_CLOSED': { status: 403, notedAs: 'casino.refused' },
  // The service could not check the credential: this is a fault of the service, not a refusal of the caller.
  'ACCESS.UNAVAILABLE': { status: 503 },
  'ACCESS.TOO_MANY_FAILURES': { status: 429, notedAs: 'sign-in.throttled' },
} as const satisfies Readonly<Record<string, AccessCode>>;

interface AccessCode {
  readonly status: keyof typeof GRAPHQL_CODES;
  readonly notedAs?: SecurityKind;
}

export type AccessRefusalCode = keyof typeof ACCESS_CODES;

export const httpStatusOf = ({ code }: Pick<AccessRefusal, 'code'>): AccessCode['status'] =>
  ACCESS_CODES[code].status;

/** The kind of the line in the security log; undefined where the refusal has none. */
export const notedAs = ({ code }: Pick<AccessRefusal, 'code'>): SecurityKind | undefined =>
  (ACCESS_CODES[code] as AccessCode).notedAs;

/** A refusal as HTTP clients read it in the body and GraphQL clients in `extensions.refusal`. */
export interface AccessRefusal extends CodedRefusal<AccessRefusalCode> {
  readonly remedy: string;
  readonly remedyEs: string;
  readonly permission?: Permission;
  readonly casino?: string;
  readonly origin?: string;
}

export const asHttpException = (refusal: AccessRefusal): HttpException =>
  new HttpException({ ...refusal }, httpStatusOf(refusal));

/** The refusal as a GraphQL error: `extensions.code` is its kind, `extensions.refusal` the whole refusal, `sign` what is to be signed. */
export const asGraphQLError = (refusal: AccessRefusal, sign?: object): GraphQLError =>
  new GraphQLError(refusal.message, {
    extensions: {
      code: OWN_CODES[refusal.code] ?? GRAPHQL_CODES[httpStatusOf(refusal)],
      messageEs: refusal.messageEs,
      refusal: { ...refusal },
      ...(sign && { sign }),
    },
  });

const OWN_CODES: Partial<Record<AccessRefusalCode, string>> = {
  'ACCESS.STEP_UP_REQUIRED': 'STEP_UP_REQUIRED',
  'ACCESS.SIGNATURE_REQUIRED': 'SIGNATURE_REQUIRED',
  'ACCESS.SIGNATURE_WRONG': 'SIGNATURE_REQUIRED',
};

interface AccessWords {
  readonly message: BothLanguages;
  readonly remedy: BothLanguages;
}

const WORDS: Readonly<Record<AccessRefusalCode, AccessWords>> = access;

export function accessRefusal(
  code: AccessRefusalCode,
  parts: Parts = {},
  words = WORDS[code],
): AccessRefusal {
  const remedy = filled(words.remedy, parts);
  return { code, ...refusalText(words.message, parts), remedy: remedy.en, remedyEs: remedy.es };
}

export const KEY_MISSING = accessRefusal('ACCESS.KEY_MISSING');

export const KEY_MALFORMED = accessRefusal('ACCESS.KEY_MALFORMED');

/** The same for an unknown id and a wrong secret, so that an attacker learns nothing from the difference. */
export const KEY_UNKNOWN = accessRefusal('ACCESS.KEY_UNKNOWN');

export const KEY_REVOKED = accessRefusal('ACCESS.KEY_REVOKED');

export const KEY_EXPIRED = accessRefusal('ACCESS.KEY_EXPIRED');

/**
 * One answer for a session that was ended, was idle for too long, is too old or never existed: a difference would tell an
 * attacker which.
 */
export const SESSION_OVER = accessRefusal('ACCESS.SESSION_OVER');

export const NO_SESSION = accessRefusal('ACCESS.NO_SESSION');

/** The same for every reason, so that an attacker learns nothing from the difference. */
export const SIGN_IN_FAILED = accessRefusal('ACCESS.SIGN_IN_FAILED');

export const FOREIGN_PAGE = accessRefusal('ACCESS.FOREIGN_PAGE');

export const STEP_UP_REQUIRED = accessRefusal('ACCESS.STEP_UP_REQUIRED');

/** For a person with a passkey who decides something: not a refusal, but the request for a signature. */
export const SIGNATURE_REQUIRED = accessRefusal('ACCESS.SIGNATURE_REQUIRED');

export const SIGNATURE_WRONG = accessRefusal('ACCESS.SIGNATURE_WRONG');

/** Where the house demands it (CAGNOTTE_DECISIONS=signed). */
export const NOT_SIGNED = accessRefusal('ACCESS.NOT_SIGNED');

export const PERMISSION_UNDECLARED = accessRefusal('ACCESS.DOOR_UNNAMED');

export const UNAVAILABLE = accessRefusal('ACCESS.UNAVAILABLE');

export const TOO_MANY_FAILURES = accessRefusal('ACCESS.TOO_MANY_FAILURES');

export function permissionMissing(permission: Permission, kind: PrincipalKind = 'service'): AccessRefusal {
  const parts = { permission, roles: ROLES_BY_PERMISSION[permission].join(', ') };
  const { message, remedy, remedyOfPerson } = access['ACCESS.DOOR_CLOSED'];
  const words = { message, remedy: kind === 'person' ? remedyOfPerson : remedy };
  return { ...accessRefusal('ACCESS.DOOR_CLOSED', parts, words), permission };
}

/** The role is sufficient, but the key is not valid for this casino. The same answer whether or not the casino exists. */
export const casinoClosed = (casino: string): AccessRefusal => ({
  ...accessRefusal('ACCESS.CASINO_CLOSED', { casino }),
  casino,
});

/** A page of another site that the operator has not listed. The browser states its origin. */
export const originNotAllowed = (origin: string): AccessRefusal => ({
  ...accessRefusal('ACCESS.ORIGIN_NOT_ALLOWED', { origin }),
  origin,
});
