import { BY_NAME, BOOKS_BEHIND, refusalsBy, noSecondPerson, FOUR_EYES } from '../../api/decision-refused';

const AS_AUTHORISED = {
  citation: 'the games and tables of a casino come from its authorisation only',
  citationEs: 'los juegos y las mesas de un casino son solo los de su autorización',
};

const HOURS_AT_THE_CASINO = {
  citation: 'the hours of the books are those at the casino (Order of 9 January 1979, arts. 47 to 49)',
  citationEs: 'las horas de los libros son las del casino (Orden de 9 de enero de 1979, arts. 47 a 49)',
};

const LIMITS_NAMED = {
  citation: 'a limit of a table is known by the bet it is for; under any other name it limits nothing',
  citationEs:
    'el límite de una mesa se conoce por la apuesta a la que se refiere; con otro nombre no limita nada',
};

export const AUTHORISATION_REFUSALS = {
  ...refusalsBy(BY_NAME, {
    'AUTHORISATION.NOT_A_PERSON': [
      'Persons record authorisations: use a key that belongs to a person.',
      'Las autorizaciones las registran personas: use una clave que sea de una persona.',
    ],
    'AUTHORISATION.BOOKS_BEHIND': BOOKS_BEHIND,
    'AUTHORISATION.AUTHORISED_MEANWHILE': [
      'Another person has recorded an authorisation meanwhile: review it again.',
      'Entretanto otra persona ha registrado una autorización: revísela de nuevo.',
    ],
    'AUTHORISATION.UNKNOWN_CASINO': [
      'There is no record of this casino: see the query casinos, or set newCasino: true to begin its books with ' +
        'this authorisation.',
      'No consta nada de este casino: véase la consulta casinos, o inicie sus libros con esta autorización mediante ' +
        'newCasino: true.',
    ],
  }),
  ...refusalsBy(AS_AUTHORISED, {
    'AUTHORISATION.DOES_NOT_FIT': [
      'The data do not match the schema of casino.authorised: see docs/events.',
      'Los datos no cumplen el esquema de casino.authorised: véase docs/events.',
    ],
    'AUTHORISATION.WITHOUT_DOCUMENT': [
      'Name the document of the authority (document).',
      'Indique el documento de la autoridad (document).',
    ],
    'AUTHORISATION.UNKNOWN_RULEBOOK': [
      'There is no such rulebook; in Andalusia ES-AN-2010 is in force.',
      'No existe tal reglamento de juegos; en Andalucía rige ES-AN-2010.',
    ],
    'AUTHORISATION.GAME_NOT_IN_RULEBOOK': [
      'These games are not in the catalogue of the rulebook: docs/games lists its codes.',
      'Estos juegos no están en el catálogo del reglamento: docs/games recoge sus códigos.',
    ],
    'AUTHORISATION.GAME_NOT_AUTHORISED': [
      'Tables or pools belong to games that the authorisation does not name: name these games, or remove the tables or pools.',
      'Hay mesas o bolsas de juegos que la autorización no incluye: indique esos juegos u omita lo demás.',
    ],
    'AUTHORISATION.NAMED_TWICE': [
      'Games, tables, pools or chips are named twice: name each once.',
      'Hay juegos, mesas, bolsas o fichas que se indican dos veces: indique cada uno una sola vez.',
    ],
    'AUTHORISATION.UNKNOWN_TABLE': [
      'Pools refer to tables that the authorisation does not name: name these tables, or remove them from the pools.',
      'Hay bolsas de mesas que la autorización no incluye: indique esas mesas o quítelas de las bolsas.',
    ],
  }),
  ...refusalsBy(LIMITS_NAMED, {
    'AUTHORISATION.UNKNOWN_BET': [
      'At these tables a maximum (maxima) stands under a name that no bet of the game has, and would limit nothing: name a ' +
        'bet of the game, "*" for every other one, or remove it.',
      'En estas mesas hay un máximo (maxima) con un nombre que no tiene ninguna apuesta del juego y no limitaría nada: indique ' +
        'una apuesta del juego, "*" para todas las demás, o quítelo.',
    ],
  }),
  ...refusalsBy(HOURS_AT_THE_CASINO, {
    'AUTHORISATION.UNKNOWN_TIME_ZONE': [
      'There is no such time zone (timeZone): write its IANA name with its capital letters, like Europe/Madrid or ' +
        'Atlantic/Canary, or leave it out for Europe/Madrid.',
      'No existe tal zona horaria (timeZone): escriba su nombre IANA con sus mayúsculas, como Europe/Madrid o ' +
        'Atlantic/Canary, u omítala si es Europe/Madrid.',
    ],
  }),
  ...refusalsBy(AS_AUTHORISED, {
    'AUTHORISATION.LIMITS_REVERSED': [
      'At these tables a maximum is below its minimum; `about` names the fields and both ' +
        'amounts: raise the maximum or lower the minimum.',
      'En estas mesas un importe máximo es menor que el mínimo que le corresponde; `about` indica los campos y ambos ' +
        'importes: suba el primero o baje el segundo.',
    ],
    'AUTHORISATION.PRIZES_NOT_FREE': [
      'These pools state prizes of their own, but the rules of their game fix the prizes, or they name no game: name the ' +
        'game of the pool, or leave `prizes` out.',
      'Estas bolsas tienen premios propios y las reglas de su juego los fijan, o no se indica el juego: indique el juego ' +
        'de la bolsa u omita `prizes`.',
    ],
    'AUTHORISATION.UNKNOWN_ANSWER': [
      'These points or answers are unknown: docs/games lists what the regulation leaves open.',
      'Estos puntos o respuestas no se conocen: docs/games recoge lo que el reglamento deja abierto.',
    ],
    'AUTHORISATION.WITHOUT_EFFECT': [
      'These settings would have no effect: settings of a table that its game does not have, fees (the rules and the opening ' +
        'of a table state the share of the house), or names of codes that no account has. Leave them out.',
      'Estos datos no tendrían efecto: ajustes de una mesa que su juego no tiene, tarifas (la parte de la casa la dan las ' +
        'reglas y la apertura de la mesa) o nombres de códigos que no tiene ninguna cuenta. Omítalos.',
    ],
    'AUTHORISATION.UNKNOWN_ACCOUNT': [
      'The chart maps accounts that the ledger does not have; `about` names each key and the most similar accounts: write ' +
        'one of these, the beginning of one, or leave the key out.',
      'El plan de cuentas cita cuentas que el libro mayor no tiene; `about` indica cada clave y las más parecidas: ' +
        'escriba una de ellas, su comienzo, u omita la clave.',
    ],
  }),
  ...refusalsBy(FOUR_EYES, {
    'AUTHORISATION.TWO_PERSONS': [
      'This casino has an authorisation: propose the later one with proposeAuthorisation; another person approves it with ' +
        'recordAuthorisation.',
      'Este casino ya tiene una autorización: proponga la posterior con proposeAuthorisation; otra persona la aprueba con ' +
        'recordAuthorisation.',
    ],
    'AUTHORISATION.ALREADY_PROPOSED': [
      'This person has made the same proposal before: see the query authorisations.',
      'Esta persona ya propuso exactamente lo mismo: véase la consulta authorisations.',
    ],
    'AUTHORISATION.NOTHING_PROPOSED': [
      'Nobody has proposed this authorisation: see the query authorisations.',
      'Nadie ha propuesto esta autorización: véase la consulta authorisations.',
    ],
    ...noSecondPerson('AUTHORISATION', ['the authorisation', 'la autorización']),
  }),
};

export type AuthorisationRefusalCode = keyof typeof AUTHORISATION_REFUSALS;
