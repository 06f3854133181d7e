import { sessionColumns } from '../_core/store/fact-columns';
import { insertRows } from '../_core/store/insert-rows';
import { isReport, type ReadModel } from '../_core/store/read-model';
import { bankNamed } from './bank-named.queries';

export const playerBankReadModel: ReadModel = {
  table: 'player_bank',

  rowsOf: (fact) => {
    const [bank, session] = [bankNamed(fact), sessionColumns(fact)];
    if (!isReport(fact) || bank === undefined || session === undefined) return [];
    const { casino, event, number } = fact;
    return [{ casino, gaming_day: event.gamingday, ...session, bank, first_record: number.toString() }];
  },

  write: (page, rows) =>
    insertRows(
      page,
      'player_bank',
      rows,
      'ON CONFLICT (casino, gaming_day, table_id, session_no, bank) DO NOTHING',
    ),
};
