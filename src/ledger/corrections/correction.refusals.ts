import type { CorrectionRefusalCode } from './why-not-approved';
import { BY_NAME, FOUR_EYES } from '../../api/decisions/citations';
import type { DecisionRefusalText } from '../../api/decisions/refusal-text';

/** What each refusal says. */
export const CORRECTION_REFUSALS: Record<CorrectionRefusalCode, DecisionRefusalText> = {
  'CORRECTION.NOT_A_PERSON': {
    message: 'Corrections are decided by persons: use a key that belongs to one.',
    messageEs: 'Las correcciones las deciden personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'CORRECTION.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...FOUR_EYES,
  },
  'CORRECTION.DECIDED_MEANWHILE': {
    message: 'Somebody else has decided about a correction of this event meanwhile: look at it again.',
    messageEs: 'Entretanto otra persona ha decidido sobre una corrección de este evento: revísela de nuevo.',
    ...FOUR_EYES,
  },
  'CORRECTION.UNKNOWN_EVENT': {
    message: 'No such event was recorded: see the query events.',
    messageEs: 'No consta tal evento: véase la consulta events.',
    ...FOUR_EYES,
  },
  'CORRECTION.NOT_POSSIBLE': {
    message: 'Only facts of tables, the cage, pools and the ledger are corrected; decisions are not.',
    messageEs: 'Solo se corrigen hechos de mesas, de caja, de botes y del libro mayor; las decisiones, no.',
    ...FOUR_EYES,
  },
  'CORRECTION.NOT_OF_THE_LAST': {
    message: 'The event was corrected before: correct its last correction, which is named.',
    messageEs: 'El evento ya se corrigió: corrija su última corrección, que se indica.',
    ...FOUR_EYES,
  },
  'CORRECTION.DOES_NOT_FIT': {
    message:
      'The replacement is not what an event of this type says: `detail` names the field; see its schema in docs/events.',
    messageEs:
      'El reemplazo no es lo que dice un evento de este tipo: `detail` indica el campo; véase su esquema en docs/events.',
    ...FOUR_EYES,
  },
  'CORRECTION.CHANGES_NOTHING': {
    message: 'The replacement says what already counts: leave it, or state what should count.',
    messageEs: 'El reemplazo dice lo que ya cuenta: déjelo así o indique lo que debe contar.',
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
    message: 'A later proposal has taken the place of this one: decide about that one.',
    messageEs: 'Una propuesta posterior ha sustituido a esta: decida sobre aquella.',
    ...FOUR_EYES,
  },
  'CORRECTION.SAME_PERSON': {
    message: 'Who proposed the correction cannot approve it: it takes two persons.',
    messageEs: 'Quien propuso la corrección no puede aprobarla: hacen falta dos personas.',
    ...FOUR_EYES,
  },
};
