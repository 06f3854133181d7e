import type { CountRefusalCode } from './count-kinds.state';
import { BY_NAME } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

/** What each refusal says. */
export const COUNT_REFUSALS: Record<CountRefusalCode, DecisionRefusalText> = {
  'COUNT.NOT_A_PERSON': {
    message: 'These counts are reported by persons: use a key that belongs to one; devices report events.',
    messageEs:
      'Estos recuentos los comunican personas: use una clave de persona; los aparatos envían eventos.',
    ...BY_NAME,
  },
  'COUNT.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...BY_NAME,
  },
  'COUNT.TABLE_NOT_NAMED': {
    message: 'This is counted at a table: say which one.',
    messageEs: 'Este recuento es de una mesa: indique cuál.',
    ...BY_NAME,
  },
  'COUNT.NOT_AT_A_TABLE': {
    message: 'The cage is at no table: leave the table out.',
    messageEs: 'La caja no está en ninguna mesa: no indique mesa.',
    ...BY_NAME,
  },
  'COUNT.UNKNOWN_SESSION': {
    message: 'Nothing was reported of this session of this table: see the query tableSessions.',
    messageEs: 'No consta nada de esta sesión de la mesa: véase la consulta tableSessions.',
    ...BY_NAME,
  },
  'COUNT.DOES_NOT_FIT': {
    message: 'The count is not what an event of this type says: see its schema in docs/events.',
    messageEs: 'El recuento no es lo que dice un evento de este tipo: véase su esquema en docs/events.',
    ...BY_NAME,
  },
  'COUNT.RECORDED_OTHERWISE': {
    message: 'A count of this at this moment is recorded with other words: correct that one.',
    messageEs: 'Ya consta un recuento de lo mismo en ese momento y con otro contenido: corríjalo.',
    ...BY_NAME,
  },
};
