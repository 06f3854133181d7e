import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import type { EventOf } from '../event-contract/catalogue';
import {
  findPool,
  otherReportOf,
  type Pools,
  readMeter,
  reportPrize,
  reportStake,
  withoutPast,
  withPool,
} from './pool.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { jackpotOf } from '../_core/account-paths';
import { checkMeter, checkMeterFell, checkMeterShare } from './meter.check';
import { checkTwoPersons } from '../_core/two-persons.check';
import { about } from '../_core/finding';
import type { EntryLine } from '../_core/journal-entry';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import {
  postJackpotAdjusted,
  postJackpotClosed,
  postJackpotContributed,
  postJackpotOpened,
  postJackpotReseeded,
  postJackpotWon,
  reportedPrizeOf,
} from './jackpot.posting';
import { declaredPoster, rateOf } from './pool.posting';
import { afterClosing, checkEmptied } from './pool-closing';
import { checkReseeded } from './pool-life';

export function evaluateJackpotOpened(
  event: EventOf<'cagnotte.jackpot.opened.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const lines = postJackpotOpened(event);
  const { pool, game, rate, seed, tables } = event.data;
  return {
    lines,
    pools: afterReading(
      event,
      withPool(before.pools, pool, (each) => ({
        ...withoutPast(each),
        ...{ rate, tables },
        opening: minorFromWire(seed),
        ...(game === undefined ? {} : { game }),
      })),
    ),
    findings: about(checkMeters(event, lines, before), event.id),
  };
}

export function evaluateJackpotContributed(
  event: EventOf<'cagnotte.jackpot.contributed.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const lines = postJackpotContributed(event, before);
  const { pool, currency, table, toMeter, stakes = 1 } = event.data;
  const amount = minorFromWire(event.data.amount);
  const share = {
    ...{ pool, currency, amount, stakes },
    toMeter: toMeter === undefined ? undefined : minorFromWire(toMeter),
    rate: rateOf({ pool, currency, table, day: event.gamingday }, before),
  };
  return {
    lines,
    pools: afterReading(
      event,
      withPool(before.pools, pool, (each) => reportStake(each, { reporter: 'jackpot', amount })),
    ),
    findings: about(
      [
        ...checkMeterShare(share),
        ...(lines.length > 0 ? checkMeters(event, lines, before) : checkConfirmed(event, before)),
        ...checkFall(event, before),
      ],
      event.id,
    ),
  };
}

export function evaluateJackpotWon(
  event: EventOf<'cagnotte.jackpot.won.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const lines = postJackpotWon(event, before);
  return {
    lines,
    pools: afterReading(
      event,
      withPool(before.pools, event.data.pool, (each) => reportPrize(each, reportedPrizeOf(event))),
    ),
    findings: about(
      [
        ...(lines.length > 0 ? checkMeters(event, lines, before) : checkPrizeReported(event, before)),
        ...checkFall(event, before, event.data.borneBy === 'house' ? 0n : minorFromWire(event.data.amount)),
      ],
      event.id,
    ),
  };
}

export function evaluateJackpotReseeded(
  event: EventOf<'cagnotte.jackpot.reseeded.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const lines = postJackpotReseeded(event);
  return {
    lines,
    pools: afterReading(event, before.pools),
    findings: about(
      [...checkMeters(event, lines, before), ...checkFall(event, before), ...checkReseeded(event, before)],
      event.id,
    ),
  };
}

export const evaluateJackpotAdjusted = (
  event: EventOf<'cagnotte.jackpot.adjusted.v1'>,
  before: LedgerState,
): Partial<Evaluation> =>
  evaluateApproved(event, before, {
    lines: postJackpotAdjusted(event, before),
    takenOut: -minorFromWire(Math.min(event.data.amount, 0)),
  });

export function evaluateJackpotClosed(
  event: EventOf<'cagnotte.jackpot.closed.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const lines = postJackpotClosed(event, before);
  const approved = evaluateApproved(event, before, { lines, takenOut: minorFromWire(event.data.amount) });
  return {
    ...approved,
    pools: afterClosing(event, approved.pools ?? before.pools),
    findings: [...(approved.findings ?? []), ...about(checkEmptied(event, lines, before), event.id)],
  };
}

function evaluateApproved(
  event: EventOf<'cagnotte.jackpot.adjusted.v1' | 'cagnotte.jackpot.closed.v1'>,
  before: LedgerState,
  { lines, takenOut }: { readonly lines: readonly EntryLine[]; readonly takenOut: Minor },
): Partial<Evaluation> {
  const found = [
    ...checkTwoPersons(event.data.approvedBy),
    ...checkMeters(event, lines, before),
    ...checkFall(event, before, takenOut),
  ];
  return { lines, pools: afterReading(event, before.pools), findings: about(found, event.id) };
}

interface Metered {
  readonly data: {
    readonly pool: string;
    readonly currency: string;
    readonly meterBefore?: number;
    readonly meterAfter?: number;
  };
}

function afterReading({ data: { pool, meterBefore, meterAfter } }: Metered, pools: Pools): Pools {
  const shown = meterAfter ?? meterBefore;
  return shown === undefined ? pools : withPool(pools, pool, (each) => readMeter(each, minorFromWire(shown)));
}

const checkFall = ({ data }: Metered, { pools }: LedgerState, takenOut: Minor = 0n): Finding[] =>
  checkMeterFell({
    pool: data.pool,
    currency: data.currency,
    last: findPool(pools, data.pool)?.shown,
    shownBefore: data.meterBefore,
    shownAfter: data.meterAfter,
    takenOut,
  });

function checkMeters({ data }: Metered, lines: readonly EntryLine[], { balances }: LedgerState): Finding[] {
  const { pool, currency, meterBefore, meterAfter } = data;
  const account = jackpotOf(pool);
  return [
    ...checkMeter({
      pool,
      currency,
      when: 'before',
      shown: meterBefore,
      booked: -balances.of(account, currency),
    }),
    ...checkMeter({
      pool,
      currency,
      when: 'after',
      shown: meterAfter,
      booked: -balances.after(lines).of(account, currency),
    }),
  ];
}

/** Stakes that only confirm: no more than was posted so far. */
function checkConfirmed(
  { data }: EventOf<'cagnotte.jackpot.contributed.v1'>,
  before: LedgerState,
): Finding[] {
  const stakes = findPool(before.pools, data.pool)?.stakes;
  const posted = stakes?.['round.settled'] ?? 0n;
  const confirmed = (stakes?.jackpot ?? 0n) + minorFromWire(data.amount);
  if (confirmed <= posted) return [];
  return [
    raise({
      code: 'pool-stakes-differ',
      expected: said`at most ${money(posted, data.currency)} of stakes, what rounds have posted so far`,
      found: said`${money(confirmed, data.currency)} reported by the pool; nothing posted`,
    }),
  ];
}

function checkPrizeReported(event: EventOf<'cagnotte.jackpot.won.v1'>, before: LedgerState): Finding[] {
  const { pool, amount, currency } = event.data;
  const posted = otherReportOf(findPool(before.pools, pool), reportedPrizeOf(event));
  if (amount === 0 || posted !== undefined) return [];
  const poster = declaredPoster({ pool, day: event.gamingday }, before);
  return [
    raise({
      code: 'pool-prize-unreported',
      expected: said`a prize of ${money(minorFromWire(amount), currency)} reported by ${poster}`,
      found: said`none so far; nothing posted`,
    }),
  ];
}
