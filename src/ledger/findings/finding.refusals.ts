import type { FindingRefusalCode } from './why-not-dealt-with';
import { BY_NAME } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

export const FINDING_REFUSALS: Record<FindingRefusalCode, DecisionRefusalText> = {
  'FINDING.NOT_A_PERSON': {
    message: 'Persons decide about findings: use a key that belongs to a person.',
    messageEs: 'Las incidencias las deciden personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'FINDING.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...BY_NAME,
  },
  'FINDING.DECIDED_MEANWHILE': {
    message: 'Another person has decided about this finding meanwhile: review it again.',
    messageEs: 'Entretanto otra persona ha decidido sobre esta incidencia: revísela de nuevo.',
    ...BY_NAME,
  },
  'FINDING.UNKNOWN': {
    message: 'There is no such finding: see the query findings.',
    messageEs: 'No existe esa incidencia: véase la consulta findings.',
    ...BY_NAME,
  },
  'FINDING.CLOSED': {
    message:
      'This finding is closed ({record}); only an open one can be acknowledged or resolved. The query ' +
      'events shows what closed it.',
    messageEs:
      'Esta incidencia está cerrada ({record}); solo se reconoce o se resuelve una abierta. La ' +
      'consulta events muestra qué la cerró.',
    ...BY_NAME,
  },
  'FINDING.OF_A_DELIVERY': {
    message:
      'This finding ends with its delivery: send the corrected event with `resubmits`, or use discardDelivery.',
    messageEs:
      'Esta incidencia se cierra con su entrega: envíe el evento corregido con `resubmits` o use discardDelivery.',
    ...BY_NAME,
  },
  'FINDING.ALREADY_ACKNOWLEDGED': {
    message: 'You have acknowledged this finding before: resolve it.',
    messageEs: 'Usted ya ha reconocido esta incidencia: resuélvala.',
    ...BY_NAME,
  },
};
