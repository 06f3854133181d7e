import type { EventOf } from '../../domain/event-registry/catalogue';
import { gainOfCoup } from '../../domain/player-bank/coup-gain';
import { resultOf } from '../../games/settlement';
import { checkCoup } from '../checks/coup.checks';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postCoupPlayed } from '../posting-rules/coup.posting';
import { commissionDue } from '../regulation/bank-commission';
import { entryVoidedBy } from '../posting-rules/void.posting';
import { oddCentsAt } from '../regulation/odd-cents';
import { applyRulesToCoup, playAfterVoidedCoup } from '../regulation/player-bank';
import { checkVoidedCoup } from '../regulation/session-checks';
import { judgeVoided } from './void.judge';

/** A coup against a player's bank: judged by the rules of its game, and held against its own figures. */
export function judgeCoupPlayed(
  event: EventOf<'cagnotte.coup.played.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const { judged, findings, play } = applyRulesToCoup(event, before);
  const minimum = before.session.opening?.minimum;
  const settlement = judged?.settlement.complete === true ? judged.settlement : undefined;
  const gain = gainOfCoup(event.data, minimum, settlement);
  const commission = commissionDue(event, before, { gain: gain.amount, settlement });
  const settled = settlement === undefined ? undefined : resultOf(settlement);
  const terms = { minimum, settled, gain: gain.amount, commission };
  return {
    lines: postCoupPlayed(event, before, { gain, commission, oddCents: oddCentsAt(event, before) }),
    session: { ...before.session, play },
    findings: about([...findings, ...checkCoup(event.data, terms)], event.id),
    ...(judged === undefined ? {} : { byRules: judged }),
  };
}

/** A coup is void; if it was settled, its bank is as if it had not been. */
export function judgeCoupVoided(
  event: EventOf<'cagnotte.coup.voided.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const voided = judgeVoided(event, before);
  const entry = entryVoidedBy(event, before);
  const play = entry === undefined ? before.session.play : playAfterVoidedCoup(event, before, entry);
  return {
    ...voided,
    session: { ...before.session, play },
    findings: [...(voided.findings ?? []), ...about(checkVoidedCoup(event, before), event.id)],
  };
}
