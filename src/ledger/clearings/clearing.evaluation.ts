import type { EventOf } from '../event-contract/catalogue';
import { checkPending } from './clearing.check';
import { checkTwoPersons } from '../_core/two-persons.check';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postVarianceCleared } from './clearing.posting';

export const evaluateVarianceCleared = (
  event: EventOf<'cagnotte.variance.cleared.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postVarianceCleared(event, before),
  findings: about([...checkTwoPersons(event.data.approvedBy), ...checkPending(event, before)], event.id),
});
