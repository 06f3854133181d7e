import type { EventOf } from '../event-contract/catalogue';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { checkShoeEnd, checkShoeStart } from './session-checks';

export const evaluateShoeStarted = (
  event: EventOf<'cagnotte.shoe.started.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({ findings: about(checkShoeStart(event, before), event.id) });

export const evaluateShoeEnded = (
  event: EventOf<'cagnotte.shoe.ended.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({ findings: about(checkShoeEnd(event, before), event.id) });
