import { Module, type Provider } from '@nestjs/common';
import { ApiModule } from '../api/api.module';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { DecisionWriter } from './_core/decisions/decision-writer';
import { BookListResolver, BookResolver } from './books/book.resolver';
import { EventFoundResolver } from './books/event-found.resolver';
import { ExplainTreeResolver } from './books/explain-tree.resolver';
import { ExplainResolver } from './books/explain.resolver';
import { SearchResolver } from './books/search.resolver';
import { BlindCountDecisions } from './cage/blind-count.decisions';
import { CageCountResolver } from './cage/cage-count.resolver';
import { CaptureDeskResolver, SourceStateResolver } from './cage/capture-desk.resolver';
import { CountDecisions } from './cage/count.decisions';
import { CountResolver } from './cage/count.resolver';
import { AuthorisationDecisions } from './casino/authorisation.decisions';
import { AuthorisationPreviewResolver } from './casino/authorisation-preview.resolver';
import { AuthorisationResolver } from './casino/authorisation.resolver';
import { GamesResolver } from './casino/games.resolver';
import { CasinoResolver } from './casino/casino.resolver';
import { ChipPositionResolver } from './chips/chip-position.resolver';
import { ClearingDecisions } from './corrections/clearing.decisions';
import { ClearingResolver } from './corrections/clearing.resolver';
import {
  CorrectionDecisionResolver,
  CorrectionPreviewResolver,
} from './corrections/correction-decision.resolver';
import { CorrectionDecisions } from './corrections/correction.decisions';
import { CorrectionResolver } from './corrections/correction.resolver';
import { IntegrityResolver } from './gaming-day/integrity.resolver';
import { Documents } from './documents/document.decisions';
import { DocumentResolver } from './documents/document.resolver';
import { CustomerDecisions } from './customers/customer.decisions';
import { CustomerDecisionResolver, DayCustomersResolver } from './customers/day-customers.resolver';
import { DutyPresentation } from './duty/duty-presentation.decisions';
import { DutyOfCasinosResolver } from './duty/duty-of-casinos.resolver';
import { DutyQuartersResolver } from './duty/duty-quarters.resolver';
import { GamingDutyResolver } from './duty/gaming-duty.resolver';
import { FindingDecisionResolver } from './findings/finding-decision.resolver';
import { FindingChangedResolver, FindingRaisedResolver } from './findings/finding-feeds.resolver';
import { FindingDecisions } from './findings/finding.decisions';
import { FindingResolver } from './findings/finding.resolver';
import { FloorAlertDecisions } from './floor-alerts/floor-alert.decisions';
import { FloorAlertResolver } from './floor-alerts/floor-alert.resolver';
import { ClosesInTurn } from './gaming-day/closes-in-turn.decisions';
import { DayBoardResolver } from './gaming-day/day-board.resolver';
import { DayProgressResolver, GamingDayChangedResolver } from './gaming-day/day-progress.resolver';
import { GamingDayDecisionResolver } from './gaming-day/decision.resolver';
import { ExplanationResolver } from './gaming-day/explanation.resolver';
import { GamingDayDecisions } from './gaming-day/gaming-day.decisions';
import { GamingDayResolver } from './gaming-day/gaming-day.resolver';
import { RestatementResolver } from './gaming-day/restatement.resolver';
import { TimelineResolver } from './gaming-day/timeline.resolver';
import { RoundResolver } from './house-round/round.resolver';
import { PoolPeriodResolver } from './jackpot/pool-period.resolver';
import { UnpaidPrizeResolver } from './jackpot/unpaid-prize.resolver';
import { JackpotResolver } from './jackpot/jackpot.resolver';
import { JackpotMeterResolver, MeterResolver } from './jackpot/meter.resolver';
import { AccountResolver } from './journal/account.resolver';
import { JournalResolver } from './journal/journal.resolver';
import { GamingDayTotalsResolver, TrialBalanceResolver } from './journal/trial-balance.resolver';
import { MasterReportResolver } from './master-report/master-report.resolver';
import { MonthlyPackDecisions } from './monthly-pack/monthly-pack.decisions';
import { MonthlyPackDecisionResolver, MonthlyPackResolver } from './monthly-pack/monthly-pack.resolver';
import { PackServer } from './monthly-pack/monthly-pack.answer';
import { PerformanceResolver } from './performance/performance.resolver';
import { ErasureDecisions } from './personal-data/erasure.decisions';
import { ErasureResolver, PersonalDataResolver } from './personal-data/personal-data.resolver';
import { BankDepositResolver, CommissionResolver } from './player-bank/bank-moves.resolver';
import { BankStatementResolver } from './player-bank/bank-statement.resolver';
import { BankPartsResolver, PlayerBankResolver } from './player-bank/player-bank.resolver';
import { HandResolver } from './poker-hand/hand.resolver';
import { DeliveryDecisions } from './quarantine/delivery.decisions';
import { QuarantineResolver } from './quarantine/quarantine.resolver';
import { EventResolver } from './register/event.resolver';
import { SlipControlResolver } from './slips/slip-control.resolver';
import { SlipNumbers } from './slips/slip-numbers.decisions';
import { SlipChangedResolver, SlipResolver } from './slips/slip.resolver';
import { TableDisplayResolver } from './table-display/table-display.resolver';
import { SeatingResolver } from './seating/seating.resolver';
import { SessionPartsResolver } from './table-session/session-parts.resolver';
import { TableSessionResolver } from './table-session/table-session.resolver';
import { TableActivityResolver, TableResolver } from './table-session/table.resolver';
import { EquipmentResolver } from './equipment/equipment.resolver';
import { IncidentResolver } from './incidents/incident.resolver';
import { ReadingResolver } from './table-readings/reading.resolver';
import { TipResolver } from './tips/tip.resolver';
import { UnclaimedPropertyResolver } from './unclaimed-property/unclaimed-property.resolver';
import { SealKeyResolver } from './gaming-day/seal-key.resolver';

/** What answers about each subject, and what decides about it. */
const SUBJECTS: Readonly<Record<string, readonly Provider[]>> = {
  books: [
    BookListResolver,
    BookResolver,
    ExplainResolver,
    ExplainTreeResolver,
    EventFoundResolver,
    SearchResolver,
  ],
  cage: [
    BlindCountDecisions,
    CageCountResolver,
    CaptureDeskResolver,
    CountDecisions,
    CountResolver,
    SourceStateResolver,
  ],
  casino: [
    AuthorisationDecisions,
    AuthorisationPreviewResolver,
    AuthorisationResolver,
    CasinoResolver,
    GamesResolver,
  ],
  chips: [ChipPositionResolver],
  corrections: [
    ClearingDecisions,
    ClearingResolver,
    CorrectionDecisionResolver,
    CorrectionDecisions,
    CorrectionPreviewResolver,
    CorrectionResolver,
  ],
  customers: [CustomerDecisionResolver, CustomerDecisions, DayCustomersResolver],
  documents: [Documents, DocumentResolver],
  duty: [DutyOfCasinosResolver, DutyPresentation, DutyQuartersResolver, GamingDutyResolver],
  findings: [
    FindingDecisionResolver,
    FindingRaisedResolver,
    FindingChangedResolver,
    FindingDecisions,
    FindingResolver,
  ],
  'floor-alerts': [FloorAlertDecisions, FloorAlertResolver],
  'gaming-day': [
    ClosesInTurn,
    DayBoardResolver,
    DayProgressResolver,
    GamingDayChangedResolver,
    GamingDayDecisionResolver,
    ExplanationResolver,
    GamingDayDecisions,
    GamingDayResolver,
    RestatementResolver,
    TimelineResolver,
    IntegrityResolver,
    SealKeyResolver,
  ],
  'house-round': [RoundResolver],
  equipment: [EquipmentResolver],
  incidents: [IncidentResolver],
  jackpot: [JackpotMeterResolver, JackpotResolver, MeterResolver, PoolPeriodResolver, UnpaidPrizeResolver],
  journal: [AccountResolver, GamingDayTotalsResolver, JournalResolver, TrialBalanceResolver],
  'master-report': [MasterReportResolver],
  'monthly-pack': [MonthlyPackDecisionResolver, MonthlyPackDecisions, MonthlyPackResolver, PackServer],
  performance: [PerformanceResolver],
  'personal-data': [ErasureDecisions, ErasureResolver, PersonalDataResolver],
  'player-bank': [
    BankDepositResolver,
    BankPartsResolver,
    BankStatementResolver,
    CommissionResolver,
    PlayerBankResolver,
  ],
  'poker-hand': [HandResolver],
  quarantine: [DeliveryDecisions, QuarantineResolver],
  register: [EventResolver],
  slips: [SlipControlResolver, SlipNumbers, SlipResolver, SlipChangedResolver],
  'table-display': [TableDisplayResolver],
  'table-readings': [ReadingResolver],
  seating: [SeatingResolver],
  'table-session': [SessionPartsResolver, TableActivityResolver, TableSessionResolver, TableResolver],
  tips: [TipResolver],
  'unclaimed-property': [UnclaimedPropertyResolver],
};

/** The GraphQL fields and the decisions of every subject. */
@Module({
  imports: [ApiModule],
  providers: [
    {
      provide: DecisionWriter,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new DecisionWriter(store),
    },
    ...Object.values(SUBJECTS).flat(),
  ],
  exports: [Documents],
})
export class LedgerModule {}
