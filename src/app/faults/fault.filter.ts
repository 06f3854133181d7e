import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerTo } from './answer-to';
import { describeFault } from './describe-fault';

/**
 * Gives every refusal and every fault over HTTP one form, and logs the faults. What GraphQL resolvers throw is
 * answered by GraphQL.
 */
@Catch()
export class FaultFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw thrown;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body } = answerTo(thrown, request);
    if (status >= 500) this.log(request, thrown, { status, code: body.code });
    if (!reply.sent) void reply.status(status).send(body);
    else if (!reply.raw.writableEnded) reply.raw.destroy();
  }

  private log(
    { method, url }: FastifyRequest,
    thrown: unknown,
    { status, code }: { status: number; code: string },
  ): void {
    const what = `${method} ${url.split('?', 1)[0]} ${status} ${code}`;
    if (status === 500) this.logger.error(`${what} ${describeFault(thrown)}`);
    else this.logger.warn(what);
  }
}
