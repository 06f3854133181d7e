import type { AccessRefusal } from './access-refusal';

/** The same whether it was never enrolled, was revoked or has expired. */
export const TABLET_UNKNOWN: AccessRefusal = {
  code: 'ACCESS.TABLET_UNKNOWN',
  message: 'This tablet is not enrolled here.',
  messageEs: 'Esta tableta no está dada de alta aquí.',
  remedy:
    'An administrator enrols it (enrolTablet), and opens the link on the tablet. Or sign in with a passkey.',
  remedyEs:
    'Un administrador la da de alta (enrolTablet) y abre el enlace en la tableta. O inicie sesión con una llave de acceso.',
};

/** The same for a wrong PIN, a person without a PIN, and an unknown staff number. */
export const PIN_WRONG: AccessRefusal = {
  code: 'ACCESS.PIN_WRONG',
  message: 'Staff number and PIN do not match.',
  messageEs: 'El número de empleado y el PIN no se corresponden.',
  remedy:
    'Type both again; after 5 wrong attempts in a row you are locked out on this tablet. You set your PIN in the web application.',
  remedyEs:
    'Vuelva a teclear ambos; tras 5 fallos seguidos queda bloqueado en esta tableta. El PIN se fija en la aplicación web.',
};

export const PIN_LOCKED: AccessRefusal = {
  code: 'ACCESS.PIN_LOCKED',
  message: 'This PIN was typed wrong too often on this tablet, and is locked here for an hour.',
  messageEs:
    'Este PIN se tecleó mal demasiadas veces en esta tableta y queda bloqueado en ella durante una hora.',
  remedy: 'Use another tablet, or sign in with your passkey and set a new PIN.',
  remedyEs: 'Use otra tableta, o inicie sesión con su llave de acceso y fije un PIN nuevo.',
};

export const PIN_OVER: AccessRefusal = {
  code: 'ACCESS.PIN_OVER',
  message: 'This PIN was typed wrong too often on all tablets and is no longer valid.',
  messageEs: 'Este PIN se tecleó mal demasiadas veces entre todas las tabletas y ya no vale.',
  remedy: 'Sign in with your passkey, and set a new PIN.',
  remedyEs: 'Inicie sesión con su llave de acceso y fije un PIN nuevo.',
};

export const PIN_OPENS_NOTHING: AccessRefusal = {
  code: 'ACCESS.PIN_OPENS_NOTHING',
  message: 'None of your roles is allowed on this tablet.',
  messageEs: 'Ninguno de sus roles trabaja en esta tableta.',
  remedy: 'Use a tablet of the place where you work, or sign in with your passkey.',
  remedyEs: 'Use una tableta del lugar donde trabaja o inicie sesión con su llave de acceso.',
};

export const PIN_CAPTURES_ONLY: AccessRefusal = {
  code: 'ACCESS.PIN_CAPTURES_ONLY',
  message: 'A PIN allows capture on this tablet only.',
  messageEs: 'En esta tableta el PIN solo permite capturar.',
  remedy: 'Sign in with your passkey for this.',
  remedyEs: 'Inicie sesión con su llave de acceso para esto.',
};

/** The same for an undeclared account, a revoked one, and one of a person who has left. */
export const ACCOUNT_UNKNOWN: AccessRefusal = {
  code: 'ACCESS.ACCOUNT_UNKNOWN',
  message: 'The provider knows this account, but it is not the credential of anybody in this house.',
  messageEs: 'El proveedor conoce esta cuenta, pero nadie de esta casa la tiene como credencial.',
  remedy: 'Ask an administrator for a link, and enrol the account with it.',
  remedyEs: 'Pida un enlace a un administrador y use con él la cuenta como su credencial.',
};

export const ACCOUNT_REFUSED: AccessRefusal = {
  code: 'ACCESS.ACCOUNT_REFUSED',
  message: 'The provider did not sign you in, or its answer does not belong to this request.',
  messageEs: 'El proveedor no le ha identificado, o su respuesta no corresponde a esta petición.',
  remedy: 'Sign in again from the beginning; if it fails again, ask the operator of the provider.',
  remedyEs:
    'Inicie sesión de nuevo desde el principio; si vuelve a fallar, consulte a quien gestiona el proveedor.',
};

export const PROVIDER_UNREACHABLE: AccessRefusal = {
  code: 'ACCESS.PROVIDER_UNREACHABLE',
  message: 'The provider of accounts cannot be reached at this moment.',
  messageEs: 'En este momento no se puede acceder al proveedor de cuentas.',
  remedy: 'Try again shortly, or sign in with a passkey.',
  remedyEs: 'Inténtelo dentro de poco o inicie sesión con una llave de acceso.',
};

/** Its signature counter is not above the last one (WebAuthn Level 3, 7.2, step 22). */
export const PASSKEY_COPIED: AccessRefusal = {
  code: 'ACCESS.PASSKEY_COPIED',
  message:
    'The passkey may have been copied: it counts its signatures, and its counter is not above the last one.',
  messageEs:
    'Puede haber una copia de la llave de acceso: cuenta sus firmas y su contador no supera al último.',
  remedy:
    'Try again once. If it fails again, ask an administrator to revoke this passkey and to issue a link for another one.',
  remedyEs:
    'Inténtelo una vez más. Si vuelve a fallar, pida a un administrador que revoque esta llave y emita un enlace para otra.',
};
