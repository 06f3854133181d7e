import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { DecisionWriter } from './decisions/decision-writer';
import { GamingDayScalar, InstantScalar, PositionScalar } from './graphql/scalars';
import { CaughtUpBooks } from './graphql/snapshot/casino-scope';
import { FeedReader } from './graphql/subscriptions/feed-reader';

/** What the GraphQL fields and decisions of every subject share. Needs the event log and the database as global providers. */
@Module({
  imports: [AccessModule],
  providers: [
    PositionScalar,
    GamingDayScalar,
    InstantScalar,
    CaughtUpBooks,
    FeedReader,
    {
      provide: DecisionWriter,
      inject: [EVENT_STORE],
      useFactory: (store: EventStorePort) => new DecisionWriter(store),
    },
  ],
  exports: [CaughtUpBooks, FeedReader, DecisionWriter],
})
export class ApiModule {}
