import type { Duplex } from 'node:stream';
import type { LoggerService } from '@nestjs/common';
import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplicaDatabase, ReplicaSeen, ReplicaState } from '../../projector/read-replica';
import { LOOK_MS, ReadReplica } from '../../projector/read-replica';
import type { Config } from '../config';
import { describeFault } from '../graphql-fault-log';
import { createDataSource } from './data-source';

/** The default lag above which a replica is not read. */
export const MOST_LAG_MS = 5_000;

/** A connection to a replica that is not made by then is not made at all. */
const REPLICA_CONNECT_MS = 2_000;

/** The database of DATABASE_READ_URL, which is connected to later: a service starts without it. */
export function replicaAt(url: string): ReplicaDatabase {
  const connected = new Set<Client>();
  const dataSource = createDataSource({
    url,
    readOnly: true,
    connectWithinMs: REPLICA_CONNECT_MS,
    onConnected: (client) => {
      connected.add(client);
      client.once('end', () => connected.delete(client));
    },
  });
  const abandon = (): void => {
    for (const client of connected) streamOf(client).destroy();
    connected.clear();
  };
  return { place: new URL(url).host, dataSource, abandon };
}

/** A server that hangs does not close its connections, and the driver would wait for that. */
const streamOf = (client: Client): Duplex =>
  (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream;

/** Watches the configured replica, if any, and logs when queries leave it or return. */
export function replicaOf(
  primary: DataSource,
  { databaseReadUrl, replicaLagMs = MOST_LAG_MS }: Config,
  logger: LoggerService,
): ReadReplica | undefined {
  if (databaseReadUrl === undefined) return undefined;
  const database = replicaAt(databaseReadUrl);
  const onChange = (seen: ReplicaSeen, why?: unknown): void => {
    if (seen.state === 'ok') {
      logger.log(`Queries are read from the replica at ${database.place}`, 'replica');
      return;
    }
    const cause = why === undefined ? '' : ` (${causeOf(why)})`;
    const says = `The replica at ${database.place} ${wordsFor(seen, replicaLagMs)}${cause}`;
    logger.warn(`${says}: queries are read from the primary`, 'replica');
  };
  return new ReadReplica(primary, database, { mostLagMs: replicaLagMs, onChange });
}

/** Observes the configured replica for as long as it may be behind; undefined if none is configured. */
export async function lookOnce(
  primary: DataSource,
  { databaseReadUrl, replicaLagMs = MOST_LAG_MS }: Config,
): Promise<(ReplicaSeen & { readonly place: string; readonly cause: string | undefined }) | undefined> {
  if (databaseReadUrl === undefined) return undefined;
  const database = replicaAt(databaseReadUrl);
  let cause: string | undefined;
  const onChange = (_seen: ReplicaSeen, why?: unknown): void => {
    cause = why === undefined ? undefined : causeOf(why);
  };
  const replica = new ReadReplica(primary, database, { mostLagMs: replicaLagMs, onChange });
  try {
    // A record missing at first may have just been written; only repeated reads show how long it takes.
    for (let looks = 1; ; looks++) {
      await replica.look();
      const { state, lagMs } = replica.lastSeen;
      if (state !== 'ok' || lagMs === 0 || (looks > 1 && lagMs! < LOOK_MS))
        return { ...replica.lastSeen, place: database.place, cause };
      await sleep(LOOK_MS);
    }
  } finally {
    await replica.stop();
  }
}

/** Omits the stack, which explains nothing about a failed connection. */
const causeOf = (failure: unknown): string => describeFault(failure).split('\n', 1)[0]!;

const WORDS: Readonly<Record<ReplicaState, (lagSeconds: number) => string>> = {
  ok: () => 'follows the primary',
  behind: (seconds) => `is behind: it has lacked something of the primary for more than ${seconds} s`,
  unreachable: () => 'does not answer',
  stranger: () => 'is no replica of DATABASE_URL: it follows no primary, or another one',
};

/** @param mostLagMs as configured; a replica that comes back is behind until it has caught up */
export const wordsFor = ({ state, lagMs }: ReplicaSeen, mostLagMs: number): string =>
  WORDS[state](Math.min(lagMs ?? mostLagMs, mostLagMs) / 1_000);
