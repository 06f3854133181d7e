import type { EventOf } from '../event-contract/catalogue';
import { checkQuarantined, endedByDiscarding } from './quarantine.check';
import type { Evaluation } from '../_core/evaluation.state';

export const evaluateQuarantined = (
  event: EventOf<'cagnotte.intake.quarantined.v1'>,
): Partial<Evaluation> => ({
  findings: checkQuarantined(event),
});

export const evaluateDiscarded = ({
  data,
}: EventOf<'cagnotte.intake.discarded.v1'>): Partial<Evaluation> => ({
  settles: [endedByDiscarding(data.delivery)],
});
