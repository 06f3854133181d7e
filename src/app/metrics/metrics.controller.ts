import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequirePermission } from '../../access/require-permission.decorator';
import { ServiceMetrics } from './service-metrics';

@Controller('metrics')
@RequirePermission('metrics:read')
export class MetricsController {
  constructor(private readonly metrics: ServiceMetrics) {}

  @Get()
  async read(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(this.metrics.contentType).send(await this.metrics.text());
  }
}
