import type { ClearingRefusalCode } from './why-not-cleared';
import { BY_NAME, FOUR_EYES } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

/** What each refusal says. */
export const CLEARING_REFUSALS: Record<ClearingRefusalCode, DecisionRefusalText> = {
  'CLEARING.NOT_A_PERSON': {
    message: 'What a difference was is decided by persons: use a key that belongs to one.',
    messageEs: 'A qué se imputa una diferencia lo deciden personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'CLEARING.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...FOUR_EYES,
  },
  'CLEARING.DOES_NOT_FIT': {
    message:
      'It is not what a clearing says: the detail names the field; see the schema of variance.clearing-proposed.',
    messageEs:
      'No es lo que dice una imputación: el detalle indica el campo; véase el esquema de variance.clearing-proposed.',
    ...FOUR_EYES,
  },
  'CLEARING.ALREADY_PROPOSED': {
    message: 'This person has proposed the very same before: see the query clearings.',
    messageEs: 'Esta persona ya propuso exactamente lo mismo: véase la consulta clearings.',
    ...FOUR_EYES,
  },
  'CLEARING.NOTHING_PROPOSED': {
    message: 'Nobody has proposed this clearing: see the query clearings.',
    messageEs: 'Nadie ha propuesto esta imputación: véase la consulta clearings.',
    ...FOUR_EYES,
  },
  'CLEARING.ALREADY_RECORDED': {
    message: 'This clearing has been approved already: see the query clearings.',
    messageEs: 'Esta imputación ya se ha aprobado: véase la consulta clearings.',
    ...FOUR_EYES,
  },
  'CLEARING.SAME_PERSON': {
    message: 'Who proposed the clearing cannot approve it: it takes two persons.',
    messageEs: 'Quien propuso la imputación no puede aprobarla: hacen falta dos personas.',
    ...FOUR_EYES,
  },
};
