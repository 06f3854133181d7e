import type { EventOf } from '../../domain/event-registry/catalogue';
import { gainOfCoup } from '../../domain/player-bank/coup-gain';
import { resultOf } from '../../games/settlement';
import { checkCoup } from '../checks/coup.checks';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postCoupPlayed } from '../posting-rules/coup.posting';
import { commissionDue } from '../regulation/bank-commission';
import { applyRulesToCoup } from '../regulation/player-bank';

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
    lines: postCoupPlayed(event, before, { gain, commission }),
    session: { ...before.session, play },
    findings: about([...findings, ...checkCoup(event.data, terms)], event.id),
    ...(judged === undefined ? {} : { byRules: judged }),
  };
}
