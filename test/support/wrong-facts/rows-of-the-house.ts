import { BY, OFFICE, tell } from '../book/told';
import { again, beside, leftOut, type Row, says, stands, together } from './one-wrong-fact';

/** Changes the amount in both reports of a slip. */
const bothSay = (amount: number, ...ids: readonly string[]) =>
  together(...ids.map((id) => says(id, { amount })));

const HELD = [
  { account: 'chips:cage', amount: 40_000_000 },
  { account: 'cash:cage', amount: 20_000_000 },
  { account: 'bank', amount: 50_000_000 },
  { account: 'chips:issued', amount: -40_000_000 },
];

const shared = tell(
  'tips.shared',
  { toStaff: 1_000, approvedBy: BY, document: 'TS-1' },
  { ...OFFICE, id: 'shared' },
);

const cleared = (amount: number, approvedBy: [{ id: string }, { id: string }]) =>
  tell(
    'variance.cleared',
    {
      point: 'table',
      table: 'T1',
      game: 'roulette-french',
      to: 'loss',
      amount,
      approvedBy,
      reason: 'a mistake in play',
      document: 'D-1',
    },
    { ...OFFICE, id: 'clearing' },
  );

/** Rows for `HOUSE_NIGHT`. */
export const OF_THE_HOUSE: readonly Row[] = [
  ['slip-half-missing', 'the cage tells nothing of a credit', leftOut('credit-of-cage')],
  ['slip-half-missing', 'the table tells nothing of a fill', leftOut('filled')],
  ['slip-halves-differ', 'the cage tells less of a fill', says('fill-of-cage', { amount: 1_400_000 })],
  ['slip-used-twice', 'the table tells a credit again', again('credited')],
  ['slip-used-twice', 'the cage tells a fill again', again('fill-of-cage')],
  ['slip-above-amount', 'a credit is large', bothSay(2_400_000, 'credited', 'credit-of-cage')],
  ['fill-not-float', 'a fill is smaller than the float', bothSay(1_400_000, 'filled', 'fill-of-cage')],
  ['box-above-amount', 'a box holds much', says('drop', { amount: 600_000 })],
  ['box-not-on-table', 'a box of another table is counted', says('drop-2', { box: 'B-9' })],
  ['box-not-on-table', 'a box of another table leaves this one', says('swapped', { box: 'B-9' })],
  ['lost-entry-used-twice', 'an entry of the register is used again', again('found')],
  ['lost-money-not-owed', 'more is given back than was found', says('given-back', { amount: 6_000 })],
  ['cheque-number-used-twice', 'a cheque of the house is issued again', again('cheque-issued')],
  ['cheque-amount-differs', 'a cheque is issued for less', says('cheque-issued', { amount: 90_000 })],
  ['cheque-not-credited', 'the bank takes back too much', says('returned-by-bank', { amount: 310_000 })],
  ['cheque-returned-twice', 'the bank takes a cheque back again', again('returned-by-bank')],
  ['cheque-without-number', 'a cheque has no number', says('sold-for-cheque', { document: undefined })],
  ['cheque-not-held', 'too much of a cheque is cleared', says('cleared', { amount: 310_000 })],
  ['moved-to-itself', 'cash goes to the cash', says('transferred', { to: 'cash' })],
  [
    'moved-to-itself',
    'euros are changed into euros',
    says('dollars', { other: { currency: 'EUR', amount: 10_000 } }),
  ],
  ['interrupted-twice', 'an interruption is told again', again('interrupted')],
  ['resumed-without-interruption', 'an interruption is not told', leftOut('interrupted')],
  [
    'interruption-without-reason',
    'an interruption has another reason, without words',
    says('interrupted', { reason: 'other', explanation: undefined }),
  ],
  ['played-while-interrupted', 'a resumption is not told', leftOut('resumed')],
  ['session-opened-twice', 'a table opens again', again('opened', { float: { amount: 1_500_000 } })],
  ['session-closed-twice', 'a table closes again', again('closed', { toCage: [] })],
  [
    'sessions-open-at-once',
    'a further session opens, and the first one is not closed',
    together(
      leftOut('closed'),
      again('opened', { float: { amount: 1_500_000 } }),
      stands('opened-again', { sessionno: 2 }),
    ),
  ],
  ['session-not-opened', 'a round names a session that nobody opened', stands('round', { sessionno: 2 })],
  ['round-number-repeated', 'a round is told again', again('round')],
  ['round-voided-twice', 'a void is told again', again('void')],
  ['void-of-unknown-round', 'a round that is void was not told', leftOut('round-2')],
  ['round-without-bets', 'a round is told without its bets', says('round', { bets: [] })],
  [
    'round-result-differs',
    'a round declares more than its bets come to, and its number cannot be read',
    says('round', { outcome: {}, result: -24_000 }),
    ['outcome-not-readable'],
  ],
  [
    'round-result-unknown',
    'a round says nothing of what its bet came to, and its number cannot be read',
    says('round', { outcome: {}, result: undefined, bets: [{ betId: 'r', type: 'red', stake: 10_000 }] }),
    ['outcome-not-readable'],
  ],
  ['ledger-opened-twice', 'the ledger is opened again', again('ledger')],
  [
    'account-not-in-chart',
    'the opening names an account that there is not',
    says('ledger', { balances: [...HELD, { account: 'opening-of-2025', amount: -70_000_000 }] }),
  ],
  [
    'opening-unbalanced',
    'the opening leaves something over',
    says('ledger', { balances: [...HELD, { account: 'opening', amount: -69_000_000 }] }),
  ],
  [
    'currency-not-book',
    'a round is told in dollars',
    says('round', { currency: 'USD' }),
    // The table has no dollars, so its balance in dollars is negative until the correction.
    ['chips-below-zero'],
  ],
  ['chips-below-zero', 'the cage counts too few chips at first', says('cage-opened', { chips: 900_000 })],
  ['cash-below-zero', 'too much goes to the bank', says('transferred', { amount: 21_000_000 })],
  ['movement-not-covered', 'tips are shared that nobody counted', beside('sold', shared)],
  [
    'clearing-not-pending',
    'a shortage is cleared that there is not',
    beside('closed', cleared(500, [{ id: 'E-1' }, { id: 'E-2' }])),
  ],
  [
    'two-persons-required',
    'one person clears a shortage alone',
    together(
      says('counted', { inventory: 2_474_500, counts: undefined }),
      says('closed', { toCage: [{ holder: 'table', chips: 2_474_500, slip: 'A-4' }] }),
      beside('closed', cleared(500, [{ id: 'E-1' }, { id: 'E-1' }])),
    ),
  ],
  [
    'pieces-do-not-add-up',
    'a chip of a buy-in is missing',
    says('buy-in', { pieces: [{ denomination: 10_000, pieces: 9 }] }),
  ],
  [
    'parts-do-not-add-up',
    'less is paid than chips are given back',
    says('redeemed', { paid: [{ means: 'cash', amount: 140_000 }] }),
  ],
  [
    'blind-counts-differ',
    'one of two persons counts less',
    says('counted', { counts: [2_475_000, 2_474_000].map((amount, n) => ({ by: BY[n], amount })) }),
  ],
  ['float-not-spoken-for', 'a close says nothing of the float', says('closed', { toCage: [] })],
  ['float-below-rule', 'a table opens with a minimum above its float', says('opened', { minimum: 400 })],
  [
    'cage-guarantee-not-met',
    'the cage opens with too little cash',
    says('cage-opened', { cash: 1_900_000 }),
    // The table that opens without the guarantee must not continue either.
    ['cage-guarantee-not-met'],
  ],
  [
    'day-not-of-its-time',
    'a report has the time of another week',
    stands('dollars', { time: '2026-01-09T22:00:00Z' }),
  ],
];
