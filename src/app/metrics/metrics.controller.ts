import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Opens } from '../../access/door.decorator';
import { ServiceMetrics } from './service-metrics';

/** For Prometheus, which shows a key as any other client does. */
@Controller('metrics')
@Opens('metrics:read')
export class MetricsController {
  constructor(private readonly metrics: ServiceMetrics) {}

  @Get()
  async read(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(this.metrics.contentType).send(await this.metrics.text());
  }
}
