import { Body, Controller, Get, HttpCode, HttpException, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Admission } from '../../../access/admission';
import { Described } from '../../../access/described-address';
import { whoIn } from '../../../access/doorkeeper';
import type { Principal } from '../../../access/principal';
import { CurrentPrincipal, RequirePermission } from '../../../access/require-permission.decorator';
import { SecurityLog } from '../../../security-log/security-log';
import { isReported } from '../../../kernel/event-definition';
import { EVENT_DEFINITIONS } from '../../../ledger/event-contract/catalogue';
import { Intake } from '../../intake';
import { membersOf } from '../event-members';
import { SHEET_LIMITS } from '../sheet';
import { mappedType } from '../sheet-mapping';
import { importAnswer, previewAnswer } from './sheet-answers';
import { malformed, sheetIn, sheetRefusal } from './sheet-body';
import { SheetDesk } from './sheet-desk';
import { importSheet, type PreviewedSheet, senderOfSheet, type SheetWanted } from './sheet-import';
import { IMPORT_SHEET, MEMBERS_OF_TYPE, PREVIEW_SHEET, TYPES_OF_SHEETS } from './sheets.address';

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

  @Get('types')
  @Described(TYPES_OF_SHEETS)
  types(): object {
    return { types: EVENT_DEFINITIONS.filter(isReported).map(({ type }) => type) };
  }

  @Get('types/:type')
  @Described(MEMBERS_OF_TYPE)
  members(@Param('type') type: string): object {
    const definition = mappedType({ type });
    if (definition === undefined) throw sheetRefusal(404, 'SHEET.UNKNOWN_TYPE');
    return { type, members: membersOf(definition) };
  }

  @Post('preview')
  @HttpCode(200)
  @Described(PREVIEW_SHEET)
  async preview(
    @Body() body: unknown,
    @CurrentPrincipal() principal: Principal,
    @Query('casino') casino = '',
  ): Promise<object> {
    const sent = sheetIn(body, principal, casino);
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
    const sent = sheetIn(body, principal, casino);
    if (sent.mapping === undefined) throw malformed('/mapping');
    return this.inTurn(principal, async () => {
      const previewed = await this.look(casino, sent, principal);
      if (body?.seen !== previewed.seen) throw sheetRefusal(409, 'SHEET.NOT_SEEN');
      const { faults, fresh } = previewed;
      if (faults.length > 0 && body.partial !== true)
        throw sheetRefusal(422, 'SHEET.HAS_FAULTS', { faults: faults.length });
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
    if (looked === 'behind') throw sheetRefusal(503, 'SHEET.BOOKS_BEHIND');
    return looked;
  }

  /** A sheet weighs as much as the heaviest query: nothing else of its credential runs meanwhile. */
  private async inTurn<Answer>({ credentialId }: Principal, work: () => Promise<Answer>): Promise<Answer> {
    const leave = await this.admission.enter(credentialId, Infinity);
    if (leave === undefined) throw new HttpException({}, 429);
    return work().finally(leave);
  }
}
