import { balanceReadModel, dayTotalReadModel } from '../ledger/journal/balance.read-model';
import {
  customerIdentificationReadModel,
  customerOperationReadModel,
} from '../ledger/customers/customers.read-model';
import { bookFactReadModel } from '../ledger/_core/books/book-facts.queries';
import { cageCountReadModel } from '../ledger/cage/cage.queries';
import { attachedDocumentReadModel } from '../ledger/documents/documents.queries';
import { equipmentMovementReadModel } from '../ledger/equipment/equipment.read-model';
import { chipsFlowTotalReadModel, chipsFlowReadModel } from '../ledger/chips/chips.queries';
import { correctionReadModel } from '../ledger/corrections/correction.read-model';
import {
  earlierPlaceReadModel,
  factOrderReadModel,
  unnumberedSourceReadModel,
} from '../ledger/fact-order/fact-order.read-model';
import {
  findingAssignmentReadModel,
  findingDecisionReadModel,
  findingReadModel,
} from '../ledger/findings/finding.read-model';
import { gamingDayDecisionReadModel, reportedDayReadModel } from '../ledger/casino/known-days.queries';
import { handReadModel } from '../ledger/poker-hand/hand.read-model';
import { houseRoundReadModel, roundReferenceReadModel } from '../ledger/house-round/house-round.read-model';
import { poolMovementReadModel } from '../ledger/jackpot/meters.queries';
import { importedDecisionReadModel, signedDecisionReadModel } from '../ledger/register/proposals.queries';
import { journalNumberingReadModel, journalReadModel } from '../ledger/journal/journal.read-model';
import { parkedRecordReadModel } from './runner/parked-keys';
import {
  bankDepositMoveReadModel,
  playerBankFactReadModel,
  playerBankMoveReadModel,
  playerBankReadModel,
} from '../ledger/player-bank/player-bank.read-model';
import { bankCoupReadModel } from '../ledger/player-bank/coup-by-rules.read-model';
import { playTotalReadModel } from '../ledger/master-report/play-total.read-model';
import { cageInstantReadModel } from '../ledger/performance/cage-instants.read-model';
import { dayChangeReadModel } from '../ledger/performance/day-change.read-model';
import { playQuarterReadModel, tableInstantReadModel } from '../ledger/performance/table-quarters.read-model';
import { quarantinedDeliveryReadModel } from '../ledger/quarantine/quarantined-delivery.read-model';
import { packDecisionReadModel } from '../ledger/monthly-pack/pack-decision.read-model';
import type { ReadModel } from '../ledger/_core/store/read-model';
import { slipReportReadModel } from '../ledger/slips/slips.queries';
import {
  sessionTotalReadModel,
  tableSessionFactReadModel,
  tableSessionReadModel,
} from '../ledger/table-session/table-session.read-model';

export const ALL_READ_MODELS: readonly ReadModel[] = [
  journalReadModel,
  journalNumberingReadModel,
  dayTotalReadModel,
  balanceReadModel,
  handReadModel,
  findingReadModel,
  findingDecisionReadModel,
  findingAssignmentReadModel,
  attachedDocumentReadModel,
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
  bankCoupReadModel,
  bankDepositMoveReadModel,
  poolMovementReadModel,
  cageCountReadModel,
  customerOperationReadModel,
  customerIdentificationReadModel,
  equipmentMovementReadModel,
  gamingDayDecisionReadModel,
  packDecisionReadModel,
  importedDecisionReadModel,
  signedDecisionReadModel,
  correctionReadModel,
  bookFactReadModel,
  slipReportReadModel,
  chipsFlowReadModel,
  chipsFlowTotalReadModel,
  playTotalReadModel,
  playQuarterReadModel,
  tableInstantReadModel,
  cageInstantReadModel,
  dayChangeReadModel,
];
