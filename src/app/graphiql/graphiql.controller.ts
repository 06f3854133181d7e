import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Controller, Get, Header, NotFoundException, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../access/require-permission.decorator';
import { GRAPHIQL_FILES, GRAPHIQL_PAGE } from './graphiql-page';

/** GraphiQL. The page is public; its queries need a key. */
@Controller('graphiql')
@Public()
export class GraphiqlController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    return GRAPHIQL_PAGE;
  }

  /** File names contain the version, so that a browser requests each once. */
  @Get('assets/:name')
  asset(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): StreamableFile {
    const found = GRAPHIQL_FILES.get(name);
    if (!found) throw new NotFoundException();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    const { type, content } = found;
    const bytes =
      typeof content === 'string' ? Readable.from([Buffer.from(content)]) : createReadStream(content.file);
    return new StreamableFile(bytes, { type: `${type}; charset=utf-8` });
  }
}
