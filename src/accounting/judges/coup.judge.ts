import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkCoup } from '../checks/coup.checks';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { commissionRuleAt, postCoupPlayed } from '../posting-rules/coup.posting';

/** A coup against a player's bank. */
export const judgeCoupPlayed = (
  event: EventOf<'cagnotte.coup.played.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({
  lines: postCoupPlayed(event, before),
  findings: about(
    checkCoup(event.data, {
      minimum: before.session.opening?.minimum,
      rule: commissionRuleAt(event, before),
    }),
    event.id,
  ),
});
