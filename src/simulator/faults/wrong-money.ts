import type { BankEnded } from '../../domain/event-registry/bank.events';
import type { RoundSettled } from '../../domain/event-registry/round.events';
import type { Deliveries } from './deliveries';
import { type Fault, unnumbered, withData } from './fault';

/** By how much the table is wrong, in minor units. */
const WRONG_BY = 100;

/** A bet is paid a chip too much, and the table is poorer by it. */
export const wrongPayout: Fault = (deliveries, chance) => {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    ({ data }) => paidBet(data) !== undefined,
  );
  if (round === undefined) return undefined;
  const { bets, result = 0 } = round.data;
  const overpaid = paidBet(round.data);
  const paid = bets.map((bet) => (bet === overpaid ? { ...bet, paid: (bet.paid ?? 0) + WRONG_BY } : bet));
  deliveries.replace(round, withData(round, { bets: paid, result: result - WRONG_BY }));
  return { eventIds: [round.id], expect: [{ code: 'paid-differs', eventIds: [round.id] }] };
};

const paidBet = ({ bets, result }: RoundSettled) =>
  result === undefined ? undefined : bets.find(({ paid = 0 }) => paid > 0);

/** The table says that a chip more of the winnings on banca was kept than the rule gives the house. */
export const wrongDeduction: Fault = (deliveries, chance) => {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    ({ data }) => (data.deduction?.amount ?? 0) > 0,
  );
  if (round?.data.deduction === undefined) return undefined;
  const { deduction, result = 0 } = round.data;
  const more = { ...deduction, amount: deduction.amount + WRONG_BY };
  deliveries.replace(round, withData(round, { deduction: more, result: result - WRONG_BY }));
  return { eventIds: [round.id], expect: [{ code: 'deduction-differs', eventIds: [round.id] }] };
};

/** Of the last coup of a bank the house takes a chip too much, and the banker gets so much less back. */
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

/** A bank that ends right after its coup, and gives all of it to one. */
function endWithOneMember(deliveries: Deliveries, coup: Parameters<Deliveries['nextOfSource']>[0]) {
  const next = deliveries.nextOfSource(coup);
  if (next?.type !== 'cagnotte.bank.ended.v1') return undefined;
  const ended = next as typeof next & { readonly data: BankEnded };
  const [part, ...others] = ended.data.returned;
  return part !== undefined && others.length === 0 && part.amount > WRONG_BY ? ended : undefined;
}

/** A bank pays more than it has: the coup that breaks it is paid a chip too much. */
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

/** The meter of a pool shows less after a stake than before it. */
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

/** A wrong payout that two persons correct later: the round is as it was, and nothing is left to find. */
export const correctedPayout: Fault = (deliveries, chance) => {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    ({ data }) => paidBet(data) !== undefined,
  );
  const last = deliveries.all.at(-1);
  if (round === undefined || last === undefined) return undefined;
  const right = round.data;
  const overpaid = paidBet(right);
  const bets = right.bets.map((bet) =>
    bet === overpaid ? { ...bet, paid: (bet.paid ?? 0) + WRONG_BY } : bet,
  );
  deliveries.replace(round, withData(round, { bets, result: (right.result ?? 0) - WRONG_BY }));
  const id = `correction-of-${round.id}`;
  deliveries.addAtEnd({
    specversion: '1.0',
    id,
    source: `${round.source.split('/').slice(0, 3).join('/')}/corrections`,
    type: 'cagnotte.correction.recorded.v1',
    time: last.time,
    datacontenttype: 'application/json',
    gamingday: last.gamingday,
    data: {
      corrects: { source: round.source, id: round.id },
      replacement: right,
      reason: 'miscounted on the cloth',
      proposedBy: { id: 'E-900' },
      approvedBy: { id: 'E-901' },
    },
  });
  return { eventIds: [round.id, id], expect: [] };
};

/** A settled round of cards is declared void at once: its entry is reversed, and its stakes go back. */
export const voidedRound: Fault = (deliveries, chance) => {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    ({ data }) => 'punto' in data.outcome && data.bets.length > 0,
  );
  if (round === undefined) return undefined;
  const id = `void-of-${round.id}`;
  deliveries.addAfter(round, {
    ...unnumbered(round),
    id,
    type: 'cagnotte.round.voided.v1',
    data: {
      currency: round.data.currency,
      roundNo: round.data.roundNo,
      settled: true,
      reasonCode: 'cards-stuck',
      refunds: round.data.bets.map(({ betId, stake }) => ({ betId, amount: stake })),
      by: [{ id: 'E-900' }, { id: 'E-901' }],
    },
  });
  return { eventIds: [round.id, id], expect: [] };
};
