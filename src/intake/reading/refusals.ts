import type { EventDefinition } from '../../ledger/_core/event-definition';
import type { Explanation } from './explanations';

/** Why a delivery is not kept although its sender may report for the casino. A closed list; part of the API. */
export const REFUSAL_REASONS = ['decided-by-a-person', 'written-by-the-service', 'days-are-sealed'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface Refusal extends Explanation {
  readonly reason: RefusalReason;
}

export function refusalOf({ type, toldBy, decidedBy, begunHere }: EventDefinition): Refusal {
  if (toldBy === 'service') {
    return {
      reason: 'written-by-the-service',
      message: `Events of type "${type}" are written by this service alone. Leave it out; nothing of it was kept.`,
      messageEs: `Los eventos de tipo «${type}» solo los escribe este servicio. Omítalo; no se ha guardado nada de él.`,
    };
  }
  const [orImport, oImportelo] =
    begunHere === true
      ? ['', '']
      : [
          '; decisions taken elsewhere are brought in by cagnotte import',
          '; las decisiones tomadas en otro lugar se incorporan con cagnotte import',
        ];
  return {
    reason: 'decided-by-a-person',
    message:
      `Events of type "${type}" are decisions of persons, and no delivery carries one. ` +
      `Decide with the mutation ${decidedBy} and a key of your own${orImport}. Nothing of it was kept.`,
    messageEs:
      `Los eventos de tipo «${type}» son decisiones de personas y ninguna entrega puede contenerlas. ` +
      `Decida con la mutación ${decidedBy} y una clave propia${oImportelo}. No se ha guardado nada de él.`,
  };
}

export const daysAreSealed = (type: string, casino: string): Refusal => ({
  reason: 'days-are-sealed',
  message:
    `Events of type "${type}" cannot be imported: casino ${casino} has sealed a day here, and from then on its days ` +
    `are decided here. Leave it out; nothing of it was kept.`,
  messageEs:
    `Los eventos de tipo «${type}» no se pueden importar: el casino ${casino} ya ha precintado aquí una jornada y ` +
    `desde entonces sus jornadas se deciden aquí. Omítalo; no se ha guardado nada de él.`,
});
