import type { ClearingRefusalCode } from './why-not-cleared';
import { BY_NAME, FOUR_EYES } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

export const CLEARING_REFUSALS: Record<ClearingRefusalCode, DecisionRefusalText> = {
  'CLEARING.NOT_A_PERSON': {
    message: 'Persons decide about variances: use a key that belongs to a person.',
    messageEs: 'La imputación de una diferencia la deciden personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'CLEARING.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...FOUR_EYES,
  },
  'CLEARING.DOES_NOT_FIT': {
    message: 'The data do not match the schema of variance.clearing-proposed: the detail names the field.',
    messageEs: 'Los datos no cumplen el esquema de variance.clearing-proposed: el detalle indica el campo.',
    ...FOUR_EYES,
  },
  'CLEARING.ALREADY_PROPOSED': {
    message: 'This person has made the same proposal before: see the query clearings.',
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
    message: 'The person who proposed the clearing cannot approve it: two persons are required.',
    messageEs: 'Quien propuso la imputación no puede aprobarla: hacen falta dos personas.',
    ...FOUR_EYES,
  },
};
