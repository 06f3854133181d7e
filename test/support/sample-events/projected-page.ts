import type { CasinoEvent } from '../../../src/ledger/_core/envelope';
import type { NumberedRecord } from '../../../src/ledger/_core/store/numbered-event';
import { numberRecords } from '../../../src/ledger/register/number-records';
import { projectPage } from '../../../src/projector/runner/page-projector';
import { type DatabaseAnswers, DatabaseDouble } from '../database/database-double';
import { InMemoryEventStore } from '../event-store/in-memory-event-store';
import { type InsertedRow, insertedRows } from './page-double';
import { recorded } from './recorded';

export const numberedAsRecords = (events: readonly CasinoEvent[]): readonly NumberedRecord[] =>
  numberRecords(recorded(...events), { heads: new Map(), contents: new Map() }).numbered;

/** A page as it was projected into a database that knows nothing but the answers given. */
export class ProjectedPage {
  constructor(private readonly database: DatabaseDouble) {}

  get asked(): DatabaseDouble['asked'] {
    return this.database.asked;
  }

  /** What was inserted into a table, in order. */
  rowsIn(table: string): InsertedRow[] {
    return this.asked.filter(({ sql }) => sql.startsWith(`INSERT INTO ${table} (`)).flatMap(insertedRows);
  }

  /** The rows of the journal as `record entry account debit credit`, amounts in minor units. */
  get journal(): string[] {
    return this.rowsIn('journal_line').map(({ record_number, entry_kind, of_record, account, debit, credit }) =>
      [record_number, entry_kind, of_record, account, debit, credit].join(' '),
    );
  }
}

/** Projects the first records of their casinos as one page. */
export async function projectedPage(
  events: readonly CasinoEvent[],
  answers: DatabaseAnswers = {},
): Promise<ProjectedPage> {
  const database = new DatabaseDouble({ ...answers, '': [] });
  await projectPage(database, new InMemoryEventStore(), numberedAsRecords(events));
  return new ProjectedPage(database);
}
