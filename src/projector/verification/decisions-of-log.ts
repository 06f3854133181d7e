import type { EventStorePort } from '../../event-log/event-store.port';
import { type Queryable, readRows } from '../../database/queryable';
import type { NumberedRecord } from '../../ledger/_core/store/numbered-event';
import { type KeptPlace, readKeptBytes } from '../../ledger/register/read-records';
import { isoInstant } from '../../ledger/register/register';
import { DECISION_RIGHTS } from './decision-rights';
import { PEOPLE_STREAM } from '../../people/people-register';
import { compareDeciders, decisionIn, type DecisionToVerify } from './verify-deciders';

type DecidersSeen = ReturnType<typeof compareDeciders>;

/** Closes are read in smaller portions, because each contains the balances of a day. */
const AT_ONCE = 1_000;

interface DecisionRow extends KeptPlace {
  readonly casino: string;
  readonly number: bigint;
  readonly recordedAt: string;
  readonly principal: string | null;
}

const nameOf = ({ casino, number }: Pick<NumberedRecord, 'casino' | 'number'>): string =>
  `record ${number} of ${casino}`;

/** Checks the persons who decided about the casinos of the register against the persons in the log. */
export async function decidersOfTables(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
): Promise<DecidersSeen> {
  const people = [];
  for await (const { bytes, recordedAt } of store.readStream(PEOPLE_STREAM))
    people.push({ bytes, recordedAt });
  const rows = await readRows<DecisionRow>(
    db,
    `SELECT casino, number, stream, stream_version AS version, principal, ${isoInstant('recorded_at')} AS recorded_at
       FROM register.record WHERE type = ANY ($1) AND standing = 'counted' ORDER BY casino, number`,
    [Object.keys(DECISION_RIGHTS)],
  );
  const decisions: DecisionToVerify[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    decisions.push(...(await readDecisions(store, rows.slice(from, from + AT_ONCE))));
  return compareDeciders(people, decisions);
}

async function readDecisions(
  store: Pick<EventStorePort, 'readStream'>,
  rows: readonly DecisionRow[],
): Promise<DecisionToVerify[]> {
  const texts = await readKeptBytes(store, rows);
  return rows.flatMap(({ casino, number, recordedAt, principal }, index) => {
    const bytes = texts[index];
    const where = nameOf({ casino, number });
    if (bytes === undefined) return [];
    return decisionIn({ where, casino, recordedAt, bytes, principal: principal ?? undefined });
  });
}

/** Checks the persons who decided in the records of an archive against the persons in the archive. */
export const decidersOfArchive = (numbered: readonly NumberedRecord[]): DecidersSeen =>
  compareDeciders(
    numbered.filter(({ record }) => record.stream === PEOPLE_STREAM).map(({ record }) => record),
    numbered
      .filter(({ standing }) => standing === 'counted')
      .flatMap(({ record, casino, number, recordedAt }) =>
        decisionIn({
          where: nameOf({ casino, number }),
          casino,
          recordedAt,
          bytes: record.bytes,
          principal: record.principal,
        }),
      ),
  );
