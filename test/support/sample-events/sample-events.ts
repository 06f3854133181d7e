import type { ChipsSold } from '../../../src/ledger/cage/cage.events';
import type { EventOf, EventType } from '../../../src/ledger/event-contract/catalogue';
import type { HandPlayed } from '../../../src/ledger/poker-hand/hand.events';
import type { LedgerOpened } from '../../../src/ledger/casino/casino.events';
import { present } from '../../../src/kernel/present';

/** Attributes of an event that a test can set; all have defaults. */
export interface SampleEvent {
  readonly id?: string;
  readonly casino?: string;
  readonly table?: string;
  readonly gamingday?: string;
  readonly sessionno?: number;
}

export const CASINO = 'torrequebrada';

/** A ledger in euros, opened with a thousand in chips and two hundred in cash. */
export const ledgerOpened = (
  data: Partial<LedgerOpened> = {},
  told: SampleEvent = {},
): EventOf<'cagnotte.ledger.opened.v1'> =>
  event('cagnotte.ledger.opened.v1', {
    from: '',
    told: { id: 'ledger-opened', ...told },
    data: {
      currency: 'EUR',
      balances: [
        { account: 'chips:cage', amount: 100_000 },
        { account: 'cash:cage', amount: 20_000 },
        { account: 'chips:issued', amount: -100_000 },
        { account: 'opening', amount: -20_000 },
      ],
      ...data,
    },
  });

/** Chips for 100 euros, in cash. */
export const chipsSold = (
  data: Partial<ChipsSold> = {},
  told: SampleEvent = {},
): EventOf<'cagnotte.cage.chips-sold.v1'> =>
  event('cagnotte.cage.chips-sold.v1', {
    from: '/cage',
    told: { id: 'sale-1', ...told },
    data: { currency: 'EUR', amount: 10_000, meansOfPayment: 'cash', ...data },
  });

/** A balanced hand: two players bet 1 euro each, one is awarded 1.90, the rake is 10 cents, exactly 5 %. */
export const handPlayed = (
  data: Partial<HandPlayed> = {},
  told: SampleEvent = {},
): EventOf<'cagnotte.hand.played.v1'> =>
  event('cagnotte.hand.played.v1', {
    from: `/tables/${told.table ?? 'PK1'}`,
    told: { id: 'hand-1', ...told },
    data: {
      currency: 'EUR',
      handNo: '1',
      game: 'texas-holdem',
      limitType: 'no-limit',
      seats: [
        { seat: 1, player: 'p1', stack: 5_000 },
        { seat: 2, player: 'p2', stack: 5_000 },
      ],
      actions: [
        { street: 0, seat: 1, action: 'small-blind', amount: 50 },
        { street: 0, seat: 2, action: 'big-blind', amount: 100 },
        { street: 1, seat: 1, action: 'call', amount: 50 },
        { street: 1, seat: 2, action: 'check' },
        { street: 2, seat: 1, action: 'fold' },
      ],
      pots: [{ amount: 200 }],
      awards: [{ seat: 2, pot: 0, amount: 190 }],
      rake: { due: 10, dropped: 10 },
      ...data,
    },
  });

interface Report<Type extends EventType> {
  readonly from: string;
  readonly told: SampleEvent & { readonly id: string };
  readonly data: EventOf<Type>['data'];
}

function event<Type extends EventType>(type: Type, { from, told, data }: Report<Type>): EventOf<Type> {
  const { id, casino = CASINO, gamingday = '2026-01-01', sessionno } = told;
  return {
    specversion: '1.0',
    id,
    source: `/casinos/${casino}${from}`,
    type,
    time: `${gamingday}T21:30:00Z`,
    gamingday,
    ...present({ sessionno }),
    data,
  };
}
