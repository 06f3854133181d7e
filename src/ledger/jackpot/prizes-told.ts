import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';

type Won = EventOf<'cagnotte.jackpot.won.v1'>['data'];
type Settled = EventOf<'cagnotte.round.settled.v1'>['data'];

/** A prize of a pool as its report states it. */
export interface PrizeTold extends Pick<
  Won,
  'pool' | 'paidFrom' | 'roundNo' | 'seat' | 'player' | 'combination' | 'document'
> {
  /** In minor units. */
  readonly amount: Minor;
  readonly betId?: string;
  /** Where the report states the amount, as a part of a figure names it. */
  readonly statedAt: string;
}

/** A prize that a movement of a pool reports, or that it pays. Minor units. */
export interface PrizeOfMove {
  /** The record of the win. */
  readonly recordNumber: bigint;
  readonly table: string | undefined;
  readonly sessionNo: number | undefined;
  readonly roundNo: number | undefined;
  readonly seat: number | undefined;
  readonly player: string | undefined;
  readonly combination: string | undefined;
  readonly amount: Minor;
}

/** The prizes that the data of a report state, a round or a win of the pool itself; none of other types. */
export function prizesToldBy(eventType: string, data: string): PrizeTold[] {
  if (eventType === 'cagnotte.jackpot.won.v1') {
    const won = JSON.parse(data) as Won;
    return [{ ...won, amount: minorFromWire(won.amount), statedAt: 'amount' }];
  }
  if (eventType !== 'cagnotte.round.settled.v1') return [];
  const { roundNo, poolPrizes = [] } = JSON.parse(data) as Settled;
  return poolPrizes.map((prize, n) => ({
    ...prize,
    roundNo,
    amount: minorFromWire(prize.amount),
    statedAt: `poolPrizes.${n}.amount`,
  }));
}
