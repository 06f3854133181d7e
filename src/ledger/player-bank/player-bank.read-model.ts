import { sessionColumns } from '../_core/store/fact-columns';
import { firstOnly, isReport } from '../_core/store/read-model';
import { bankNamed } from './bank-named.queries';
import { bigint, date, integer, key, type RowOf, text, table } from '../_core/store/table';

export const PLAYER_BANK = table('player_bank', {
  casino: key(text),
  gamingDay: key(date),
  tableId: key(text),
  sessionNo: key(integer),
  bank: key(text),
  firstRecord: bigint,
});

export type PlayerBankRow = RowOf<typeof PLAYER_BANK>;

export const playerBankReadModel = firstOnly(PLAYER_BANK, (fact) => {
  const [bank, session] = [bankNamed(fact), sessionColumns(fact)];
  if (!isReport(fact) || bank === undefined || session === undefined) return [];
  const { casino, event, number } = fact;
  return [{ casino, gamingDay: event.gamingday, ...session, bank, firstRecord: number }];
});
