import { setTimeout as sleep } from 'node:timers/promises';

/** Tries until it succeeds, for half a minute at most. @throws the last failure */
export async function untilDone<Answer>(work: () => Promise<Answer>, mostMs = 30_000): Promise<Answer> {
  for (const deadline = Date.now() + mostMs; ; await sleep(200)) {
    try {
      return await work();
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
    }
  }
}
