import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { AccountResolver } from './account.resolver';
import { GeneralLedgerResolver, JournalResolver } from './journal.resolver';
import { GamingDayTotalsResolver, TrialBalanceResolver } from './trial-balance.resolver';

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
