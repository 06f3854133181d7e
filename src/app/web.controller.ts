import { Controller, Get, HttpException, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/require-permission.decorator';
import { LONGEST_PART } from './fault.filter';
import { pageAt } from './web-pages';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

const COMPRESSED = /^(text|image\/svg)/;

interface WebFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Compressed on first use, because a start must not wait for it; undefined where that gains nothing. */
  readonly gzip: Buffer | undefined;
  readonly etag: string;
  /** The name contains a hash of the content, so browsers may cache it for ever. */
  readonly isImmutable: boolean;
}

function webFolder(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'dist/web');
}

export function readWebFiles(folder = webFolder()): ReadonlyMap<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => extname(name) in TYPES);
  return new Map(names.map((name) => [`/${name}`, webFile(join(folder, name), name)]));
}

function webFile(path: string, name: string): WebFile {
  const bytes = readFileSync(path);
  const type = TYPES[extname(name)]!;
  let gzip: Buffer | undefined;
  return {
    type,
    bytes,
    get gzip() {
      return COMPRESSED.test(type) ? (gzip ??= gzipSync(bytes)) : undefined;
    },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isImmutable: name.startsWith('assets/'),
  };
}

/** Allows only files of this service, no text that becomes a script, and no frame around the page. */
const policy = (styles: string, fonts: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${styles}`,
    `img-src 'self' data:`,
    `font-src ${fonts}`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');

const GRAPHIQL = '/graphiql.html';

/**
 * The editor of GraphiQL writes its styles into the page and has its fonts in its style sheet; everything else, Trusted Types
 * too, is as strict as in the application.
 */
const POLICIES: Readonly<Record<string, string>> = {
  [GRAPHIQL]: policy(`'self' 'unsafe-inline'`, `'self' data:`),
};
const POLICY = policy(`'self'`, `'self'`);

/** Addresses of programs: an unknown one is an error and not the page. */
const PROGRAMS = /^\/(v1|graphql|health|metrics|graphiql)(\/|$)/;

/** The browser application. Its files are public and hold no figure; what they ask for needs a session. */
@Controller()
@Public()
export class WebController {
  private readonly files = readWebFiles();

  /** GraphiQL. The page is public; its queries need a session or a key. */
  @Get('graphiql')
  graphiql(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.answer(GRAPHIQL, request, reply);
  }

  @Get(['', '*'])
  file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const path = request.url.split('?', 1)[0]!;
    const name = !this.files.has(path) && wantsPage(request, path) ? pageAt(path) : path;
    // The router hands a part that is too long for other routes to this one.
    if (!this.files.has(name) && path.split('/').some(({ length }) => length > LONGEST_PART))
      throw new HttpException({}, 414);
    this.answer(name, request, reply);
  }

  private answer(name: string, request: FastifyRequest, reply: FastifyReply): void {
    const file = this.files.get(name);
    if (!file) throw new NotFoundException();
    void reply
      .header('content-type', file.type)
      .header('content-security-policy', POLICIES[name] ?? POLICY)
      .header('etag', file.etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    send(request, reply, file);
  }
}

const wantsPage = ({ headers }: FastifyRequest, path: string): boolean =>
  !PROGRAMS.test(path) && (headers.accept ?? '').includes('text/html');

function send({ headers }: FastifyRequest, reply: FastifyReply, file: WebFile): void {
  if (headers['if-none-match'] === file.etag) return void reply.status(304).send();
  const gzip = /\bgzip\b/.test(`${headers['accept-encoding']}`) ? file.gzip : undefined;
  if (gzip) void reply.header('content-encoding', 'gzip').send(gzip);
  else void reply.send(file.bytes);
}
