import type { EventStorePort } from '../../event-log/event-store.port';
import { type Queryable, readRows } from '../../ledger/_core/store/queryable';
import { type KeptPlace, readKeptBytes } from '../../ledger/register/read-records';
import { HOUSE } from '../../people/people.events';
import { PEOPLE_STREAM } from '../../people/people-register';
import { type DecisionRecord, findMissigned } from '../../people/verify-signatures';
import type { ArchivedRecord } from './archive-line';

type Stored = Pick<EventStorePort, 'readStream'>;

/**
 * Checks the signatures of all decisions that the tables know as signed. The tables are those that were made anew from the log:
 * none is left out.
 * @param db a connection that finds the read models
 */
export async function findMissignedInTables(db: Queryable, store: Stored): Promise<readonly string[]> {
  const people: DecisionRecord[] = [];
  for await (const { bytes, id } of store.readStream(PEOPLE_STREAM))
    people.push({ where: `event ${id} of the house`, bytes });
  const houses = people.map(({ bytes }) => bytes);
  return findMissigned(houses, [...people, ...(await signedDecisions(db, store))]);
}

async function signedDecisions(db: Queryable, store: Stored): Promise<DecisionRecord[]> {
  const rows = await readRows<KeptPlace & { readonly casino: string; readonly number: bigint }>(
    db,
    `SELECT casino, number, stream, stream_version AS version
       FROM signed_decision signed JOIN register.record r USING (casino)
      WHERE r.number = signed.record_number AND casino <> $1 ORDER BY casino, number`,
    [HOUSE],
  );
  const texts = await readKeptBytes(store, rows);
  return rows.flatMap(({ casino, number }, index) => {
    const bytes = texts[index];
    return bytes === undefined ? [] : [{ where: `record ${number} of ${casino}`, bytes }];
  });
}

/** The same of an archive: the records alone say it. */
export const findMissignedInArchive = (records: readonly ArchivedRecord[]): Promise<readonly string[]> =>
  findMissigned(
    records.filter(({ stream }) => stream === PEOPLE_STREAM).map(({ bytes }) => bytes),
    records
      .filter(({ bytes }) => bytes.includes('"signature":"'))
      .map(({ casino, register, id, bytes }) => ({
        where: register === null ? `event ${id} of ${casino}` : `record ${register.number} of ${casino}`,
        bytes,
      })),
  );
