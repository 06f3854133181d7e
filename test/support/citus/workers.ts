import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DataSource } from 'typeorm';

/** A server that it starts may keep the output open, so that is not waited for. */
async function run(command: string): Promise<void> {
  const [code] = (await once(spawn('/bin/sh', ['-c', command], { stdio: 'ignore' }), 'exit')) as [
    number | null,
  ];
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** A worker that the environment can stop and start: its name in the cluster, and a shell command for each. */
export interface StoppableWorker {
  readonly node: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** @returns undefined where `CITUS_WORKER`, `CITUS_WORKER_STOP` and `CITUS_WORKER_START` are not all set */
export function stoppableWorker(env: NodeJS.ProcessEnv = process.env): StoppableWorker | undefined {
  const { CITUS_WORKER: node, CITUS_WORKER_STOP: stop, CITUS_WORKER_START: start } = env;
  if (node === undefined || stop === undefined || start === undefined) return undefined;
  return { node, stop: () => run(stop), start: () => run(start) };
}

/** The node of each casino, as `host:port`. */
export async function nodesOfCasinos(db: DataSource): Promise<ReadonlyMap<string, string>> {
  const casinos: { casino: string }[] = await db.query(`SELECT casino FROM register.casino`);
  const rows: { casino: string; node: string }[] = await db.query(
    `SELECT casino, nodename || ':' || nodeport AS node
       FROM unnest($1::text[]) AS known(casino)
       JOIN pg_catalog.citus_shards ON shardid = pg_catalog.get_shard_id_for_distribution_column('register.casino', casino)`,
    [casinos.map(({ casino }) => casino)],
  );
  return new Map(rows.map(({ casino, node }) => [casino, node]));
}

/** Moves what a node has of a casino to another node of the cluster. @returns that node */
export async function moveCasino(db: DataSource, casino: string): Promise<string> {
  const [moved]: { to: string }[] = await db.query(
    `WITH place AS (
       SELECT shardid, nodename, nodeport FROM pg_catalog.citus_shards
        WHERE shardid = pg_catalog.get_shard_id_for_distribution_column('register.casino', $1::text)),
     other AS (
       SELECT n.nodename, n.nodeport FROM pg_catalog.pg_dist_node n, place
        WHERE n.groupid <> 0 AND n.isactive AND (n.nodename, n.nodeport) <> (place.nodename, place.nodeport)
        ORDER BY n.nodeid LIMIT 1)
     SELECT other.nodename || ':' || other.nodeport AS to,
            pg_catalog.citus_move_shard_placement(shardid, place.nodename, place.nodeport, other.nodename, other.nodeport, 'block_writes')
       FROM place, other`,
    [casino],
  );
  return moved!.to;
}
