import type { ExpectedMovement } from '../../vector';

/** Bolsa (heading 1.1.3, V.1.e): a stake on sevens among the first cards, in a pool of its own. Cents. */

const B = '1.1.3-V.1.e';

export interface Pool {
  readonly meter: number;
  /** The share of the stakes that goes to the pool, in thousandths. */
  readonly rate: number;
  readonly unit: number;
}

export interface PoolStake {
  readonly seat: number;
  /** The cards of the box in the order of dealing; for a split pair these two (OP1-10e). */
  readonly first: readonly string[];
}

const FLOOR = 3000;

/** The prize of the first cards in stakes, and its rule: only the highest combination counts (V.1.e-09). */
function prizeOf(first: readonly string[]): readonly [number | 'pool', string] | undefined {
  const sevens = first.findIndex((card) => !card.startsWith('7'));
  const count = Math.min(3, sevens === -1 ? first.length : sevens);
  const isSuited = new Set(first.slice(0, count).map((card) => card[1])).size === 1;
  if (count === 3) return isSuited ? ['pool', `${B}-08`] : [200, `${B}-07`];
  if (count === 2) return isSuited ? [100, `${B}-06`] : [10, `${B}-05`];
  return count === 1 ? [2, `${B}-04`] : undefined;
}

/**
 * The movements of a round: the share of the pool, rounded once, and of the house; fixed prizes, borne by the house, with the
 * returned stake (OP1-10a, c); then the pool, at least 3,000 stakes, in equal parts, and its new seed.
 */
export function bolsa(
  stakes: readonly PoolStake[],
  { meter, rate, unit }: Pool,
): { readonly pools: readonly ExpectedMovement[]; readonly rules: readonly string[] } {
  if (stakes.length === 0) return { pools: [], rules: [] };
  const staked = stakes.length * unit;
  const fed = Math.floor((2 * staked * rate + 1000) / 2000);
  const won = stakes.flatMap(({ seat, first }) => {
    const prize = prizeOf(first);
    return prize === undefined ? [] : [{ seat, times: prize[0], rule: prize[1] }];
  });
  const move = (kind: string, amount: number, seat?: number): ExpectedMovement => ({
    ...{ pool: 'bolsa', kind, amount },
    ...(seat !== undefined && { seat }),
  });
  const winners = won.filter(({ times }) => times === 'pool');
  const shown = meter + fed;
  const whole = Math.max(shown, FLOOR * unit);
  const ofPool =
    winners.length === 0
      ? []
      : [
          ...(whole > shown ? [move('shortfall', whole - shown)] : []),
          ...winners.map(({ seat }, at) =>
            move('prize', Math.floor(whole / winners.length) + (at < whole % winners.length ? 1 : 0), seat),
          ),
          move('reseed', FLOOR * unit),
        ];
  return {
    pools: [
      move('contribution', fed),
      move('house-share', staked - fed),
      ...won.flatMap(({ seat, times }) =>
        times === 'pool' ? [] : [move('prize', (times + 1) * unit, seat)],
      ),
      ...ofPool,
    ],
    rules: [`${B}-01`, ...won.map(({ rule }) => rule), ...(winners.length > 0 ? [`${B}-03`] : [])],
  };
}
