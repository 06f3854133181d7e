import { TIE_OUT_CITATION } from '../_core/tie-out-catalogue';
import { BY_NAME, type DecisionRefusalText, FOUR_EYES } from '../../api/decision-refused';
import {
  ALLOWED_FROM,
  type GamingDayAct,
  type GamingDayState,
  type SecondPerson,
  whyNoSecondPair,
} from './gaming-day.state';

export type GamingDayRefusalCode =
  | 'GAMING_DAY.NOT_A_PERSON'
  | 'GAMING_DAY.UNKNOWN'
  | 'GAMING_DAY.BOOKS_BEHIND'
  | 'GAMING_DAY.DECIDED_MEANWHILE'
  | 'GAMING_DAY.EXPLAINED_MEANWHILE'
  | 'GAMING_DAY.ALREADY_OPENED'
  | 'GAMING_DAY.LAST_NOT_CERTIFIED'
  | 'GAMING_DAY.TABLES_OPEN'
  | 'GAMING_DAY.EARLIER_DAY_OPEN'
  | 'GAMING_DAY.DOES_NOT_TIE'
  | 'GAMING_DAY.SEAL_KEY_MISSING'
  | 'GAMING_DAY.ALREADY_CLOSED'
  | 'GAMING_DAY.NOT_CLOSED'
  | 'GAMING_DAY.ALREADY_CERTIFIED'
  | 'GAMING_DAY.ALREADY_PROPOSED'
  | 'GAMING_DAY.NOTHING_PROPOSED'
  | 'GAMING_DAY.SAME_PERSON'
  | 'GAMING_DAY.PROPOSAL_LAPSED'
  | 'GAMING_DAY.TIED';

export interface WantedDecision extends SecondPerson {
  readonly act: GamingDayAct;
}

export function whyNotDecided(
  { act, ...decider }: WantedDecision,
  day: GamingDayState,
): GamingDayRefusalCode | undefined {
  if (!day.known && act !== 'open') return 'GAMING_DAY.UNKNOWN';
  if (act === 'open' && day.opened) return 'GAMING_DAY.ALREADY_OPENED';
  if (!ALLOWED_FROM[act].includes(day.status)) return notFrom(act, day);
  if (act === 'propose-reopening')
    return isProposed(day, decider) ? 'GAMING_DAY.ALREADY_PROPOSED' : undefined;
  if (act !== 'approve-reopening') return undefined;
  if (day.proposal === undefined) return 'GAMING_DAY.NOTHING_PROPOSED';
  const why = whyNoSecondPair(day.proposal.by, decider);
  return why && `GAMING_DAY.${why}`;
}

/** A proposal that nobody stands behind any more is replaced by another one. */
const isProposed = ({ proposal }: GamingDayState, { stillMay = () => true }: SecondPerson): boolean =>
  proposal !== undefined && stillMay(proposal.by.id);

function notFrom(act: GamingDayAct, { status }: GamingDayState): GamingDayRefusalCode {
  if (act === 'certify' && status === 'certified') return 'GAMING_DAY.ALREADY_CERTIFIED';
  if (act === 'close' && status === 'open') return 'GAMING_DAY.TABLES_OPEN';
  if (act === 'close' || act === 'open') return 'GAMING_DAY.ALREADY_CLOSED';
  return 'GAMING_DAY.NOT_CLOSED';
}

const ORDER_OF_DAYS = TIE_OUT_CITATION;

export const GAMING_DAY_REFUSALS: Record<GamingDayRefusalCode, DecisionRefusalText> = {
  'GAMING_DAY.NOT_A_PERSON': {
    message: 'Persons decide about a gaming day: use a key that belongs to a person.',
    messageEs: 'Las decisiones sobre una jornada las toman personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'GAMING_DAY.UNKNOWN': {
    message: 'There is no record of this gaming day: see the query gamingDays.',
    messageEs: 'No consta nada de esta jornada: véase la consulta gamingDays.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.BOOKS_BEHIND': {
    message: 'The books are not up to date yet: ask again in a moment.',
    messageEs: 'Los libros aún no están al día: repita la petición dentro de un momento.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.DECIDED_MEANWHILE': {
    message: 'Another person has decided about this gaming day meanwhile: review it again.',
    messageEs: 'Entretanto otra persona ha decidido sobre esta jornada: revísela de nuevo.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.EXPLAINED_MEANWHILE': {
    message:
      'This difference was explained meanwhile by somebody else or on another device: read that text, and name its event as `replaces` to put yours in its place.',
    messageEs:
      'Entretanto otra persona u otro equipo ha explicado esta diferencia: lea ese texto e indique su evento en `replaces` para poner el suyo en su lugar.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.ALREADY_OPENED': {
    message: 'This gaming day is already open: continue without opening it.',
    messageEs: 'Esta jornada ya está abierta: continúe sin abrirla.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.LAST_NOT_CERTIFIED': {
    message: 'The previous gaming day is not certified: close and certify it first.',
    messageEs: 'La jornada anterior no está certificada: ciérrela y certifíquela primero.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.TABLES_OPEN': {
    message: 'Tables are still open: close them first.',
    messageEs: 'Aún hay mesas abiertas: ciérrelas primero.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.EARLIER_DAY_OPEN': {
    message: 'Books of earlier days are open: close those first.',
    messageEs: 'Hay libros de jornadas anteriores abiertos: ciérrelos antes.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.DOES_NOT_TIE': {
    message: 'The books of the day do not tie: correct the listed items, or explain each soft difference.',
    messageEs:
      'Los libros de la jornada no cuadran: corrija lo indicado o explique cada diferencia admisible.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.SEAL_KEY_MISSING': {
    message:
      'This service has no seal key of the house, so it cannot close days: its log tells the operator where to put the key.',
    messageEs:
      'Este servicio no tiene la clave de sello de la casa y no cierra jornadas: su registro dice al operador dónde ponerla.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.ALREADY_CLOSED': {
    message: 'The books of this gaming day are closed: to change them, propose to reopen the day.',
    messageEs: 'Los libros de esta jornada están cerrados: para cambiarlos, proponga reabrirla.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.NOT_CLOSED': {
    message: 'The books of this gaming day are not closed: close them first.',
    messageEs: 'Los libros de esta jornada no están cerrados: ciérrelos primero.',
    ...ORDER_OF_DAYS,
  },
  'GAMING_DAY.ALREADY_CERTIFIED': {
    message: 'This gaming day is certified already. Only two persons can reopen it.',
    messageEs: 'Esta jornada ya está certificada. Solo dos personas pueden reabrirla.',
    ...BY_NAME,
  },
  'GAMING_DAY.ALREADY_PROPOSED': {
    message: 'The reopening is proposed already: another person must approve it.',
    messageEs: 'La reapertura ya está propuesta: otra persona debe aprobarla.',
    ...FOUR_EYES,
  },
  'GAMING_DAY.NOTHING_PROPOSED': {
    message: 'Nobody has proposed to reopen this gaming day: propose it, then another person approves it.',
    messageEs: 'Nadie ha propuesto reabrir esta jornada: propóngalo y otra persona lo aprobará.',
    ...FOUR_EYES,
  },
  'GAMING_DAY.SAME_PERSON': {
    message: 'The person who proposed the reopening cannot approve it: two persons are required.',
    messageEs: 'Quien propuso la reapertura no puede aprobarla: hacen falta dos personas.',
    ...FOUR_EYES,
  },
  'GAMING_DAY.PROPOSAL_LAPSED': {
    message: 'The person who proposed the reopening has left or lost the role: propose it again.',
    messageEs: 'Quien propuso la reapertura está de baja o ya no tiene el rol: vuelva a proponerla.',
    ...FOUR_EYES,
  },
  'GAMING_DAY.TIED': {
    message:
      'One of you made a credential of the other in the last 30 days: a third person has to approve the reopening.',
    messageEs:
      'Uno de ustedes hizo una credencial del otro en los últimos 30 días: tiene que aprobar la reapertura una tercera persona.',
    ...FOUR_EYES,
  },
};
