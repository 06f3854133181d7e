import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../book/told';
import {
  at,
  sale,
  cageCount,
  opened,
  adjudicated,
  coup,
  evening,
  twoTableaux,
  tips,
  uncaptured,
  ROULETTE,
} from './golden-facts';
import { SETTLED_AT_ONCE } from './settled-at-once';

/** Facts whose meaning depends on their order, and the books that must result from every order of arrival. */
export interface GoldenRow {
  readonly what: string;
  /** In order of time. */
  readonly facts: readonly CasinoEvent[];
  /** The ids of the facts whose late arrival once gave other books. */
  readonly late: readonly string[];
  /** The final balances by own day without the opening of the ledger: `01 cash:cage 500`. */
  readonly held: readonly string[];
  /** Codes of the findings about one of its facts, by the id of the fact. */
  readonly found?: Readonly<Record<string, readonly string[]>>;
  /** Lines that books and tie-outs must contain. */
  readonly books?: Readonly<Record<string, readonly string[]>>;
}

/** The rows. Amounts in cents; the ledger is opened before each. */
export const GOLDEN_ROWS: readonly GoldenRow[] = [
  {
    what: 'the slot of the first day is counted against the first day',
    facts: [...evening('01', 500), ...evening('02', 1_000)],
    late: ['slot-01'],
    held: [
      '01 chips:cage 500',
      '01 chips:custody:CF1 29500',
      '01 commission:bank:CF1 -500',
      '01 player-bank[K01:ana] -29500',
      '02 chips:cage 1000',
      '02 chips:custody:CF1 39000',
      '02 commission:bank:CF1 -1000',
      '02 player-bank[K02:ana] -39000',
    ],
    books: {
      '01 beneficios': ['Conjunto |  |  | 0 EUR | 500 EUR | 0 EUR | 0 EUR'],
      '02 beneficios': ['Conjunto |  |  | 0 EUR | 1000 EUR | 0 EUR | 0 EUR'],
      '01 tie-outs': ['K11 base of the duty: 5.00 EUR / 5.00 EUR'],
      '02 tie-outs': ['K11 base of the duty: 10.00 EUR / 10.00 EUR'],
    },
  },
  {
    what: 'the cage is counted against its own day, whatever was sold on the next one',
    facts: [
      sale('01 20:00', 10_000, 'sale-01'),
      cageCount('01 23:00', 9_990_000, 5_010_000),
      sale('02 20:00', 500_000, 'sale-02'),
    ],
    late: ['count'],
    held: ['01 cash:cage 10000', '01 chips:cage -10000', '02 cash:cage 500000', '02 chips:cage -500000'],
    books: {
      '01 tie-outs': ['K9 chips: 99900.00 EUR / 99900.00 EUR', 'K9 cash EUR: 50100.00 EUR / 50100.00 EUR'],
    },
  },
  {
    what: 'a sale of a second till stands before the count of the cage',
    facts: [sale('01 20:00', 10_000, 'sale', 'cage/till-2'), cageCount('01 23:00', 9_990_000, 5_010_000)],
    late: ['sale'],
    held: ['01 cash:cage 10000', '01 chips:cage -10000'],
  },
  {
    what: 'a guarantee covers what is put in play behind it',
    facts: twoTableaux('guarantee'),
    late: ['guarantee'],
    held: [
      '01 bank-deposit[ana] 50000',
      '01 chips:cage -50000',
      '01 chips:custody:BD2 50000',
      '01 player-bank[K01:ana] -50000',
    ],
  },
  {
    what: 'a deposit pays what is put in play behind it',
    facts: twoTableaux('cash'),
    late: ['cash'],
    held: [
      '01 bank-deposit[ana] -150000',
      '01 cash:cage 200000',
      '01 chips:cage -50000',
      '01 chips:custody:BD2 50000',
      '01 player-bank[K01:ana] -50000',
    ],
  },
  {
    what: 'tips are counted before they are shared',
    facts: [
      at('01 22:00', tell('tips.counted', tips, { at: 'tables/RF1/count-room', id: 'tips' })),
      at(
        '01 23:00',
        tell(
          'tips.shared',
          { toStaff: 1_000, document: 'T-1', approvedBy: BY },
          { at: 'cage', id: 'shared' },
        ),
      ),
    ],
    late: ['tips'],
    held: ['01 bank -1000', '01 chips:cage 1000'],
  },
  {
    what: 'a partner wins with the coup behind his joining',
    facts: [
      opened('01 20:00', 'CF1', 'chemin-de-fer', { amount: 0 }),
      adjudicated('01 20:10', 'CF1', 'bea', 50_000),
      at(
        '01 20:15',
        tell(
          'bank.partner-joined',
          { bank: 'K01', partner: 'quin', amount: 50_000, paidFrom: 'chips' },
          { at: 'tables/CF1/pit', id: 'joined' },
        ),
      ),
      coup('01 20:20', { collected: 10_000, commission: 500 }),
    ],
    late: ['joined'],
    held: [
      '01 chips:cagnotte:CF1 500',
      '01 chips:custody:CF1 109500',
      '01 commission:bank:CF1 -500',
      '01 player-bank[K01:bea] -54750',
      '01 player-bank[K01:quin] -54750',
    ],
  },
  {
    what: 'a round stands before the count and the close, where nothing is said to be captured',
    facts: [
      uncaptured(opened('01 20:00', 'B1', 'boule', { amount: 0 })),
      at(
        '01 20:10',
        tell(
          'round.settled',
          { roundNo: 1, bets: [], outcome: {}, result: 20_000 },
          { at: 'tables/B1/pit', id: 'round' },
        ),
      ),
      at(
        '01 20:30',
        tell('table.counted', { inventory: 20_000, certifiedBy: BY }, { at: 'tables/B1', id: 'table-count' }),
      ),
      at(
        '01 20:40',
        tell(
          'table.closed',
          { toCage: [{ holder: 'table', chips: 20_000, slip: 'C-1' }], certifiedBy: BY },
          { at: 'tables/B1', id: 'closed' },
        ),
      ),
    ],
    late: ['round'],
    held: ['01 chips:cage 20000', '01 win:boule:B1 -20000'],
  },
  {
    what: 'what a session leaves locked is of its own day, and what the next one finds of the next',
    facts: [
      opened('01 20:00', 'RF1', 'roulette-french', { amount: 1_500_000 }),
      at(
        '01 20:10',
        tell(
          'round.settled',
          { roundNo: 1, bets: [], outcome: {}, result: 5_000 },
          { at: 'tables/RF1', id: 'round' },
        ),
      ),
      at(
        '01 23:00',
        tell(
          'table.closed',
          { toCage: [], leftLocked: [{ holder: 'table', chips: 1_500_000 }], certifiedBy: BY },
          { at: 'tables/RF1', id: 'closed' },
        ),
      ),
      opened('02 20:00', 'RF1', 'roulette-french', { amount: 0, locked: 1_505_000 }),
    ],
    late: ['round', 'closed'],
    held: [
      '01 chips:table:RF1 1500000',
      '01 chips:transit -1500000',
      '01 variance:table:RF1 5000',
      '01 win:roulette-french:RF1 -5000',
      '02 chips:table:RF1 5000',
      '02 variance:table:RF1 -5000',
    ],
  },
  {
    what: 'a box with a lower number belongs to the result of its session',
    facts: ROULETTE,
    late: ['box'],
    held: [
      '01 cash:cage 100000',
      '01 chips:table:RF1 1430000',
      '01 chips:transit -1500000',
      '01 win:roulette-french:RF1 -30000',
    ],
    books: {
      '01 control-de-ingresos': ['RF1 | roulette-french | 1 | 30000 EUR'],
      '01 tie-outs': ['K3 RF1: 300.00 EUR / 300.00 EUR', 'K11 base of the duty: 300.00 EUR / 300.00 EUR'],
    },
  },
  ...SETTLED_AT_ONCE,
];
