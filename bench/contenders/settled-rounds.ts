import type { Contender } from '../measurement';

const AT_ONCE = 500;

/**
 * Pure work, in this process alone: the same pieces again and again until the time is over. Told by the time of a
 * processor, so that a machine that has other work to do gives the same figure.
 */
export function settledRounds<Piece>(
  name: string,
  pieces: readonly Piece[],
  settle: (piece: Piece) => void,
): Contender {
  return {
    name,
    open: async () => undefined,
    work: (ms) => {
      const started = processorMs();
      let events = 0;
      while (processorMs() - started < ms) {
        for (let one = 0; one < AT_ONCE; one += 1) settle(pieces[(events + one) % pieces.length]!);
        events += AT_ONCE;
      }
      return Promise.resolve({ events, ms: processorMs() - started });
    },
    close: async () => undefined,
  };
}

/** What this process has taken of its processors since it began. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
