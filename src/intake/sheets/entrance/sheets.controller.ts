import { Body, Controller, HttpCode, HttpException, Post, Query, Req } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asHttpException, casinoClosed } from '../../../access/access-refusal';
import { Admission } from '../../../access/admission';
import { Described } from '../../../access/described-address';
import { whoIn } from '../../../access/doorkeeper';
import { mayCasino, type Principal } from '../../../access/principal';
import { CurrentPrincipal, RequirePermission } from '../../../access/require-permission.decorator';
import { SecurityLog } from '../../../security-log/security-log';
import { refusalText, type Parts } from '../../../words/message';
import sheets from '../../../words/refusals/sheets.json';
import { Intake } from '../../intake';
import { readMapping } from '../read-mapping';
import { SHEET_LIMITS } from '../sheet';
import { importAnswer, previewAnswer } from './sheet-answers';
import { SheetDesk } from './sheet-desk';
import { importSheet, type PreviewedSheet, senderOfSheet, type SheetWanted } from './sheet-import';
import { IMPORT_SHEET, PREVIEW_SHEET } from './sheets.address';

/** The addresses whose bodies hold a sheet. */
export const SHEETS = '/v1/sheets';
export const SHEET_ADDRESSES = [`${SHEETS}/preview`, `${SHEETS}/import`] as const;

/** A sheet in base64, which is a third longer, with its mapping. */
export const MOST_SHEET_BODY = Math.ceil((SHEET_LIMITS.bytes * 4) / 3) + 256 * 1024;

/** Lets bodies of these addresses be as large as a sheet. */
export function takeSheets(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (SHEET_ADDRESSES.some((address) => address === route.url)) route.bodyLimit = MOST_SHEET_BODY;
  });
}

/** Sheets of a house without devices: `POST /v1/sheets/preview?casino=granada`, `POST /v1/sheets/import?casino=granada`. */
@Controller(SHEETS)
@RequirePermission('sheets:import')
export class SheetsController {
  constructor(
    private readonly desk: SheetDesk,
    private readonly intake: Intake,
    private readonly log: SecurityLog,
    private readonly admission: Admission,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @Described(PREVIEW_SHEET)
  async preview(
    @Body() body: unknown,
    @CurrentPrincipal() principal: Principal,
    @Query('casino') casino = '',
  ): Promise<object> {
    const sent = bodyOf(body, principal, casino);
    return previewAnswer(await this.inTurn(principal, () => this.look(casino, sent, principal)));
  }

  @Post('import')
  @HttpCode(200)
  @Described(IMPORT_SHEET)
  async import(
    @Body() body: { readonly seen?: unknown; readonly partial?: unknown } | undefined,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
    @Query('casino') casino = '',
  ): Promise<object> {
    const sent = bodyOf(body, principal, casino);
    if (sent.mapping === undefined) throw malformed('/mapping');
    return this.inTurn(principal, async () => {
      const previewed = await this.look(casino, sent, principal);
      if (body?.seen !== previewed.seen) throw refusal(409, 'SHEET.NOT_SEEN');
      const { faults, fresh } = previewed;
      if (faults.length > 0 && body.partial !== true)
        throw refusal(422, 'SHEET.HAS_FAULTS', { faults: faults.length });
      const imported = await importSheet(
        previewed,
        this.intake,
        senderOfSheet(casino, principal.credentialId),
      );
      await this.log.record({
        kind: 'sheet.imported',
        casino,
        ...whoIn(request),
        details: {
          type: sent.mapping!.type,
          rows: `${fresh.length}`,
          stored: `${imported.counts.stored}`,
          sheet: previewed.seen,
        },
      });
      return importAnswer(imported, previewed);
    });
  }

  private async look(casino: string, sent: SheetWanted, principal: Principal): Promise<PreviewedSheet> {
    const looked = await this.desk.look(casino, sent, principal);
    if (looked === 'behind') throw refusal(503, 'SHEET.BOOKS_BEHIND');
    return looked;
  }

  /** A sheet weighs as much as the heaviest query: nothing else of its credential runs meanwhile. */
  private async inTurn<Answer>({ credentialId }: Principal, work: () => Promise<Answer>): Promise<Answer> {
    const leave = await this.admission.enter(credentialId, Infinity);
    if (leave === undefined) throw new HttpException({}, 429);
    return work().finally(leave);
  }
}

/** @throws HttpException 403 outside the casinos of the credential, 400 for a body that is none */
function bodyOf(body: unknown, principal: Principal, casino: string): SheetWanted {
  if (!mayCasino(principal, casino)) throw asHttpException(casinoClosed(casino));
  const { sheet, mapping } = (body ?? {}) as { readonly sheet?: unknown; readonly mapping?: unknown };
  if (typeof sheet !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(sheet)) throw malformed('/sheet');
  const bytes = Buffer.from(sheet, 'base64');
  if (mapping === undefined || mapping === null) return { bytes, mapping: undefined };
  const read = readMapping(mapping);
  if (!read.ok) throw new HttpException({ ...read.refusal, code: 'SHEET.MALFORMED' }, 400);
  return { bytes, mapping: read.value };
}

const IS_REQUIRED = { en: 'is required', es: 'es obligatorio' };

const malformed = (path: string): HttpException =>
  refusal(400, 'SHEET.MALFORMED', { path, demand: IS_REQUIRED });

const refusal = (status: number, code: keyof typeof sheets.refusals, parts: Parts = {}): HttpException =>
  new HttpException({ code, ...refusalText(sheets.refusals[code], parts) }, status);
