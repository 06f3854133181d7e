import { eventIn } from '../../kernel/stored-form';
import type { GamingDayClosed } from '../../ledger/gaming-day/gaming-day.events';
import type { ChainUpgraded } from '../../ledger/register/register.events';
import type { BooksRestated } from '../../ledger/books/books.events';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Minor } from '../../kernel/money';
import { type EventStorePort, partitionOf, type RecordedEvent } from '../../event-log/event-store.port';
import type { KeptPlace } from '../../ledger/register/read-records';
import { LogDamaged, parseRecord, assertUnaltered, readKeptBytes } from '../../ledger/register/read-records';
import { numberRecords, CHAIN_UPGRADED } from '../../ledger/register/number-records';
import type { NumberedRecord } from '../../ledger/_core/store/numbered-event';
import { instantsHash } from '../../ledger/register/upgrade-chain';
import { type CloseOfDay, type SealedClose, sealedCloseOf } from '../../ledger/gaming-day/seal';
import { merkleRoot } from '../../ledger/gaming-day/merkle-root';
import { isUnderSeal, trialBalanceDigest } from '../../ledger/gaming-day/sealed-balance.queries';
import type { Problem } from './problem';
import { HOUSE } from '../../kernel/house';
import type { BooksUnderSeals } from './verify-seals';
import type { ArchivedLine, ArchivedRecord } from './archive-line';
import { firstOf, isBefore, type Places } from '../generations/checkpoints';
import { type Queryable, readRows } from '../../database/queryable';
import { PEOPLE_STREAM } from '../../people/people-register';
import { type DecisionRecord, findMissigned } from '../../people/verify-signatures';
import { definitionOf } from '../../ledger/event-contract/catalogue';

export interface RecordsProven {
  readonly numbered: readonly NumberedRecord[];
  readonly problems: readonly Problem[];
}

/** Recomputes numbers and chain from the stored bytes alone, and compares each with its row of the register. */
export function proveRecords(records: readonly ArchivedRecord[]): RecordsProven {
  try {
    const { numbered } = numberRecords(records.map(recordedEvent), { heads: new Map(), contents: new Map() });
    for (const { record, number } of numbered) parseRecord(record, number);
    return { numbered, problems: firstDifference(records, numbered) ?? firstOutOfStream(records) ?? [] };
  } catch (failure) {
    return { numbered: [], problems: [{ check: 'chain', detail: (failure as Error).message }] };
  }
}

export const recordedEvent = ({
  kind: _kind,
  register: _register,
  principal,
  ...record
}: ArchivedRecord): RecordedEvent => ({ ...record, principal });

function firstDifference(
  records: readonly ArchivedRecord[],
  numbered: readonly NumberedRecord[],
): Problem[] | undefined {
  const given = new Map(numbered.map((each) => [each.record.place, each]));
  for (const { place, register, ...record } of records) {
    const found = given.get(place);
    const says =
      register === null
        ? undefined
        : `${register.number} ${register.chainHash} ${register.standing} ${register.recordedAt}`;
    const gives = found && `${found.number} ${found.chainHash} ${found.standing} ${found.recordedAt}`;
    if (says === gives) continue;
    const damaged = { ...record, place, ...(found === undefined ? {} : { number: found.number }) };
    const detail = `number, link, standing or moment is ${says ?? 'not'} in the register, the log gives ${gives ?? 'a repeat'}`;
    return [{ check: 'chain', detail: new LogDamaged(damaged, detail).message }];
  }
  return undefined;
}

/** The records of a stream are numbered from 0, without a gap. No chain covers these numbers. */
function firstOutOfStream(records: readonly ArchivedRecord[]): Problem[] | undefined {
  const next = new Map<string, number>();
  for (const record of records) {
    const expected = next.get(record.stream) ?? 0;
    if (record.version !== expected) {
      const detail = `its number in its stream is ${record.version}, and ${expected} comes next there`;
      return [{ check: 'chain', detail: new LogDamaged(record, detail).message }];
    }
    next.set(record.stream, expected + 1);
  }
  return undefined;
}

export function booksOfArchive(
  casino: string,
  {
    numbered,
    journal,
  }: { readonly numbered: readonly NumberedRecord[]; readonly journal: readonly ArchivedLine[] },
): BooksUnderSeals {
  const own = numbered.filter((each) => each.casino === casino);
  const ofHouse = numbered.filter((each) => each.casino === HOUSE);
  const lines = journal.filter(({ row }) => row['casino'] === casino).map(({ row }) => row);
  return {
    casino,
    closes: own.flatMap(closeIn),
    restatements: own.flatMap(({ record, number, standing }) => {
      if (record.type !== 'cagnotte.books.restated.v1' || standing !== 'counted') return [];
      return [{ recordNumber: number, restated: eventIn<CasinoEvent<BooksRestated>>(record.bytes).data }];
    }),
    upgrades: own.flatMap(({ record, number: recordNumber, standing }) =>
      record.type === CHAIN_UPGRADED && standing === 'counted'
        ? [{ recordNumber, upgraded: eventIn<CasinoEvent<ChainUpgraded>>(record.bytes).data }]
        : [],
    ),
    linkAt: (number) => Promise.resolve(own[number - 1] ?? { chainHash: '', chainVersion: 0 }),
    houseLinkAt: (number) => Promise.resolve(ofHouse[number - 1]?.chainHash ?? ''),
    instantsThrough: (last) => {
      const digest = instantsHash();
      for (const each of own) if (each.number <= last) digest.take(each);
      return Promise.resolve(digest.hex());
    },
    rootOf: ({ first, last }) => {
      const under = own.slice(Math.max(0, first - 1), last).map(({ record }) => record.contentHash);
      return Promise.resolve({ merkleRoot: merkleRoot(under), records: under.length });
    },
    digestOf: (close) => Promise.resolve(digestOfLines(lines, close)),
  };
}

export const sealingKeys = (numbered: readonly NumberedRecord[]): ReadonlySet<string> =>
  new Set(numbered.flatMap(closeIn).flatMap(({ seal }) => seal?.publicKey ?? []));

function closeIn({ record, number: recordNumber, standing }: NumberedRecord): CloseOfDay[] {
  if (record.type !== 'cagnotte.gaming-day.closed.v1' || standing !== 'counted') return [];
  const { gamingday: gamingDay, data, imported } = eventIn<CasinoEvent<GamingDayClosed>>(record.bytes);
  return [sealedCloseOf(data, { recordNumber, gamingDay, isImported: imported !== undefined })];
}

function digestOfLines(lines: readonly ArchivedLine['row'][], close: SealedClose): string {
  const balances = new Map<string, { account: string; currency: string; balance: Minor }>();
  for (const { account, currency, debit, credit, booking_day: bookingDay, record_number: record } of lines) {
    if (!isUnderSeal({ bookingDay: bookingDay!, record: BigInt(record!) }, close)) continue;
    const key = `${currency} ${account}`;
    const known = balances.get(key) ?? { account: account!, currency: currency!, balance: 0n };
    balances.set(key, { ...known, balance: known.balance + BigInt(debit!) - BigInt(credit!) });
  }
  return trialBalanceDigest([...balances.values()]);
}

/**
 * Reads the records of the log after the places of the read models, which are not projected yet. They are in no
 * chain, but their bytes must match the hashes in the log.
 * @returns how many there are
 * @throws LogDamaged naming the first that has changed
 */
export async function readPending(store: EventStorePort, places: Places): Promise<number> {
  const head = await store.head();
  let records = 0;
  if (head === undefined) return records;
  const after = firstOf(places.values(), store);
  for await (const record of store.readLog(after === undefined ? {} : { from: after })) {
    if (store.compareLogPositions(record.place, head) > 0) break;
    if (!isBefore(places.get(partitionOf(record.casino)), record.place, store)) continue;
    assertUnaltered(record);
    parseRecord(record);
    records += 1;
  }
  return records;
}

type Stored = Pick<EventStorePort, 'readStream'>;

/**
 * Checks the signatures of all decisions that the tables have as signed. The tables were rebuilt from the log, so
 * none is left out.
 * @param db a connection that finds the read models
 */
export async function findMissignedInTables(db: Queryable, store: Stored): Promise<readonly string[]> {
  const people: DecisionRecord[] = [];
  for await (const { bytes, id } of store.readStream(PEOPLE_STREAM))
    people.push({ where: `event ${id} of the house`, bytes });
  const houses = people.map(({ bytes }) => bytes);
  return findMissigned(houses, [...people, ...(await signedDecisions(db, store))], definitionOf);
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

export const findMissignedInArchive = (records: readonly ArchivedRecord[]): Promise<readonly string[]> =>
  findMissigned(
    records.filter(({ stream }) => stream === PEOPLE_STREAM).map(({ bytes }) => bytes),
    records
      .filter(({ bytes }) => bytes.includes('"signature":"'))
      .map(({ casino, register, id, bytes }) => ({
        where: register === null ? `event ${id} of ${casino}` : `record ${register.number} of ${casino}`,
        bytes,
      })),
    definitionOf,
  );
