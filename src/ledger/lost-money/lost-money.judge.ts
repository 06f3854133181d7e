import type { EventOf } from '../event-contract/catalogue';
import { checkStillOwed } from './lost-money.check';
import { about } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postMoneyPaidOver, postMoneyReturned } from './lost-money.posting';

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
