import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { CHAIN_UPGRADED } from '../../../src/ledger/register/number-records';
import type { HandPlayed } from '../../../src/ledger/poker-hand/hand.events';
import { anyEvent, eventsAbout } from '../../support/arbitrary/event-arbitrary';
import {
  chipsSold,
  handPlayed,
  ledgerOpened,
  type SampleEvent,
} from '../../support/sample-events/sample-events';

const LARGEST = Number.MAX_SAFE_INTEGER;

/** Everyday amounts, zero, and the largest amount of an event. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
  fc.constantFrom(0, 1, LARGEST - 1, LARGEST),
);
const signedAmount = fc
  .tuple(amount, fc.boolean())
  .map(([value, isNegative]) => (isNegative ? -value : value));
const currency = fc.constantFrom('EUR', 'EUR', 'EUR', 'USD', 'ESP');

/** The usual value in most cases, else one of the others. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

/** Few values, so that ids and rounds repeat, with the same and with other content. */
const told: fc.Arbitrary<SampleEvent> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  casino: mostly('torrequebrada', 'marbella'),
  table: mostly('PK1', 'PK2'),
  gamingday: mostly('2026-01-01', '2026-01-02', '0001-01-01', '9999-12-31'),
  sessionno: mostly(1, 2),
});

const account = fc.constantFrom(
  ...['chips:cage', 'cash:cage', 'chips:issued', 'opening', 'bank', 'win:roulette:RF1'],
  ...['no-such-account', 'constructor', 'chips:', '♠:ñ'],
);
const opening = fc
  .record({
    told,
    currency,
    balances: fc.array(fc.record({ account, amount: signedAmount }), { maxLength: 6 }),
  })
  .map((event) => ledgerOpened({ currency: event.currency, balances: event.balances }, event.told));

const sale = fc
  .record({ told, currency, amount, meansOfPayment: fc.constantFrom('cash', 'cheque', 'bank') })
  .map(({ told: by, ...data }) => chipsSold(data, by));

const seat = fc.integer({ min: 1, max: 20 });
const action = fc.record({
  street: fc.integer({ min: 0, max: 3 }),
  seat,
  action: fc.constantFrom<HandPlayed['actions'][number]['action']>(
    'ante',
    'bet',
    'call',
    'uncalled-returned',
    'fold',
  ),
  amount,
});
const hand = fc
  .record({
    told,
    currency,
    handNo: fc.constantFrom('1', '2', '3'),
    seats: fc.array(fc.record({ seat, player: fc.string({ minLength: 1, maxLength: 5 }), stack: amount }), {
      minLength: 1,
      maxLength: 4,
    }),
    actions: fc.array(action, { maxLength: 8 }),
    pots: fc.array(fc.record({ amount }), { maxLength: 3 }),
    awards: fc.array(fc.record({ seat, amount }), { maxLength: 3 }),
    rake: fc.record({ due: amount, dropped: amount }),
    carriedIn: amount,
    carriedOut: amount,
  })
  .map(({ told: by, ...data }) => handPlayed(data, by));

/** A night at the non-banked tables: openings at any time, unbalanced, in any currency; hands that do not add up. */
const pokerNight: fc.Arbitrary<CasinoEvent[]> = fc.array(
  fc.oneof({ weight: 1, arbitrary: opening }, { weight: 3, arbitrary: sale }, { weight: 5, arbitrary: hand }),
  { minLength: 1, maxLength: 25 },
);

const nightAbout = (...subjects: readonly string[]): fc.Arbitrary<CasinoEvent[]> =>
  fc.array(eventsAbout(...subjects), { minLength: 1, maxLength: 25 });

/** Repeats some events, some with the content of another one, as a log may contain them. */
const withRepeats = (night: fc.Arbitrary<CasinoEvent[]>): fc.Arbitrary<CasinoEvent[]> =>
  fc
    .tuple(night, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 4 }))
    .map(([events, repeats]) =>
      repeats.reduce<CasinoEvent[]>((log, [which, where, isConflict]) => {
        const again = log[which % log.length]!;
        const inserted = isConflict ? { ...again, time: '2026-01-01T23:00:00Z' } : again;
        return log.toSpliced(where % (log.length + 1), 0, inserted);
      }, events),
    );

/** Removes random seals, each of which verify would report as unsigned. */
function withoutSeals(event: CasinoEvent): CasinoEvent {
  const { seal, seals, ...data } = event.data as { readonly seal?: unknown; readonly seals?: unknown };
  return seal === undefined && seals === undefined ? event : { ...event, data };
}

/** Excludes random upgrades of the chain, whose missing records verify would report. */
const isNoUpgrade = ({ type }: CasinoEvent): boolean => type !== CHAIN_UPGRADED;

/**
 * An arbitrary, inconsistent night: hands alone, banks, rounds and pools, cage and counts, or everything at once, with repeated
 * identities and rounds.
 */
export const anyNight: fc.Arbitrary<CasinoEvent[]> = fc
  .oneof(
    { weight: 3, arbitrary: pokerNight },
    withRepeats(nightAbout('bank', 'coup', 'ledger')),
    withRepeats(nightAbout('round', 'jackpot', 'casino', 'slot', 'table')),
    withRepeats(nightAbout('table', 'cage', 'drop', 'box', 'chips', 'tips', 'cambista', 'round')),
    withRepeats(nightAbout('hand', 'poker-session', 'slot', 'table')),
    withRepeats(fc.array(anyEvent.filter(isNoUpgrade), { minLength: 1, maxLength: 25 })),
  )
  .map((night) => night.map(withoutSeals));
