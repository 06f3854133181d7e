import { Module } from '@nestjs/common';
import { AccessModule } from '../people/access.module';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { DecisionWriter } from '../ledger/_core/decisions/decision-writer';
import { DateTimeScalar, GamingDayScalar, InstantScalar, PositionScalar } from './scalars';
import { CaughtUpBooks } from './snapshot/casino-scope';
import { FeedReader } from './feed-reader';
import { TimedFeeds, ViewClock } from './timed-feeds';

/** What the GraphQL fields and decisions of every subject share. Needs the event log and the database as global providers. */
@Module({
  imports: [AccessModule],
  providers: [
    PositionScalar,
    GamingDayScalar,
    InstantScalar,
    DateTimeScalar,
    CaughtUpBooks,
    FeedReader,
    TimedFeeds,
    ViewClock,
    {
      provide: DecisionWriter,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new DecisionWriter(store),
    },
  ],
  exports: [CaughtUpBooks, FeedReader, TimedFeeds, ViewClock, DecisionWriter],
})
export class ApiModule {}
