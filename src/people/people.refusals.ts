import type { CodedRefusal, RefusalText } from '../kernel/words';
import { refused, type Result } from '../kernel/result';

/** Why a decision about persons or credentials was not taken. `{}` stands for what it is about. */
export const PEOPLE_REFUSALS = {
  'PEOPLE.NOT_A_PERSON': {
    message: 'Only a person decides about persons: use a personal credential with the role administrator.',
    messageEs:
      'Sobre personas solo decide una persona: use una credencial personal con el rol administrator.',
  },
  'PEOPLE.ID_MALFORMED': {
    message: 'A staff number is 1 to 40 letters, digits, full stops, hyphens and underscores.',
    messageEs: 'Un número de empleado tiene de 1 a 40 letras, cifras, puntos, guiones y guiones bajos.',
  },
  'PEOPLE.ID_TAKEN': {
    message: 'The staff number {} is registered already, and no number is given twice or looks like another.',
    messageEs:
      'El número de empleado {} ya está registrado, y ningún número se da dos veces ni se parece a otro.',
  },
  'PEOPLE.ID_RESERVED': {
    message:
      'The staff number {} is a word of the program, and reads as if nobody had acted: choose another.',
    messageEs:
      'El número de empleado {} es una palabra del programa y se lee como si nadie hubiera actuado: elija otro.',
  },
  'PEOPLE.NAME_MALFORMED': {
    message:
      'A name is 1 to 80 Latin letters with their accents, apostrophes, hyphens and full stops, composed (NFC), with one space between words: {}.',
    messageEs:
      'Un nombre tiene de 1 a 80 letras latinas con sus acentos, apóstrofos, guiones y puntos, compuestas (NFC) y con un espacio entre palabras: {}.',
  },
  'PEOPLE.NAME_TAKEN': {
    message: 'The name reads or looks like that of staff number {}: add a second surname.',
    messageEs: 'El nombre se lee o se ve como el del empleado {}: añada un segundo apellido.',
  },
  'PEOPLE.UNKNOWN_PERSON': {
    message: 'There is no person with the staff number {}: see the query people.',
    messageEs: 'No hay ninguna persona con el número de empleado {}: véase la consulta people.',
  },
  'PEOPLE.LEFT': {
    message: 'The person with the staff number {} was deactivated.',
    messageEs: 'La persona con el número de empleado {} está dada de baja.',
  },
  'PEOPLE.REASON_MISSING': {
    message: 'Say why, in 1 to 1000 characters.',
    messageEs: 'Indique por qué, en 1 a 1000 caracteres.',
  },
  'PEOPLE.NO_CASINO': {
    message: 'Name the casinos, or make it valid for every casino: exactly one of the two.',
    messageEs: 'Indique los casinos o que vale para todos: exactamente una de las dos cosas.',
  },
  'PEOPLE.CASINO_MALFORMED': {
    message:
      'A casino id is 1 to 63 lower-case letters, digits and hyphens, does not begin with a hyphen and is not reserved: {}.',
    messageEs:
      'El identificador de un casino tiene de 1 a 63 minúsculas, cifras y guiones, sin guion inicial, y no está reservado: {}.',
  },
  'PEOPLE.DATES': {
    message: 'A role ends after it begins, and in the future.',
    messageEs: 'Un rol termina después de empezar, y en el futuro.',
  },
  'PEOPLE.BEYOND_YOUR_CASINOS': {
    message: 'You are not an administrator of all casinos concerned: ask one who is.',
    messageEs: 'Usted no es administrador de todos los casinos de que se trata: pídaselo a quien lo sea.',
  },
  'PEOPLE.UNKNOWN_PROPOSAL': {
    message: 'There is no proposal {}: see the query people.',
    messageEs: 'No hay ninguna propuesta {}: véase la consulta people.',
  },
  'PEOPLE.ALREADY_DECIDED': {
    message: 'The proposal was approved already.',
    messageEs: 'La propuesta ya está aprobada.',
  },
  'PEOPLE.PROPOSAL_LAPSED': {
    message:
      'The proposal is older than 30 days, or its proposer is no longer an administrator: propose it again.',
    messageEs:
      'La propuesta tiene más de 30 días, o quien la hizo ya no es administrador: vuelva a proponerlo.',
  },
  'PEOPLE.NO_LONGER': {
    message: 'Your credential, role or registration ended meanwhile: nothing was decided.',
    messageEs: 'Su credencial, su rol o su alta terminó entretanto: no se ha decidido nada.',
  },
  'PEOPLE.SAME_PERSON': {
    message: 'The person who proposed it cannot approve it: two administrators are required.',
    messageEs: 'Quien lo propuso no puede aprobarlo: hacen falta dos administradores.',
  },
  'PEOPLE.FOR_ONESELF': {
    message: 'You cannot approve a role or a credential for yourself: another administrator must approve it.',
    messageEs: 'Nadie aprueba un rol o una credencial para sí mismo: tiene que hacerlo otro administrador.',
  },
  'PEOPLE.TIED': {
    message:
      'One of you made a credential of the other in the last 30 days: a third administrator has to approve.',
    messageEs:
      'Uno de ustedes hizo una credencial del otro en los últimos 30 días: tiene que aprobarlo un tercer administrador.',
  },
  'PEOPLE.UNKNOWN_ROLE': {
    message: 'There is no role {} that could end: see the query people.',
    messageEs: 'No hay ningún rol {} que pueda terminar: véase la consulta people.',
  },
  'PEOPLE.LAST_ADMINISTRATOR': {
    message: 'This is the last administrator of every casino who can sign in: enrol another one first.',
    messageEs: 'Es el último administrador de todos los casinos que puede entrar: dé de alta antes a otro.',
  },
  'PEOPLE.UNKNOWN_CREDENTIAL': {
    message: 'There is no credential {}: see the query credentials.',
    messageEs: 'No hay ninguna credencial {}: véase la consulta credentials.',
  },
  'PEOPLE.CREDENTIAL_ENDED': {
    message: 'The credential has ended: have a new one issued.',
    messageEs: 'La credencial ha terminado: pida que le emitan otra.',
  },
  'PEOPLE.ROTATED': {
    message: 'The credential has a good successor already: install that one, or revoke it and rotate again.',
    messageEs: 'La credencial ya tiene una sucesora válida: instálela, o revóquela y rote de nuevo.',
  },
  'PEOPLE.NOT_YOURS': {
    message: 'Only the person rotates their own credential. You can revoke it and issue another one.',
    messageEs: 'Solo la propia persona renueva su credencial. Usted puede revocarla y emitir otra.',
  },
  'PEOPLE.PASSKEY': {
    message:
      'A passkey cannot be rotated: have a link issued, make another passkey with it, and revoke this one.',
    messageEs: 'Una llave de acceso no se renueva: pida un enlace, cree otra con él y revoque esta.',
  },
  'PEOPLE.PASSKEY_TAKEN': {
    message: 'This passkey is registered already: make another one, on another device.',
    messageEs: 'Esta llave de acceso ya está registrada: cree otra, en otro dispositivo.',
  },
  'PEOPLE.IDENTITY_TAKEN': {
    message:
      'This account belongs to somebody of the house already: sign out at the provider, and sign in with your own.',
    messageEs: 'Esta cuenta ya es de alguien de la casa: cierre la sesión en el proveedor y use la suya.',
  },
  'PEOPLE.NAME_MISSING': {
    message: 'A device or a service has a name of 1 to 200 printable characters.',
    messageEs: 'Un dispositivo o un servicio tiene un nombre de 1 a 200 caracteres legibles.',
  },
  'PEOPLE.NO_ROLE': {
    message: 'A credential without a role has no permission: give at least one.',
    messageEs: 'Una credencial sin rol no tiene ningún permiso: indique al menos uno.',
  },
  'PEOPLE.NO_SOURCE': {
    message:
      'A key that reports must name its sources, preferably one, such as /casinos/granada/tables/RF1; it includes all beneath it.',
    messageEs:
      'Una clave que comunica debe indicar sus orígenes, mejor uno solo, como /casinos/granada/tables/RF1; incluye todos los que cuelgan de él.',
  },
  'PEOPLE.NO_CLASS': {
    message:
      'A key that reports must name its classes, preferably one: table, cage, count-room or office, as docs/events states for each type.',
    messageEs:
      'Una clave que comunica debe indicar sus clases, mejor una sola: table, cage, count-room u office, según docs/events para cada tipo.',
  },
  'PEOPLE.SOURCES_WITHOUT_ROLE': {
    message: 'No role of this key reports events: add the role ingest, or omit sources and classes.',
    messageEs:
      'Ningún rol de esta clave comunica eventos: añada el rol ingest u omita los orígenes y las clases.',
  },
  'PEOPLE.SOURCE_MALFORMED': {
    message:
      'A source is /casinos/{casino} with segments of letters, digits and . _ ~ - after it, none of them . or ..; /casinos alone stands for every source of its casinos.',
    messageEs:
      'Un origen es /casinos/{casino} seguido de segmentos de letras, cifras y . _ ~ -, ninguno de ellos . ni ..; solo /casinos es todo origen de sus casinos.',
  },
  'PEOPLE.SOURCE_OF_OTHER_CASINO': {
    message: 'A source belongs to a casino that the key is not valid for: add the casino or omit the source.',
    messageEs: 'Un origen es de un casino para el que la clave no vale: añada el casino u omita ese origen.',
  },
  'PEOPLE.EXPIRY': {
    message: 'A credential expires in the future and within a year.',
    messageEs: 'Una credencial caduca en el futuro y dentro de un año.',
  },
  'PEOPLE.OVERLAP': {
    message: 'The former credential stays valid for 0 to 168 hours after a rotation.',
    messageEs: 'Tras una renovación, la credencial anterior vale de 0 a 168 horas más.',
  },
  'PEOPLE.CONSOLE_NEEDS_TWO': {
    message:
      'After the first start the console gives nobody power alone: name two registered persons who are not the one it is about, --by and --and.',
    messageEs:
      'Tras el primer arranque la consola sola no da poder a nadie: indique dos personas registradas que no sean la interesada, --by y --and.',
  },
  'PEOPLE.CONSOLE_NOT_NEEDED': {
    message:
      'Two administrators can sign in: one proposes it and the other approves it. The console is for the time when they cannot.',
    messageEs:
      'Dos administradores pueden entrar: uno lo propone y otro lo aprueba. La consola es para cuando no pueden.',
  },
  'PEOPLE.LINK_OVER': {
    message: 'This link was used, has expired or never existed: ask an administrator for another one.',
    messageEs: 'Este enlace ya se usó, ha caducado o nunca existió: pida otro a un administrador.',
  },
  'PEOPLE.TABLET_NAME': {
    message: 'A tablet has a name of 2 to 40 lower-case letters, digits and hyphens, such as pit-1: {}.',
    messageEs: 'Una tableta tiene un nombre de 2 a 40 letras minúsculas, cifras y guiones, como pit-1: {}.',
  },
  'PEOPLE.TABLET_TAKEN': {
    message: 'The tablet {} is enrolled at this casino: revoke its credential first, or choose another name.',
    messageEs:
      'La tableta {} ya está dada de alta en este casino: revoque antes su credencial o use otro nombre.',
  },
  'PEOPLE.TABLET_CLASS': {
    message: 'Tablets are for the pit, the cage and the count room: give table, cage or count-room.',
    messageEs: 'En una tableta comunican la sala, la caja y el recuento: dé table, cage o count-room.',
  },
  'PEOPLE.TABLET_NOT_ROTATED': {
    message: 'A tablet cannot be rotated: revoke it, and enrol it again.',
    messageEs: 'Una tableta no se renueva: revóquela y vuelva a darla de alta.',
  },
  'PEOPLE.PIN_MALFORMED': { message: 'A PIN is 6 digits.', messageEs: 'Un PIN tiene 6 cifras.' },
  'PEOPLE.PIN_EASY': {
    message:
      'This PIN is easy to guess: do not repeat one digit, count up or down, or use your staff number.',
    messageEs:
      'Este PIN es fácil de adivinar: no repita una cifra, no cuente hacia arriba ni hacia abajo y no use su número de empleado.',
  },
  'PEOPLE.PIN_NEEDS_SESSION': {
    message: 'A person sets their own PIN, signed in to the web application.',
    messageEs: 'Un PIN lo fija su titular, con la sesión iniciada en la aplicación web.',
  },
  'PEOPLE.PIN_NEEDS_ROLE': {
    message: 'A PIN is only for the roles {}, and you have none of them.',
    messageEs: 'Un PIN abre una tableta para los roles {}, y usted no tiene ninguno.',
  },
  'PEOPLE.SEAL_KEY_MALFORMED': {
    message:
      'A seal key is the public key of an Ed25519 pair, SPKI in base64: cagnotte seal-key new FILE prints it.',
    messageEs:
      'Una clave de sello es la clave pública de un par Ed25519, SPKI en base64: la escribe cagnotte seal-key new ARCHIVO.',
  },
  'PEOPLE.SEAL_KEY_UNSIGNED': {
    message: 'A seal key is introduced by decisions that are signed: sign in with a passkey.',
    messageEs:
      'Una clave de sello se introduce con decisiones firmadas: inicie sesión con una llave de acceso.',
  },
  'PEOPLE.SIGNED_BEFORE': {
    message:
      'What you signed is recorded already, and each signature is valid once: check it before you decide again.',
    messageEs:
      'Lo que firmó ya consta, y cada firma vale una sola vez: compruébelo antes de volver a decidir.',
  },
  'PEOPLE.BUSY': {
    message: 'Another decision about persons was made at the same time: repeat the request.',
    messageEs: 'Al mismo tiempo se tomó otra decisión sobre personas: repita la petición.',
  },
} as const satisfies Record<string, RefusalText>;

/** The mutation of the first release makes keys of systems only. */
export const KEY_OF_A_PERSON = {
  code: 'API_KEY.OF_A_PERSON',
  message: 'Persons are registered and get a credential through a link: registerPerson, issueCredential.',
  messageEs:
    'Las personas se registran y toman su credencial por un enlace: registerPerson, issueCredential.',
} as const;

export type PeopleRefusalCode = keyof typeof PEOPLE_REFUSALS;

export type PeopleRefusal = CodedRefusal<PeopleRefusalCode>;

export function refusing(
  code: PeopleRefusalCode,
  about = '',
  aboutEs = about,
): Extract<Result<never, PeopleRefusal>, { ok: false }> {
  const { message, messageEs } = PEOPLE_REFUSALS[code];
  return refused({
    code,
    message: message.replace('{}', () => about),
    messageEs: messageEs.replace('{}', () => aboutEs),
  });
}
