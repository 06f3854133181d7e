import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  Global,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { BooksWatch } from '../projector/books-watch';
import { ProjectionLease } from '../projector/runner/projection-lease';
import { ProjectionRunner } from '../projector/runner/runner';
import { ReceiptWatch } from '../projector/runner/receipt-watch';
import { describeFault } from './graphql-fault-log';

@Global()
@Module({
  providers: [
    {
      provide: ProjectionRunner,
      inject: [DataSource, EVENT_STORE],
      useFactory: (dataSource: DataSource, store: EventStorePort) => {
        const logger = new Logger('projector');
        // Whoever looks into the database sees which process projects; a pid alone comes again some day.
        const holder = `pid ${process.pid} on ${hostname()}, ${randomUUID()}`;
        const lease = new ProjectionLease(dataSource, holder);
        return new ProjectionRunner(dataSource, store, lease, {
          onError: (failure) => logger.error(describeFault(failure)),
        });
      },
    },
    {
      provide: ReceiptWatch,
      inject: [DataSource, EVENT_STORE],
      useFactory: (dataSource: DataSource, store: EventStorePort) => new ReceiptWatch(dataSource, store),
    },
    {
      provide: BooksWatch,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new BooksWatch(dataSource),
    },
  ],
  exports: [ProjectionRunner, ReceiptWatch, BooksWatch],
})
export class ProjectorModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly runner: ProjectionRunner,
    private readonly watch: BooksWatch,
  ) {}

  onApplicationBootstrap(): void {
    this.runner.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.runner.stop(), this.watch.close()]);
  }
}
