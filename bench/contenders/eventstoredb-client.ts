import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { callersAtWork, type Contender } from '../measurement';
import { roundsOfRoulette, sessionStream } from '../sample-events';
import type { RunningProgram } from './running-program';

const TABLES = 60;
/** Events per append; a server accepts 1 MiB. */
const MOST_TOGETHER = 500;
/**
 * Appends by the client of EventStoreDB alone, without validation and hashes. Without a user its appends share one call, as
 * those of the service do.
 */
export function eventStoreDbClient(
  { connections, batch }: { readonly connections: number; readonly batch: number },
  startServer: () => Promise<RunningProgram>,
): Contender {
  let server: RunningProgram;
  let client: EventStoreDBClient;
  return {
    name: 'the client of EventStoreDB alone',
    async open() {
      server = await startServer();
      client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`);
    },
    work: (ms) =>
      callersAtWork(connections, ms, async (caller) => {
        const table = caller % TABLES;
        const events = roundsOfRoulette(batch, table).map(({ id, type, data }) =>
          jsonEvent({ id, type, data: data as Record<string, string> }),
        );
        for (let from = 0; from < batch; from += MOST_TOGETHER)
          await client.appendToStream(sessionStream(table), events.slice(from, from + MOST_TOGETHER));
        return batch;
      }),
    async close() {
      await client.dispose();
      await server.stop();
    },
  };
}
