import { setTimeout } from 'node:timers/promises';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../access/require-permission.decorator';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { READ_ONLY_REMEDIES, type ReadOnlyBy, whyReadOnly } from './database/read-only-server';
import { ProjectionRunner } from '../projector/runner/runner';
import { liveGeneration } from '../projector/generations/generation';
import { countParkedKeys } from '../projector/runner/parked-keys';
import type { ReplicaSeen } from '../projector/read-replica';
import { ReadSources } from '../projector/read-sources';
import { lagSeconds } from '../projector/runner/receipt-watch';
import { Described } from '../access/described-address';
import { LIVENESS, READY } from './health.address';

/** Time-out of the readiness check; a slower store counts as unreachable. */
const TIMEOUT_MS = 2_000;

/** The default of `CAGNOTTE_BEHIND_SECONDS`: a longer lag makes `/health/ready` report the books as `behind`. */
export const MOST_BEHIND_MS = 60_000;

/** The time that books may be behind before `/health/ready` reports it. */
export class BehindLimit {
  constructor(readonly ms: number) {}
}

const UNKNOWN_BOOKS = { books: 'unknown', lagSeconds: null, parkedKeys: null };

const stateOf = ({ came }: InTime<unknown>): 'ok' | 'unreachable' => (came ? 'ok' : 'unreachable');

function stateOfDatabase(asked: InTime<ReadOnlyBy | undefined>): string {
  if (!asked.came || asked.answer === undefined) return stateOf(asked);
  return `read-only: ${READ_ONLY_REMEDIES[asked.answer]}`;
}

@Controller('health')
@Public()
export class HealthController {
  @Inject(BehindLimit) limit!: BehindLimit;

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: ReadSources,
    private readonly runner: ProjectionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  @Get('live')
  @Described(LIVENESS)
  live(): object {
    return { status: 'ok' };
  }

  /**
   * Ready (200) if the database answers and accepts writes, the event store answers, the log is sound, and this service does
   * not fail at every page again and again. If the books
   * have been behind the log for longer than the limit, the status is `behind` instead of `ok`; records parked by a
   * fault, partitions of casinos that fail alone, and the state of a replica are reported too. None of these is a reason to send events elsewhere, because all
   * services of the house share the books.
   */
  @Get('ready')
  @Described(READY)
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const { dataSource, store } = this;
    const [reached, kept, books] = await Promise.all([
      inTime(whyReadOnly(dataSource)),
      inTime(store.head()),
      inTime(stateOfBooks(dataSource, store)),
    ]);
    const log = this.runner.damaged ? 'damaged: run cagnotte verify' : 'ok';
    const states = { database: stateOfDatabase(reached), store: stateOf(kept), log };
    const { isFailing, stuckPartitions } = this.runner;
    const ready = !isFailing && Object.values(states).every((state) => state === 'ok');
    const seen = books.came ? { books: this.pace(books.answer), ...books.answer } : UNKNOWN_BOOKS;
    const told = isFailing ? { ...seen, books: 'failing' } : seen;
    await reply.status(ready ? 200 : 503).send({
      status: !ready ? 'not-ready' : told.books === 'behind' ? 'behind' : 'ok',
      ...states,
      ...told,
      stuckPartitions,
      ...stateOfReplica(this.reads.seen),
    });
  }

  private pace({ lagSeconds: seconds }: StateOfBooks): 'ok' | 'behind' {
    return seconds * 1_000 > this.limit.ms ? 'behind' : 'ok';
  }
}

const stateOfReplica = (seen: ReplicaSeen | undefined): object =>
  seen === undefined
    ? {}
    : { replica: seen.state, replicaLagSeconds: seen.lagMs === null ? null : Math.ceil(seen.lagMs / 1_000) };

type InTime<Answer> = { readonly came: true; readonly answer: Answer } | { readonly came: false };

function inTime<Answer>(asked: Promise<Answer>): Promise<InTime<Answer>> {
  const answer = asked.then(
    (value) => ({ came: true, answer: value }) as const,
    () => ({ came: false }) as const,
  );
  return Promise.race([answer, setTimeout(TIMEOUT_MS, { came: false } as const, { ref: false })]);
}

interface StateOfBooks {
  /** Age in whole seconds of the oldest record that no answer contains yet; 0 if there is none. */
  readonly lagSeconds: number;
  /** Parked keys (sessions of tables, days of the cage, pools). */
  readonly parkedKeys: number;
}

/** @throws where the database or the event store does not answer */
export async function stateOfBooks(dataSource: DataSource, store: EventStorePort): Promise<StateOfBooks> {
  return {
    lagSeconds: Math.floor(await lagSeconds(dataSource, store, new Date())),
    parkedKeys: await countParkedKeys(dataSource, await liveGeneration(dataSource)),
  };
}
