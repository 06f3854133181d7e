import type { TallyLine } from '../_core/balances';
import type { Finding, Said, EventFinding } from '../../finding-catalogue/finding';
import { raise, said, about } from '../../finding-catalogue/finding';
import type { EventOf } from '../event-contract/catalogue';
import { payOut, reportPrize } from '../jackpot/pool-parts.state';
import { type PoolReporter, type Pools, reportStake, withPool } from '../jackpot/pool.state';
import {
  roundMentioned,
  roundReferenceOf,
  sessionKeyOf,
  tableConcerned,
} from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import { talliesTakenBack, tallyStake } from '../jackpot/pool-life';
import { tallyOwed } from '../jackpot/jackpot.posting';
import { tallyWin } from '../jackpot/win-paid.check';
import type { LedgerState, Evaluator } from '../_core/evaluation.state';
import { applyRules, playAfterVoid } from './house-round-rules';
import { checkVoidedRound } from '../table-session/session-checks';
import { entryVoidedBy, evaluateVoided } from '../_core/rules/void.evaluation';
import { deductionOf, houseResultOf, resultFromBets } from './house-result.state';
import type { Settlement } from '../../games/settlement';
import { chipsOf, commissionOf, winOf } from '../_core/account-paths';
import { inSuccession } from '../_core/rules/owed-lines';
import { gameAt } from '../_core/rules/rules-at-table';
import { postPoolPrize, postPoolStakes, postsPrize, postsStakes } from '../jackpot/pool.posting';
import { money } from '../../games/wording';
import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';

type RoundSettled = EventOf<'cagnotte.round.settled.v1'>;

export const evaluateRoundSettled: Evaluator<'cagnotte.round.settled.v1'> = (event, before) => {
  const { evaluated, findings, play } = applyRules(event, before);
  return {
    lines: postRoundSettled(event, before, evaluated?.settlement),
    pools: reportToPools(event, before),
    tallies: [...stakesTold(event), ...prizesOwed(event, before)],
    session: { ...before.session, play },
    findings: [
      ...findings,
      ...checkHouseResult(event.data, evaluated?.settlement),
      ...checkSessionOpened(before),
    ],
    ...present({ byRules: evaluated }),
  };
};

export const evaluateRoundVoided: Evaluator<'cagnotte.round.voided.v1'> = (event, before) => {
  const voided = evaluateVoided(event, before);
  const { play } = before.session;
  const entry = entryVoidedBy(event, before);
  return {
    ...voided,
    tallies: entry && talliesTakenBack(entry),
    session: { ...before.session, play: playAfterVoid(play, event.data) },
    findings: [...(voided.findings ?? []), ...checkVoidedRound(event, before)],
  };
};

function stakesTold(event: RoundSettled): TallyLine[] {
  const { poolStakes = [], currency } = event.data;
  const table = tableConcerned(event);
  return poolStakes.flatMap(({ pool, amount }) =>
    tallyStake({ reporter: 'round.settled', pool, table }, minorFromWire(amount), currency),
  );
}

function reportToPools(event: RoundSettled, { pools, poolPart }: LedgerState): Pools {
  const { roundNo, poolStakes = [], poolPrizes = [] } = event.data;
  const reporter = 'round.settled';
  const round = roundMentioned(sessionKeyOf(event)!, roundNo);
  const staked = poolStakes.reduce(
    (known, { pool, amount }) =>
      withPool(known, pool, (each) => reportStake(each, { reporter, amount: minorFromWire(amount) })),
    pools,
  );
  return poolPrizes.reduce(
    (known, { pool, amount, borneBy = 'pool' }) =>
      withPool(known, pool, (each) => {
        const prize = { reporter, amount: minorFromWire(amount), round } as const;
        return reportPrize(borneBy === 'pool' ? payOut(each, prize.amount, poolPart) : each, prize, poolPart);
      }),
    staked,
  );
}

function prizesOwed(event: RoundSettled, before: LedgerState): TallyLine[] {
  const { currency, roundNo, poolPrizes } = event.data;
  if (poolPrizes === undefined) return [];
  const round = roundMentioned(sessionKeyOf(event)!, roundNo);
  const owed = poolPrizes
    .map((prize) => ({ ...prize, amount: minorFromWire(prize.amount) }))
    .filter(
      ({ pool, paidFrom, amount }) =>
        paidFrom === 'later' &&
        postsPrize({ reporter: ROUND, amount, round }, { pool, day: event.gamingday }, before),
    );
  return [
    ...owed.flatMap(({ pool, player, amount }) => tallyOwed({ pool, player, currency, amount })),
    ...tallyWin(event, owed, currency),
  ];
}

function checkSessionOpened({ session }: LedgerState): Finding[] {
  if (session.opening !== undefined || session.seen.rounds) return [];
  return [
    raise({
      code: 'session-not-opened',
      expected: said('opening-of-table-before-its-first-round'),
      found: said('round-in-session-that-was-not-opened'),
    }),
  ];
}

const ROUND: PoolReporter = 'round.settled';

const postRoundSettled = (event: RoundSettled, before: LedgerState, byRules?: Settlement): EntryLine[] => {
  const { forgottenBets, poolStakes, poolPrizes } = event.data;
  const posts = [postResult];
  if (forgottenBets !== undefined) posts.push(postForgottenBets);
  if (poolStakes !== undefined) posts.push(postStakes);
  if (poolPrizes !== undefined) posts.push(postPrizes);
  return inSuccession(posts, before, (post, known) => post(event, known, byRules));
};

/**
 * The float changes by the result and by the deduction from winnings, unless this was dropped in the slot of the
 * cagnotte. The result (win) and the deduction (commission) are posted separately, each with its sign.
 */
function postResult(event: RoundSettled, before: LedgerState, byRules?: Settlement): EntryLine[] {
  const { currency, deduction } = event.data;
  const table = tableConcerned(event);
  const { amount: result, basis } = houseResultOf(event.data, byRules);
  const kept = deductionOf(event.data, byRules);
  const dropped = deduction?.dropped === true ? kept : 0n;
  const rule = deduction?.rule ?? byRules?.commissions[0]?.name ?? 'deduction';
  const commission = deduction === undefined ? { basis: 'derived' as const } : {};
  return [
    ...signedLine(chipsOf('table', table), result + kept - dropped, currency, { basis }),
    ...signedLine(chipsOf('cagnotte', table), dropped, currency),
    ...signedLine(winOf(gameAt(event, before), table), -result, currency, { basis }),
    ...signedLine(commissionOf(rule, table), -kept, currency, commission),
  ];
}

function postForgottenBets(event: RoundSettled, before: LedgerState): EntryLine[] {
  const { currency, forgottenBets = [] } = event.data;
  const table = tableConcerned(event);
  const win = winOf(gameAt(event, before), table);
  return forgottenBets.flatMap(({ stake, winnings }) => [
    ...move({ debit: 'chips:cage', credit: 'lost-money', amount: minorFromWire(stake), currency }),
    ...move({ debit: chipsOf('table', table), credit: win, amount: minorFromWire(winnings), currency }),
  ]);
}

/** The stakes of each pool together, as the rules of the game divide them: rounded once for the round. */
function postStakes(event: RoundSettled, before: LedgerState): EntryLine[] {
  const { currency, poolStakes = [] } = event.data;
  const place = { table: tableConcerned(event), currency, day: event.gamingday };
  const pools = [...new Set(poolStakes.map(({ pool }) => pool))];
  return pools
    .filter((pool) => postsStakes(ROUND, { ...place, pool }, before))
    .flatMap((pool) => {
      const stakes = poolStakes
        .filter((stake) => stake.pool === pool)
        .map(({ amount, how }) => ({ amount: minorFromWire(amount), how }));
      return postPoolStakes({ ...place, pool, stakes }, before);
    });
}

function postPrizes(event: RoundSettled, before: LedgerState): EntryLine[] {
  const { currency, roundNo, poolPrizes = [] } = event.data;
  const place = { table: tableConcerned(event), currency, day: event.gamingday };
  const round = roundMentioned(sessionKeyOf(event)!, roundNo);
  const posted = poolPrizes
    .map((prize) => ({ ...prize, amount: minorFromWire(prize.amount) }))
    .filter(({ pool, amount }) => postsPrize({ reporter: ROUND, amount, round }, { ...place, pool }, before));
  return inSuccession(posted, before, ({ pool, amount, paidFrom, borneBy = 'pool' }, known) =>
    postPoolPrize({ ...place, pool, amount, paidFrom, borneBy }, known),
  );
}

type SettledRound = EventOf<'cagnotte.round.settled.v1'>['data'];

/**
 * Compares the declared result of a round with the sum of its bets, unless the rules of its game, which compare more,
 * were applied to all of it.
 */
function checkHouseResult(round: SettledRound, byRules?: Settlement): Finding[] {
  if (byRules?.complete === true) return [];
  const posted = houseResultOf(round, byRules);
  if (!posted.complete) return [resultUnknown(money(posted.amount, round.currency))];
  const derived = resultFromBets(round);
  if (posted.basis === 'derived' || derived === undefined || derived === posted.amount) return [];
  return [
    raise({
      code: 'round-result-differs',
      expected: said('what-bets-add-up-to', { amount: money(derived, round.currency) }),
      found: said('declared-and-posted', { amount: money(posted.amount, round.currency) }),
    }),
  ];
}

const resultUnknown = (posted: Said): Finding =>
  raise({
    code: 'round-result-unknown',
    expected: said('declared-result-or-for-each-bet-what'),
    found: said('bets-that-say-neither-posted-from-others', { posted }),
  });

export function checkRoundNumber(event: CasinoEvent, firstReport: string | undefined): EventFinding[] {
  if (firstReport === undefined) return [];
  const reference = roundReferenceOf(event);
  if (reference === undefined) return [];
  return about(
    [
      raise({
        code: 'round-number-repeated',
        expected: said('once-in-its-session', { reference }),
        found: said('reported-by-and-again-by-of', {
          report: firstReport,
          id: event.id,
          source: event.source,
        }),
      }),
    ],
    ...new Set([event.id, firstReport]),
  );
}
