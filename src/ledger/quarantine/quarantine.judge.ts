import type { EventOf } from '../event-contract/catalogue';
import { checkQuarantined, endedByDiscarding } from './quarantine.check';
import type { Judgement } from '../_core/judgement.state';

/** A delivery is set aside: that is found, and stands until it is sent again or discarded. */
export const judgeQuarantined = (event: EventOf<'cagnotte.intake.quarantined.v1'>): Partial<Judgement> => ({
  findings: checkQuarantined(event),
});

/** A person gives a delivery up. */
export const judgeDiscarded = ({ data }: EventOf<'cagnotte.intake.discarded.v1'>): Partial<Judgement> => ({
  settles: [endedByDiscarding(data.delivery)],
});
