import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { DynamicModule, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Global, Logger, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { DayKeeping } from '../projector/keep-days';
import { BooksWatch } from '../projector/books-watch';
import { ProjectionLease } from '../projector/runner/projection-lease';
import { ProjectionRunner } from '../projector/runner/runner';
import { ReceiptWatch } from '../projector/runner/receipt-watch';
import { ProjectionThreads, type ThreadOptions } from './projection-threads';
import { RepeatedFaults } from './repeated-faults';

/** Threads are started after this many records without coming to the end of the log. */
const BEHIND = 10_000;

/** The most projection threads of the service, and their database. */
const THREADS = Symbol('threads');
type Threads = Pick<ThreadOptions, 'databaseUrl' | 'most'>;

// The database shows which process projects; the UUID is needed because a pid is used again.
const HOLDER = `pid ${process.pid} on ${hostname()}, ${randomUUID()}`;

@Global()
@Module({
  providers: [
    {
      provide: ProjectionThreads,
      inject: [THREADS],
      useFactory: (threads: Threads) => {
        const logger = new Logger('projector');
        return new ProjectionThreads({ ...threads, onError: (failure) => logger.error(failure) }, HOLDER);
      },
    },
    {
      provide: ProjectionRunner,
      inject: [DataSource, EVENT_STORE, ProjectionThreads],
      useFactory: (dataSource: DataSource, store: EventStorePort, threads: ProjectionThreads) => {
        const logger = new Logger('projector');
        const faults = new RepeatedFaults((words) => logger.error(words));
        return new ProjectionRunner(dataSource, store, new ProjectionLease(dataSource, HOLDER), {
          onError: faults.failed,
          onProjected: ({ withoutRest, partitions }) => {
            faults.worked();
            if (withoutRest >= BEHIND) threads.help(partitions);
          },
        });
      },
    },
    {
      provide: DayKeeping,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => {
        const logger = new Logger('projector');
        const faults = new RepeatedFaults((words) => logger.warn(words));
        return new DayKeeping(dataSource, { onError: faults.failed, onKept: faults.worked });
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
  static of(threads: Threads): DynamicModule {
    return { module: ProjectorModule, providers: [{ provide: THREADS, useValue: threads }] };
  }

  constructor(
    private readonly runner: ProjectionRunner,
    private readonly threads: ProjectionThreads,
    private readonly keeping: DayKeeping,
    private readonly watch: BooksWatch,
  ) {}

  onApplicationBootstrap(): void {
    this.runner.start();
    this.keeping.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.runner.stop(), this.keeping.stop(), this.threads.end(), this.watch.close()]);
  }
}
