import type { FindingRefusalCode } from './why-not-dealt-with';
import { BY_NAME } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

/** What each refusal says. */
export const FINDING_REFUSALS: Record<FindingRefusalCode, DecisionRefusalText> = {
  'FINDING.NOT_A_PERSON': {
    message: 'Findings are dealt with by persons: use a key that belongs to one.',
    messageEs: 'De los hallazgos se ocupan personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'FINDING.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...BY_NAME,
  },
  'FINDING.DECIDED_MEANWHILE': {
    message: 'Somebody else has said something about this finding meanwhile: look at it again.',
    messageEs: 'Entretanto otra persona se ha pronunciado sobre este hallazgo: revíselo de nuevo.',
    ...BY_NAME,
  },
  'FINDING.UNKNOWN': {
    message: 'There is no such finding: see the query findings.',
    messageEs: 'No existe tal hallazgo: véase la consulta findings.',
    ...BY_NAME,
  },
  'FINDING.CLOSED': {
    message:
      'This finding has ended ({record}), and only one that stands can be acknowledged or resolved. Leave it; the query ' +
      'events shows what ended it.',
    messageEs:
      'Este hallazgo ha terminado ({record}), y solo se da por visto o se resuelve el que sigue abierto. Déjelo; la ' +
      'consulta events muestra qué lo cerró.',
    ...BY_NAME,
  },
  'FINDING.OF_A_DELIVERY': {
    message:
      'This finding ends with its delivery: send the corrected event with `resubmits`, or use discardDelivery.',
    messageEs:
      'Este hallazgo termina con su entrega: envíe el evento corregido con `resubmits` o use discardDelivery.',
    ...BY_NAME,
  },
  'FINDING.ALREADY_ACKNOWLEDGED': {
    message: 'You have acknowledged this finding before: resolve it, or leave it.',
    messageEs: 'Usted ya había dado por visto este hallazgo: resuélvalo o déjelo.',
    ...BY_NAME,
  },
};
