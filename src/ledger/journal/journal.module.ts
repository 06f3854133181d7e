import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { AccountResolver } from './account.resolver';
import { GamingDayTotalsResolver } from './gaming-day-totals.resolver';
import { GeneralLedgerResolver } from './general-ledger.resolver';
import { JournalResolver } from './journal.resolver';
import { TrialBalanceResolver } from './trial-balance.resolver';

@Module({
  imports: [ApiModule],
  providers: [
    AccountResolver,
    GamingDayTotalsResolver,
    GeneralLedgerResolver,
    JournalResolver,
    TrialBalanceResolver,
  ],
})
export class JournalModule {}
