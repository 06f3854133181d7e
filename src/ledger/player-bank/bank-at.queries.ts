import type { SessionAt } from '../_core/store/session-key.queries';

export interface BankAt extends SessionAt {
  readonly bank: string;
}

/** Banks as a table of their columns and their place in the list, for `jsonb_to_recordset($1::jsonb)`. */
export const wantedBanks = (banks: readonly BankAt[]): string =>
  JSON.stringify(
    banks.map(({ casino, gamingDay, table, sessionNo, bank, position }, n) => ({
      ...{ n, casino, gaming_day: gamingDay, table_id: table, session_no: sessionNo, bank },
      position: position.toString(),
    })),
  );

export const WANTED_BANKS = `jsonb_to_recordset($1::jsonb)
  AS wanted(n integer, casino text, gaming_day date, table_id text, session_no integer, bank text, position bigint)`;
