import { Module } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { AbsentArgumentsPipe, TextArgumentsPipe } from '../api/arguments.pipe';
import { PeopleModule } from '../people/people.module';
import { RecordEventsModule } from '../intake/record-events.resolver';
import { BooksModule } from '../ledger/books/books.module';
import { CageModule } from '../ledger/cage/cage.module';
import { CasinoModule } from '../ledger/casino/casino.module';
import { ChipsModule } from '../ledger/chips/chips.module';
import { ErasureModule } from '../ledger/personal-data/personal-data.module';
import { CorrectionsModule } from '../ledger/corrections/corrections.module';
import { DayCloseModule } from '../ledger/day-close/day-close.module';
import { DutyModule } from '../ledger/duty/duty.module';
import { DocumentsModule } from '../ledger/documents/documents.module';
import { FindingsModule } from '../ledger/findings/findings.module';
import { GamingDayModule } from '../ledger/gaming-day/gaming-day.module';
import { HouseRoundModule } from '../ledger/house-round/house-round.module';
import { JackpotModule } from '../ledger/jackpot/jackpot.module';
import { JournalModule } from '../ledger/journal/journal.module';
import { UnclaimedPropertyModule } from '../ledger/unclaimed-property/unclaimed-property.module';
import { MasterReportModule } from '../ledger/master-report/master-report.module';
import { PlayerBankModule } from '../ledger/player-bank/player-bank.module';
import { PokerHandModule } from '../ledger/poker-hand/poker-hand.module';
import { QuarantineModule } from '../ledger/quarantine/quarantine.module';
import { RegisterModule } from '../ledger/register/register.module';
import { SecurityLogResolver } from '../security-log/security-log.resolver';
import { FloorAlertsModule } from '../ledger/floor-alerts/floor-alerts.module';
import { SlipsModule } from '../ledger/slips/slips.module';
import { TableSessionModule } from '../ledger/table-session/table-session.module';
import { TipsModule } from '../ledger/tips/tips.module';

@Module({
  imports: [
    RecordEventsModule,
    PeopleModule,
    BooksModule,
    CageModule,
    CasinoModule,
    ChipsModule,
    ErasureModule,
    CorrectionsModule,
    DayCloseModule,
    DutyModule,
    DocumentsModule,
    FindingsModule,
    GamingDayModule,
    HouseRoundModule,
    JackpotModule,
    JournalModule,
    UnclaimedPropertyModule,
    MasterReportModule,
    PlayerBankModule,
    PokerHandModule,
    QuarantineModule,
    RegisterModule,
    SlipsModule,
    FloorAlertsModule,
    TableSessionModule,
    TipsModule,
  ],
  providers: [
    SecurityLogResolver,
    { provide: APP_PIPE, useClass: AbsentArgumentsPipe },
    { provide: APP_PIPE, useClass: TextArgumentsPipe },
  ],
})
export class GraphqlApiModule {}
