import type { EventData } from '../ledger/event-contract/catalogue';
import type { House } from './house';
import { GIVEN_ANSWERS } from './house-answers';
import { POOL } from './pools/house-pool-terms';
import type { Told } from './reporter';
import { gamePoolsOf, type TablePlan, tablesOfPool } from './tables/table-plan';

export function authorisation(
  { day, name }: House,
  plans: readonly TablePlan[],
  rulebook: string,
): Told<EventData['cagnotte.casino.authorised.v1']> {
  return {
    validFrom: day,
    currency: name.currency,
    rulebook,
    games: [...new Set(plans.map(({ game }) => game.rules.code))],
    tables: plans.map(({ table, game, kind, ...plan }) => ({
      table,
      game: game.rules.code,
      minimum: { from: game.kinds[0].minimum, to: kind.minimum * 2n },
      seats: kind.seats,
      ...('bankLimits' in kind ? { bank: kind.bankLimits } : {}),
      captures: 'captures' in plan ? plan.captures : { rounds: true, buyIns: true },
    })),
    jackpots: [
      {
        ...{ pool: POOL.pool, rate: POOL.rate, seed: POOL.seed, postedBy: 'jackpot' },
        tables: tablesOfPool(plans),
      },
      ...gamePoolsOf(plans).map(({ terms: { pool, game, rate, seed, postedBy }, tables }) => ({
        ...{ pool, game, rate, seed, postedBy, tables },
      })),
    ],
    answers: GIVEN_ANSWERS,
    document: 'authorisation 1',
  };
}
