import { BY_NAME, type DecisionRefusalText, FOUR_EYES } from '../../api/decision-refused';
import type { AuthorisationRefusalCode } from './why-not-authorised';

const AS_AUTHORISED = {
  citation: 'the games and tables of a casino come from its authorisation only',
  citationEs: 'los juegos y las mesas de un casino son solo los de su autorización',
};

const LIMITS_NAMED = {
  citation: 'a limit of a table is known by the bet it is for; under any other name it limits nothing',
  citationEs:
    'el límite de una mesa se conoce por la apuesta a la que se refiere; con otro nombre no limita nada',
};

export const AUTHORISATION_REFUSALS: Record<AuthorisationRefusalCode, DecisionRefusalText> = {
  'AUTHORISATION.NOT_A_PERSON': {
    message: 'Persons record authorisations: use a key that belongs to a person.',
    messageEs: 'Las autorizaciones las registran personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'AUTHORISATION.BOOKS_BEHIND': {
    message: 'The books are not up to date yet: ask again in a moment.',
    messageEs: 'Los libros aún no están al día: repita la petición dentro de un momento.',
    ...BY_NAME,
  },
  'AUTHORISATION.AUTHORISED_MEANWHILE': {
    message: 'Another person has recorded an authorisation meanwhile: review it again.',
    messageEs: 'Entretanto otra persona ha registrado una autorización: revísela de nuevo.',
    ...BY_NAME,
  },
  'AUTHORISATION.UNKNOWN_CASINO': {
    message:
      'There is no record of this casino: see the query casinos, or set newCasino: true to begin its books with ' +
      'this authorisation.',
    messageEs:
      'No consta nada de este casino: véase la consulta casinos, o inicie sus libros con esta autorización mediante ' +
      'newCasino: true.',
    ...BY_NAME,
  },
  'AUTHORISATION.DOES_NOT_FIT': {
    message: 'The data do not match the schema of casino.authorised: see docs/events.',
    messageEs: 'Los datos no cumplen el esquema de casino.authorised: véase docs/events.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.WITHOUT_DOCUMENT': {
    message: 'Name the document of the authority (document).',
    messageEs: 'Indique el documento de la autoridad (document).',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.UNKNOWN_RULEBOOK': {
    message: 'There is no such rulebook; in Andalusia ES-AN-2010 is in force.',
    messageEs: 'No existe tal reglamento de juegos; en Andalucía rige ES-AN-2010.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.GAME_NOT_IN_RULEBOOK': {
    message: 'These games are not in the catalogue of the rulebook: docs/games lists its codes.',
    messageEs: 'Estos juegos no están en el catálogo del reglamento: docs/games recoge sus códigos.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.GAME_NOT_AUTHORISED': {
    message:
      'Tables, fees or pools belong to games that the authorisation does not name: name these games, or remove the tables, fees or pools.',
    messageEs:
      'Hay mesas, tarifas o bolsas de juegos que la autorización no incluye: indique esos juegos u omita lo demás.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.NAMED_TWICE': {
    message: 'Games, tables, pools or chips are named twice: name each once.',
    messageEs: 'Hay juegos, mesas, bolsas o fichas que se indican dos veces: indique cada uno una sola vez.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.UNKNOWN_TABLE': {
    message:
      'Pools refer to tables that the authorisation does not name: name these tables, or remove them from the pools.',
    messageEs:
      'Hay bolsas de mesas que la autorización no incluye: indique esas mesas o quítelas de las bolsas.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.UNKNOWN_BET': {
    message:
      'At these tables a maximum (maxima) stands under a name that no bet of the game has, and would limit nothing: name a ' +
      'bet of the game, "*" for every other one, or remove it.',
    messageEs:
      'En estas mesas hay un máximo (maxima) con un nombre que no tiene ninguna apuesta del juego y no limitaría nada: indique ' +
      'una apuesta del juego, "*" para todas las demás, o quítelo.',
    ...LIMITS_NAMED,
  },
  'AUTHORISATION.LIMITS_REVERSED': {
    message:
      'At these tables a maximum is below its minimum; `about` names the fields and both ' +
      'amounts: raise the maximum or lower the minimum.',
    messageEs:
      'En estas mesas un importe máximo es menor que el mínimo que le corresponde; `about` indica los campos y ambos ' +
      'importes: suba el primero o baje el segundo.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.PRIZES_NOT_FREE': {
    message:
      'These pools state prizes of their own, but the rules of their game fix the prizes, or they name no game: name the ' +
      'game of the pool, or leave `prizes` out.',
    messageEs:
      'Estas bolsas tienen premios propios y las reglas de su juego los fijan, o no se indica el juego: indique el juego ' +
      'de la bolsa u omita `prizes`.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.UNKNOWN_ANSWER': {
    message: 'These points or answers are unknown: docs/games lists what the regulation leaves open.',
    messageEs:
      'Estos puntos o respuestas no se conocen: docs/games recoge lo que el reglamento deja abierto.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.UNKNOWN_ACCOUNT': {
    message:
      'The chart maps accounts that the ledger does not have; `about` names each key and the most similar accounts: write ' +
      'one of these, the beginning of one, or leave the key out.',
    messageEs:
      'El plan de cuentas cita cuentas que el libro mayor no tiene; `about` indica cada clave y las más parecidas: ' +
      'escriba una de ellas, su comienzo, u omita la clave.',
    ...AS_AUTHORISED,
  },
  'AUTHORISATION.TWO_PERSONS': {
    message:
      'This casino has an authorisation: propose the later one with proposeAuthorisation; another person approves it with ' +
      'recordAuthorisation.',
    messageEs:
      'Este casino ya tiene una autorización: proponga la posterior con proposeAuthorisation; otra persona la aprueba con ' +
      'recordAuthorisation.',
    ...FOUR_EYES,
  },
  'AUTHORISATION.ALREADY_PROPOSED': {
    message: 'This person has made the same proposal before: see the query authorisations.',
    messageEs: 'Esta persona ya propuso exactamente lo mismo: véase la consulta authorisations.',
    ...FOUR_EYES,
  },
  'AUTHORISATION.NOTHING_PROPOSED': {
    message: 'Nobody has proposed this authorisation: see the query authorisations.',
    messageEs: 'Nadie ha propuesto esta autorización: véase la consulta authorisations.',
    ...FOUR_EYES,
  },
  'AUTHORISATION.SAME_PERSON': {
    message: 'The person who proposed the authorisation cannot approve it: two persons are required.',
    messageEs: 'Quien propuso la autorización no puede aprobarla: hacen falta dos personas.',
    ...FOUR_EYES,
  },
  'AUTHORISATION.PROPOSAL_LAPSED': {
    message: 'The person who proposed the authorisation has left or lost the role: propose it again.',
    messageEs: 'Quien propuso la autorización está de baja o ya no tiene el rol: vuelva a proponerla.',
    ...FOUR_EYES,
  },
  'AUTHORISATION.TIED': {
    message:
      'One of you made a credential of the other in the last 30 days: a third person has to approve the authorisation.',
    messageEs:
      'Uno de ustedes hizo una credencial del otro en los últimos 30 días: tiene que aprobar la autorización una tercera persona.',
    ...FOUR_EYES,
  },
};
