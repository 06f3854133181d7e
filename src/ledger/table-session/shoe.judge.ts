import type { EventOf } from '../event-contract/catalogue';
import { about } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { checkShoeEnd, checkShoeStart } from './session-checks';

/** A shoe begins. */
export const judgeShoeStarted = (
  event: EventOf<'cagnotte.shoe.started.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({ findings: about(checkShoeStart(event, before), event.id) });

/** A shoe is over. */
export const judgeShoeEnded = (
  event: EventOf<'cagnotte.shoe.ended.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({ findings: about(checkShoeEnd(event, before), event.id) });
