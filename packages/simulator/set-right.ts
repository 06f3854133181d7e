import type { CasinoEvent } from '../../src/kernel/envelope';
import type { HandPlayed } from '../../src/ledger/poker-hand/hand.events';
import type { WireAmount } from '../../src/kernel/money';
import { type Deliveries, type Fault, overpaid, paidBet, unnumbered, withData, WRONG_BY } from './deliveries';
import { endWithOneMember } from './wrong-money';

/** Mistakes that a table corrects later: in the end no finding is open, or only the stated ones. */

const BY = [{ id: 'E-900' }, { id: 'E-901' }];

export const correctedPayout: Fault = (deliveries, chance) => {
  const round = overpaidRound(deliveries, chance);
  if (round === undefined) return undefined;
  const correction = correctionOf(deliveries, round, round.data);
  deliveries.addAtEnd(correction);
  return { eventIds: [round.id, correction.id], expect: [] };
};

export const correctedCorrection: Fault = (deliveries, chance) => {
  const round = overpaidRound(deliveries, chance);
  if (round === undefined) return undefined;
  const { data } = round;
  const wrong = correctionOf(deliveries, round, { ...data, ...overpaid(data, 2 * WRONG_BY) });
  const right = correctionOf(deliveries, wrong, data);
  deliveries.addAtEnd(wrong);
  deliveries.addAtEnd(right);
  return { eventIds: [round.id, wrong.id, right.id], expect: [] };
};

function overpaidRound(deliveries: Deliveries, chance: Parameters<Fault>[1]) {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    ({ data }) => paidBet(data) !== undefined,
  );
  if (round !== undefined) deliveries.replace(round, withData(round, overpaid(round.data, WRONG_BY)));
  return round;
}

function correctionOf(deliveries: Deliveries, corrected: CasinoEvent, replacement: object): CasinoEvent {
  const { time, gamingday } = deliveries.all.at(-1)!;
  return {
    specversion: '1.0',
    id: `correction-of-${corrected.id}`,
    source: `${corrected.source.split('/').slice(0, 3).join('/')}/corrections`,
    type: 'cagnotte.correction.recorded.v1',
    time,
    datacontenttype: 'application/json',
    gamingday,
    data: {
      corrects: { source: corrected.source, id: corrected.id },
      replacement,
      reason: 'miscounted on the cloth',
      proposedBy: BY[0],
      approvedBy: BY[1],
    },
  };
}

export const voidedRound: Fault = (deliveries, chance) => {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    ({ data }) => 'punto' in data.outcome && data.bets.length > 0,
  );
  if (round === undefined) return undefined;
  const refunds = round.data.bets.map(({ betId, stake }) => ({ betId, amount: stake }));
  return voidedAtOnce(deliveries, round, { roundNo: round.data.roundNo, refunds });
};

/** Voids a settled hand at once: all players get their contributions back, and the house keeps no rake. */
export const voidedHand: Fault = (deliveries, chance) => {
  const hand = deliveries.pick(
    'cagnotte.hand.played.v1',
    chance,
    ({ data }) => data.rake.dropped > 0 && data.carriedIn === undefined && data.carriedOut === undefined,
  );
  if (hand === undefined) return undefined;
  return voidedAtOnce(deliveries, hand, { handNo: hand.data.handNo, refunds: putIn(hand.data) });
};

function putIn({ actions }: HandPlayed): { readonly seat: number; readonly amount: WireAmount }[] {
  const seats = new Map<number, number>();
  for (const { seat, action, amount = 0 } of actions) {
    const sign = action === 'uncalled-returned' ? -1 : 1;
    seats.set(seat, (seats.get(seat) ?? 0) + sign * amount);
  }
  return [...seats].filter(([, amount]) => amount > 0).map(([seat, amount]) => ({ seat, amount }));
}

export const voidedCoup: Fault = (deliveries, chance) => {
  const coup = deliveries.pick('cagnotte.coup.played.v1', chance, (event) => {
    const ended = endWithOneMember(deliveries, event);
    const { totals, garages = [], results } = event.data;
    if (ended === undefined || totals === undefined || garages.length > 0 || results.length > 1) return false;
    return ended.data.cause !== 'passed' && gainOf(event.data) < ended.data.returned[0]!.amount;
  });
  const ended = coup === undefined ? undefined : endWithOneMember(deliveries, coup);
  if (coup === undefined || ended === undefined) return undefined;
  const { bank, shoeNo, coupNo, bets } = coup.data;
  const [part] = ended.data.returned;
  const returned = [{ ...part, amount: part!.amount - gainOf(coup.data) }];
  deliveries.replace(ended, withData(ended, { returned }));
  const refunds = bets.map(({ betId, stake }) => ({ betId, amount: stake }));
  const voided = voidedAtOnce(deliveries, coup, { bank, shoeNo, coupNo, refunds });
  // Voiding a settled coup breaks a rule, so this finding stays open.
  return { ...voided, expect: [{ code: 'settled-coup-reversed', eventIds: [`void-of-${coup.id}`] }] };
};

const gainOf = ({ totals, commission }: CoupMoney): number =>
  (totals?.collected ?? 0) - (totals?.paid ?? 0) - (commission?.amount ?? 0);

interface CoupMoney {
  readonly totals?: { readonly collected: WireAmount; readonly paid: WireAmount };
  readonly commission?: { readonly amount: WireAmount };
}

function voidedAtOnce(
  deliveries: Deliveries,
  settled: CasinoEvent,
  data: object,
): NonNullable<ReturnType<Fault>> {
  const { currency } = settled.data as { readonly currency: string };
  const id = `void-of-${settled.id}`;
  deliveries.addAfter(settled, {
    ...unnumbered(settled),
    id,
    type: settled.type.replace(/(played|settled)/, 'voided'),
    data: { currency, settled: true, reasonCode: 'cards-stuck', by: BY, ...data },
  });
  return { eventIds: [settled.id, id], expect: [] };
}
