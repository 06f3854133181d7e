import { readVoids, type RoundAt } from './voids.queries';
import type { Question } from '../../api/graphql/snapshot/operation-snapshot';

/** Which record has reversed a round, or a hand; null if it stands. */
export const ROUND_VOIDS: Question<RoundAt, bigint | null> = { name: 'round-voids', read: readVoids };
