import type { CoupPlayed } from './player-bank.events';
import { settledCoup } from './coup-by-rules';
import { column, type RowOf, table } from '../../database/table';
import { FACT_COLUMNS, factColumns, SESSION_COLUMNS, sessionColumns } from '../_core/store/numbered-event';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { gameOf } from '../journal/journal.queries';

const BANK_COUP = table('bank_coup', {
  ...FACT_COLUMNS,
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  bank: column.text,
  game: column.optional(column.text),
  openingMode: column.optional(column.text),
  byRules: column.optional(column.text),
});

export type BankCoupRow = RowOf<typeof BANK_COUP>;

/**
 * What the rules make of a coup: what of each bet the bank covered, and the commission before its rounding. The
 * balances of the bank are no part of it: they are read from what was posted.
 */
export const bankCoupReadModel = versionedFacts(BANK_COUP, (fact) => {
  const { event, session: known, byRules } = fact;
  const session = sessionColumns(fact);
  if (event.type !== 'cagnotte.coup.played.v1' || session === undefined) return undefined;
  return {
    bank: (event.data as CoupPlayed).bank,
    game: gameOf(fact),
    openingMode: known.opening?.bank ?? null,
    byRules: byRules === undefined ? null : JSON.stringify(settledCoup(byRules.settlement)),
    ...factColumns(fact),
    ...session,
  };
});
