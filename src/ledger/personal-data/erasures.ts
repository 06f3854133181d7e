import { eventIn } from '../../kernel/stored-form';
import type { DataSource } from 'typeorm';
import type { EventStorePort } from '../../event-log/event-store.port';
import { readRows } from '../../database/queryable';
import type { CasinoEvent } from '../../kernel/envelope';
import { type PersonalDataErased, personalDataErased } from './erasure.events';
import type { SubjectKeys } from '../../access/personal-data/subject-keys';
import { casinoStream } from '../event-contract/streams';

type Database = Pick<DataSource, 'query'>;
type Log = Pick<EventStorePort, 'readStream'>;

interface Decided {
  readonly casino: string;
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
}

async function decidedErasures(database: Database, log: Log): Promise<Decided[]> {
  const casinos = await readRows<{ casino: string }>(
    database,
    `SELECT DISTINCT casino FROM access.subject_key ORDER BY casino`,
  );
  const decided: Decided[] = [];
  for (const { casino } of casinos) {
    for await (const { type, bytes } of log.readStream(casinoStream(casino))) {
      if (type !== personalDataErased.type) continue;
      const { time, data } = eventIn<CasinoEvent<PersonalDataErased>>(bytes);
      decided.push(...data.erases.map(({ key }) => ({ casino, key, at: time })));
    }
  }
  return decided;
}

/**
 * Destroys keys that the log records as erased and the database still has, because it was restored from a backup or the
 * service stopped between decision and deletion.
 */
export async function eraseAsDecided(database: Database, log: Log, keys: SubjectKeys): Promise<number> {
  const decided = new Map((await decidedErasures(database, log)).map((each) => [each.key, each]));
  const left = await keysStillThere(database, [...decided.keys()]);
  for (const key of left) await keys.destroy([key], decided.get(key)!.at);
  return left.length;
}

/**
 * Reports differences between keys and decisions: a key that exists although it was erased, or one destroyed without a
 * decision of two persons.
 */
export async function findUndecided(database: Database, log: Log): Promise<string[]> {
  const decided = new Set((await decidedErasures(database, log)).map(({ key }) => key));
  const left = await keysStillThere(database, [...decided]);
  const destroyed = await readRows<{ keyId: string; casino: string; subject: string }>(
    database,
    `SELECT key_id, casino, subject FROM access.subject_key WHERE wrapped IS NULL ORDER BY casino, key_id`,
  );
  return [
    ...left.map(
      (key) => `key ${key} is still there, and two persons have erased it: start the service, which ends it`,
    ),
    ...destroyed
      .filter(({ keyId }) => !decided.has(keyId))
      .map(
        ({ keyId, casino, subject }) =>
          `key ${keyId} of ${subject} of ${casino} was destroyed, and no record says that two persons decided it`,
      ),
  ];
}

async function keysStillThere(database: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await readRows<{ keyId: string }>(
    database,
    `SELECT key_id FROM access.subject_key WHERE key_id = ANY ($1) AND wrapped IS NOT NULL ORDER BY key_id`,
    [[...keys]],
  );
  return rows.map(({ keyId }) => keyId);
}
