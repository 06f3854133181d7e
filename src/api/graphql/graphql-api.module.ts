import { Module } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { SealKeys } from '../../access/seal-keys';
import { EVENT_STORE, type EventStorePort } from '../../event-store/event-store.port';
import { IntakeModule } from '../../intake/intake.module';
import { AuthorisationRecords } from '../decisions/authorisation-records';
import { ClearingDecisions } from '../decisions/clearing-decisions';
import { CorrectionDecisions } from '../decisions/correction-decisions';
import { CountRecords } from '../decisions/count-records';
import { DecisionWriter } from '../decisions/decision-writer';
import { DeliveryDiscards } from '../decisions/delivery-discards';
import { FindingDecisions } from '../decisions/finding-decisions';
import { GamingDayDecisions } from '../decisions/gaming-day-decisions';
import { AbsentArgumentsPipe } from './absent-arguments.pipe';
import { AccountResolver } from './accounts/account.resolver';
import { AuthorisationResolver } from './authorisations/authorisation.resolver';
import { AuthorisationsResolver } from './authorisations/authorisations.resolver';
import { BankDepositResolver } from './bank-deposits/bank-deposit.resolver';
import { BookListResolver } from './books/book-list.resolver';
import { BookResolver } from './books/book.resolver';
import { CageCountResolver } from './cage-counts/cage-count.resolver';
import { CasinoResolver } from './casinos/casino.resolver';
import { ChipPositionResolver } from './chip-position/chip-position.resolver';
import { ClearingDecisionResolver } from './clearings/clearing-decision.resolver';
import { ClearingResolver } from './clearings/clearing.resolver';
import { CorrectionDecisionResolver } from './corrections/correction-decision.resolver';
import { CorrectionResolver } from './corrections/correction.resolver';
import { CountResolver } from './counts/count.resolver';
import { CommissionResolver } from './commissions/commission.resolver';
import { EventResolver } from './events/event.resolver';
import { ExplainResolver } from './explain/explain.resolver';
import { FindingDecisionResolver } from './findings/finding-decision.resolver';
import { FindingResolver } from './findings/finding.resolver';
import { GamingDayDecisionResolver } from './gaming-days/decision.resolver';
import { GamingDayResolver } from './gaming-days/gaming-day.resolver';
import { GamingDutyResolver } from './gaming-duty/gaming-duty.resolver';
import { GeneralLedgerResolver } from './general-ledger/general-ledger.resolver';
import { HandResolver } from './hands/hand.resolver';
import { RecordEventsResolver } from './intake/record-events.resolver';
import { IntegrityResolver } from './integrity/integrity.resolver';
import { JackpotResolver } from './jackpots/jackpot.resolver';
import { MeterResolver } from './jackpots/meter.resolver';
import { JournalResolver } from './journal/journal.resolver';
import { ApiKeysModule } from './keys/api-keys.module';
import { LostMoneyResolver } from './lost-money/lost-money.resolver';
import { MasterReportResolver } from './master-report/master-report.resolver';
import { BankPartsResolver } from './player-banks/bank-parts.resolver';
import { PlayerBankResolver } from './player-banks/player-bank.resolver';
import { DiscardResolver } from './quarantine/discard.resolver';
import { QuarantineResolver } from './quarantine/quarantine.resolver';
import { RestatementResolver } from './restatement/restatement.resolver';
import { RoundResolver } from './rounds/round.resolver';
import { GamingDayScalar } from './scalars/gaming-day.scalar';
import { InstantScalar } from './scalars/instant.scalar';
import { PositionScalar } from './scalars/position.scalar';
import { SlipControlResolver } from './slip-control/slip-control.resolver';
import { CaughtUpBooks } from './snapshot/caught-up-books';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { SessionPartsResolver } from './table-sessions/session-parts.resolver';
import { TableSessionResolver } from './table-sessions/table-session.resolver';
import { TableResolver } from './tables/table.resolver';
import { TextArgumentsPipe } from './text-arguments.pipe';
import { TipResolver } from './tips/tip.resolver';
import { TrialBalanceResolver } from './trial-balance/trial-balance.resolver';

/** Everything that can be asked and told over GraphQL. */
@Module({
  imports: [IntakeModule, ApiKeysModule, SubscriptionsModule],
  providers: [
    { provide: APP_PIPE, useClass: AbsentArgumentsPipe },
    { provide: APP_PIPE, useClass: TextArgumentsPipe },
    PositionScalar,
    GamingDayScalar,
    InstantScalar,
    CasinoResolver,
    TrialBalanceResolver,
    JournalResolver,
    AccountResolver,
    GeneralLedgerResolver,
    ChipPositionResolver,
    HandResolver,
    TableSessionResolver,
    SessionPartsResolver,
    RestatementResolver,
    RoundResolver,
    PlayerBankResolver,
    BankPartsResolver,
    BankDepositResolver,
    JackpotResolver,
    MeterResolver,
    CommissionResolver,
    TipResolver,
    LostMoneyResolver,
    CageCountResolver,
    FindingResolver,
    QuarantineResolver,
    RecordEventsResolver,
    TableResolver,
    EventResolver,
    GamingDayResolver,
    IntegrityResolver,
    GamingDutyResolver,
    BookResolver,
    BookListResolver,
    MasterReportResolver,
    ExplainResolver,
    GamingDayDecisionResolver,
    CorrectionResolver,
    ClearingResolver,
    ClearingDecisionResolver,
    SlipControlResolver,
    CorrectionDecisionResolver,
    CaughtUpBooks,
    FindingDecisionResolver,
    DiscardResolver,
    CountResolver,
    AuthorisationResolver,
    AuthorisationsResolver,
    {
      provide: GamingDayDecisions,
      inject: [EVENT_STORE, SealKeys],
      useFactory: (store: EventStorePort, keys: SealKeys) =>
        new GamingDayDecisions(new DecisionWriter(store), keys),
    },
    {
      provide: CorrectionDecisions,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new CorrectionDecisions(new DecisionWriter(store), store),
    },
    {
      provide: ClearingDecisions,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new ClearingDecisions(new DecisionWriter(store), store),
    },
    {
      provide: FindingDecisions,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new FindingDecisions(new DecisionWriter(store)),
    },
    {
      provide: CountRecords,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new CountRecords(store),
    },
    {
      provide: AuthorisationRecords,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new AuthorisationRecords(new DecisionWriter(store)),
    },
    {
      provide: DeliveryDiscards,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new DeliveryDiscards(new DecisionWriter(store)),
    },
  ],
})
export class GraphqlApiModule {}
