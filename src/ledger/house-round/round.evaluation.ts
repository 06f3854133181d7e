import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { EventOf } from '../event-contract/catalogue';
import { payOut, type Pools, reportPrize, reportStake, withPool } from '../jackpot/pool.state';
import { roundMentioned } from '../table-session/round-reference.state';
import { sessionKeyOf, tableConcerned } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { checkHouseResult } from './round.checks';
import { about } from '../_core/finding';
import type { EntryLine } from '../_core/journal-entry';
import { tallyStake } from '../jackpot/pool-tallies';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postRoundSettled } from './round.posting';
import { applyRules, playAfterVoid } from './house-round-rules';
import { checkVoidedRound } from '../table-session/session-checks';
import { evaluateVoided } from '../_core/rules/void.evaluation';

type RoundSettled = EventOf<'cagnotte.round.settled.v1'>;

export function evaluateRoundSettled(event: RoundSettled, before: LedgerState): Partial<Evaluation> {
  const { evaluated, findings, play } = applyRules(event, before);
  return {
    lines: postRoundSettled(event, before, evaluated?.settlement),
    pools: reportToPools(event, before.pools),
    tallies: stakesTold(event),
    session: { ...before.session, play },
    findings: about(
      [...findings, ...checkHouseResult(event.data, evaluated?.settlement), ...checkSessionOpened(before)],
      event.id,
    ),
    ...(evaluated === undefined ? {} : { byRules: evaluated }),
  };
}

export function evaluateRoundVoided(
  event: EventOf<'cagnotte.round.voided.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const voided = evaluateVoided(event, before);
  const { play } = before.session;
  return {
    ...voided,
    session: { ...before.session, play: playAfterVoid(play, event.data) },
    findings: [...(voided.findings ?? []), ...about(checkVoidedRound(event, before), event.id)],
  };
}

function stakesTold(event: RoundSettled): EntryLine[] {
  const { poolStakes = [], currency } = event.data;
  const table = tableConcerned(event);
  return poolStakes.flatMap(({ pool, amount }) =>
    tallyStake({ reporter: 'round.settled', pool, table }, minorFromWire(amount), currency),
  );
}

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
function checkSessionOpened({ session }: LedgerState): Finding[] {
  if (session.opening !== undefined || session.seen.rounds) return [];
  return [
    raise({
      code: 'session-not-opened',
      expected: said`cagnotte.table.opened.v1 before the first round`,
      found: said`a round in a session that was not opened`,
    }),
  ];
}
