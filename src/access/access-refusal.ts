import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { type Permission, ROLES_BY_PERMISSION } from './permissions';
import type { CodedRefusal } from '../kernel/words';
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
  'ACCESS.TABLET_UNKNOWN': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.PIN_WRONG': { status: 401, notedAs: 'sign-in.failed' },
  'ACCESS.PIN_LOCKED': { status: 403, notedAs: 'sign-in.failed' },
  'ACCESS.PIN_OVER': { status: 403, notedAs: 'sign-in.failed' },
  'ACCESS.PIN_OPENS_NOTHING': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.PIN_CAPTURES_ONLY': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.STEP_UP_REQUIRED': { status: 403, notedAs: 'permission.refused' },
  // The person is asked for it with every decision.
  'ACCESS.SIGNATURE_REQUIRED': { status: 403 },
  'ACCESS.SIGNATURE_WRONG': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.PASSKEY_COPIED': { status: 403, notedAs: 'credential.copy-suspected' },
  'ACCESS.NOT_SIGNED': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.DOOR_CLOSED': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.DOOR_UNNAMED': { status: 403, notedAs: 'permission.refused' },
  'ACCESS.CASINO_CLOSED': { status: 403, notedAs: 'casino.refused' },
  // The service could not decide, so nobody was refused.
  'ACCESS.UNAVAILABLE': { status: 503 },
  'ACCESS.TOO_MANY_FAILURES': { status: 429, notedAs: 'sign-in.throttled' },
} as const satisfies Readonly<Record<string, AccessCode>>;

interface AccessCode {
  readonly status: keyof typeof GRAPHQL_CODES;
  readonly notedAs?: SecurityKind;
}

export type AccessRefusalCode = keyof typeof ACCESS_CODES;

export const statusOf = ({ code }: Pick<AccessRefusal, 'code'>): AccessCode['status'] =>
  ACCESS_CODES[code].status;

/** Undefined: the refusal is in no line of the security log. */
export const notedAs = ({ code }: Pick<AccessRefusal, 'code'>): SecurityKind | undefined =>
  (ACCESS_CODES[code] as AccessCode).notedAs;

/** A refusal as HTTP clients read it in the body and GraphQL clients in `extensions.refusal`. */
export interface AccessRefusal extends CodedRefusal<AccessRefusalCode> {
  readonly remedy: string;
  readonly remedyEs: string;
  readonly permission?: Permission;
  readonly casino?: string;
}

export const asHttpException = (refusal: AccessRefusal): HttpException =>
  new HttpException({ ...refusal }, statusOf(refusal));

/** The refusal as a GraphQL error: `extensions.code` is its kind, `extensions.refusal` the whole refusal, `sign` what is to be signed. */
export const asGraphQLError = (refusal: AccessRefusal, sign?: object): GraphQLError =>
  new GraphQLError(refusal.message, {
    extensions: {
      code: OWN_CODES[refusal.code] ?? GRAPHQL_CODES[statusOf(refusal)],
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

const ASK_FOR_KEY = {
  remedy: 'Ask an administrator for a key and send it as `Authorization: Bearer cgn_…`.',
  remedyEs: 'Pida una clave a un administrador y envíela como `Authorization: Bearer cgn_…`.',
};

export const KEY_MISSING: AccessRefusal = {
  code: 'ACCESS.KEY_MISSING',
  message: 'The request needs an API key, and none was sent.',
  messageEs: 'La petición necesita una clave de API y no trae ninguna.',
  ...ASK_FOR_KEY,
};

export const KEY_MALFORMED: AccessRefusal = {
  code: 'ACCESS.KEY_MALFORMED',
  message: 'The Authorization header does not hold a key of this service.',
  messageEs: 'La cabecera Authorization no contiene una clave de este servicio.',
  remedy: 'Send the whole key, unchanged: `Authorization: Bearer cgn_<16 digits>_<64 digits>`.',
  remedyEs: 'Envíe la clave completa, sin cambios: `Authorization: Bearer cgn_<16 cifras>_<64 cifras>`.',
};

/** The same for an unknown id and a wrong secret, so that an attacker learns nothing from the difference. */
export const KEY_UNKNOWN: AccessRefusal = {
  code: 'ACCESS.KEY_UNKNOWN',
  message: 'This key is not known here.',
  messageEs: 'Esta clave no se conoce aquí.',
  ...ASK_FOR_KEY,
};

export const KEY_REVOKED: AccessRefusal = {
  code: 'ACCESS.KEY_REVOKED',
  message: 'This key has been revoked.',
  messageEs: 'Esta clave ha sido revocada.',
  ...ASK_FOR_KEY,
};

export const KEY_EXPIRED: AccessRefusal = {
  code: 'ACCESS.KEY_EXPIRED',
  message: 'This key has expired.',
  messageEs: 'Esta clave ha caducado.',
  ...ASK_FOR_KEY,
};

/** The same whether it was ended, was idle for too long, is too old or never was. */
export const SESSION_OVER: AccessRefusal = {
  code: 'ACCESS.SESSION_OVER',
  message: 'The session has ended.',
  messageEs: 'La sesión ha terminado.',
  remedy: 'Sign in again.',
  remedyEs: 'Vuelva a identificarse.',
};

export const NO_SESSION: AccessRefusal = {
  code: 'ACCESS.NO_SESSION',
  message: 'This request needs the session of a person, and it has none.',
  messageEs: 'Esta petición requiere la sesión de una persona y no tiene ninguna.',
  remedy: 'Sign in with a browser.',
  remedyEs: 'Identifíquese con un navegador.',
};

/** The same for every reason, so that an attacker learns nothing from the difference. */
export const SIGN_IN_FAILED: AccessRefusal = {
  code: 'ACCESS.SIGN_IN_FAILED',
  message: 'The sign-in failed.',
  messageEs: 'No se ha podido iniciar la sesión.',
  remedy: 'Try again; if it fails again, ask an administrator for a link and make a new passkey.',
  remedyEs:
    'Inténtelo de nuevo; si vuelve a fallar, pida un enlace a un administrador y cree otra llave de acceso.',
};

export const FOREIGN_PAGE: AccessRefusal = {
  code: 'ACCESS.FOREIGN_PAGE',
  message:
    'A session is valid only for requests from a page of this service, and this request comes from elsewhere.',
  messageEs:
    'Una sesión solo vale en peticiones de una página de este servicio, y esta petición viene de otro sitio.',
  remedy: 'Open the service at the address in CAGNOTTE_ORIGIN. Programs use an API key.',
  remedyEs: 'Abra el servicio en la dirección de CAGNOTTE_ORIGIN. Los programas usan una clave de API.',
};

export const STEP_UP_REQUIRED: AccessRefusal = {
  code: 'ACCESS.STEP_UP_REQUIRED',
  message: 'For a decision you must have signed in within the last 5 minutes.',
  messageEs: 'Una decisión requiere haber iniciado sesión hace 5 minutos como máximo.',
  remedy: 'Sign in again with your account, then repeat the decision; with a passkey you sign it instead.',
  remedyEs:
    'Inicie sesión de nuevo con su cuenta y repita la decisión; con una llave de acceso la firma sin más.',
};

/** For a person with a passkey who decides something: not a refusal, but the request for a signature. */
export const SIGNATURE_REQUIRED: AccessRefusal = {
  code: 'ACCESS.SIGNATURE_REQUIRED',
  message: 'This decision carries your signature: sign it with your passkey.',
  messageEs: 'Esta decisión lleva su firma: fírmela con su llave de acceso.',
  remedy:
    'Sign `extensions.sign` with the passkey, and repeat the request with the answer in the header `cagnotte-signature`.',
  remedyEs:
    'Firme `extensions.sign` con la llave de acceso y repita la petición con la respuesta en la cabecera `cagnotte-signature`.',
};

export const SIGNATURE_WRONG: AccessRefusal = {
  code: 'ACCESS.SIGNATURE_WRONG',
  message: 'The signature sent is not yours for this decision; the figures may have changed meanwhile.',
  messageEs: 'La firma enviada no es suya bajo esta decisión; quizá las cifras hayan cambiado entretanto.',
  remedy: 'Review the decision again, and sign `extensions.sign` with your passkey.',
  remedyEs: 'Vuelva a mirar la decisión y firme `extensions.sign` con su llave de acceso.',
};

/** Where the house demands it (CAGNOTTE_DECISIONS=signed). */
export const NOT_SIGNED: AccessRefusal = {
  code: 'ACCESS.NOT_SIGNED',
  message: 'This house accepts only signed decisions, and this request cannot be signed.',
  messageEs: 'Esta casa solo admite decisiones firmadas, y esta petición no se puede firmar.',
  remedy: 'Sign in to the web application with a passkey, and decide there.',
  remedyEs: 'Inicie sesión en la aplicación web con una llave de acceso y decida allí.',
};

export const PERMISSION_UNDECLARED: AccessRefusal = {
  code: 'ACCESS.DOOR_UNNAMED',
  message: 'This operation declares no permission, so it is refused to everybody.',
  messageEs: 'Esta operación no declara ningún permiso, así que se rechaza a todos.',
  remedy: 'This is a bug of the service: report it.',
  remedyEs: 'Es un fallo del servicio: comuníquelo.',
};

export const UNAVAILABLE: AccessRefusal = {
  code: 'ACCESS.UNAVAILABLE',
  message: 'Keys cannot be checked at this moment.',
  messageEs: 'En este momento no se pueden comprobar las claves.',
  remedy: 'Send the same request again shortly.',
  remedyEs: 'Vuelva a enviar la misma petición dentro de poco.',
};

export const TOO_MANY_FAILURES: AccessRefusal = {
  code: 'ACCESS.TOO_MANY_FAILURES',
  message: 'Too many requests from this address showed no valid key.',
  messageEs: 'Demasiadas peticiones de esta dirección no llevaban una clave válida.',
  remedy: 'Send a valid key, after the seconds of `Retry-After`.',
  remedyEs: 'Envíe una clave válida, pasados los segundos de `Retry-After`.',
};

export function permissionMissing(permission: Permission, kind: PrincipalKind = 'service'): AccessRefusal {
  const roles = ROLES_BY_PERMISSION[permission].join(', ');
  const [remedy, remedyEs] =
    kind === 'person'
      ? [
          `One of these roles has it: ${roles}. An administrator of the casino proposes it for you (proposeRole), and a second administrator approves it.`,
          `Lo tiene uno de estos roles: ${roles}. Un administrador del casino se lo propone (proposeRole) y un segundo administrador lo aprueba.`,
        ]
      : [
          `Use a credential with one of these roles: ${roles}. An administrator issues it.`,
          `Use una credencial con uno de estos roles: ${roles}. La emite un administrador.`,
        ];
  return {
    code: 'ACCESS.DOOR_CLOSED',
    message: `None of your roles has the permission ${permission}.`,
    messageEs: `Ninguno de sus roles tiene el permiso ${permission}.`,
    remedy,
    remedyEs,
    permission,
  };
}

/** The role is sufficient, but the key is not valid for this casino. The same answer whether or not the casino exists. */
export const casinoClosed = (casino: string): AccessRefusal => ({
  code: 'ACCESS.CASINO_CLOSED',
  message: `This key is not valid for the casino ${casino}.`,
  messageEs: `Esta clave no vale para el casino ${casino}.`,
  remedy: 'Ask an administrator of that casino for a role there.',
  remedyEs: 'Pida a un administrador de ese casino un rol en él.',
  casino,
});
