/** The terms of a meter, and the share of the house beside it; `other` was brought over, or moved between pools. */
export const POOL_TERMS = ['contributed', 'funded', 'prizes', 'other', 'house-share'] as const;
export type PoolTerm = (typeof POOL_TERMS)[number];

/** A term of the meter of a pool: over all gaming days, or of one. */
export interface PoolFigure {
  readonly kind: 'pool';
  readonly pool: string;
  readonly part: PoolTerm;
  readonly day?: string;
}
