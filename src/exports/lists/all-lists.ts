import { accountLinesList, journalList, trialBalanceList } from './accounts.list';
import { playerBanksList } from './banks.list';
import { bankStatementList } from './bank-statement.list';
import { commissionsList } from './commissions.list';
import { daysList } from './days.list';
import { dayCustomersList } from './day-customers.list';
import type { DeclaredList } from './declared-list';
import { dutyQuartersList } from './duty.list';
import { equipmentList, equipmentMovementsList } from './equipment.list';
import { incidentsList } from './incidents.list';
import { performanceList } from './performance.list';
import { unpaidPrizesList } from './unpaid-prizes.list';

/** The lists that are had as files, by their names in the address. */
export const LISTS: readonly DeclaredList[] = [
  performanceList,
  daysList,
  trialBalanceList,
  accountLinesList,
  journalList,
  dutyQuartersList,
  commissionsList,
  unpaidPrizesList,
  playerBanksList,
  dayCustomersList,
  incidentsList,
  equipmentList,
  equipmentMovementsList,
  bankStatementList,
];
