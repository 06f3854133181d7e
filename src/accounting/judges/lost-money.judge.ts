import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkStillOwed } from '../checks/lost-money.check';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postMoneyPaidOver, postMoneyReturned } from '../posting-rules/lost-money.posting';

/** Lost money goes back to its owner. */
export const judgeMoneyReturned = (
  event: EventOf<'cagnotte.money.returned.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({
  lines: postMoneyReturned(event, before),
  findings: about(checkStillOwed(event, before), event.id),
});

/** Lost money that nobody claimed is paid over. */
export const judgeMoneyPaidOver = (
  event: EventOf<'cagnotte.money.paid-over.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({
  lines: postMoneyPaidOver(event, before),
  findings: about(checkStillOwed(event, before), event.id),
});
