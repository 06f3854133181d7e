import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { dataDirectoryAt, rememberedPort } from '../../../src/app/database/data-directory';
import { urlOf } from '../../../src/app/database/server-connection';
import { patience } from './test-extent';

/** The database of a running service, on a connection of the test. */
export class ServiceDatabase {
  private constructor(private readonly client: Client) {}

  /** Waits for a restarting server; backends of a killed postmaster may have answered until now. */
  static async open(dataDirectory: string, patienceMs = patience(60_000)): Promise<ServiceDatabase> {
    const directory = dataDirectoryAt(dataDirectory);
    const url = urlOf(directory, rememberedPort(directory)!);
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const client = new Client({ connectionString: url, application_name: 'onlooker' });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return new ServiceDatabase(client);
      } catch (failure) {
        if (performance.now() > deadline) throw failure;
        await sleep(100);
      }
    }
  }

  async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row & Record<string, unknown>>(sql, values)).rows;
  }

  /** Waits until the live read models contain the whole log. */
  async projected(patienceMs = patience(60_000)): Promise<void> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const [row] = await this.query<{ head: string; place: string }>(
        `SELECT (SELECT coalesce(max(place), 0) FROM event_log.event)::text AS head,
                (SELECT min(coalesce(c.place, '0')::bigint)::text
                   FROM projection.live JOIN projection.checkpoint c USING (generation)) AS place`,
      );
      if (row!.head === row!.place) return;
      if (performance.now() > deadline)
        throw new Error(`the projections stand at ${row!.place} of ${row!.head}`);
      await sleep(100);
    }
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
