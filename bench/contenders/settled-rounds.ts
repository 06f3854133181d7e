import type { Contender } from '../measurement';

const AT_ONCE = 500;

/** Pure work, in this process alone: the same pieces again and again until the time is over. */
export function settledRounds<Piece>(
  name: string,
  pieces: readonly Piece[],
  settle: (piece: Piece) => void,
): Contender {
  return {
    name,
    open: async () => undefined,
    work: (ms) => {
      const started = performance.now();
      let events = 0;
      while (performance.now() - started < ms) {
        for (let one = 0; one < AT_ONCE; one += 1) settle(pieces[(events + one) % pieces.length]!);
        events += AT_ONCE;
      }
      return Promise.resolve({ events, ms: performance.now() - started });
    },
    close: async () => undefined,
  };
}
