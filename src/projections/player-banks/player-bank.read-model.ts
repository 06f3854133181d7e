import { sessionColumns } from '../fact-columns';
import { insertRows } from '../insert-rows';
import { isReport, type ReadModel } from '../read-model';
import { bankNamed } from './bank-named';

/** The banks of players, each of one table session, with the record in which it was first heard of. */
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
