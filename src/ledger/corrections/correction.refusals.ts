import type { CorrectionRefusalCode } from './why-not-approved';
import { BY_NAME, FOUR_EYES } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

export const CORRECTION_REFUSALS: Record<CorrectionRefusalCode, DecisionRefusalText> = {
  'CORRECTION.NOT_A_PERSON': {
    message: 'Persons decide about corrections: use a key that belongs to a person.',
    messageEs: 'Las correcciones las deciden personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'CORRECTION.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...FOUR_EYES,
  },
  'CORRECTION.DECIDED_MEANWHILE': {
    message: 'Another person has decided about a correction of this event meanwhile: review it again.',
    messageEs: 'Entretanto otra persona ha decidido sobre una corrección de este evento: revísela de nuevo.',
    ...FOUR_EYES,
  },
  'CORRECTION.UNKNOWN_EVENT': {
    message: 'There is no such event: see the query events.',
    messageEs: 'No existe ese evento: véase la consulta events.',
    ...FOUR_EYES,
  },
  'CORRECTION.NOT_POSSIBLE': {
    message: 'Only facts of tables, the cage, pools and the ledger can be corrected, not decisions.',
    messageEs: 'Solo se corrigen hechos de mesas, de caja, de botes y del libro mayor; las decisiones, no.',
    ...FOUR_EYES,
  },
  'CORRECTION.NOT_OF_THE_LAST': {
    message: 'The event was corrected before: correct its last correction, named here.',
    messageEs: 'El evento ya se corrigió: corrija su última corrección, que se indica.',
    ...FOUR_EYES,
  },
  'CORRECTION.DOES_NOT_FIT': {
    message:
      'The replacement does not match the schema of this type of event: `detail` names the field; see docs/events.',
    messageEs:
      'El reemplazo no cumple el esquema de este tipo de evento: `detail` indica el campo; véase docs/events.',
    ...FOUR_EYES,
  },
  'CORRECTION.CHANGES_NOTHING': {
    message: 'The replacement equals the current data: state what should change.',
    messageEs: 'El reemplazo es igual a los datos vigentes: indique qué debe cambiar.',
    ...FOUR_EYES,
  },
  'CORRECTION.NOTHING_PROPOSED': {
    message: 'Nobody has proposed this correction: see the query corrections.',
    messageEs: 'Nadie ha propuesto esta corrección: véase la consulta corrections.',
    ...FOUR_EYES,
  },
  'CORRECTION.ALREADY_RECORDED': {
    message: 'The event of this proposal has been corrected already: see the query corrections.',
    messageEs: 'El evento de esta propuesta ya se ha corregido: véase la consulta corrections.',
    ...FOUR_EYES,
  },
  'CORRECTION.PROPOSAL_REPLACED': {
    message: 'A later proposal has replaced this one: decide about the later one.',
    messageEs: 'Una propuesta posterior ha sustituido a esta: decida sobre la posterior.',
    ...FOUR_EYES,
  },
  'CORRECTION.SAME_PERSON': {
    message: 'The person who proposed the correction cannot approve it: two persons are required.',
    messageEs: 'Quien propuso la corrección no puede aprobarla: hacen falta dos personas.',
    ...FOUR_EYES,
  },
};
