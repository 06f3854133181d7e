import { balanceReadModel } from './balances/balance.read-model';
import { bookFactReadModel } from './book-facts/book-fact.read-model';
import { cageCountReadModel } from './cage-counts/cage-count.read-model';
import { chipsFlowTotalReadModel } from './chips-flow/chips-flow-total.read-model';
import { chipsFlowReadModel } from './chips-flow/chips-flow.read-model';
import { correctionReadModel } from './corrections/correction.read-model';
import { factOrderReadModel } from './fact-order/fact-order.read-model';
import { findingDecisionReadModel } from './findings/finding-decision.read-model';
import { findingReadModel } from './findings/finding.read-model';
import { gamingDayDecisionReadModel } from './gaming-days/gaming-day-decision.read-model';
import { reportedDayReadModel } from './gaming-days/reported-day.read-model';
import { handReadModel } from './hands/hand.read-model';
import { houseRoundReadModel } from './house-rounds/house-round.read-model';
import { poolMovementReadModel } from './jackpots/pool-movement.read-model';
import { dayTotalReadModel } from './journal/day-total.read-model';
import { importedDecisionReadModel } from './imported-decisions/imported-decision.read-model';
import { journalReadModel } from './journal/journal.read-model';
import { journalNumberingReadModel } from './journal-numbers/journal-numbering.read-model';
import { parkedRecordReadModel } from './parking/parked-record.read-model';
import { bankDepositMoveReadModel } from './player-banks/bank-deposit-move.read-model';
import { playerBankFactReadModel } from './player-banks/player-bank-fact.read-model';
import { playerBankMoveReadModel } from './player-banks/player-bank-move.read-model';
import { playerBankReadModel } from './player-banks/player-bank.read-model';
import { playTotalReadModel } from './play-totals/play-total.read-model';
import { quarantinedDeliveryReadModel } from './quarantine/quarantined-delivery.read-model';
import type { ReadModel } from './read-model';
import { roundReferenceReadModel } from './rounds/round-reference.read-model';
import { slipReportReadModel } from './slips/slip-report.read-model';
import { unnumberedSourceReadModel } from './sources/unnumbered-source.read-model';
import { sessionTotalReadModel } from './table-sessions/session-total.read-model';
import { tableSessionFactReadModel } from './table-sessions/table-session-fact.read-model';
import { tableSessionReadModel } from './table-sessions/table-session.read-model';

/** Every read model, in the order in which a page writes them. */
export const ALL_READ_MODELS: readonly ReadModel[] = [
  journalReadModel,
  journalNumberingReadModel,
  dayTotalReadModel,
  balanceReadModel,
  handReadModel,
  findingReadModel,
  findingDecisionReadModel,
  factOrderReadModel,
  reportedDayReadModel,
  unnumberedSourceReadModel,
  roundReferenceReadModel,
  quarantinedDeliveryReadModel,
  parkedRecordReadModel,
  tableSessionReadModel,
  tableSessionFactReadModel,
  sessionTotalReadModel,
  houseRoundReadModel,
  playerBankReadModel,
  playerBankFactReadModel,
  playerBankMoveReadModel,
  bankDepositMoveReadModel,
  poolMovementReadModel,
  cageCountReadModel,
  gamingDayDecisionReadModel,
  importedDecisionReadModel,
  correctionReadModel,
  bookFactReadModel,
  slipReportReadModel,
  chipsFlowReadModel,
  chipsFlowTotalReadModel,
  playTotalReadModel,
];
