import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import type { EventOf } from '../event-contract/catalogue';
import { otherReportOf, partOf, prizesLike, reportPrize } from './pool-parts.state';
import { findPool, type PoolReporter, type Pools, reportStake, withoutPast, withPool } from './pool.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { Metered, MeterRead } from './meter.check';
import { checkMeterFell, checkMeterShare, NOT_READ, readMeter, holdReseeding } from './meter.check';
import { checkTwoPersons } from '../_core/two-persons.check';
import type { EntryLine } from '../_core/journal-entry';
import type { LedgerState, Evaluator, Check, Evaluated } from '../_core/evaluation.state';
import {
  postJackpotAdjusted,
  postJackpotClosed,
  postJackpotContributed,
  postJackpotOpened,
  postJackpotReseeded,
  postJackpotWon,
  reportedPrizeOf,
  tallyOwed,
} from './jackpot.posting';
import type { TallyLine } from '../_core/balances';
import { tallyWin } from './win-paid.check';
import { declaredPoster, rateOf } from './pool.posting';
import {
  afterClosing,
  checkEmptied,
  checkHeir,
  checkPoolOpenedOnce,
  stakesReportedBy,
  tallyStake,
} from './pool-life';
import { present } from '../../kernel/present';

export const evaluateJackpotOpened: Evaluator<'cagnotte.jackpot.opened.v1'> = (event, before) => {
  const lines = postJackpotOpened(event, before);
  const { pool, game, rate, seed, tables } = event.data;
  const meter = readMeter(event, lines, before);
  return {
    lines,
    pools: afterReading(event, meter, {
      pools: withPool(before.pools, pool, (each) => ({
        ...withoutPast(each),
        rate,
        tables,
        opening: minorFromWire(seed),
        ...present({ game }),
      })),
      poolPart: before.poolPart,
    }),
    tallies: meter.tallies,
    findings: [...checkPoolOpenedOnce(event, before), ...meter.findings],
  };
};

export const evaluateJackpotContributed: Evaluator<'cagnotte.jackpot.contributed.v1'> = (event, before) => {
  const lines = postJackpotContributed(event, before);
  const { pool, currency, table, toMeter, stakes = 1 } = event.data;
  const amount = minorFromWire(event.data.amount);
  const share = {
    pool,
    currency,
    amount,
    stakes,
    toMeter: toMeter === undefined ? undefined : minorFromWire(toMeter),
    rate: rateOf({ pool, currency, table, day: event.gamingday }, before),
  };
  const meter = lines.length > 0 ? readMeter(event, lines, before) : NOT_READ;
  return {
    lines,
    pools: afterReading(event, meter, {
      pools: withPool(before.pools, pool, (each) => reportStake(each, { reporter: 'jackpot', amount })),
      poolPart: before.poolPart,
    }),
    tallies: [...tallyStake({ reporter: 'jackpot', pool, table }, amount, currency), ...meter.tallies],
    findings: [
      ...checkMeterShare(share),
      ...(lines.length > 0 ? meter.findings : checkConfirmed(event, before)),
      ...checkFall(event, before),
    ],
  };
};

export const evaluateJackpotWon: Evaluator<'cagnotte.jackpot.won.v1'> = (event, before) => {
  const lines = postJackpotWon(event, before);
  const meter = lines.length > 0 ? readMeter(event, lines, before) : NOT_READ;
  return {
    lines,
    tallies: [...meter.tallies, ...(lines.length > 0 ? tallyPrize(event) : [])],
    pools: afterReading(event, meter, {
      pools: withPool(before.pools, event.data.pool, (each) =>
        reportPrize(each, reportedPrizeOf(event), before.poolPart),
      ),
      poolPart: before.poolPart,
    }),
    findings: [
      ...(lines.length > 0 ? meter.findings : checkPrizeReported(event, before)),
      ...checkFall(event, before, event.data.borneBy === 'house' ? 0n : minorFromWire(event.data.amount)),
    ],
  };
};

function tallyPrize(event: EventOf<'cagnotte.jackpot.won.v1'>): TallyLine[] {
  const { pool, player, seat, currency, paidFrom } = event.data;
  if (paidFrom !== 'later') return [];
  const amount = minorFromWire(event.data.amount);
  return [
    ...tallyOwed({ pool, player, currency, amount }),
    ...tallyWin(event, [{ pool, amount, seat, player }], currency),
  ];
}

export const evaluateJackpotReseeded: Evaluator<'cagnotte.jackpot.reseeded.v1'> = (event, before) => {
  const lines = postJackpotReseeded(event, before);
  const meter = readMeter(event, lines, before);
  const held = holdReseeding(event, lines, before);
  const { reseeding } = held;
  const pools = afterReading(event, meter, before);
  return {
    lines,
    tallies: [...meter.tallies, ...held.tallies],
    pools:
      reseeding === undefined ? pools : withPool(pools, event.data.pool, (each) => ({ ...each, reseeding })),
    findings: [...meter.findings, ...checkFall(event, before), ...held.findings],
  };
};

export const evaluateJackpotAdjusted: Evaluator<'cagnotte.jackpot.adjusted.v1'> = (event, before) =>
  evaluateApproved(event, before, {
    lines: postJackpotAdjusted(event, before),
    takenOut: -minorFromWire(Math.min(event.data.amount, 0)),
  });

export const evaluateJackpotClosed: Evaluator<'cagnotte.jackpot.closed.v1'> = (event, before) => {
  const lines = postJackpotClosed(event, before);
  const approved = evaluateApproved(event, before, { lines, takenOut: minorFromWire(event.data.amount) });
  return {
    ...approved,
    pools: afterClosing(event, approved.pools ?? before.pools),
    findings: [
      ...(approved.findings ?? []),
      ...checkEmptied(event, lines, before),
      ...checkHeir(event, before),
    ],
  };
};

function evaluateApproved(
  event: EventOf<'cagnotte.jackpot.adjusted.v1' | 'cagnotte.jackpot.closed.v1'>,
  before: LedgerState,
  { lines, takenOut }: { readonly lines: readonly EntryLine[]; readonly takenOut: Minor },
): Evaluated {
  const meter = readMeter(event, lines, before);
  return {
    lines,
    tallies: meter.tallies,
    pools: afterReading(event, meter, before),
    findings: [
      ...checkTwoPersons(event.data.approvedBy),
      ...meter.findings,
      ...checkFall(event, before, takenOut),
    ],
  };
}

function afterReading(
  { data }: Metered,
  { reading }: MeterRead,
  { pools, poolPart }: Pick<LedgerState, 'pools' | 'poolPart'>,
): Pools {
  const shown = data.meterAfter ?? data.meterBefore;
  if (shown === undefined) return pools;
  return withPool(pools, data.pool, (each) => ({
    ...each,
    meter:
      reading === undefined
        ? { ...partOf('meter', each, poolPart), shown: minorFromWire(shown) }
        : { shown: minorFromWire(shown), reading },
  }));
}

const checkFall = ({ data }: Metered, { pools, poolPart }: LedgerState, takenOut: Minor = 0n): Finding[] =>
  checkMeterFell({
    pool: data.pool,
    currency: data.currency,
    last: partOf('meter', findPool(pools, data.pool), poolPart, 'but-found').shown,
    shownBefore: data.meterBefore,
    shownAfter: data.meterAfter,
    takenOut,
  });

/** Stakes that only confirm posted ones: at most the amount posted so far, at their table if they name one. */
const checkConfirmed: Check<'cagnotte.jackpot.contributed.v1'> = ({ data }, before) => {
  const { pool, table, currency } = data;
  const told = (reporter: PoolReporter): Minor =>
    before.balances.of(stakesReportedBy({ reporter, pool, table }), currency);
  const posted = told('round.settled');
  const confirmed = told('jackpot') + minorFromWire(data.amount);
  if (confirmed <= posted) return [];
  return [
    raise({
      code: 'pool-stakes-differ',
      expected: said('at-most-of-stakes-what-rounds-have-posted-so', { amount: money(posted, currency) }),
      found: said('reported-by-pool-nothing-posted', { amount: money(confirmed, currency) }),
    }),
  ];
};

function checkPrizeReported(event: EventOf<'cagnotte.jackpot.won.v1'>, before: LedgerState): Finding[] {
  const { pool, amount, currency } = event.data;
  const prize = reportedPrizeOf(event);
  const posted = otherReportOf(prizesLike(prize, findPool(before.pools, pool), before.poolPart), prize);
  if (amount === 0 || posted !== undefined) return [];
  const poster = declaredPoster({ pool, day: event.gamingday }, before);
  return [
    raise({
      code: 'pool-prize-unreported',
      expected: said('prize-of-reported-by', { amount: money(minorFromWire(amount), currency), poster }),
      found: said('none-so-far-nothing-posted'),
    }),
  ];
}
