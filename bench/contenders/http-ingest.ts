import type { CasinoEvent } from '../../src/kernel/envelope';
import { callersAtWork, type Contender } from '../measurement';
import { roundOfRoulette, roundsOfRoulette } from '../sample-events';
import { HttpCaller, type HttpRequest } from './http-caller';
import type { RunningProgram } from './running-program';

/** A casino has about sixty tables; several terminals may report about one. */
const TABLES = 60;

export interface HttpIngest {
  readonly name: string;
  readonly connections: number;
  /** Events in each request. */
  readonly batch: number;
  /** Over how many tables the events go round; by default each caller reports about one. */
  readonly tables?: number;
  readonly start: () => Promise<RunningProgram>;
  readonly request: (events: readonly CasinoEvent[]) => HttpRequest;
  /** Throws unless all events of the request were stored. */
  readonly check: (answer: { readonly status: number; readonly body: string }) => void;
  readonly acknowledged?: (events: number) => void;
}

/** A service in its own process, and connections that each send one request after the other. */
export function httpIngest(ingest: HttpIngest): Contender {
  const { name, connections, batch } = ingest;
  let program: RunningProgram;
  let callers: HttpCaller[] = [];
  let told = 0;
  const eventsOf = (caller: number): CasinoEvent[] =>
    ingest.tables === undefined
      ? roundsOfRoulette(batch, caller % TABLES)
      : Array.from({ length: batch }, () => roundOfRoulette(told++ % ingest.tables!));
  const hangUp = (): void => {
    for (const caller of callers) caller.close();
    callers = [];
  };
  return {
    name,
    async open() {
      program = await ingest.start();
    },
    async prepare() {
      // The service may have closed connections that were idle during the other contender's stretch.
      hangUp();
      callers = await Promise.all(
        Array.from({ length: connections }, () => HttpCaller.connect(program.port)),
      );
    },
    work: (ms) =>
      callersAtWork(connections, ms, async (caller) => {
        const request = ingest.request(eventsOf(caller));
        ingest.check(await callers[caller]!.post(request));
        ingest.acknowledged?.(batch);
        return batch;
      }),
    async close() {
      hangUp();
      await program.stop();
    },
  };
}
