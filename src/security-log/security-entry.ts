import { spelledInLine } from '../kernel/shown-text';
import type { BothLanguages } from '../kernel/words';

/** What the security log tells of. A kind keeps its name for ever: lines are never changed. */
export const SECURITY_KINDS = {
  'service.started': {
    en: 'The service started, with these settings',
    es: 'Arrancó el servicio, con estos ajustes',
  },
  'service.stopped': { en: 'The service stopped in order', es: 'El servicio se detuvo en orden' },
  'sign-in.succeeded': {
    en: 'A credential was shown and is valid; told once an hour for each credential and address',
    es: 'Se presentó una credencial válida; consta una vez por hora para cada credencial y dirección',
  },
  'sign-in.failed': { en: 'No valid credential was shown', es: 'No se presentó ninguna credencial válida' },
  'sign-in.throttled': {
    en: 'An address that showed no valid credential too often was refused for a while',
    es: 'Se rechazó durante un tiempo a una dirección que demasiadas veces no presentó una credencial válida',
  },
  'permission.refused': {
    en: 'A credential was refused what its roles do not permit',
    es: 'Se denegó a una credencial lo que sus roles no permiten',
  },
  'casino.refused': {
    en: 'A credential was refused a casino for which it is not valid',
    es: 'Se denegó a una credencial un casino para el que no vale',
  },
  'delivery.forbidden': {
    en: 'A delivery was refused because its sender may not report it; nothing of it was kept',
    es: 'Se rechazó una entrega que su remitente no puede comunicar; no se guardó nada de ella',
  },
  'people.registered': { en: 'A person was registered', es: 'Se registró a una persona' },
  'people.deactivated': {
    en: 'A person left: roles and credentials ended',
    es: 'Se dio de baja a una persona: terminaron sus roles y credenciales',
  },
  'people.role-proposed': {
    en: 'A role was proposed for a person',
    es: 'Se propuso un rol para una persona',
  },
  'people.role-given': { en: 'A person was given a role', es: 'Se dio un rol a una persona' },
  'people.role-ended': { en: 'A role of a person ended', es: 'Terminó un rol de una persona' },
  'credential.proposed': {
    en: 'A credential was proposed for a person',
    es: 'Se propuso una credencial para una persona',
  },
  'credential.offered': {
    en: 'A person or a tablet was offered a link for a credential',
    es: 'Se ofreció a una persona o a una tableta un enlace para una credencial',
  },
  'credential.made': {
    en: 'A credential was made; one that replaces another was rotated',
    es: 'Se creó una credencial; la que sustituye a otra es una rotación',
  },
  'session.ended': {
    en: 'An administrator ended a session of a person',
    es: 'Un administrador terminó una sesión de una persona',
  },
  'credential.revoked': { en: 'A credential was revoked', es: 'Se revocó una credencial' },
  'credential.pin-set': {
    en: 'A person set their PIN for tablets',
    es: 'Una persona fijó su PIN para tabletas',
  },
  'seal-key.proposed': {
    en: 'A seal key was proposed in the place of one that was lost',
    es: 'Se propuso una clave de sello en lugar de una perdida',
  },
  'seal-key.decided': {
    en: 'Two persons introduced a seal key that no earlier one introduces',
    es: 'Dos personas introdujeron una clave de sello que ninguna anterior introduce',
  },
  'credential.pin-locked': {
    en: 'A PIN was typed wrong too often and was locked',
    es: 'Un PIN se tecleó mal demasiadas veces y quedó bloqueado',
  },
  'credential.copy-suspected': {
    en: 'A passkey was refused: its signature counter is not above the last one, so there may be a copy of it',
    es: 'Se rechazó una llave de acceso: su contador de firmas no supera al último, así que puede haber una copia',
  },
  'book.exported': {
    en: 'An official book was written to a file',
    es: 'Se escribió un libro oficial en un archivo',
  },
  'records.exported': { en: 'Stored records were downloaded', es: 'Se descargaron registros guardados' },
  'document.uploaded': {
    en: 'The bytes of a document were taken in',
    es: 'Se recibió el contenido de un documento',
  },
  'document.downloaded': { en: 'A document was downloaded', es: 'Se descargó un documento' },
  'archive.written': {
    en: 'An archive of all books was written',
    es: 'Se escribió un archivo de todos los libros',
  },
  'history.imported': {
    en: 'History from elsewhere was taken in at the console',
    es: 'Se incorporó en la consola el historial de otro sistema',
  },
  'personal-key.changed': {
    en: 'The key for personal data was changed at the console',
    es: 'Se cambió en la consola la clave de los datos personales',
  },
  'verification.ended': {
    en: 'The books were verified, with this result',
    es: 'Se verificaron los libros, con este resultado',
  },
  'security-log.interrupted': {
    en: 'So many refusals could not be kept while the database was away',
    es: 'No se pudieron guardar tantos rechazos mientras la base de datos no respondía',
  },
} as const satisfies Readonly<Record<string, BothLanguages>>;

export type SecurityKind = keyof typeof SECURITY_KINDS;

export interface SecurityEntry {
  readonly kind: SecurityKind;
  /** The casino that it is about; absent where it is about the whole house. */
  readonly casino?: string | undefined;
  /** The public id of the credential, or `console`. */
  readonly credential?: string | undefined;
  readonly person?: string | undefined;
  readonly address?: string | undefined;
  /** Codes, names of books, gaming days, counts: what a reader needs besides. */
  readonly details?: Readonly<Record<string, string>>;
}

/** How often it happened: once, or a number of times since a moment. */
export interface Occurrence {
  readonly entry: SecurityEntry;
  readonly at: Date;
  readonly times: number;
  readonly since?: Date;
}

const LONGEST_PART = 200;

/** Text from outside as it may be in a line: control characters and halves of characters are spelled, and it is not long. */
export const tidied = (text: string): string => spelledInLine(text.slice(0, LONGEST_PART));
