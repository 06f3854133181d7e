import { type Permission, ROLES_BY_PERMISSION } from './permissions';
import type { PrincipalKind } from './principal';

/** Why access was refused. Codes are stable: clients may branch on them. */
export type AccessRefusalCode =
  | 'ACCESS.KEY_MISSING'
  | 'ACCESS.KEY_MALFORMED'
  | 'ACCESS.KEY_UNKNOWN'
  | 'ACCESS.KEY_REVOKED'
  | 'ACCESS.KEY_EXPIRED'
  | 'ACCESS.SESSION_OVER'
  | 'ACCESS.NO_SESSION'
  | 'ACCESS.SIGN_IN_FAILED'
  | 'ACCESS.ACCOUNT_UNKNOWN'
  | 'ACCESS.ACCOUNT_REFUSED'
  | 'ACCESS.PROVIDER_UNREACHABLE'
  | 'ACCESS.FOREIGN_PAGE'
  | 'ACCESS.TABLET_UNKNOWN'
  | 'ACCESS.PIN_WRONG'
  | 'ACCESS.PIN_LOCKED'
  | 'ACCESS.PIN_OVER'
  | 'ACCESS.PIN_OPENS_NOTHING'
  | 'ACCESS.PIN_CAPTURES_ONLY'
  | 'ACCESS.STEP_UP_REQUIRED'
  | 'ACCESS.SIGNATURE_REQUIRED'
  | 'ACCESS.SIGNATURE_WRONG'
  | 'ACCESS.NOT_SIGNED'
  | 'ACCESS.DOOR_CLOSED'
  | 'ACCESS.DOOR_UNNAMED'
  | 'ACCESS.CASINO_CLOSED'
  | 'ACCESS.UNAVAILABLE'
  | 'ACCESS.TOO_MANY_FAILURES';

/** A refusal as HTTP clients read it in the body and GraphQL clients in `extensions.refusal`. */
export interface AccessRefusal {
  readonly code: AccessRefusalCode;
  readonly message: string;
  readonly messageEs: string;
  readonly remedy: string;
  readonly remedyEs: string;
  readonly permission?: Permission;
  readonly casino?: string;
}

/** 401: unknown key. 403: known key without the permission. 429: too many keys were unknown. 503: keys cannot be checked now. */
export const HTTP_STATUS: Record<AccessRefusalCode, 401 | 403 | 429 | 503> = {
  'ACCESS.KEY_MISSING': 401,
  'ACCESS.KEY_MALFORMED': 401,
  'ACCESS.KEY_UNKNOWN': 401,
  'ACCESS.KEY_REVOKED': 401,
  'ACCESS.KEY_EXPIRED': 401,
  'ACCESS.SESSION_OVER': 401,
  'ACCESS.NO_SESSION': 403,
  'ACCESS.SIGN_IN_FAILED': 401,
  'ACCESS.ACCOUNT_UNKNOWN': 401,
  'ACCESS.ACCOUNT_REFUSED': 401,
  'ACCESS.PROVIDER_UNREACHABLE': 503,
  'ACCESS.FOREIGN_PAGE': 403,
  'ACCESS.TABLET_UNKNOWN': 401,
  'ACCESS.PIN_WRONG': 401,
  'ACCESS.PIN_LOCKED': 403,
  'ACCESS.PIN_OVER': 403,
  'ACCESS.PIN_OPENS_NOTHING': 403,
  'ACCESS.PIN_CAPTURES_ONLY': 403,
  'ACCESS.STEP_UP_REQUIRED': 403,
  'ACCESS.SIGNATURE_REQUIRED': 403,
  'ACCESS.SIGNATURE_WRONG': 403,
  'ACCESS.NOT_SIGNED': 403,
  'ACCESS.DOOR_CLOSED': 403,
  'ACCESS.DOOR_UNNAMED': 403,
  'ACCESS.CASINO_CLOSED': 403,
  'ACCESS.UNAVAILABLE': 503,
  'ACCESS.TOO_MANY_FAILURES': 429,
};

const ASK_FOR_KEY = {
  remedy: 'Ask an administrator for a key and send it as `Authorization: Bearer cgn_…`.',
  remedyEs: 'Pida una clave a un administrador y envíela como `Authorization: Bearer cgn_…`.',
};

export const KEY_MISSING: AccessRefusal = {
  code: 'ACCESS.KEY_MISSING',
  message: 'This needs an API key and none was sent.',
  messageEs: 'Se necesita una clave de API y no se ha enviado ninguna.',
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
  messageEs: 'Esto se refiere a la sesión de una persona, y esta petición no pertenece a ninguna.',
  remedy: 'Sign in with a browser.',
  remedyEs: 'Identifíquese con un navegador.',
};

/** The same for every reason, so that an attacker learns nothing from the difference. */
export const SIGN_IN_FAILED: AccessRefusal = {
  code: 'ACCESS.SIGN_IN_FAILED',
  message: 'The sign-in failed.',
  messageEs: 'No se ha podido identificar a nadie con esto.',
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
  message: 'For a decision you must have signed in within the last 5 minutes ago.',
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
