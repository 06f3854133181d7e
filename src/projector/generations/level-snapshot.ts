import type { DataSource } from 'typeorm';
import { type BooksSnapshot, takeSnapshot } from '../../ledger/_core/store/books-snapshot';
import { inTransaction } from '../../ledger/_core/store/queryable';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { holdLivePosition, type LivePosition } from './generation';

/**
 * A snapshot in which live and rebuilt tables stand at one log position. The live checkpoint is held only for the last
 * steps up to there, never while the two are compared.
 */
export async function levelSnapshot(
  dataSource: DataSource,
  lastSteps: (live: LivePosition, holder: Queryable) => Promise<unknown>,
): Promise<BooksSnapshot> {
  let snapshot: BooksSnapshot | undefined;
  try {
    await inTransaction(dataSource, async (db) => {
      await lastSteps(await holdLivePosition(db), db);
      snapshot = await takeSnapshot(dataSource);
    });
    return snapshot!;
  } catch (failure) {
    await snapshot?.close();
    throw failure;
  }
}
