import { utcText } from '../../kernel/instant';
import type { CatalogueEvent } from '../event-registry/catalogue';
import type { CasinoEvent } from '../event-registry/envelope';
import { tableConcerned } from '../table-session/session-key';
import { findPool, type Pools } from './pool';

/** The pools that a fact tells of, each once: those a round is staked on or wins, or the one it is about. */
export function poolsToldBy(event: CasinoEvent): readonly string[] {
  const { type, data } = event as CatalogueEvent;
  if (type === 'cagnotte.round.settled.v1') {
    const { poolStakes = [], poolPrizes = [] } = data;
    return [...new Set([...poolStakes, ...poolPrizes].map(({ pool }) => pool))];
  }
  if (!type.startsWith('cagnotte.jackpot.')) return [];
  const { pool, toPool } = data as { readonly pool: string; readonly toPool?: string };
  return toPool === undefined || toPool === pool ? [pool] : [pool, toPool];
}

/**
 * When it is the turn of a fact among the facts of its pool, as text that sorts: time, table, round. Of one instant,
 * the opening comes first, the rounds of its tables next, and what tells of no round or no table after them.
 */
export function poolTurnOf(event: CasinoEvent): string {
  const { roundNo } = (event.data ?? {}) as { readonly roundNo?: number };
  const table = tableConcerned(event);
  const opens = event.type === 'cagnotte.jackpot.opened.v1';
  return [
    utcText(event.time),
    opens ? '0' : table === undefined ? '2' : `1${table}`,
    roundNo === undefined ? '2' : `1${roundNo.toString().padStart(12, '0')}`,
  ].join(' ');
}

/** Whether one of these pools has come to a later turn than this already. */
export const isBehind = (turn: string, names: readonly string[], pools: Pools): boolean =>
  names.some((name) => turn < (findPool(pools, name)?.last ?? ''));

/** The pools once it was the turn of a fact. */
export const afterTurn = (turn: string, names: readonly string[], pools: Pools): Pools =>
  names.length === 0
    ? pools
    : pools.map((pool) =>
        names.includes(pool.pool) && turn > (pool.last ?? '') ? { ...pool, last: turn } : pool,
      );
