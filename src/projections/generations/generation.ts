import type { QueryRunner } from 'typeorm';
import type { LogPlace } from '../../event-store/event-store.port';

type Db = Pick<QueryRunner, 'query'>;

/** The schema that holds the read models of a generation. */
export const schemaOf = (generation: number): string => `generation_${generation}`;

/** The generation that readers see. */
export async function liveGeneration(db: Db): Promise<number> {
  const rows: { generation: number }[] = await db.query(`SELECT generation FROM projection.live`);
  return rows[0]!.generation;
}

/** Makes the tables of a further generation, empty, and answers its number. */
export async function createGeneration(db: Db): Promise<number> {
  await db.query(`LOCK TABLE projection.generation IN SHARE ROW EXCLUSIVE MODE`);
  const rows: { next: number }[] = await db.query(
    `SELECT max(generation) + 1 AS next FROM projection.generation`,
  );
  const generation = rows[0]!.next;
  await db.query(`SELECT projection.create_generation($1)`, [generation]);
  return generation;
}

/** Drops the tables of a generation that nobody reads. Its number is not used again. */
export async function retireGeneration(db: Db, generation: number): Promise<void> {
  await db.query(`DROP SCHEMA IF EXISTS ${schemaOf(generation)} CASCADE`);
  await db.query(`UPDATE projection.generation SET state = 'retired' WHERE generation = $1`, [generation]);
}

/** Makes a generation the one that readers see; the caller holds the live checkpoint's lock. */
export async function switchTo(db: Db, generation: number): Promise<void> {
  await db.query(`UPDATE projection.generation SET state = 'retired' WHERE state = 'live'`);
  await db.query(`UPDATE projection.generation SET state = 'live' WHERE generation = $1`, [generation]);
  await db.query(`UPDATE projection.live SET generation = $1`, [generation]);
}

/** The log place up to which a generation has projected; undefined at the very beginning. */
export async function checkpointOf(db: Db, generation: number): Promise<LogPlace | undefined> {
  const rows: { place: LogPlace | null }[] = await db.query(
    `SELECT place FROM projection.generation WHERE generation = $1`,
    [generation],
  );
  return rows[0]?.place ?? undefined;
}

/** Takes the lock that everybody who moves a checkpoint must hold, and answers the checkpoint as it stands now. */
export async function lockCheckpoint(db: Db, generation: number): Promise<LogPlace | undefined> {
  const rows: { place: LogPlace | null; state: string }[] = await db.query(
    `SELECT place, state FROM projection.generation WHERE generation = $1 FOR UPDATE`,
    [generation],
  );
  return rows[0]?.place ?? undefined;
}

export async function moveCheckpoint(db: Db, generation: number, place: LogPlace): Promise<void> {
  await db.query(`UPDATE projection.generation SET place = $2 WHERE generation = $1`, [generation, place]);
}
