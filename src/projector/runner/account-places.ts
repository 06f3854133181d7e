import { readRows } from '../../ledger/_core/store/queryable';
import type { AccountPlaces } from '../../ledger/evaluation/casino-now';
import { dayOf, type Place } from '../../ledger/fact-order/place.state';
import { deleteRows } from '../../ledger/_core/store/change-rows';
import { replaceRows } from '../../ledger/_core/store/insert-rows';
import type { PageTransaction } from '../../ledger/_core/store/read-model';
import { column, table } from '../../ledger/_core/store/table';
import type { CellName, CellRow } from '../../ledger/evaluation/cells';
import { readState, writeState } from '../../ledger/_core/store/fold-states';

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
            ...{ casino, cell, place: row.place, recordNumber: row.record, gamingDay: dayOf(row.place) },
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
