import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module';
import { FeedReader } from './feed-reader';
import { FindingRaisedResolver } from './finding-raised.resolver';
import { GamingDayTotalsResolver } from './gaming-day-totals.resolver';
import { JackpotMeterResolver } from './jackpot-meter.resolver';
import { TableActivityResolver } from './table-activity.resolver';

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
