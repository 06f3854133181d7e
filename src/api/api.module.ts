import { Module } from '@nestjs/common';
import { DateTimeScalar, GamingDayScalar, InstantScalar, PositionScalar } from './scalars';
import { CaughtUpBooks } from './snapshot/casino-scope';
import { FeedReader } from './feed-reader';
import { ServedSchema } from './served-schema';
import { TimedFeeds, ViewClock } from './timed-feeds';

/** The providers that all GraphQL fields share. Needs the event log and the database as global providers. */
@Module({
  providers: [
    PositionScalar,
    GamingDayScalar,
    InstantScalar,
    DateTimeScalar,
    CaughtUpBooks,
    FeedReader,
    ServedSchema,
    TimedFeeds,
    ViewClock,
  ],
  exports: [CaughtUpBooks, FeedReader, ServedSchema, TimedFeeds, ViewClock],
})
export class ApiModule {}
