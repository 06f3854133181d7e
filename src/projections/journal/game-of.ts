import type { JudgedEvent } from '../read-model';

/** The game an event states, else that of the session it belongs to; null where nobody named one. */
export function gameOf({ event, session }: JudgedEvent): string | null {
  const game = (event.data as { game?: unknown } | null)?.game;
  return typeof game === 'string' ? game : (session.opening?.game ?? null);
}
