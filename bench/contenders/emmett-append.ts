import { callersAtWork, type Contender } from '../measurement';
import { roundsOfRoulette, sessionStream } from '../sample-events';

/** The used part of Emmett's API. It is installed for the bench only, so its types are not available to the type check. */
interface Emmett {
  readonly getPostgreSQLEventStore: (url: string) => EmmettStore;
}

interface EmmettStore {
  appendToStream(stream: string, events: readonly object[]): Promise<unknown>;
  close(): Promise<void>;
}

const EMMETT: string = '@event-driven-io/emmett-postgresql';

/** Emmett with its defaults: a pool of 10 connections, one transaction for each call. */
export function emmettAppend(
  url: string,
  { callers, batch }: { readonly callers: number; readonly batch: number },
): Contender {
  let store: EmmettStore;
  const append = async (caller: number): Promise<number> => {
    const events = roundsOfRoulette(batch, caller).map(({ type, data, ...metadata }) => ({
      type,
      data,
      metadata,
    }));
    await store.appendToStream(sessionStream(caller), events);
    return events.length;
  };
  return {
    name: `${EMMETT} appendToStream`,
    async open() {
      const { getPostgreSQLEventStore } = (await import(EMMETT)) as Emmett;
      store = getPostgreSQLEventStore(url);
      await append(0); // The first call creates its tables.
    },
    work: (ms) => callersAtWork(callers, ms, append),
    close: () => store.close(),
  };
}
