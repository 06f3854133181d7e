import type { CasinoEvent } from '../../src/kernel/envelope';
import { PostgresEventStore } from '../../src/event-log/postgres/postgres-event-store';
import type { EventToAppend } from '../../src/event-log/event-store.port';
import { dataBreach, envelopeBreach } from '../../src/intake/validators';
import { storedForm } from '../../src/kernel/stored-form';
import type { BenchDatabase } from '../bench-database';
import { callersAtWork, type Contender } from '../measurement';
import { CASINO, roundsOfRoulette, sessionStream } from '../sample-events';

/** Appends by the product's port: every event is validated, hashed, and looked up by its identity. */
export function productAppend(
  { dataSource, acknowledged }: BenchDatabase,
  { callers, batch }: { readonly callers: number; readonly batch: number },
): Contender {
  const store = new PostgresEventStore(dataSource);
  return {
    name: 'cagnotte',
    open: async () => undefined,
    work: (ms) =>
      callersAtWork(callers, ms, async (caller) => {
        const events = roundsOfRoulette(batch, caller).map(checked);
        const outcome = await store.append({
          stream: sessionStream(caller),
          events,
          principal: 'bench',
          expected: 'any',
        });
        if (outcome.kind !== 'appended') throw new Error(`refused: ${outcome.kind}`);
        acknowledged(events.length);
        return events.length;
      }),
    close: () => store.close(),
  };
}

function checked(event: CasinoEvent): EventToAppend {
  const breach = envelopeBreach(event) ?? dataBreach(event.type, event.data);
  if (breach) throw new Error(`the sample is not valid: ${breach.instancePath} ${breach.message}`);
  const { source, id, type } = event;
  return { casino: CASINO, source, id, type, ...storedForm(event) };
}
