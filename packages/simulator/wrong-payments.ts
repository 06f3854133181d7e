import type { CasinoEvent } from '../../src/kernel/envelope';
import type { EventOf } from '../../src/ledger/event-contract/catalogue';
import type { WireAmount } from '../../src/kernel/money';
import type { RoundSettled } from '../../src/ledger/house-round/round.events';
import { type Deliveries, type Fault, unnumbered, withData, WRONG_BY } from './deliveries';

type Payment = EventOf<'cagnotte.jackpot.paid.v1'>;

const isPayment = (event: CasinoEvent): event is Payment => event.type === 'cagnotte.jackpot.paid.v1';

/** The prize that a payment names, as its report states it, in minor units; undefined if none is paid later. */
function prizeNamed({ all }: Deliveries, { pool, pays }: Payment['data']): WireAmount | undefined {
  const win = all.find(({ source, id }) => source === pays?.source && id === pays.id);
  if (win === undefined) return undefined;
  const { poolPrizes, ...told } = win.data as Partial<Prize> & { readonly poolPrizes?: readonly Prize[] };
  const prizes = (poolPrizes ?? [told]).filter(
    (prize) =>
      prize.pool === pool &&
      prize.paidFrom === 'later' &&
      (pays?.seat === undefined || prize.seat === pays.seat),
  );
  return prizes.length === 1 ? prizes[0]!.amount : undefined;
}

type Prize = Pick<NonNullable<RoundSettled['poolPrizes']>[number], 'pool' | 'amount' | 'paidFrom' | 'seat'>;

/** Whether a payment pays the rest of its win: a fault in an earlier part would make the later parts wrong, too. */
function paysRest(deliveries: Deliveries, payment: Payment): boolean {
  const { pays } = payment.data;
  const isOfWin = (event: CasinoEvent): event is Payment =>
    isPayment(event) &&
    event.data.pays?.id === pays?.id &&
    event.data.pays?.source === pays?.source &&
    event.data.pays?.seat === pays?.seat;
  const parts = deliveries.all.filter(isOfWin);
  const paid = parts.reduce((sum, { data }) => sum + data.amount, 0);
  return pays !== undefined && parts.at(-1) === payment && prizeNamed(deliveries, payment.data) === paid;
}

/** Whether it is the last of its pool: what it pays too much is missing for no other payment. */
const isLastOfPool = ({ all }: Deliveries, payment: Payment): boolean =>
  !all
    .slice(all.indexOf(payment) + 1)
    .some((event) => isPayment(event) && event.data.pool === payment.data.pool);

const wrongPayment =
  (code: string, wrong: (data: Payment['data']) => object, isFree = isAnywhere): Fault =>
  (deliveries, chance) => {
    const payment = deliveries.pick(
      'cagnotte.jackpot.paid.v1',
      chance,
      (event) => paysRest(deliveries, event) && isFree(deliveries, event),
    );
    if (payment === undefined) return undefined;
    deliveries.replace(payment, withData(payment, wrong(payment.data)));
    return { eventIds: [payment.id], expect: [{ code, eventIds: [payment.id] }] };
  };

const isAnywhere = (_deliveries: Deliveries, _payment: Payment): boolean => true;

const paidAnotherAmount = wrongPayment(
  'prize-payment-differs',
  ({ amount }) => ({ amount: amount + WRONG_BY }),
  isLastOfPool,
);

const paidForNobody = wrongPayment('prize-win-unknown', ({ pays }) => ({
  pays: { ...pays, id: `${pays?.id}-x` },
}));

const paidToAnother = wrongPayment('prize-paid-to-another', ({ player }) => ({ player: `${player}-x` }));

const paidTwice: Fault = (deliveries, chance) => {
  const payment = deliveries.pick(
    'cagnotte.jackpot.paid.v1',
    chance,
    (event) => paysRest(deliveries, event) && isLastOfPool(deliveries, event),
  );
  if (payment === undefined) return undefined;
  const id = `${payment.id}-again`;
  const { time, gamingday } = deliveries.all.at(-1)!;
  deliveries.keep(payment);
  deliveries.addAtEnd({ ...unnumbered(payment), id, time, gamingday });
  return { eventIds: [payment.id, id], expect: [{ code: 'prize-paid-twice', eventIds: [id] }] };
};

/**
 * Faults in payments that name a win. Such a payment repeats one, has another amount, names a win that nobody reported, or goes to
 * another person than the winner.
 */
export const WRONG_PAYMENTS: Readonly<Record<string, Fault>> = {
  // These two come first, because each takes the last payment of a pool, and a night has few pools.
  'prize-paid-twice': paidTwice,
  'prize-paid-otherwise': paidAnotherAmount,
  'prize-paid-for-nobody': paidForNobody,
  'prize-paid-to-another': paidToAnother,
};
