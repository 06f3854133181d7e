import type { EvaluatedEvent } from '../_core/store/read-model';

/**
 * Whether lines go the way back: those of a void, and those that reverse any other entry. What reverses the entry of a
 * void goes the way of the round again.
 */
export const undoesEarlier = ({ entry, reverses }: Pick<EvaluatedEvent, 'entry' | 'reverses'>): boolean =>
  (entry === 'reversal') !== (reverses !== undefined);
