import type { BankEnded } from '../../src/ledger/player-bank/player-bank.events';
import type { GameCode } from '../../src/games/game-codes';
import type { Deliveries, Fault } from './deliveries';
import { brokenReport, overpaid, paidBet, withData, WRONG_BY } from './deliveries';

export const wrongPayoutIn = (game: GameCode): Fault =>
  brokenReport('cagnotte.round.settled.v1', { games: [game], code: 'paid-differs' }, (round) =>
    paidBet(round) === undefined ? undefined : overpaid(round, WRONG_BY),
  );

export const wrongDeductionIn = (game: GameCode): Fault =>
  brokenReport('cagnotte.round.settled.v1', { games: [game], code: 'deduction-differs' }, (round) => {
    const { deduction, result = 0 } = round;
    if (deduction === undefined || deduction.amount === 0) return undefined;
    const more = { ...deduction, amount: deduction.amount + WRONG_BY };
    return { deduction: more, result: result - WRONG_BY };
  });

export const wrongCommission: Fault = (deliveries, chance) => {
  const coup = deliveries.pick(
    'cagnotte.coup.played.v1',
    chance,
    (event) => (event.data.commission?.amount ?? 0) > 0 && endWithOneMember(deliveries, event) !== undefined,
  );
  const ended = coup === undefined ? undefined : endWithOneMember(deliveries, coup);
  if (coup?.data.commission === undefined || ended === undefined) return undefined;
  const commission = { amount: coup.data.commission.amount + WRONG_BY };
  const returned = ended.data.returned.map((part) => ({ ...part, amount: part.amount - WRONG_BY }));
  deliveries.replace(coup, withData(coup, { commission }));
  deliveries.replace(ended, withData(ended, { returned }));
  return { eventIds: [coup.id, ended.id], expect: [{ code: 'commission-differs', eventIds: [coup.id] }] };
};

export function endWithOneMember(deliveries: Deliveries, coup: Parameters<Deliveries['nextOfSource']>[0]) {
  const next = deliveries.nextOfSource(coup);
  if (next?.type !== 'cagnotte.bank.ended.v1') return undefined;
  const ended = next as typeof next & { readonly data: BankEnded };
  const [part, ...others] = ended.data.returned;
  return part !== undefined && others.length === 0 && part.amount > WRONG_BY ? ended : undefined;
}

export const overdrawnBank: Fault = (deliveries, chance) => {
  const coup = deliveries.pick('cagnotte.coup.played.v1', chance, (event) => {
    const next = deliveries.nextOfSource(event);
    const isEnd = next?.type === 'cagnotte.bank.ended.v1';
    return isEnd && (next.data as BankEnded).returned.length === 0 && event.data.totals !== undefined;
  });
  if (coup?.data.totals === undefined) return undefined;
  const { collected, paid } = coup.data.totals;
  deliveries.replace(coup, withData(coup, { totals: { collected, paid: paid + WRONG_BY } }));
  const eventIds = [coup.id];
  return {
    eventIds,
    expect: [
      { code: 'coup-totals-differ', eventIds },
      { code: 'movement-not-covered', eventIds },
    ],
  };
};

export const fallingMeter: Fault = (deliveries, chance) => {
  const stake = deliveries.pick(
    'cagnotte.jackpot.contributed.v1',
    chance,
    ({ data }) => (data.meterBefore ?? 0) > WRONG_BY,
  );
  if (stake?.data.meterBefore === undefined) return undefined;
  deliveries.replace(stake, withData(stake, { meterAfter: stake.data.meterBefore - WRONG_BY }));
  const eventIds = [stake.id];
  return {
    eventIds,
    expect: [
      { code: 'meter-fell', eventIds },
      { code: 'meter-differs', eventIds },
    ],
  };
};

/** Adds one chip more of a stake to the meter of its pool than announced; all later meters include it. */
export const wrongContribution: Fault = (deliveries, chance) => {
  const stake = deliveries.pick(
    'cagnotte.jackpot.contributed.v1',
    chance,
    ({ data }) =>
      !deliveries.isPoolOfGame(data.pool) &&
      data.meterAfter !== undefined &&
      (data.toMeter ?? data.amount) + WRONG_BY <= data.amount,
  );
  if (stake?.data.toMeter === undefined || stake.data.meterAfter === undefined) return undefined;
  const { pool, toMeter, meterAfter } = stake.data;
  const more = withData(stake, { toMeter: toMeter + WRONG_BY, meterAfter: meterAfter + WRONG_BY });
  deliveries.replace(stake, more);
  deliveries.raiseLaterMeters(more, { pool, by: WRONG_BY });
  const eventIds = [stake.id];
  return { eventIds, expect: [{ code: 'meter-share-differs', eventIds }] };
};

/** Takes a chip more than the maximum rake of a hand, and pays its winner as much less. */
export const wrongRake: Fault = (deliveries, chance) => {
  const hand = deliveries.pick('cagnotte.hand.played.v1', chance, (event) => {
    const { data } = event;
    const [pot, ...pots] = data.pots ?? [];
    const { due = 0, dropped } = data.rake;
    const { numerator, denominator } = deliveries.announcedShare(event);
    const allowed = pot !== undefined && (due + WRONG_BY) * denominator <= pot.amount * numerator;
    return dropped > 0 && dropped === due && allowed && pots.length === 0 && data.awards.length === 1;
  });
  if (hand === undefined) return undefined;
  const { rake, awards } = hand.data;
  deliveries.replace(
    hand,
    withData(hand, {
      rake: { ...rake, dropped: rake.dropped + WRONG_BY },
      awards: awards.map((award) => ({ ...award, amount: award.amount - WRONG_BY })),
    }),
  );
  return { eventIds: [hand.id], expect: [{ code: 'rake-above-due', eventIds: [hand.id] }] };
};
