import type { Contender } from '../measurement';

const AT_ONCE = 500;

/**
 * Pure work in this process: the same pieces repeatedly until the time is over. Rates are per processor time, so that other
 * load on the machine does not change them.
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

/** Processor time of this process so far, in milliseconds. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
