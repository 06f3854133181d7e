import type { EventOf } from '../../domain/event-registry/catalogue';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { checkShoeEnd, checkShoeStart } from '../regulation/session-checks';

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
