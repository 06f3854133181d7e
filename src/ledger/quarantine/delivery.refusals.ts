import type { DeliveryRefusalCode } from './why-not-discarded';
import { BY_NAME } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

export const DELIVERY_REFUSALS: Record<DeliveryRefusalCode, DecisionRefusalText> = {
  'DELIVERY.NOT_A_PERSON': {
    message: 'Persons discard deliveries: use a key that belongs to a person.',
    messageEs: 'Las entregas las descartan personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'DELIVERY.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...BY_NAME,
  },
  'DELIVERY.UNKNOWN': {
    message: 'There is no such delivery in quarantine: see the query quarantine.',
    messageEs: 'No existe esa entrega en cuarentena: véase la consulta quarantine.',
    ...BY_NAME,
  },
  'DELIVERY.ENDED': {
    message:
      'This delivery is closed ({record}): it was resubmitted or discarded. Only a waiting one can be discarded. ' +
      'See the query events.',
    messageEs:
      'Esta entrega ha terminado ({record}): se envió de nuevo o se descartó, y solo se descarta la que aún espera. ' +
      'Véase la consulta events.',
    ...BY_NAME,
  },
};
