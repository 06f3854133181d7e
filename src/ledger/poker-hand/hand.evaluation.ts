import type { Finding } from '../../finding-catalogue/finding';
import type { EventOf } from '../event-contract/catalogue';
import type { HandPlayed } from './hand.events';
import type { TableSession } from '../table-session/table-session.state';
import type { EvaluatedRound } from '../../games/evaluate-round';
import type { Rule } from '../../games/rule';
import { checkHand } from './hand.checks';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postHandPlayed } from './hand.posting';
import { roundOfHand } from './hand-round.state';
import {
  anyPokerRulesAt,
  applyRulesToHand,
  checkShare,
  checkVoidedHand,
  playAfterHand,
  playAfterVoidedHand,
} from './poker-hand-rules';
import { evaluateVoided } from '../_core/rules/void.evaluation';

/**
 * Posts the rake and the carried pot, and holds the hand against the rules of its game, and its own figures against each
 * other. Of a game without rules, what holds of every hand of non-banked poker.
 */
export function evaluateHandPlayed(
  event: EventOf<'cagnotte.hand.played.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const byRules = applyRulesToHand(event, before);
  const ofRules = byRules?.findings ?? checkAnyHand(event, before);
  const pots = checkHand(event.data, ofRules);
  return {
    lines: postHandPlayed(event, before, rakeRuleOf(event, before, byRules)),
    findings: about([...pots, ...withoutPots(ofRules, pots), ...checkShareOf(event, before)], event.id),
    ...(byRules === undefined ? {} : { byRules, session: sessionAfter(before, event.data, byRules) }),
  };
}

/** The rule in force on what the house takes; undefined if it took nothing, or the rulebook has no non-banked poker. */
const rakeRuleOf = (
  event: EventOf<'cagnotte.hand.played.v1'>,
  before: LedgerState,
  byRules: EvaluatedRound | undefined,
): Rule | undefined =>
  event.data.rake.dropped === 0
    ? undefined
    : (byRules?.settlement.commissions[0]?.rule ??
      anyPokerRulesAt(event, event.data.game, before)?.rules.rakeRule);

function checkAnyHand(event: EventOf<'cagnotte.hand.played.v1'>, before: LedgerState): readonly Finding[] {
  const found = anyPokerRulesAt(event, undefined, before);
  const setting = found && { ...found.setting, currency: event.data.currency };
  return (setting && found.rules.checks.poker?.anyHand(roundOfHand(event.data), setting)) ?? [];
}

/** Pots that are not what was put in are found once; the rules say of them how they are divided. */
const withoutPots = (ofRules: readonly Finding[], pots: readonly Finding[]): readonly Finding[] =>
  pots.some(({ code }) => code === 'pot-not-contributed')
    ? ofRules.filter(({ code }) => code !== 'pots-differ')
    : ofRules;

const sessionAfter = ({ session }: LedgerState, hand: HandPlayed, byRules: EvaluatedRound): TableSession => ({
  ...session,
  play: playAfterHand(session.play, hand, byRules),
});

export function evaluateHandVoided(
  event: EventOf<'cagnotte.hand.voided.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const voided = evaluateVoided(event, before);
  const { session } = before;
  return {
    ...voided,
    session: { ...session, play: playAfterVoidedHand(session.play, event.data) },
    findings: [...(voided.findings ?? []), ...about(checkVoidedHand(event, before), event.id)],
  };
}

/** A hand without a rake says nothing of the way in which the house takes its share. */
const checkShareOf = (event: EventOf<'cagnotte.hand.played.v1'>, before: LedgerState): readonly Finding[] =>
  event.data.rake.dropped === 0 ? [] : checkShare(event, 'rake', { game: event.data.game, before });
