export interface RefusalText {
  readonly message: string;
  readonly messageEs: string;
}

export const TABLET_REFUSALS = {
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
  'PEOPLE.PIN_MALFORMED': {
    message: 'A PIN is 6 digits.',
    messageEs: 'Un PIN tiene 6 cifras.',
  },
  'PEOPLE.PIN_EASY': {
    message:
      'This PIN is easy to guess: do not repeat one digit, count up or down, or use your staff number.',
    messageEs:
      'Este PIN es de los primeros que se adivinan: no repita una cifra, no cuente hacia arriba ni hacia abajo y no use su número de empleado.',
  },
  'PEOPLE.PIN_NEEDS_SESSION': {
    message: 'A person sets their own PIN, signed in to the web application.',
    messageEs: 'Un PIN lo fija su titular, con la sesión iniciada en la aplicación web.',
  },
  'PEOPLE.PIN_NEEDS_ROLE': {
    message: 'A PIN is only for the roles {}, and you have none of them.',
    messageEs: 'Un PIN abre una tableta para los roles {}, y usted no tiene ninguno.',
  },
} as const satisfies Record<string, RefusalText>;
