import { Controller, Get, HttpException, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/require-permission.decorator';
import { LONGEST_PART } from './fault.filter';
import { readWebFiles, type WebFile } from './web-files';

/** Nothing but files of this service, no text that becomes a script, and no frame around it. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ');

/** The page of the application, whatever screen the address names: the application finds it. */
const PAGE = '/index.html';

/** Addresses of programs: an unknown one is an error and not the page. */
const PROGRAMS = /^\/(v1|graphql|health|metrics|graphiql)(\/|$)/;

/** The browser application. Its files are public and hold no figure; what they ask for needs a session. */
@Controller()
@Public()
export class WebController {
  private readonly files = readWebFiles();

  @Get(['', '*'])
  file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const path = request.url.split('?', 1)[0]!;
    const file = this.files.get(path) ?? (wantsPage(request, path) ? this.files.get(PAGE) : undefined);
    // The router hands a part that is too long for other routes to this one.
    if (!file && path.split('/').some(({ length }) => length > LONGEST_PART))
      throw new HttpException({}, 414);
    if (!file) throw new NotFoundException();
    void reply
      .header('content-type', file.type)
      .header('content-security-policy', POLICY)
      .header('etag', file.etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    send(request, reply, file);
  }
}

const wantsPage = ({ headers }: FastifyRequest, path: string): boolean =>
  !PROGRAMS.test(path) && (headers.accept ?? '').includes('text/html');

function send({ headers }: FastifyRequest, reply: FastifyReply, { etag, gzip, bytes }: WebFile): void {
  if (headers['if-none-match'] === etag) void reply.status(304).send();
  else if (gzip && /\bgzip\b/.test(`${headers['accept-encoding']}`))
    void reply.header('content-encoding', 'gzip').send(gzip);
  else void reply.send(bytes);
}
