import type { CountRefusalCode } from './count-kinds.state';
import { BY_NAME } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

export const COUNT_REFUSALS: Record<CountRefusalCode, DecisionRefusalText> = {
  'COUNT.NOT_A_PERSON': {
    message: 'Persons report these counts: use a key that belongs to a person; devices report events.',
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
    message: 'This count belongs to a table: name the table.',
    messageEs: 'Este recuento es de una mesa: indique cuál.',
    ...BY_NAME,
  },
  'COUNT.NOT_AT_A_TABLE': {
    message: 'The cage has no table: omit the table.',
    messageEs: 'La caja no está en ninguna mesa: no indique mesa.',
    ...BY_NAME,
  },
  'COUNT.UNKNOWN_SESSION': {
    message: 'There is no report of this session of this table: see the query tableSessions.',
    messageEs: 'No consta nada de esta sesión de la mesa: véase la consulta tableSessions.',
    ...BY_NAME,
  },
  'COUNT.DOES_NOT_FIT': {
    message: 'The count does not match the schema of this type of event: see docs/events.',
    messageEs: 'El recuento no cumple el esquema de este tipo de evento: véase docs/events.',
    ...BY_NAME,
  },
  'COUNT.RECORDED_OTHERWISE': {
    message: 'A different count of this at the same time is recorded: correct that one.',
    messageEs: 'Ya consta un recuento de lo mismo en ese momento y con otro contenido: corríjalo.',
    ...BY_NAME,
  },
};
