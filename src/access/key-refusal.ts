export type KeyRefusalCode =
  | 'API_KEY.HOLDER_MISSING'
  | 'API_KEY.NO_ROLE'
  | 'API_KEY.NO_CASINO'
  | 'API_KEY.CASINO_MALFORMED'
  | 'API_KEY.EXPIRES_IN_THE_PAST'
  | 'API_KEY.BEYOND_YOUR_CASINOS'
  | 'API_KEY.NO_SOURCE'
  | 'API_KEY.NO_CLASS'
  | 'API_KEY.SOURCES_WITHOUT_ROLE'
  | 'API_KEY.SOURCE_MALFORMED'
  | 'API_KEY.SOURCE_OF_OTHER_CASINO'
  | 'API_KEY.UNKNOWN'
  | 'API_KEY.LAST_ADMINISTRATOR';

export interface KeyRefusalText {
  readonly message: string;
  readonly messageEs: string;
}

export const KEY_REFUSALS: Record<KeyRefusalCode, KeyRefusalText> = {
  'API_KEY.HOLDER_MISSING': {
    message: 'A key belongs to one named person or one system: give a name of 1 to 200 printable characters.',
    messageEs:
      'Una clave pertenece a una persona con nombre o a un sistema: indique de 1 a 200 caracteres legibles.',
  },
  'API_KEY.NO_ROLE': {
    message: 'A key without a role has no permission: give at least one role.',
    messageEs: 'Una clave sin rol no tiene ningún permiso: indique al menos un rol.',
  },
  'API_KEY.NO_CASINO': {
    message: 'Name the casinos of the key, or make it valid for every casino: exactly one of the two.',
    messageEs: 'Indique los casinos de la clave o que vale para todos: exactamente una de las dos cosas.',
  },
  'API_KEY.CASINO_MALFORMED': {
    message:
      'A casino id is 1 to 63 lower-case letters, digits and hyphens and does not begin with a hyphen.',
    messageEs: 'El identificador de un casino son de 1 a 63 minúsculas, cifras y guiones, sin guion inicial.',
  },
  'API_KEY.EXPIRES_IN_THE_PAST': {
    message: 'The key would expire before its creation: give a later time or none.',
    messageEs: 'La clave habría caducado antes de crearse: indique un instante posterior o ninguno.',
  },
  'API_KEY.BEYOND_YOUR_CASINOS': {
    message:
      'Your own key is not valid for all casinos of this one: omit those, or ask one of their administrators.',
    messageEs:
      'Su propia clave no vale para todos los casinos de esta: omita los demás o pídala a un administrador suyo.',
  },
  'API_KEY.NO_SOURCE': {
    message:
      'A key that reports names its sources, best one: give one such as /casinos/granada/tables/RF1; it includes all beneath it.',
    messageEs:
      'Una clave que comunica indica sus orígenes, mejor uno solo: dé uno como /casinos/granada/tables/RF1; incluye todos los que cuelgan de él.',
  },
  'API_KEY.NO_CLASS': {
    message:
      'A key that reports names its classes, best one: give table, cage, count-room or office, as docs/events says of each type.',
    messageEs:
      'Una clave que comunica indica sus clases, mejor una sola: dé table, cage, count-room u office, según docs/events para cada tipo.',
  },
  'API_KEY.SOURCES_WITHOUT_ROLE': {
    message: 'No role of this key reports events: add the role ingest, or omit sources and classes.',
    messageEs:
      'Ningún rol de esta clave comunica eventos: añada el rol ingest u omita los orígenes y las clases.',
  },
  'API_KEY.SOURCE_MALFORMED': {
    message:
      'A source is /casinos/{casino} with segments of letters, digits and . _ ~ - behind it, none of them . or ..; /casinos alone is every source of its casinos.',
    messageEs:
      'Un origen es /casinos/{casino} seguido de segmentos de letras, cifras y . _ ~ -, ninguno de ellos . ni ..; solo /casinos es todo origen de sus casinos.',
  },
  'API_KEY.SOURCE_OF_OTHER_CASINO': {
    message: 'A source belongs to a casino that the key is not valid for: add the casino or omit the source.',
    messageEs: 'Un origen es de un casino para el que la clave no vale: añada el casino u omita ese origen.',
  },
  'API_KEY.UNKNOWN': {
    message: 'There is no key with this id: see the query apiKeys.',
    messageEs: 'No hay ninguna clave con este identificador: véase la consulta apiKeys.',
  },
  'API_KEY.LAST_ADMINISTRATOR': {
    message:
      'This is the last administrator key for every casino without an expiry: create another one before you revoke it.',
    messageEs:
      'Es la última clave de administrador para todos los casinos y sin caducidad: cree otra antes de revocarla.',
  },
};
