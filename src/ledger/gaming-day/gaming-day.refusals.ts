import { TIE_OUT_CITATION } from '../_core/tie-out-catalogue';
import { BY_NAME, BOOKS_BEHIND, refusalsBy, noSecondPerson, FOUR_EYES } from '../../api/decision-refused';
import type { GamingDayAct, GamingDayState, SecondPerson } from './gaming-day.state';
import { ALLOWED_FROM, whyNoSecondPair } from './gaming-day.state';

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

export const GAMING_DAY_REFUSALS = {
  ...refusalsBy(BY_NAME, {
    'GAMING_DAY.NOT_A_PERSON': [
      'Persons decide about a gaming day: use a key that belongs to a person.',
      'Las decisiones sobre una jornada las toman personas: use una clave que sea de una persona.',
    ],
  }),
  ...refusalsBy(ORDER_OF_DAYS, {
    'GAMING_DAY.UNKNOWN': [
      'There is no record of this gaming day: see the query gamingDays.',
      'No consta nada de esta jornada: véase la consulta gamingDays.',
    ],
    'GAMING_DAY.BOOKS_BEHIND': BOOKS_BEHIND,
    'GAMING_DAY.DECIDED_MEANWHILE': [
      'Another person has decided about this gaming day meanwhile: review it again.',
      'Entretanto otra persona ha decidido sobre esta jornada: revísela de nuevo.',
    ],
    'GAMING_DAY.EXPLAINED_MEANWHILE': [
      'This difference was explained meanwhile by somebody else or on another device: read that text, and name its event as `replaces` to put yours in its place.',
      'Entretanto otra persona u otro equipo ha explicado esta diferencia: lea ese texto e indique su evento en `replaces` para poner el suyo en su lugar.',
    ],
    'GAMING_DAY.ALREADY_OPENED': [
      'This gaming day is already open: continue without opening it.',
      'Esta jornada ya está abierta: continúe sin abrirla.',
    ],
    'GAMING_DAY.LAST_NOT_CERTIFIED': [
      'The previous gaming day is not certified: close and certify it first.',
      'La jornada anterior no está certificada: ciérrela y certifíquela primero.',
    ],
    'GAMING_DAY.TABLES_OPEN': [
      'Tables are still open: close them first.',
      'Aún hay mesas abiertas: ciérrelas primero.',
    ],
    'GAMING_DAY.EARLIER_DAY_OPEN': [
      'Books of earlier days are open: close those first.',
      'Hay libros de jornadas anteriores abiertos: ciérrelos antes.',
    ],
    'GAMING_DAY.DOES_NOT_TIE': [
      'The books of the day do not tie: correct the listed items, or explain each soft difference.',
      'Los libros de la jornada no cuadran: corrija lo indicado o explique cada diferencia admisible.',
    ],
    'GAMING_DAY.SEAL_KEY_MISSING': [
      'This service has no seal key of the house, so it cannot close days: its log tells the operator where to put the key.',
      'Este servicio no tiene la clave de sello de la casa y no cierra jornadas: su registro dice al operador dónde ponerla.',
    ],
    'GAMING_DAY.ALREADY_CLOSED': [
      'The books of this gaming day are closed: to change them, propose to reopen the day.',
      'Los libros de esta jornada están cerrados: para cambiarlos, proponga reabrirla.',
    ],
    'GAMING_DAY.NOT_CLOSED': [
      'The books of this gaming day are not closed: close them first.',
      'Los libros de esta jornada no están cerrados: ciérrelos primero.',
    ],
  }),
  ...refusalsBy(BY_NAME, {
    'GAMING_DAY.ALREADY_CERTIFIED': [
      'This gaming day is certified already. Only two persons can reopen it.',
      'Esta jornada ya está certificada. Solo dos personas pueden reabrirla.',
    ],
  }),
  ...refusalsBy(FOUR_EYES, {
    'GAMING_DAY.ALREADY_PROPOSED': [
      'The reopening is proposed already: another person must approve it.',
      'La reapertura ya está propuesta: otra persona debe aprobarla.',
    ],
    'GAMING_DAY.NOTHING_PROPOSED': [
      'Nobody has proposed to reopen this gaming day: propose it, then another person approves it.',
      'Nadie ha propuesto reabrir esta jornada: propóngalo y otra persona lo aprobará.',
    ],
    ...noSecondPerson('GAMING_DAY', ['the reopening', 'la reapertura']),
  }),
};

export type GamingDayRefusalCode = keyof typeof GAMING_DAY_REFUSALS;
