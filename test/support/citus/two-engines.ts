import type { DataSource } from 'typeorm';
import { type Service, startService } from '../../../src/app/service';
import { distributedTables } from '../../../src/database/distributed-tables';
import { ANY_DAY } from '../../../src/intake/reading';
import { toAppend } from '../../../src/kernel/stored-form';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { digestsOf, tablesOf } from '../../../src/projector/generations/compare';
import { liveGeneration, schemaOf } from '../../../src/projector/generations/generation';
import { Client } from '../service/client';
import { tellGoldenEvents } from '../service/every-question';
import { KeptLog } from '../service/kept-log';
import { type ServiceUnderTest, startServiceUnderTest } from '../service/service-under-test';
import { nightsTold } from '../told-nights/facts-told';
import { type CitusDatabase, copyLog, makeDistributed } from './citus-database';

const NIGHTS = 20;

/** A service on PostgreSQL and one on Citus with the same log, the same keys and the same credential. */
export interface TwoEngines {
  readonly plain: ServiceUnderTest;
  readonly citus: CitusDatabase;
  readonly service: Service;
  readonly onPlain: Client;
  readonly onCitus: Client;
  /** The last record of the golden casino. */
  readonly last: number;
  stop(): Promise<void>;
}

/** Tells golden events and nights of twenty casinos on PostgreSQL, and has a service on Citus project the same log. */
export async function startTwoEngines(url: string): Promise<TwoEngines> {
  const citus = await makeDistributed(url);
  const plain = await startServiceUnderTest();
  const key = await plain.makeWorldKey();
  const onPlain = new Client(plain.url, key);
  const last = await tellGoldenEvents(plain, onPlain);
  for (const event of nightsTold()
    .slice(0, NIGHTS)
    .flatMap(({ events }) => events))
    await plain.store.append({
      stream: streamOf(event),
      events: [toAppend(event)],
      principal: 'test',
      expected: 'any',
    });
  await onPlain.healthWhenCaughtUp();
  await copyLog(plain.database.dataSource, citus.dataSource);
  const service = await startService(
    {
      ...{ dataDirectory: plain.dataDirectory, host: '127.0.0.1', port: 0, days: ANY_DAY, databaseUrl: url },
      ...{ eventStore: { kind: 'postgres' }, fileThreads: 0 },
    },
    new KeptLog(),
  );
  const onCitus = new Client(service.url, key);
  await onCitus.healthWhenCaughtUp();
  const stop = async (): Promise<void> => {
    await service.close();
    await citus.drop();
    await plain.stop();
  };
  return { plain, citus, service, onPlain, onCitus, last, stop };
}

/** A digest of every table of the live read models, for each casino and day. */
export async function digestsOfLive({ manager }: DataSource): Promise<readonly string[]> {
  const tables = await tablesOf(manager, schemaOf(await liveGeneration(manager)));
  const digests: string[] = [];
  for (const table of tables.values())
    for (const { rows, ...digest } of await digestsOf(manager, table))
      digests.push(JSON.stringify({ ...digest, rows: `${rows}` }));
  return digests.sort();
}

/** Whether a statement's name of a table is that of a distributed one. */
export async function distributedNames(db: DataSource): Promise<(table: string) => boolean> {
  const known = new Set(
    [...(await distributedTables(db))].map((name) => name.replace(/^generation_\d+\./, '')),
  );
  return (table) => known.has(table.replace(/^generation_\d+\./, ''));
}
