import { readVoids, type RoundAt } from '../../../projections/house-rounds/voids';
import type { Question } from '../snapshot/operation-snapshot';

/** Which record has reversed a round, or a hand; null where it stands. */
export const ROUND_VOIDS: Question<RoundAt, bigint | null> = { name: 'round-voids', read: readVoids };
