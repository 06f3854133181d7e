import type { EventOf } from '../event-contract/catalogue';
import type { HandPlayed } from './hand.events';
import type { TableSession } from '../table-session/table-session.state';
import type { JudgedRound } from '../../games/judge-round';
import { checkHand } from './hand.checks';
import { checkHouseProfit } from './house-profit.check';
import { checkRakeCap } from './rake-cap';
import { about, type FindingWithoutEvents } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postHandPlayed } from './hand.posting';
import { applyRulesToHand, checkVoidedHand, playAfterHand, playAfterVoidedHand } from './circle-hand-rules';
import { judgeVoided } from '../_core/rules/void.judge';

/**
 * Posts the rake and the carried pot, holds the hand's own figures against each other, and the hand against the rules
 * of its game. Where it has none, the cap of the regulation still holds for the rake.
 */
export function judgeHandPlayed(
  event: EventOf<'cagnotte.hand.played.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const byRules = applyRulesToHand(event, before);
  const ofRules = byRules === undefined ? checkRakeCap(event.data) : byRules.findings;
  return {
    lines: postHandPlayed(event, before),
    findings: about([...checkHand(event.data), ...ofRules, ...checkShare(event.data, before)], event.id),
    ...(byRules === undefined ? {} : { byRules, session: sessionAfter(before, event.data, byRules) }),
  };
}

const sessionAfter = ({ session }: KnownBefore, hand: HandPlayed, byRules: JudgedRound): TableSession => ({
  ...session,
  play: playAfterHand(session.play, hand, byRules),
});

/** A hand is void: what is given back of it is held against the rule that annuls it, and the next one goes on from before. */
export function judgeHandVoided(
  event: EventOf<'cagnotte.hand.voided.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const voided = judgeVoided(event, before);
  const { session } = before;
  return {
    ...voided,
    session: { ...session, play: playAfterVoidedHand(session.play, event.data) },
    findings: [...(voided.findings ?? []), ...about(checkVoidedHand(event, before), event.id)],
  };
}

/** A hand without a rake says nothing of the way in which the house takes its share. */
const checkShare = ({ rake }: HandPlayed, { session }: KnownBefore): FindingWithoutEvents[] =>
  rake.dropped === 0 ? [] : checkHouseProfit('rake', session);
