import { setTimeout } from 'node:timers/promises';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { PublicDoor } from '../../access/door.decorator';
import { ProjectionRunner } from '../../projections/runner/runner';

/** Whoever asks whether the service is ready waits no longer than this; a database that takes longer is no help. */
const PATIENCE_MS = 2_000;

/** For whoever keeps the service running. Says nothing about the books. */
@Controller('health')
@PublicDoor()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: ProjectionRunner,
  ) {}

  /** The process answers. */
  @Get('live')
  live(): object {
    return { status: 'ok' };
  }

  /** The database answers and the log is sound: the service may be sent requests. */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const database = (await this.databaseAnswers()) ? 'ok' : 'unreachable';
    const log = this.runner.damaged ? 'damaged: run cagnotte verify' : 'ok';
    const ready = database === 'ok' && log === 'ok';
    await reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not-ready', database, log });
  }

  private databaseAnswers(): Promise<boolean> {
    const answer = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, setTimeout(PATIENCE_MS, false, { ref: false })]);
  }
}
