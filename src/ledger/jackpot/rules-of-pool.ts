import { type Authorisation, inForce } from '../casino/authorisation.state';
import { findPool } from './pool.state';
import type { LedgerState } from '../_core/evaluation.state';
import { type RulesAtTable, rulesOn } from '../_core/rules/rules-at-table';

export interface PoolOnADay {
  readonly pool: string;
  readonly day: string;
}

export const authorisedPoolOf = (
  { pool, day }: PoolOnADay,
  { books }: Pick<LedgerState, 'books'>,
): Authorisation['pools'][number] | undefined =>
  inForce(books.authorisations ?? [], day)?.pools.find((each) => each.pool === pool);

/**
 * The rules of the game that a pool is of: as its authorisation says, its opening, or what its tables are authorised for;
 * else of the table that a fact is told of.
 */
export function rulesOfPool(
  of: PoolOnADay,
  before: Pick<LedgerState, 'books' | 'pools' | 'session'>,
): RulesAtTable | undefined {
  const game = authorisedPoolOf(of, before)?.game ?? gameOfPool(of, before) ?? before.session.opening?.game;
  if (game === undefined) return undefined;
  const found = rulesOn(of.day, game, before);
  return found.ok ? found.value : undefined;
}

function gameOfPool(
  { pool, day }: PoolOnADay,
  { books, pools }: Pick<LedgerState, 'books' | 'pools'>,
): string | undefined {
  const { game, tables = [] } = findPool(pools, pool) ?? {};
  if (game !== undefined) return game;
  const authorised = inForce(books.authorisations ?? [], day)?.tables ?? [];
  return authorised.find(({ table }) => tables.includes(table))?.game;
}
