import { Controller, Get, HttpCode, HttpException, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asHttpException, casinoClosed } from '../access/access-refusal';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import { whoIn } from '../access/doorkeeper';
import { mayCasino, type Principal } from '../access/principal';
import { assertCasinoOpen, ExportTurns } from './export-turns';
import type { Result } from '../kernel/result';
import type { DocumentRefusalCode } from '../ledger/documents/document.decisions';
import { Documents, DOCUMENT_REFUSALS, DOCUMENT_STATUS } from '../ledger/documents/document.decisions';
import { documentFileName, MOST_BYTES } from '../ledger/documents/document.events';
import { SecurityLog } from '../security-log/security-log';
import { Described } from '../access/described-address';
import { ATTACH_DOCUMENT, DOCUMENT } from './exports.address';

export const DOCUMENTS = '/v1/documents';

const BYTES = 'application/octet-stream';

/** RFC 6266: letters beyond ASCII are in `filename*`, which every browser prefers. */
const attachmentNamed = (file: string): string =>
  `attachment; filename="${file.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file).replaceAll(/['()]/g, (each) => `%${each.codePointAt(0)!.toString(16)}`)}`;

/**
 * Accepts raw bytes with a content type that no HTML form can send; the kind of a document is detected from its
 * content.
 */
export function takeDocuments(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url === DOCUMENTS) route.bodyLimit = MOST_BYTES;
  });
  server.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.url === DOCUMENTS) done(null, body);
    else done(new HttpException({}, 415));
  });
}

/**
 * Refuses an upload before its body is read; undefined if it is accepted.
 * @param sender with the casinos where it may attach documents
 */
export function uploadRefusal(
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  sender: Principal,
): HttpException | undefined {
  const { casino = '' } = query as { readonly casino?: string };
  if (!mayCasino(sender, casino)) return asHttpException(casinoClosed(casino));
  return Number(headers['content-length'] ?? 0) > MOST_BYTES ? refusalOf('DOCUMENT.TOO_LARGE') : undefined;
}

const refusalOf = (code: DocumentRefusalCode): HttpException =>
  new HttpException({ code, ...DOCUMENT_REFUSALS[code] }, DOCUMENT_STATUS[code]);

function taken<Value>(answer: Result<Value, { readonly code: DocumentRefusalCode }>): Value {
  if (answer.ok) return answer.value;
  throw refusalOf(answer.refusal.code);
}

/** The bytes of attached documents: `POST /v1/documents?casino=granada`, `GET /v1/documents/HASH?casino=granada`. */
@Controller(DOCUMENTS)
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly log: SecurityLog,
    private readonly turns: ExportTurns,
  ) {}

  @Post()
  @HttpCode(200)
  @RequirePermission('documents:attach')
  @Described(ATTACH_DOCUMENT)
  async take(
    @Req() request: FastifyRequest,
    @CurrentPrincipal() principal: Principal,
    @Query('casino') casino = '',
  ): Promise<object> {
    assertCasinoOpen(principal, casino);
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw new HttpException({}, 415);
    const kept = taken(await this.documents.keep(body, casino, principal));
    await this.log.record({
      kind: 'document.uploaded',
      casino,
      ...whoIn(request),
      details: { document: kept.document, mediaType: kept.mediaType, size: `${kept.size}` },
    });
    return kept;
  }

  @Get(':document')
  @RequirePermission('documents:read')
  @Described(DOCUMENT)
  async give(
    @Param('document') document: string,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
    @Query() { casino = '', name = '' }: { readonly casino?: string; readonly name?: string },
  ): Promise<void> {
    assertCasinoOpen(principal, casino);
    const { bytes, mediaType } = taken(
      await this.turns.read(principal, reply, () => this.documents.open({ casino, document })),
    );
    await this.log.record({
      kind: 'document.downloaded',
      casino,
      ...whoIn(reply.request),
      details: { document },
    });
    // The file comes from outside, so the browser must download it and never display or run it in a page of this
    // service.
    await reply
      .header('content-type', mediaType)
      .header(
        'content-disposition',
        attachmentNamed(documentFileName(`${name}`, mediaType, document.slice(0, 16))),
      )
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('repr-digest', `sha-256=:${Buffer.from(document, 'hex').toString('base64')}:`)
      .send(bytes);
  }
}
