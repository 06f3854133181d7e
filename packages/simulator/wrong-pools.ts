import type { EventOf } from '../../src/ledger/event-contract/catalogue';
import type { RoundSettled } from '../../src/ledger/house-round/round.events';
import type { GameCode } from '../../src/games/game-codes';
import type { WireAmount } from '../../src/kernel/money';
import { brokenReport, type Deliveries, type Fault, withData, WRONG_BY } from './deliveries';

/** Faults of pools whose prizes are fixed by the rules: Bolsa, the carrusel, and the tables they link. */

type Prize = NonNullable<RoundSettled['poolPrizes']>[number];
type RoundEvent = EventOf<'cagnotte.round.settled.v1'>;

export const wrongPrizeOfBolsa: Fault = brokenReport(
  'cagnotte.round.settled.v1',
  { games: ['blackjack'], code: 'prize-differs' },
  ({ poolPrizes = [] }) => {
    const paid = poolPrizes.find(({ borneBy }) => borneBy === 'house');
    if (paid === undefined) return undefined;
    return {
      poolPrizes: poolPrizes.map((each) =>
        each === paid ? { ...paid, amount: paid.amount + WRONG_BY } : each,
      ),
    };
  },
);

export const doubleStakeOfBolsa: Fault = (deliveries, chance) => {
  const round = deliveries.pick('cagnotte.round.settled.v1', chance, (event) => {
    const stake = deliveries.isOf(event, 'blackjack') ? losingStake(event.data) : undefined;
    return stake !== undefined && deliveries.isUnfundedAfter(event, stake.pool);
  });
  const stake = round === undefined ? undefined : losingStake(round.data);
  if (round === undefined || stake === undefined) return undefined;
  const poolStakes = round.data.poolStakes?.map((each) =>
    each === stake ? { ...stake, amount: 2 * stake.amount } : each,
  );
  deliveries.replace(round, withData(round, { poolStakes }));
  return { eventIds: [round.id], expect: [{ code: 'pool-stake-differs', eventIds: [round.id] }] };
};

/** A stake after the first, of a box without a prize. The checks take the amount of the first stake as the right one. */
const losingStake = ({ poolStakes = [], poolPrizes = [] }: RoundSettled) =>
  poolStakes.slice(1).find((stake) => !poolPrizes.some(({ seat }) => seat === stake.seat));

export const stakeWithoutBet = (game: GameCode): Fault =>
  brokenReport(
    'cagnotte.round.settled.v1',
    { games: [game], code: 'pool-stake-without-bet' },
    ({ bets, poolStakes = [], poolPrizes = [] }) => {
      const empty = [1, 2, 3, 4, 5, 6, 7].find((seat) => !bets.some((bet) => bet.seat === seat));
      if (empty === undefined || poolStakes.length === 0 || poolPrizes.length > 0) return undefined;
      const [stake, ...others] = poolStakes;
      return { poolStakes: [{ ...stake, seat: empty }, ...others] };
    },
  );

interface PrizesOfRound {
  readonly round: RoundEvent;
  readonly won: readonly EventOf<'cagnotte.jackpot.won.v1'>[];
}

/** The wrong amount for one prize of a round; undefined if the fault is not possible in this round. */
type WrongPrize = (
  prizes: readonly Prize[],
) => { readonly prize: Prize; readonly amount: WireAmount } | undefined;

const wrongPrizeOfCarrusel =
  (wrong: WrongPrize): Fault =>
  (deliveries, chance) => {
    const prizesOf = (event: RoundEvent): PrizesOfRound => ({ round: event, won: wonIn(deliveries, event) });
    const picked = deliveries.pick('cagnotte.round.settled.v1', chance, (event) => {
      const [prize, ...others] = event.data.poolPrizes ?? [];
      if (prize === undefined || wrong([prize, ...others]) === undefined) return false;
      const { won } = prizesOf(event);
      const isTold = won.length === 1 + others.length && won.every((each) => deliveries.isSound(each));
      return isTold && deliveries.isUnfundedAfter(event, prize.pool);
    });
    if (picked === undefined) return undefined;
    const { prize, amount } = wrong(picked.data.poolPrizes!)!;
    return payWrongly(deliveries, prizesOf(picked), { prize, by: amount - prize.amount });
  };

const wonIn = (deliveries: Deliveries, { source, gamingday, data }: RoundEvent): PrizesOfRound['won'] =>
  deliveries.all.filter(
    (event): event is PrizesOfRound['won'][number] =>
      event.type === 'cagnotte.jackpot.won.v1' &&
      event.source === source &&
      event.gamingday === gamingday &&
      (event.data as { roundNo?: number }).roundNo === data.roundNo,
  );

function payWrongly(
  deliveries: Deliveries,
  { round, won }: PrizesOfRound,
  { prize, by }: { readonly prize: Prize; readonly by: number },
): ReturnType<Fault> {
  const at = round.data.poolPrizes!.indexOf(prize);
  const amount = prize.amount + by;
  deliveries.replace(
    round,
    withData(round, { poolPrizes: round.data.poolPrizes!.with(at, { ...prize, amount }) }),
  );
  const told = won[at]!;
  const more = withData(told, { amount, meterAfter: told.data.meterAfter! - by });
  deliveries.replace(told, more);
  deliveries.raiseLaterMeters(more, { pool: prize.pool, by: -by });
  const eventIds = [round.id, told.id];
  return { eventIds, expect: [{ code: 'prize-differs', eventIds: [round.id] }] };
}

const isStraightFlush = ({ combination }: Prize): boolean => combination === 'straight-flush';

const isWhole = ({ combination }: Prize): boolean => combination === 'royal-flush';

export const wrongFixedPrize: Fault = wrongPrizeOfCarrusel((prizes) => {
  const prize = prizes.find((each) => !isStraightFlush(each) && !isWhole(each));
  return prize === undefined ? undefined : { prize, amount: prize.amount + WRONG_BY };
});

/** Calculates the tenth of a straight flush after the lower combinations were paid instead of before. */
export const wrongRankOrder: Fault = wrongPrizeOfCarrusel((prizes) => {
  const straightFlushes = prizes.filter(isStraightFlush);
  const fixed = prizes.filter((each) => !isStraightFlush(each) && !isWhole(each));
  const [prize] = straightFlushes;
  if (prize === undefined || straightFlushes.length > 1 || fixed.length + 1 < prizes.length) return undefined;
  const before = fixed.reduce((sum, { amount }) => sum + amount, 0);
  return before < 10 ? undefined : { prize, amount: Math.floor((prize.meter! - before) / 10) };
});

/** Calculates the tenth of the lower of two straight flushes from the original meter instead of the rest after the higher one. */
export const wrongChain: Fault = wrongPrizeOfCarrusel((prizes) => {
  const [first, second] = prizes.filter(isStraightFlush);
  if (first === undefined || second === undefined || prizes.some(isWhole)) return undefined;
  return first.amount === second.amount ? undefined : { prize: second, amount: first.amount };
});

/** Minor units, less than the share of the smallest stake. */
const SMALL_CHANGE = 20;

/** At a linked table a larger share of the stakes goes to the meter of the carrusel than announced. */
export const wrongContributionToCarrusel: Fault = (deliveries, chance) => {
  const stake = deliveries.pick(
    'cagnotte.jackpot.contributed.v1',
    chance,
    (event) =>
      deliveries.isPoolOfGame(event.data.pool) &&
      deliveries.isUnfundedAfter(event, event.data.pool) &&
      event.data.toMeter! + SMALL_CHANGE <= event.data.amount,
  );
  if (stake === undefined) return undefined;
  const { pool, toMeter, meterAfter } = stake.data;
  const by = SMALL_CHANGE;
  const more = withData(stake, { toMeter: toMeter! + by, meterAfter: meterAfter! + by });
  deliveries.replace(stake, more);
  deliveries.raiseLaterMeters(more, { pool, by });
  return { eventIds: [stake.id], expect: [{ code: 'meter-share-differs', eventIds: [stake.id] }] };
};

export const reseedTooLow: Fault = (deliveries, chance) => {
  const reseed = deliveries.pick('cagnotte.jackpot.reseeded.v1', chance, (event) => {
    const isOpening = event.data.cause === 'seed' && deliveries.isPoolOfGame(event.data.pool);
    const next = deliveries.nextStakedOn(event, event.data.pool);
    const isShown = next === undefined || deliveries.isSound(next);
    return isOpening && isShown && deliveries.isUnfundedAfter(event, event.data.pool);
  });
  if (reseed === undefined) return undefined;
  const { pool, amount, meterAfter } = reseed.data;
  const less = withData(reseed, { amount: amount - WRONG_BY, meterAfter: meterAfter! - WRONG_BY });
  deliveries.replace(reseed, less);
  deliveries.raiseLaterMeters(less, { pool, by: -WRONG_BY });
  const expect = [{ code: 'reseed-differs', eventIds: [reseed.id] }];
  const staked = deliveries.nextStakedOn(less, pool);
  if (staked === undefined) return { eventIds: [reseed.id], expect };
  deliveries.keep(staked);
  const eventIds = [reseed.id, staked.id];
  return { eventIds, expect: [...expect, { code: 'pool-not-begun-again', eventIds: [staked.id] }] };
};
