import type { AccountPlaces, FirstReport, SessionNow } from '../../ledger/evaluation/casino-now';
import type { CellName, CellRow, TallyRow } from '../../ledger/evaluation/cells';
import { isTally, type TallyName } from '../../ledger/_core/balances';
import type { Posted } from '../../ledger/evaluation/account-postings';
import type { Past, PlacedFact } from '../../ledger/evaluation/change';
import { type ClosedDays, isClosed } from '../../ledger/casino/authorisation.state';
import { asCounted, uncorrected } from '../../ledger/corrections/corrected-fact.state';
import type { CustomersOfDay } from '../../ledger/customers/customers-of-day.state';
import { dayOf, type Place } from '../../ledger/fact-order/place.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { factOf } from '../../ledger/_core/store/statement-parts';
import { readState, writeState } from '../../ledger/_core/store/fold-states';
import { type Queryable, readRows } from '../../database/queryable';
import { readFirstReports } from '../../ledger/house-round/house-round.queries';
import { readCorrectedFacts } from '../../ledger/corrections/corrections.queries';
import { readEventsOfRecords, type RecordInStream } from '../../ledger/register/read-records';
import { column, deleteRows, replaceRows, table } from '../../database/table';
import type { PageTransaction } from '../../ledger/_core/store/read-model';

export const PLACE_OF_ACCOUNT = table('place_of_account', {
  casino: column.key(column.text),
  account: column.key(column.text),
  posted: column.text,
  asked: column.text,
});

interface AccountPlaceRow extends AccountPlaces {
  readonly casino: string;
  readonly account: string;
}

export function readAccountPlaces(
  page: PageTransaction,
  casinos: readonly string[],
): Promise<AccountPlaceRow[]> {
  return readRows<AccountPlaceRow>(
    page,
    `SELECT casino, account, posted, asked FROM place_of_account WHERE casino = ANY ($1)`,
    [casinos],
  );
}

export interface CasinoWritten {
  readonly casino: string;
  readonly accounts: {
    readonly changed: Map<string, bigint>;
    get(account: string): AccountPlaces | undefined;
  };
  readonly cells: ReadonlyMap<CellName, ReadonlyMap<Place, CellRow | undefined>>;
}

export async function writeAccountPlaces(
  page: PageTransaction,
  casinos: readonly CasinoWritten[],
): Promise<void> {
  const rows = casinos.flatMap(({ casino, accounts }) =>
    [...accounts.changed.keys()].sort().map((account) => ({ casino, account, ...accounts.get(account)! })),
  );
  await replaceRows(page, PLACE_OF_ACCOUNT, rows);
  for (const { accounts } of casinos) accounts.changed.clear();
}

export const FACT_CELL = table('fact_cell', {
  casino: column.key(column.text),
  cell: column.key(column.text),
  place: column.key(column.text),
  recordNumber: column.bigint,
  gamingDay: column.date,
  state: column.optional(column.text),
});

export async function writeCells(page: PageTransaction, casinos: readonly CasinoWritten[]): Promise<void> {
  const changes = casinos.flatMap(({ casino, cells }) =>
    [...cells].flatMap(([cell, rows]) => [...rows].map(([place, row]) => ({ casino, cell, place, row }))),
  );
  const gone = changes.flatMap(({ row, ...named }) => (row === undefined ? [named] : []));
  await deleteRows(page, FACT_CELL, gone);
  const rows = changes.flatMap(({ casino, cell, row }) =>
    row === undefined
      ? []
      : [
          {
            casino,
            cell,
            place: row.place,
            recordNumber: row.record,
            gamingDay: dayOf(row.place),
            state: writtenRow(row),
          },
        ],
  );
  await replaceRows(page, FACT_CELL, rows);
}

interface RowWithRead {
  readonly $read: NonNullable<CellRow['read']>;
  readonly state?: unknown;
}

function writtenRow({ state, read }: CellRow): string | null {
  if (read !== undefined) return writeState({ $read: read, state } satisfies RowWithRead);
  return state === null || state === undefined ? null : writeState(state);
}

/** What a row of a cell records as read. Rows of earlier releases do not state it: they read the whole state. */
export function readRow(cell: CellName, written: string | null): Pick<CellRow, 'state' | 'read'> {
  if (written === null) return { state: cell.startsWith('account/') ? null : undefined };
  const state = readState<unknown>(written);
  return hasRead(state) ? { state: state.state, read: state.$read } : { state };
}

const hasRead = (state: unknown): state is RowWithRead =>
  typeof state === 'object' && state !== null && '$read' in state;

interface Reading {
  readonly page: Queryable;
  readonly store: EventStorePort;
  readonly casino: string;
  /** The first record of the current work: records from it on are not past. */
  readonly first: bigint;
  readonly quiet: () => Promise<void>;
}

type FactRow = RecordInStream & { readonly place: string; readonly factPlace: Place };

export class CasinoPast implements Past {
  constructor(private readonly reading: Reading) {}

  readonly session = (key: string): Promise<SessionNow | undefined> => this.state('table-session', key);

  readonly customers = (day: string) => this.state<CustomersOfDay>('customers-of-day', day);

  private async state<State>(fold: string, key: string): Promise<State | undefined> {
    const [row] = await this.query<{ state: string }>(
      `SELECT state FROM fold_state WHERE casino = $1 AND fold = $2 AND key = $3`,
      [fold, key],
    );
    return row && readState<State>(row.state);
  }

  async report(reference: string): Promise<FirstReport | undefined> {
    await this.reading.quiet();
    const { page, casino } = this.reading;
    return (await readFirstReports(page, [{ casino, reference, is_void: true }]))[0]?.report;
  }

  factsOfSession(key: string): Promise<readonly PlacedFact[]> {
    return this.factsWhere('o.fold_key = $3', [key]);
  }

  facts(records: readonly bigint[]): Promise<readonly PlacedFact[]> {
    return this.factsWhere('o.record_number = ANY ($3::bigint[])', [records.map(String)]);
  }

  async factsFrom(place: Place, closed: ClosedDays): Promise<readonly PlacedFact[]> {
    const reported = await this.query<{ gamingDay: string; firstRecord: bigint }>(
      `SELECT gaming_day::text AS gaming_day, first_record FROM reported_day
        WHERE casino = $1 AND gaming_day >= $2::date`,
      [dayOf(place)],
    );
    const open = reported.filter(({ gamingDay }) => !isClosed(closed, gamingDay));
    if (open.length === 0) return [];
    const first = open.reduce(
      (least, each) => (each.firstRecord < least ? each.firstRecord : least),
      open[0]!.firstRecord,
    );
    return this.factsWhere(
      'o.gaming_day = ANY ($3::date[]) AND o.place >= $4 AND o.record_number >= $5::bigint',
      [open.map(({ gamingDay }) => gamingDay), place, first.toString()],
    );
  }

  postedFrom(place: Place, account: string): Promise<readonly Posted[]> {
    return isTally(account) ? this.talliedFrom(place, account) : this.linesFrom(place, account);
  }

  private async talliedFrom(place: Place, account: TallyName): Promise<readonly Posted[]> {
    const rows = await this.query<{ place: Place; state: string }>(
      `SELECT place, state FROM fact_cell WHERE casino = $1 AND cell = $2 AND place >= $3`,
      [account, place],
    );
    return rows.flatMap((row) =>
      readState<TallyRow>(row.state).map((each) => ({
        place: row.place,
        account,
        subLedger: undefined,
        ...each,
      })),
    );
  }

  /** A line belongs to the fact that it posts or restates; the records of a day begin with its first report. */
  private linesFrom(place: Place, account: string): Promise<readonly Posted[]> {
    return this.query<Posted & { subLedger: string }>(
      `SELECT o.place, account, sub_ledger, currency, sum(debit - credit) AS amount
         FROM journal_line l
         JOIN fact_order o ON o.casino = l.casino
          AND o.record_number = ${factOf('l')}
        WHERE l.casino = $1 AND l.record_number < $2 AND l.account = $3 AND o.place >= $4 AND o.fold_key IS NOT NULL
          AND l.record_number >= (SELECT min(first_record) FROM reported_day WHERE casino = $1 AND gaming_day >= $5::date)
        GROUP BY 1, 2, 3, 4 HAVING sum(debit - credit) <> 0`,
      [this.first, account, place, dayOf(place)],
    ).then((rows) => rows.map((row) => ({ ...row, subLedger: row.subLedger ?? undefined })));
  }

  async cellFrom(place: Place, cell: string): Promise<readonly CellRow[]> {
    const rows = await this.query<{ place: Place; recordNumber: bigint; state: string | null }>(
      `SELECT place, record_number, state FROM fact_cell
        WHERE casino = $1 AND cell = $2 AND place >= coalesce(
          (SELECT max(place) FROM fact_cell WHERE casino = $1 AND cell = $2 AND place < $3), $3)`,
      [cell, place],
    );
    return rows.map(({ place: at, recordNumber, state }) => ({
      place: at,
      record: recordNumber,
      ...readRow(cell, state),
    }));
  }

  private async factsWhere(where: string, parameters: readonly unknown[]): Promise<PlacedFact[]> {
    const rows = await this.query<FactRow>(
      `SELECT o.place AS fact_place, r.number, r.casino, r.place, r.source, r.event_id, r.stream, r.stream_version
         FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number
        WHERE o.casino = $1 AND o.record_number < $2 AND o.fold_key IS NOT NULL AND ${where}`,
      [this.first, ...parameters],
    );
    if (rows.length === 0) return [];
    const { store, page, casino } = this.reading;
    const events = await readEventsOfRecords(store, rows);
    const corrected = await readCorrectedFacts(
      page,
      casino,
      rows.map(({ number }) => number),
    );
    return rows.flatMap(({ number, factPlace }): PlacedFact[] => {
      const event = asCounted(events.get(number)!, corrected.get(number) ?? uncorrected);
      return event === undefined ? [] : [{ record: number, place: factPlace, event }];
    });
  }

  private get first(): string {
    return this.reading.first.toString();
  }

  private async query<Row extends object>(statement: string, parameters: readonly unknown[]): Promise<Row[]> {
    const { page, casino, first, quiet } = this.reading;
    // A casino whose first record is on this page has no past; a thousand of them would send a thousand queries in
    // vain.
    if (first === 1n) return [];
    await quiet();
    return readRows<Row>(page, statement, [casino, ...parameters]);
  }
}
