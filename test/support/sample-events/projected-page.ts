import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { NumberedRecord } from '../../../src/ledger/_core/store/numbered-event';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { toAppend } from '../../../src/kernel/stored-form';
import { numberRecords } from '../../../src/ledger/register/number-records';
import { projectPage } from '../../../src/projector/runner/page-projector';
import { type DatabaseAnswers, DatabaseDouble } from '../database/database-double';
import { InMemoryEventStore } from '../event-store/in-memory-event-store';
import { type InsertedRow, insertedRows } from './page-double';

/** A log of these events, one second apart, and its records. */
export function logged(events: readonly CasinoEvent[]): {
  readonly store: InMemoryEventStore;
  readonly numbered: readonly NumberedRecord[];
} {
  let now = Date.UTC(2026, 0, 1, 20);
  const store = new InMemoryEventStore(() => new Date((now += 1_000)));
  const records = events.map((event) => store.forceIntoLog(toAppend(event), streamOf(event)));
  return { store, numbered: numberRecords(records, { heads: new Map(), contents: new Map() }).numbered };
}

/** The row of a record in the register, with its place. */
export function rowOf({ number, casino, record: { place, source, id, stream, version } }: NumberedRecord) {
  return { number, casino, place, source, event_id: id, stream, stream_version: version };
}

/** A page that was projected into a database double. */
export class ProjectedPage {
  constructor(private readonly database: DatabaseDouble) {}

  get asked(): DatabaseDouble['asked'] {
    return this.database.asked;
  }

  /** The rows inserted into a table, in order. */
  rowsIn(table: string): InsertedRow[] {
    return this.asked.filter(({ sql }) => sql.startsWith(`INSERT INTO ${table} (`)).flatMap(insertedRows);
  }

  /** The rows of the journal as `record entry account debit credit`, amounts in minor units. */
  get journal(): string[] {
    return this.rowsIn('journal_line').map(
      ({ record_number, entry_kind, of_record, account, debit, credit }) =>
        [record_number, entry_kind, of_record, account, debit, credit].join(' '),
    );
  }
}

/** Answers about parked records, for which later records of the same key wait. */
const PARKED = (page: () => ProjectedPage): DatabaseAnswers => ({
  'AS partition_key FROM parked_record': () =>
    page()
      .rowsIn('parked_record')
      .map(({ casino, fold_key: key }) => ({ casino, partition_key: key })),
});

/** Projects the first records of their casinos as one page. */
export async function projectedPage(
  events: readonly CasinoEvent[],
  answers: DatabaseAnswers = {},
): Promise<ProjectedPage> {
  const { store, numbered } = logged(events);
  const database: DatabaseDouble = new DatabaseDouble({ ...answers, ...PARKED(() => page), '': [] });
  const page = new ProjectedPage(database);
  await projectPage(database, store, numbered);
  return page;
}
