import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkQuarantined, endedByDiscarding } from '../checks/quarantine.check';
import type { Judgement } from '../judgement';

/** A delivery is set aside: that is found, and stands until it is sent again or discarded. */
export const judgeQuarantined = (event: EventOf<'cagnotte.intake.quarantined.v1'>): Partial<Judgement> => ({
  findings: checkQuarantined(event),
});

/** A person gives a delivery up. */
export const judgeDiscarded = ({ data }: EventOf<'cagnotte.intake.discarded.v1'>): Partial<Judgement> => ({
  settles: [endedByDiscarding(data.delivery)],
});
