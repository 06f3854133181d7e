import type { GamingDayClosed } from './gaming-day.events';
import type { BooksRestated } from '../books/books.events';
import type { RecordedDecision } from './decisions.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { merkleRoot } from './merkle-root';
import { type CloseOfDay, isSealed, type Restatement, type SealedClose, sealedCloseOf } from './seal';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventStorePort } from '../../event-log/event-store.port';
import { type KeptPlace, readKeptBytes } from '../register/read-records';

export const closesOf = (decisions: readonly RecordedDecision[]): CloseOfDay[] =>
  decisions.flatMap(({ type, recordNumber, gamingDay, data, imported }) =>
    type === 'cagnotte.gaming-day.closed.v1'
      ? [
          sealedCloseOf(data as GamingDayClosed, {
            recordNumber,
            gamingDay,
            isImported: imported !== undefined,
          }),
        ]
      : [],
  );

export const sealedCloses = (decisions: readonly RecordedDecision[]): SealedClose[] =>
  closesOf(decisions).filter(isSealed);

/** Calculates the Merkle root of the stored bytes of consecutive records, both ends included. */
export async function rootOfRecords(
  db: Queryable,
  { casino, first, last }: { readonly casino: string; readonly first: number; readonly last: number },
): Promise<{ readonly merkleRoot: string; readonly records: number }> {
  const rows = await readRows<{ hash: string }>(
    db,
    `SELECT encode(content_hash, 'hex') AS hash FROM register.record
      WHERE casino = $1 AND number BETWEEN $2 AND $3 ORDER BY number`,
    [casino, `${first}`, `${last}`],
  );
  return { merkleRoot: merkleRoot(rows.map(({ hash }) => hash)), records: rows.length };
}

export async function readRestatements(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  casino: string,
): Promise<Restatement[]> {
  const rows = await readRows<KeptPlace & { readonly number: bigint }>(
    db,
    `SELECT number, stream, stream_version AS version FROM register.record
      WHERE casino = $1 AND type = 'cagnotte.books.restated.v1' AND standing = 'counted' ORDER BY number`,
    [casino],
  );
  const texts = await readKeptBytes(store, rows);
  return rows.flatMap(({ number }, index) => {
    const text = texts[index];
    if (text === undefined) return [];
    return [{ recordNumber: number, restated: (JSON.parse(text) as CasinoEvent<BooksRestated>).data }];
  });
}
