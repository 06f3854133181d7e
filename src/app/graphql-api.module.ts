import { Module } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { SealKeys } from '../access/seal-keys';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { IntakeModule } from '../intake/intake.module';
import { AuthorisationRecords } from '../ledger/casino/authorisation.decisions';
import { ClearingDecisions } from '../ledger/clearings/clearing.decisions';
import { CorrectionDecisions } from '../ledger/corrections/correction.decisions';
import { CountRecords } from '../ledger/counts/count.decisions';
import { DecisionWriter } from '../api/decisions/decision-writer';
import { DeliveryDiscards } from '../ledger/quarantine/delivery.decisions';
import { FindingDecisions } from '../ledger/findings/finding.decisions';
import { GamingDayDecisions } from '../ledger/gaming-day/gaming-day.decisions';
import { AbsentArgumentsPipe } from '../api/graphql/absent-arguments.pipe';
import { AccountResolver } from '../ledger/journal/account.resolver';
import { AuthorisationResolver } from '../ledger/casino/authorisation.resolver';
import { AuthorisationsResolver } from '../ledger/casino/authorisations.resolver';
import { BankDepositResolver } from '../ledger/player-bank/bank-deposit.resolver';
import { BookListResolver } from '../ledger/books/book-list.resolver';
import { BookResolver } from '../ledger/books/book.resolver';
import { CageCountResolver } from '../ledger/cage/cage-count.resolver';
import { CasinoResolver } from '../ledger/casino/casino.resolver';
import { ChipPositionResolver } from '../ledger/chips/chip-position.resolver';
import { ClearingDecisionResolver } from '../ledger/clearings/clearing-decision.resolver';
import { ClearingResolver } from '../ledger/clearings/clearing.resolver';
import { CorrectionDecisionResolver } from '../ledger/corrections/correction-decision.resolver';
import { CorrectionResolver } from '../ledger/corrections/correction.resolver';
import { CountResolver } from '../ledger/counts/count.resolver';
import { CommissionResolver } from '../ledger/player-bank/commission.resolver';
import { EventResolver } from '../ledger/register/event.resolver';
import { ExplainResolver } from '../ledger/explain/explain.resolver';
import { FindingDecisionResolver } from '../ledger/findings/finding-decision.resolver';
import { FindingResolver } from '../ledger/findings/finding.resolver';
import { GamingDayDecisionResolver } from '../ledger/gaming-day/decision.resolver';
import { GamingDayResolver } from '../ledger/gaming-day/gaming-day.resolver';
import { GamingDutyResolver } from '../ledger/duty/gaming-duty.resolver';
import { GeneralLedgerResolver } from '../ledger/journal/general-ledger.resolver';
import { HandResolver } from '../ledger/poker-hand/hand.resolver';
import { RecordEventsResolver } from '../intake/graphql/record-events.resolver';
import { IntegrityResolver } from '../ledger/day-close/seals/integrity.resolver';
import { JackpotResolver } from '../ledger/jackpot/jackpot.resolver';
import { MeterResolver } from '../ledger/jackpot/meter.resolver';
import { JournalResolver } from '../ledger/journal/journal.resolver';
import { ApiKeysModule } from '../access/graphql/api-keys.module';
import { LostMoneyResolver } from '../ledger/lost-money/lost-money.resolver';
import { MasterReportResolver } from '../ledger/master-report/master-report.resolver';
import { BankPartsResolver } from '../ledger/player-bank/bank-parts.resolver';
import { PlayerBankResolver } from '../ledger/player-bank/player-bank.resolver';
import { DiscardResolver } from '../ledger/quarantine/discard.resolver';
import { QuarantineResolver } from '../ledger/quarantine/quarantine.resolver';
import { RestatementResolver } from '../ledger/gaming-day/restatement.resolver';
import { RoundResolver } from '../ledger/house-round/round.resolver';
import { GamingDayScalar } from '../api/graphql/scalars/gaming-day.scalar';
import { InstantScalar } from '../api/graphql/scalars/instant.scalar';
import { PositionScalar } from '../api/graphql/scalars/position.scalar';
import { SlipControlResolver } from '../ledger/slips/slip-control.resolver';
import { CaughtUpBooks } from '../api/graphql/snapshot/caught-up-books';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { SessionPartsResolver } from '../ledger/table-session/session-parts.resolver';
import { TableSessionResolver } from '../ledger/table-session/table-session.resolver';
import { TableResolver } from '../ledger/table-session/table.resolver';
import { TextArgumentsPipe } from '../api/graphql/text-arguments.pipe';
import { TipResolver } from '../ledger/tips/tip.resolver';
import { TrialBalanceResolver } from '../ledger/journal/trial-balance.resolver';

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
