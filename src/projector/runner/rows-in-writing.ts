import { ALL_READ_MODELS } from '../all-read-models';
import type { PageTransaction } from '../../ledger/_core/store/read-model';

/** The rows of one record, or of one fact, for each of the read models. */
export type RowsByModel = readonly (readonly object[])[];

/** So many records' rows are written together: few statements for many rows, and early enough to keep the database at work. */
const WRITTEN_AT_ONCE = 1_000;

/** Rows on their way into the database, while those of later facts are still being made. */
export class RowsInWriting {
  private waiting: RowsByModel[] = [];
  private written: Promise<void> = Promise.resolve();

  constructor(private readonly page: PageTransaction) {}

  add(rows: RowsByModel): void {
    this.waiting.push(rows);
    if (this.waiting.length >= WRITTEN_AT_ONCE) this.beginWriting();
  }

  /** Ends once nothing is being written any more, so that the database can be asked for something else. */
  quiet(): Promise<void> {
    return this.written;
  }

  /** Ends with the first failure; what came after it was not written. */
  async end(): Promise<void> {
    this.beginWriting();
    await this.written;
  }

  private beginWriting(): void {
    const rows = this.waiting;
    this.waiting = [];
    this.written = this.written.then(() => writeRows(this.page, rows));
    this.written.catch(() => undefined); // It is awaited at the end; until then nobody may take it for forgotten.
  }
}

/** Writes the rows of records, one statement for each read model that has any. */
export async function writeRows(page: PageTransaction, records: readonly RowsByModel[]): Promise<void> {
  for (const [index, model] of ALL_READ_MODELS.entries()) {
    const rows = records.flatMap((byModel) => byModel[index]!);
    if (rows.length > 0) await model.write(page, rows);
  }
}
