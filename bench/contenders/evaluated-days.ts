import type { CasinoEvent } from '../../src/kernel/envelope';
import { FactLedger } from '../../test/support/fact-order/fact-ledger';
import type { Contender } from '../measurement';
import { processorMs } from './settled-rounds';

/**
 * Evaluates days of a casino in memory repeatedly: places, entries, findings. Each time the events are parsed again from their
 * texts, so that nothing cached for an event is reused.
 */
export const evaluatedDays = (texts: () => readonly string[]): Contender =>
  daysOver('cagnotte', texts, async (events) => {
    const ledger = new FactLedger();
    for (const event of events) await ledger.take(event);
  });

/** Only parses the same events. */
export const readDays = (texts: () => readonly string[]): Contender =>
  daysOver('reading the JSON', texts, () => Promise.resolve());

function daysOver(
  name: string,
  texts: () => readonly string[],
  evaluate: (events: readonly CasinoEvent[]) => Promise<void>,
): Contender {
  return {
    name,
    open: async () => undefined,
    async work(ms) {
      const started = processorMs();
      let events = 0;
      while (processorMs() - started < ms) {
        await evaluate(texts().map((text) => JSON.parse(text) as CasinoEvent));
        events += texts().length;
      }
      return { events, ms: processorMs() - started };
    },
    close: async () => undefined,
  };
}
