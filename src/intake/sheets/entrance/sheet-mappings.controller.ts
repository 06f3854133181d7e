import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Described } from '../../../access/described-address';
import { whoIn } from '../../../access/doorkeeper';
import type { Principal } from '../../../access/principal';
import { CurrentPrincipal, RequirePermission } from '../../../access/require-permission.decorator';
import { sha256 } from '../../../kernel/identity';
import { sortedJson } from '../../../kernel/stored-form';
import { SecurityLog } from '../../../security-log/security-log';
import {
  LONGEST_MAPPING_NAME,
  MOST_MAPPINGS,
  type NotSaved,
  readSavedMappings,
  removeMapping,
  saveMapping,
} from './saved-mappings';
import { assertOpen, malformed, mappingIn, sheetRefusal } from './sheet-body';
import { REMOVE_MAPPING, SAVE_MAPPING, SAVED_MAPPINGS } from './sheets.address';

const MOST: Readonly<Record<NotSaved, number>> = {
  'SHEET.MAPPING_NAME': LONGEST_MAPPING_NAME,
  'SHEET.TOO_MANY_MAPPINGS': MOST_MAPPINGS,
};

/** The mappings that a casino has saved by name, so that a sheet of a kind is mapped once. */
@Controller('v1/sheets/mappings')
@RequirePermission('sheets:import')
export class SheetMappingsController {
  constructor(
    private readonly primary: DataSource,
    private readonly log: SecurityLog,
  ) {}

  @Get()
  @Described(SAVED_MAPPINGS)
  async list(@CurrentPrincipal() principal: Principal, @Query('casino') casino = ''): Promise<object> {
    assertOpen(principal, casino);
    const saved = await readSavedMappings(this.primary, casino);
    return { mappings: saved.map((each) => ({ ...each, savedAt: each.savedAt.toISOString() })) };
  }

  @Post()
  @HttpCode(200)
  @Described(SAVE_MAPPING)
  async save(
    @Body() body: { readonly name?: unknown; readonly mapping?: unknown } | undefined,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
    @Query('casino') casino = '',
  ): Promise<object> {
    assertOpen(principal, casino);
    if (typeof body?.name !== 'string') throw malformed('/name');
    const mapping = mappingIn(body.mapping);
    if (mapping === undefined) throw malformed('/mapping');
    const saved = await saveMapping(this.primary, casino, { name: body.name, mapping });
    if (!saved.ok) throw sheetRefusal(400, saved.refusal.code, { most: MOST[saved.refusal.code] });
    const { name, replaced } = saved.value;
    await this.log.record({
      kind: 'sheet.mapping-saved',
      casino,
      ...whoIn(request),
      details: { name, type: mapping.type, mapping: sha256(sortedJson(mapping)), replaced: `${replaced}` },
    });
    return saved.value;
  }

  @Delete(':name')
  @HttpCode(204)
  @Described(REMOVE_MAPPING)
  async remove(
    @Param('name') name: string,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
    @Query('casino') casino = '',
  ): Promise<void> {
    assertOpen(principal, casino);
    if (!(await removeMapping(this.primary, casino, name))) {
      const saved = await readSavedMappings(this.primary, casino);
      const names = saved.map((each) => each.name).join(', ') || '–';
      throw sheetRefusal(404, 'SHEET.UNKNOWN_MAPPING', { names });
    }
    await this.log.record({
      kind: 'sheet.mapping-removed',
      casino,
      ...whoIn(request),
      details: { name },
    });
  }
}
