import type { EvaluatedEvent } from '../_core/store/read-model';

interface OfSession extends Pick<EvaluatedEvent, 'event'> {
  readonly session: Pick<EvaluatedEvent['session'], 'opening'>;
}

/** The game an event states, otherwise that of its session; null if not stated. */
export function gameOf({ event, session }: OfSession): string | null {
  const game = (event.data as { game?: unknown } | null)?.game;
  return typeof game === 'string' ? game : (session.opening?.game ?? null);
}

/**
 * Whether lines go the way back: those of a void, and those that reverse any other entry. What reverses the entry of a
 * void goes the way of the round again.
 */
export const undoesEarlier = ({ entry, reverses }: Pick<EvaluatedEvent, 'entry' | 'reverses'>): boolean =>
  (entry === 'reversal') !== (reverses !== undefined);
