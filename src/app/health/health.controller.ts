import { setTimeout } from 'node:timers/promises';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { PublicDoor } from '../../access/door.decorator';
import { EVENT_STORE, type EventStorePort } from '../../event-store/event-store.port';
import { ProjectionRunner } from '../../projections/runner/runner';

/** Whoever asks whether the service is ready waits no longer than this; a store that takes longer is no help. */
const PATIENCE_MS = 2_000;

/** For whoever keeps the service running. Says nothing about the books. */
@Controller('health')
@PublicDoor()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: ProjectionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  /** The process answers. */
  @Get('live')
  live(): object {
    return { status: 'ok' };
  }

  /** Database and event store answer and the log is sound: the service may be sent requests. */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const answers = [this.dataSource.query('SELECT 1'), this.store.head()].map(reachability);
    const [database, store] = await Promise.all(answers);
    const log = this.runner.damaged ? 'damaged: run cagnotte verify' : 'ok';
    const ready = [database, store, log].every((state) => state === 'ok');
    await reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not-ready', database, store, log });
  }
}

function reachability(answer: Promise<unknown>): Promise<'ok' | 'unreachable'> {
  const state = answer.then(
    () => 'ok' as const,
    () => 'unreachable' as const,
  );
  return Promise.race([state, setTimeout(PATIENCE_MS, 'unreachable' as const, { ref: false })]);
}
