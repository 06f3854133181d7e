import type { EventOf } from '../event-contract/catalogue';
import { payOut, type Pools, reportPrize, reportStake, withPool } from '../jackpot/pool.state';
import { roundMentioned } from '../table-session/round-reference.state';
import { sessionKeyOf } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { checkHouseResult } from './round.checks';
import { about, type FindingWithoutEvents } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postRoundSettled } from './round.posting';
import { applyRules, playAfterVoid } from './house-round-rules';
import { checkVoidedRound } from '../table-session/session-checks';
import { judgeVoided } from '../_core/rules/void.judge';

type RoundSettled = EventOf<'cagnotte.round.settled.v1'>;

/** A round of a house-banked game. */
export function judgeRoundSettled(event: RoundSettled, before: KnownBefore): Partial<Judgement> {
  const { judged, findings, play } = applyRules(event, before);
  return {
    lines: postRoundSettled(event, before, judged?.settlement),
    pools: reportToPools(event, before.pools),
    session: { ...before.session, play },
    findings: about(
      [...findings, ...checkHouseResult(event.data, judged?.settlement), ...checkSessionOpened(before)],
      event.id,
    ),
    ...(judged === undefined ? {} : { byRules: judged }),
  };
}

/** A round of a house-banked game is void: its last round is as if it had not been. */
export function judgeRoundVoided(
  event: EventOf<'cagnotte.round.voided.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const voided = judgeVoided(event, before);
  const { play } = before.session;
  return {
    ...voided,
    session: { ...before.session, play: playAfterVoid(play, event.data) },
    findings: [...(voided.findings ?? []), ...about(checkVoidedRound(event, before), event.id)],
  };
}

/** What the round tells of pools, whether or not it posts them. */
function reportToPools(event: RoundSettled, pools: Pools): Pools {
  const { data } = event;
  const reporter = 'round.settled';
  const round = roundMentioned(sessionKeyOf(event)!, data.roundNo);
  const staked = (data.poolStakes ?? []).reduce(
    (known, { pool, amount }) =>
      withPool(known, pool, (each) => reportStake(each, { reporter, amount: minorFromWire(amount) })),
    pools,
  );
  return (data.poolPrizes ?? []).reduce(
    (known, { pool, amount, borneBy = 'pool' }) =>
      withPool(known, pool, (each) => {
        const prize = { reporter, amount: minorFromWire(amount), round } as const;
        return reportPrize(borneBy === 'pool' ? payOut(each, prize.amount) : each, prize);
      }),
    staked,
  );
}

/** Said at the first round of a session that was not opened: its game and its float are not known. */
function checkSessionOpened({ session }: KnownBefore): FindingWithoutEvents[] {
  if (session.opening !== undefined || session.seen.rounds) return [];
  return [
    {
      code: 'session-not-opened',
      severity: 'advisory',
      ruleId: 'L-session',
      citation: 'a session of a table is opened once and closed once',
      expected: 'cagnotte.table.opened.v1 before the first round',
      found: 'a round in a session that was not opened',
    },
  ];
}
