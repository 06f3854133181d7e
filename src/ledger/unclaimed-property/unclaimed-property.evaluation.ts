import type { EventOf } from '../event-contract/catalogue';
import { checkStillOwed } from './unclaimed-property.check';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postMoneyPaidOver, postMoneyReturned } from './unclaimed-property.posting';

export const evaluateMoneyReturned = (
  event: EventOf<'cagnotte.money.returned.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postMoneyReturned(event, before),
  findings: about(checkStillOwed(event, before), event.id),
});

export const evaluateMoneyPaidOver = (
  event: EventOf<'cagnotte.money.paid-over.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postMoneyPaidOver(event, before),
  findings: about(checkStillOwed(event, before), event.id),
});
