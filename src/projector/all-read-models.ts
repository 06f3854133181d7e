import { balanceReadModel } from '../ledger/journal/balance.read-model';
import { bookFactReadModel } from '../ledger/_core/books/book-fact.read-model';
import { cageCountReadModel } from '../ledger/cage/cage-count.read-model';
import { chipsFlowTotalReadModel, chipsFlowReadModel } from '../ledger/chips/chips-flow.read-model';
import { correctionReadModel } from '../ledger/corrections/correction.read-model';
import { earlierPlaceReadModel, factOrderReadModel } from '../ledger/fact-order/fact-order.read-model';
import { findingDecisionReadModel } from '../ledger/findings/finding-decision.read-model';
import { findingReadModel } from '../ledger/findings/finding.read-model';
import { gamingDayDecisionReadModel } from '../ledger/gaming-day/gaming-day-decision.read-model';
import { reportedDayReadModel } from '../ledger/gaming-day/reported-day.read-model';
import { handReadModel } from '../ledger/poker-hand/hand.read-model';
import { houseRoundReadModel } from '../ledger/house-round/house-round.read-model';
import { poolMovementReadModel } from '../ledger/jackpot/pool-movement.read-model';
import { dayTotalReadModel } from '../ledger/journal/day-total.read-model';
import { importedDecisionReadModel } from '../ledger/imported/imported-decision.read-model';
import { journalReadModel } from '../ledger/journal/journal.read-model';
import { journalNumberingReadModel } from '../ledger/journal/journal-numbering.read-model';
import { parkedRecordReadModel } from './parking/parked-record.read-model';
import { bankDepositMoveReadModel } from '../ledger/player-bank/bank-deposit-move.read-model';
import { playerBankFactReadModel } from '../ledger/player-bank/player-bank-fact.read-model';
import { playerBankMoveReadModel } from '../ledger/player-bank/player-bank-move.read-model';
import { playerBankReadModel } from '../ledger/player-bank/player-bank.read-model';
import { playTotalReadModel } from '../ledger/master-report/play-total.read-model';
import { quarantinedDeliveryReadModel } from '../ledger/quarantine/quarantined-delivery.read-model';
import type { ReadModel } from '../ledger/_core/store/read-model';
import { roundReferenceReadModel } from '../ledger/house-round/round-reference.read-model';
import { slipReportReadModel } from '../ledger/slips/slip-report.read-model';
import { unnumberedSourceReadModel } from '../ledger/source-sequence/unnumbered-source.read-model';
import { sessionTotalReadModel } from '../ledger/table-session/session-total.read-model';
import { tableSessionFactReadModel } from '../ledger/table-session/table-session-fact.read-model';
import { tableSessionReadModel } from '../ledger/table-session/table-session.read-model';

export const ALL_READ_MODELS: readonly ReadModel[] = [
  journalReadModel,
  journalNumberingReadModel,
  dayTotalReadModel,
  balanceReadModel,
  handReadModel,
  findingReadModel,
  findingDecisionReadModel,
  factOrderReadModel,
  earlierPlaceReadModel,
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
