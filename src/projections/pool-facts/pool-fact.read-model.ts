import { poolsOf } from '../../accounting/pool-turn';
import { findPool } from '../../domain/jackpot/pool';
import { poolTurnOf } from '../../domain/jackpot/pool-turn';
import { writeState } from '../folds/state-text';
import { insertRows } from '../insert-rows';
import { isReport, type ReadModel } from '../read-model';

/** Facts of pools, and what is known of the pool after each. Those that were folded again are written by the refold. */
export const poolFactReadModel: ReadModel = {
  table: 'pool_fact',
  rowsOf: (fact) => {
    const { casino, number, event, lines, pools, reverses } = fact;
    if (!isReport(fact)) return [];
    return poolsOf(event, lines).map((pool) => ({
      casino,
      pool,
      record_number: number.toString(),
      gaming_day: event.gamingday,
      turn: poolTurnOf(event),
      reverses: reverses?.toString() ?? null,
      state: writeState(findPool(pools, pool) ?? null),
    }));
  },
  write: (page, rows) => insertRows(page, 'pool_fact', rows, 'ON CONFLICT DO NOTHING'),
};
