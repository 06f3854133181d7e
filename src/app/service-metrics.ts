import { Controller, Get, Inject, Injectable, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequirePermission } from '../access/require-permission.decorator';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { Intake } from '../intake/intake';
import { liveGeneration } from '../projector/generations/generation';
import { countParked } from '../projector/runner/parked-keys';
import { ReadSources } from '../projector/read-sources';
import { lagSeconds } from '../projector/runner/receipt-watch';
import { ProjectionRunner } from '../projector/runner/runner';
import { Described } from '../access/described-address';
import { METRICS } from './health.address';

/** Upper bounds of the buckets of the histogram of answer times, in seconds. */
const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/**
 * The measurements of a running service. Figures about the service only: no amount, no casino, no name of a person.
 * Each service has a registry of its own.
 */
@Injectable()
export class ServiceMetrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'cagnotte_http_request_duration_seconds',
    help: 'Time to answer a request, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });

  constructor(
    private readonly reads: ReadSources,
    private readonly runner: ProjectionRunner,
    private readonly intake: Intake,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {
    collectDefaultMetrics({ register: this.registry });
    // Gauges under names of counters; each is the sum of the gauge of the same name without `_total`.
    for (const what of ['handles', 'requests', 'resources'])
      this.registry.removeSingleMetric(`nodejs_active_${what}_total`);
    this.measureIntake();
    this.measureProjections();
    this.measureDatabase();
    if (this.reads.seen !== undefined) this.measureReplica();
  }

  readonly contentType = this.registry.contentType;

  /** Takes all measurements; a measurement that fails is reported as NaN. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  answered({ method, route, status, seconds }: AnsweredRequest): void {
    this.requests.labels(method, route, `${status}`).observe(seconds);
  }

  private measureIntake(): void {
    const { intake } = this;
    this.counts(Counter, 'outcome', {
      name: 'cagnotte_deliveries_total',
      help: 'Delivered events by what became of them.',
      measure: () => intake.outcomes,
    });
    this.gauge(
      'cagnotte_intake_waiting_events',
      'Events that wait to become durable.',
      () => intake.load.events,
    );
    this.gauge(
      'cagnotte_intake_waiting_bytes',
      'Bytes that wait to become durable.',
      () => intake.load.bytes,
    );
  }

  private measureProjections(): void {
    const { store, runner } = this;
    const { primary } = this.reads;
    this.gauge(
      'cagnotte_projection_lag_seconds',
      'Age of the oldest record that the read models do not contain; 0 when they contain all.',
      () => lagSeconds(primary, store, new Date()),
    );
    this.gauge(
      'cagnotte_parked_records',
      'Records that are in no answer because of a fault of the software.',
      async () => countParked(primary, await liveGeneration(primary)),
    );
    this.gauge(
      'cagnotte_stuck_partitions',
      'Of the 64 parts of the casinos, those of which this service fails at the same page again and again.',
      () => runner.stuckPartitions,
    );
    this.gauge('cagnotte_log_damaged', '1 when the log is not what it was and projections stand still.', () =>
      runner.damaged ? 1 : 0,
    );
  }

  private measureDatabase(): void {
    const { driver } = this.reads.primary;
    const sum = (part: (pool: PoolLoad) => number): number => {
      const { master, slaves } = driver as unknown as { master: PoolLoad; slaves: PoolLoad[] };
      return [master, ...slaves].reduce((all, pool) => all + part(pool), 0);
    };
    this.counts(Gauge, 'state', {
      name: 'cagnotte_database_connections',
      help: 'Connections of the pools, by state.',
      measure: () => ({
        idle: sum(({ idleCount }) => idleCount),
        busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
        awaited: sum(({ waitingCount }) => waitingCount),
      }),
    });
  }

  private measureReplica(): void {
    const { reads } = this;
    this.gauge('cagnotte_replica_in_use', '1 while queries are read from the replica.', () =>
      reads.seen?.state === 'ok' ? 1 : 0,
    );
    this.gauge(
      'cagnotte_replica_lag_seconds',
      'For how long the replica has lacked something that the primary had; NaN where that is not known.',
      () => (reads.seen?.lagMs ?? NaN) / 1_000,
    );
    this.counts(Counter, 'source', {
      name: 'cagnotte_reads_total',
      help: 'Queries and books, by the database that they were answered from.',
      measure: () => reads.answered,
    });
    this.counts(Counter, 'reason', {
      name: 'cagnotte_replica_repeated_total',
      help: 'Queries and books that the primary read again after the replica, by the reason.',
      measure: () => reads.repeated,
    });
  }

  /** Counts that another object keeps, by the values of one label; none where it cannot take them. */
  counts(
    Metric: typeof Counter | typeof Gauge,
    label: string,
    {
      measure,
      ...named
    }: {
      name: string;
      help: string;
      measure: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
    },
  ): void {
    new Metric({
      ...named,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const counted = await Promise.resolve()
          .then(measure)
          .catch(() => ({}));
        this.reset();
        for (const [value, count] of Object.entries(counted)) this.inc({ [label]: value }, count);
      },
    });
  }

  /** A measurement that another object takes, when it is asked for. */
  gauge(name: string, help: string, measure: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(
          await Promise.resolve()
            .then(measure)
            .catch(() => NaN),
        );
      },
    });
  }
}

@Controller('metrics')
@RequirePermission('metrics:read')
export class MetricsController {
  constructor(private readonly metrics: ServiceMetrics) {}

  @Get()
  @Described(METRICS)
  async read(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(this.metrics.contentType).send(await this.metrics.text());
  }
}

interface PoolLoad {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}
