import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { readRows } from '../../database/queryable';
import { readingTheCatalogue } from './catalogue/describe-catalogue';
import { numbers } from './wrong-rows';

/** Longer than a service needs to take over the partitions of one that has ended, or to renew its own membership. */
const TURN_MS = 6_000;
const FAR_AHEAD = `interval '10 minutes'`;

const HELD_BY_NOBODY = `
  SELECT partition, holder FROM projection.lease
   WHERE holder IS NOT NULL AND holder NOT IN (SELECT holder FROM projection.member) ORDER BY partition`;

const heldByNobody = (dataSource: DataSource): Promise<{ partition: number; holder: string }[]> =>
  readingTheCatalogue(dataSource, (db) => readRows(db, HELD_BY_NOBODY));

/**
 * Services that the tables list as projecting, but that do not run: no service projects their share of the casinos. A
 * service that starts or ends leaves such a row for a moment, so the rows are read twice.
 */
export async function findGhosts(dataSource: DataSource): Promise<readonly string[]> {
  const members = await readingTheCatalogue(dataSource, (db) =>
    readRows<{ holder: string }>(
      db,
      `SELECT holder FROM projection.member WHERE expires_at > clock_timestamp() + ${FAR_AHEAD} ORDER BY holder`,
    ),
  );
  let held = await heldByNobody(dataSource);
  if (held.length > 0) {
    await setTimeout(TURN_MS);
    const first = new Set(held.map(({ partition, holder }) => `${partition} ${holder}`));
    held = (await heldByNobody(dataSource)).filter(({ partition, holder }) =>
      first.has(`${partition} ${holder}`),
    );
  }
  const holders = [...new Set(held.map(({ holder }) => holder))];
  return [
    ...members.map(
      ({ holder }) =>
        `projection.member says that ${holder} projects, for longer than any service may: DELETE FROM projection.member WHERE holder = '${holder}'`,
    ),
    ...holders.map((holder) => {
      const partitions = held.filter((each) => each.holder === holder).map(({ partition }) => partition);
      return (
        `projection.lease gives partition ${numbers(partitions)} to ${holder}, which is no service of projection.member: ` +
        `UPDATE projection.lease SET holder = NULL WHERE holder = '${holder}'`
      );
    }),
  ];
}
