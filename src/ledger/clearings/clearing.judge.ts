import type { EventOf } from '../event-contract/catalogue';
import { checkPending } from './clearing.check';
import { checkTwoPersons } from '../_core/two-persons.check';
import { about } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postVarianceCleared } from './clearing.posting';

/** Two persons decide what a pending difference was. */
export const judgeVarianceCleared = (
  event: EventOf<'cagnotte.variance.cleared.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({
  lines: postVarianceCleared(event, before),
  findings: about([...checkTwoPersons(event.data.approvedBy), ...checkPending(event, before)], event.id),
});
