import type { ChipsSold } from '../../../src/ledger/cage/cage.events';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { HandPlayed } from '../../../src/ledger/poker-hand/hand.events';
import type { LedgerOpened } from '../../../src/ledger/casino/casino.events';

/* Valid, balanced events that are cheap to make, for tests that send thousands. */

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03'];
const CHIPS = 900_000_000_000;

/** Texts that careless encoding would change: each must come back as the same bytes. */
const SLIPS = [
  'V-1',
  'vale nº 7 €',
  'a "quoted" \\ slip',
  'línea\ntabulación\t',
  '\u2028 \u{1f0a1} \u00a0',
  'ﬁ e\u0301 é',
];

/** The opening of a casino's ledger: the first event of every casino. */
export const ledgerOpened = (casino: string): CasinoEvent<LedgerOpened> =>
  event({
    source: `/casinos/${casino}/accounts`,
    id: 'ledger-opened',
    type: 'cagnotte.ledger.opened.v1',
    number: 1,
    data: {
      currency: 'EUR',
      balances: [
        { account: 'chips:cage', amount: CHIPS },
        { account: 'chips:issued', amount: -CHIPS },
      ],
    },
  });

/** The `number`th sale (from 1) of a cage desk, of 1 to 5,000 euros. */
export const chipsSold = (casino: string, desk: string, number: number): CasinoEvent<ChipsSold> =>
  event({
    source: `/casinos/${casino}/cage/${desk}`,
    id: `sale-${number}`,
    type: 'cagnotte.cage.chips-sold.v1',
    number,
    data: {
      currency: 'EUR',
      amount: 100 + ((number * 7_919) % 500_000),
      meansOfPayment: 'cash',
      slip: SLIPS[number % SLIPS.length]!,
    },
  });

/** The `number`th hand (from 1) of a table: the blinds, a call, and 5 % of the pot for the house. */
export const handPlayed = (casino: string, table: string, number: number): CasinoEvent<HandPlayed> =>
  event({
    source: `/casinos/${casino}/tables/${table}`,
    id: `hand-${number}`,
    type: 'cagnotte.hand.played.v1',
    number,
    data: {
      currency: 'EUR',
      handNo: String(number),
      game: 'texas-holdem',
      limitType: 'no-limit',
      seats: [
        { seat: 1, player: 'cli-1' },
        { seat: 2, player: 'cli-2' },
      ],
      actions: [
        { street: 0, seat: 1, action: 'small-blind', amount: 500 },
        { street: 0, seat: 2, action: 'big-blind', amount: 1_000 },
        { street: 1, seat: 1, action: 'call', amount: 500 },
        { street: 1, seat: 2, action: 'check' },
        { street: 2, seat: 1, action: 'fold' },
      ],
      pots: [{ amount: 2_000 }],
      awards: [{ seat: 2, pot: 0, amount: 1_900 }],
      rake: { dropped: 100 },
    },
  });

/** Every third event is a hand, the others are sales, like the reports of a small casino. */
export const anyEvent = (casino: string, from: string, number: number): CasinoEvent =>
  number % 3 === 0 ? handPlayed(casino, from, number) : chipsSold(casino, from, number);

interface Report<Data> {
  readonly source: string;
  readonly id: string;
  readonly type: string;
  readonly number: number;
  readonly data: Data;
}

function event<Data>({ source, id, type, number, data }: Report<Data>): CasinoEvent<Data> {
  const gamingday = DAYS[number % DAYS.length]!;
  return {
    specversion: '1.0',
    id,
    source,
    type,
    time: `${gamingday}T21:00:00+01:00`,
    datacontenttype: 'application/json',
    gamingday,
    sequence: String(number),
    data,
  };
}
