import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PostgresEventStore } from '../event-store/adapters/postgres/postgres-event-store';
import { EVENT_STORE } from '../event-store/event-store.port';

/** The one event store of the service. It is closed by whoever runs the service, after all that write to it. */
@Global()
@Module({
  providers: [
    {
      provide: EVENT_STORE,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new PostgresEventStore(dataSource),
    },
  ],
  exports: [EVENT_STORE],
})
export class EventStoreModule {}
