import type { CasinoEvent } from '../../../src/kernel/envelope';
import { POOL_GAMES, ToldPool } from '../book/pool-games';
import { CAGE, tell } from '../book/told';

/** The carrusel of caribbean stud: two boxes stake on the pool, and one of them wins a prize of a fixed amount. */
const carrusel = new ToldPool(POOL_GAMES[1]!);
const named = (fact: CasinoEvent, id: string): CasinoEvent => ({ ...fact, id });

export const POOL_NIGHT: readonly CasinoEvent[] = [
  named(carrusel.authorised(), 'authorised'),
  named(
    carrusel.at(
      tell('ledger.opened', {
        balances: [
          { account: 'chips:cage', amount: 40_000_000 },
          { account: 'chips:issued', amount: -40_000_000 },
          { account: 'cash:cage', amount: 1_000_000 },
          { account: 'opening', amount: -1_000_000 },
        ],
      }),
    ),
    'ledger',
  ),
  named(carrusel.opened({ meterAfter: 500_000 }), 'pool'),
  named(carrusel.tableOpened(), 'opened'),
  named(carrusel.round(1, ['nothing'], { result: 500 }), 'round'),
  named(
    carrusel.round(2, ['fixed'], {
      result: 500,
      poolStakes: [{ pool: 'pool', amount: 100, how: 'slot', seat: 1, player: 'A' }],
      ...carrusel.prize(10_000, { player: 'A', paidFrom: 'later' }),
    }),
    'won',
  ),
  named(
    carrusel.at(
      tell('jackpot.paid', { pool: 'pool', amount: 10_000, paidFrom: 'cage-cash', player: 'A' }, CAGE),
    ),
    'paid',
  ),
];
