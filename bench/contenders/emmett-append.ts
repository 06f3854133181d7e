import { callersAtWork, type Contender } from '../measurement';
import { roundsOfRoulette, sessionStream } from '../sample-events';

/** What is used of the peer. It is installed for measuring only, so the type check of the product does without it. */
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
      await append(0); // It makes its tables at the first call.
    },
    work: (ms) => callersAtWork(callers, ms, append),
    close: () => store.close(),
  };
}
