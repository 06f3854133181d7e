import { ALL_READ_MODELS } from '../all-read-models';
import type { PageTransaction } from '../../ledger/_core/store/read-model';

export type RowsByModel = readonly (readonly object[])[];

/** Rows of this many records are written together: few statements, but early enough to keep the database busy. */
const WRITTEN_AT_ONCE = 1_000;

export class WriteBuffer {
  private waiting: RowsByModel[] = [];
  private written: Promise<void> = Promise.resolve();

  constructor(private readonly page: PageTransaction) {}

  add(rows: RowsByModel): void {
    this.waiting.push(rows);
    if (this.waiting.length >= WRITTEN_AT_ONCE) this.flush();
  }

  /** Resolves when all writes are done, so that the connection is free. */
  settled(): Promise<void> {
    return this.written;
  }

  async end(): Promise<void> {
    this.flush();
    await this.written;
  }

  private flush(): void {
    const rows = this.waiting;
    this.waiting = [];
    this.written = this.written.then(() => writeRows(this.page, rows));
    this.written.catch(() => undefined); // It is awaited at the end; until then nobody may take it for forgotten.
  }
}

export async function writeRows(page: PageTransaction, records: readonly RowsByModel[]): Promise<void> {
  for (const [index, model] of ALL_READ_MODELS.entries()) {
    const rows = records.flatMap((byModel) => byModel[index]!);
    if (rows.length > 0) await model.write(page, rows);
  }
}
