import type { CatalogueEvent } from '../event-contract/catalogue';
import type { CasinoEvent } from '../_core/events/envelope';

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
