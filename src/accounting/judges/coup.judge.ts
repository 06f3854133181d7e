import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkCoup } from '../checks/coup.checks';
import { resultOf } from '../../games/settlement';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { commissionRuleAt, postCoupPlayed } from '../posting-rules/coup.posting';
import { applyRulesToCoup } from '../regulation/player-bank';

/** A coup against a player's bank: judged by the rules of its game, and held against its own figures. */
export function judgeCoupPlayed(
  event: EventOf<'cagnotte.coup.played.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const { judged, findings, play } = applyRulesToCoup(event, before);
  const rule = commissionRuleAt(event, before);
  const minimum = before.session.opening?.minimum;
  const settled = judged?.settlement.complete === true ? resultOf(judged.settlement) : undefined;
  return {
    lines: postCoupPlayed(event, before),
    session: { ...before.session, play },
    findings: about([...findings, ...checkCoup(event.data, { minimum, rule, settled })], event.id),
    ...(judged === undefined ? {} : { byRules: judged }),
  };
}
