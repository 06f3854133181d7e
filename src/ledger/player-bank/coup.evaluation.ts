import type { EventOf } from '../event-contract/catalogue';
import { gainOfCoup } from './coup-gain.state';
import { resultOf } from '../../games/settlement';
import { checkCoup } from './coup.checks';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postCoupPlayed } from './coup.posting';
import { commissionDue } from './bank-commission';
import { entryVoidedBy } from '../_core/rules/void.posting';
import { oddCentsAt } from '../_core/rules/odd-cents';
import { applyRulesToCoup, playAfterVoidedCoup } from './player-bank-rules';
import { checkVoidedCoup } from '../table-session/session-checks';
import { evaluateVoided } from '../_core/rules/void.evaluation';

/** A coup against a player's bank: evaluated by the rules of its game, and compared with its own figures. */
export function evaluateCoupPlayed(
  event: EventOf<'cagnotte.coup.played.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const { evaluated, findings, play } = applyRulesToCoup(event, before);
  const minimum = before.session.opening?.minimum;
  const settlement = evaluated?.settlement.complete === true ? evaluated.settlement : undefined;
  const gain = gainOfCoup(event.data, minimum, settlement);
  const commission = commissionDue(event, before, { gain: gain.amount, settlement });
  const settled = settlement === undefined ? undefined : resultOf(settlement);
  const terms = { minimum, settled, gain: gain.amount, commission };
  return {
    lines: postCoupPlayed(event, before, { gain, commission, oddCents: oddCentsAt(event, before) }),
    session: { ...before.session, play },
    findings: about([...findings, ...checkCoup(event.data, terms)], event.id),
    ...(evaluated === undefined ? {} : { byRules: evaluated }),
  };
}

export function evaluateCoupVoided(
  event: EventOf<'cagnotte.coup.voided.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const voided = evaluateVoided(event, before);
  const entry = entryVoidedBy(event, before);
  const play = entry === undefined ? before.session.play : playAfterVoidedCoup(event, before, entry);
  return {
    ...voided,
    session: { ...before.session, play },
    findings: [...(voided.findings ?? []), ...about(checkVoidedCoup(event, before), event.id)],
  };
}
