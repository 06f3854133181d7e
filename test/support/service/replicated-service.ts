import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { Client as Connection } from 'pg';
import { ReadSources } from '../../../src/projector/read-sources';
import type { ReplicaState } from '../../../src/projector/read-replica';
import {
  debianPrograms,
  type OwnPostgres,
  type OwnReplica,
  startDebianPostgres,
  startDebianReplica,
} from '../database/debian-postgres';
import { itWhere } from '../database/it-where';
import { runOn } from '../database/test-server';
import { CASINO, chipsSold, ledgerOpened } from '../sample-events/sample-events';
import { Client, type GraphqlAnswer } from './client';
import { type ServiceUnderTest, startServiceUnderTest } from './service-under-test';

/** Whether the programs for a replica are installed. */
export const CAN_REPLICATE = debianPrograms() !== undefined;

export const itReplicated = itWhere(CAN_REPLICATE, "Debian's PostgreSQL 15 or newer is not installed");

const PATIENCE_MS = 60_000;

export const BALANCE = `query ($c: ID!, $r: String, $k: KnownAt) {
  trialBalance(casino: $c, waitFor: $r, knownAt: $k) { position lines { account debit { amount } } } }`;

interface Balance {
  readonly trialBalance: { readonly position: number; readonly lines: readonly object[] };
}

/** The address with a read-only role. */
const asReader = (url: string): string => Object.assign(new URL(url), { username: 'reader' }).href;

/** A service on a PostgreSQL with a streaming replica; the ledger of the first casino is opened. */
export class ReplicatedService {
  private constructor(
    readonly primary: OwnPostgres,
    readonly replica: OwnReplica,
    readonly running: ServiceUnderTest,
    readonly client: Client,
  ) {}

  static async start(replicaLagMs = 2_000): Promise<ReplicatedService> {
    const primary = await startDebianPostgres();
    await runOn(primary.url, 'CREATE ROLE reader LOGIN; GRANT pg_read_all_data TO reader');
    const replica = await startDebianReplica(primary);
    const urls = { databaseUrl: primary.url, databaseReadUrl: asReader(replica.url) };
    const running = await startServiceUnderTest({ kind: 'postgres' }, { ...urls, replicaLagMs });
    const client = new Client(running.url, await running.makeWorldKey());
    const started = new ReplicatedService(primary, replica, running, client);
    await started.report(ledgerOpened());
    await started.until('ok');
    return started;
  }

  get reads(): ReadSources {
    return this.running.service.app.get(ReadSources);
  }

  private sales = 0;

  /** The number of records of the first casino. */
  get records(): number {
    return this.sales + 1;
  }

  /** Reports another sale at the first casino. @returns its receipt */
  sell(): Promise<string> {
    return this.report(chipsSold({}, { id: `sale-${++this.sales}` }));
  }

  /** Reports an event. @returns the receipt, after the read models of the primary contain it */
  async report(event: object): Promise<string> {
    const { summary } = (await this.client.stream([event])).at(-1)! as { summary: { receipt: string } };
    const passed = `SELECT 1 FROM projection.checkpoint JOIN projection.live USING (generation)
      HAVING min(coalesce(place, '0')::bigint) >= $1`;
    const connection = new Connection({ connectionString: this.primary.url });
    await connection.connect();
    try {
      const deadline = performance.now() + PATIENCE_MS;
      while ((await connection.query(passed, [summary.receipt])).rowCount === 0) {
        if (performance.now() > deadline) throw new Error(`nobody projects up to ${summary.receipt}`);
        await sleep(10);
      }
    } finally {
      await connection.end();
    }
    return summary.receipt;
  }

  balance(variables: object = {}): Promise<GraphqlAnswer<Balance>> {
    return this.client.graphql<Balance>(BALANCE, { c: CASINO, ...variables });
  }

  /** The position of an answer. @throws if it has errors */
  async position(variables: object = {}): Promise<number> {
    const { data, errors } = await this.balance(variables);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data!.trialBalance.position;
  }

  /** Runs work while replay on the replica is paused. */
  async paused(work: () => Promise<void>): Promise<void> {
    await runOn(this.replica.url, 'SELECT pg_wal_replay_pause()');
    try {
      await work();
    } finally {
      await runOn(this.replica.url, 'SELECT pg_wal_replay_resume()');
    }
  }

  /** Runs work while replay cancels conflicting queries at once instead of after half a minute. */
  async impatient(work: () => Promise<void>): Promise<void> {
    const set = async (change: string): Promise<void> => {
      await runOn(this.replica.url, `ALTER SYSTEM ${change}`);
      await runOn(this.replica.url, 'SELECT pg_reload_conf()');
    };
    await set(`SET max_standby_streaming_delay = '100ms'`);
    try {
      await work();
    } finally {
      await set('RESET max_standby_streaming_delay');
    }
  }

  /** Waits until the service regards the replica as in a state. */
  async until(state: ReplicaState): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (this.reads.seen?.state !== state) {
      if (performance.now() > deadline)
        throw new Error(`the replica is ${this.reads.seen?.state}, not ${state}`);
      await sleep(20);
    }
  }

  /** The numbers of answers by database and of repeated reads by reason during `work`. */
  async tally(work: () => Promise<unknown>): Promise<object> {
    const counts = (): Record<string, number> => ({ ...this.reads.answered, ...this.reads.repeated });
    const before = counts();
    await work();
    return Object.fromEntries(
      Object.entries(counts())
        .map(([name, times]) => [name, times - before[name]!] as const)
        .filter(([, times]) => times !== 0),
    );
  }

  /** Starts another service on the same books, without a replica or with another one. */
  serviceBeside(databaseReadUrl?: string): Promise<ServiceUnderTest> {
    const { dataDirectory } = this.running;
    const key = (name: string) =>
      ({ kind: 'file', path: join(dataDirectory, name), isUsual: false }) as const;
    return startServiceUnderTest(
      { kind: 'postgres' },
      {
        databaseUrl: this.primary.url,
        databaseReadUrl,
        sealKey: key('seal-key.pem'),
        personalKey: key('personal-data.key'),
      },
    );
  }

  async stop(): Promise<void> {
    await this.running.stop();
    await this.replica.stop();
    await this.primary.stop();
  }
}
