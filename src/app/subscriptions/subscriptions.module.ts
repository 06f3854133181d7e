import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module';
import { FeedReader } from '../../api/graphql/subscriptions/feed-reader';
import { FindingRaisedResolver } from '../../ledger/findings/finding-raised.resolver';
import { GamingDayTotalsResolver } from '../../ledger/journal/gaming-day-totals.resolver';
import { JackpotMeterResolver } from '../../ledger/jackpot/jackpot-meter.resolver';
import { TableActivityResolver } from '../../ledger/table-session/table-activity.resolver';

/** What can be subscribed to. */
@Module({
  imports: [AccessModule],
  providers: [
    FeedReader,
    TableActivityResolver,
    JackpotMeterResolver,
    FindingRaisedResolver,
    GamingDayTotalsResolver,
  ],
})
export class SubscriptionsModule {}
