import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkPending } from '../checks/clearing.check';
import { checkTwoPersons } from '../checks/two-persons.check';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postVarianceCleared } from '../posting-rules/clearing.posting';

/** Two persons decide what a pending difference was. */
export const judgeVarianceCleared = (
  event: EventOf<'cagnotte.variance.cleared.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({
  lines: postVarianceCleared(event, before),
  findings: about([...checkTwoPersons(event.data.approvedBy), ...checkPending(event, before)], event.id),
});
