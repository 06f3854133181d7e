import type { JudgedEvent } from '../_core/store/read-model';

/** A fact, and its session as far as it was known. */
interface OfSession extends Pick<JudgedEvent, 'event'> {
  readonly session: Pick<JudgedEvent['session'], 'opening'>;
}

/** The game an event states, else that of the session it belongs to; null where nobody named one. */
export function gameOf({ event, session }: OfSession): string | null {
  const game = (event.data as { game?: unknown } | null)?.game;
  return typeof game === 'string' ? game : (session.opening?.game ?? null);
}
