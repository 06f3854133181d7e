import fc from 'fast-check';

/** Who may be banker or partner. */
export const PLAYERS = ['ana', 'bea', 'cai'] as const;

/** Something that happens at a table with a player's bank; amounts are limited to the chips there are. */
export type Happening =
  | { readonly what: 'open' | 'raise' | 'partner'; readonly amount: number; readonly who: number }
  | { readonly what: 'coup'; readonly gain: number }
  | { readonly what: 'set-aside' | 'take-back'; readonly amount: number }
  | { readonly what: 'pass' | 'end' }
  | { readonly what: 'offer' | 'refuse'; readonly amount: number; readonly seat: number }
  | { readonly what: 'auction'; readonly bids: readonly { readonly amount: number; readonly who: number }[] }
  | {
      readonly what: 'deposit' | 'put-in-play' | 'withdraw' | 'withdraw-chips' | 'deposit-back';
      readonly amount: number;
    };

const amount = fc.integer({ min: 0, max: 50_000 });
const who = fc.integer({ min: 0, max: PLAYERS.length - 1 });

export const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ what: fc.constantFrom('open' as const, 'raise' as const, 'partner' as const), amount, who }),
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('coup' as const),
      gain: fc.integer({ min: -60_000, max: 60_000 }),
    }),
  },
  fc.record({ what: fc.constantFrom('set-aside' as const, 'take-back' as const), amount }),
  fc.record({ what: fc.constantFrom('pass' as const, 'end' as const) }),
  fc.record({
    what: fc.constantFrom('offer' as const, 'refuse' as const),
    amount,
    seat: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    what: fc.constant('auction' as const),
    bids: fc.array(fc.record({ amount, who }), { maxLength: 3 }),
  }),
  fc.record({
    what: fc.constantFrom(
      ...(['deposit', 'put-in-play', 'withdraw', 'withdraw-chips', 'deposit-back'] as const),
    ),
    amount,
  }),
);
