import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, CAGE, OFFICE, tell } from './told';

const minute = (n: number): string => `2026-01-01T21:${String(n).padStart(2, '0')}:00Z`;

/** Sets the times of facts a minute apart, in this order. */
export const inTime = (facts: readonly CasinoEvent[], from = 0): CasinoEvent[] =>
  facts.map((fact, n) => ({ ...fact, time: minute(from + n) }));

/** Adds the sequence numbers of one source to its facts. */
export const inNumbers = (facts: readonly CasinoEvent[]): CasinoEvent[] =>
  facts.map((fact, n) => ({ ...fact, sequence: `${n + 1}` }));

/** Opening balances with enough chips and cash for an evening. */
export const EVENING_OPENED = tell(
  'ledger.opened',
  {
    balances: [
      { account: 'chips:cage', amount: 40_000_000 },
      { account: 'cash:cage', amount: 20_000_000 },
      { account: 'chips:issued', amount: -40_000_000 },
      { account: 'opening', amount: -20_000_000 },
    ],
  },
  OFFICE,
);

/** The cage's halves of the slips of the evening. */
export const CAGE_HALVES = inTime([
  tell(
    'cage.float-issued',
    { table: 'T1', amount: 1_500_000, slip: 'A-1', purpose: 'float', by: BY },
    { ...CAGE, id: 'half-1' },
  ),
  tell(
    'cage.float-issued',
    { table: 'T1', amount: 1_500_000, slip: 'A-2', purpose: 'fill', by: BY },
    { ...CAGE, id: 'half-2' },
  ),
]);

const changed = (id: string, amount: number) =>
  tell('chips.exchanged', { kind: 'cash-for-chips', at: 'table', amount }, { id });

/**
 * An evening of French roulette, reported by its table with sequence numbers: R = 300.00. Opening float 15,000.00, one fill,
 * two boxes with 1,000.00 and 400.00.
 */
export const HOUSE_EVENING = inNumbers(
  inTime(
    [
      tell(
        'table.opened',
        {
          game: 'roulette-french',
          minimum: 1_000,
          float: { amount: 1_500_000, slip: 'A-1' },
          captures: { rounds: true, buyIns: true },
          staff: BY,
          box: 'B1',
        },
        { id: 'opened' },
      ),
      changed('buy-in-1', 100_000),
      tell('round.settled', { roundNo: 1, bets: [], outcome: {}, result: 30_000 }, { id: 'round' }),
      tell('box.swapped', { box: 'B1', replacement: 'B2', by: BY }, { id: 'swapped' }),
      changed('buy-in-2', 40_000),
      tell('table.filled', { slip: 'A-2', amount: 1_500_000, by: BY }, { id: 'filled' }),
      tell('table.counted', { inventory: 2_890_000, certifiedBy: BY }, { id: 'counted' }),
      tell(
        'table.closed',
        { toCage: [], leftLocked: [{ holder: 'table', chips: 2_890_000 }], certifiedBy: BY },
        { id: 'closed' },
      ),
      tell('drop.counted', { box: 'B1', amount: 100_000, by: BY }, { id: 'drop-1' }),
      tell('drop.counted', { box: 'B2', amount: 40_000, by: BY }, { id: 'drop-2' }),
    ],
    10,
  ),
);

/** The same facts with one of them delivered last. */
export const withLate = (facts: readonly CasinoEvent[], late: string): CasinoEvent[] => [
  ...facts.filter(({ id }) => id !== late),
  ...facts.filter(({ id }) => id === late),
];
