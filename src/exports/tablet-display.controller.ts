import { Controller, Get, NotFoundException, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { asHttpException, FOREIGN_PAGE } from '../access/access-refusal';
import { recognise } from '../access/credentials';
import { whoIn } from '../access/doorkeeper';
import { mayReportFrom } from '../access/principal';
import { Public } from '../access/require-permission.decorator';
import { TABLET_ELSEWHERE, TABLET_UNKNOWN } from '../access/sign-in-refusals';
import { notFound } from '../api/not-found.type';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import { Site } from '../people/sign-in/site';
import { Tablets } from '../people/sign-in/tablets';
import { ReadSources } from '../projector/read-sources';
import { SecurityLog } from '../security-log/security-log';
import { readTableDisplay } from '../ledger/table-display/table-display.queries';
import { displayOf } from '../ledger/table-display/table-display.type';
import { Described } from '../access/described-address';
import { TABLET_DISPLAY } from './exports.address';

/**
 * Answers as the query tableDisplay does, to a screen at the table on which nobody has signed in. Its browser must be enrolled as a
 * tablet, and it may ask for the tables to which the tablet is bound. It is asked every few seconds, sends some ten statements, and the security log
 * counts its readings (`display.read`).
 */
@Controller('v1/tablet/display')
@Public()
export class TabletDisplayController {
  constructor(
    private readonly tablets: Tablets,
    private readonly site: Site,
    private readonly reads: ReadSources,
    private readonly log: SecurityLog,
  ) {}

  @Get()
  @Described(TABLET_DISPLAY)
  async display(@Query('table') table: unknown, @Req() request: FastifyRequest): Promise<object> {
    if (!this.site.isOwn(request)) throw asHttpException(FOREIGN_PAGE);
    const tablet = await this.tablets.known(this.site.cookieOf(request, 'tablet'));
    if (tablet === undefined) throw asHttpException(TABLET_UNKNOWN);
    const { credential, name, casino } = tablet;
    recognise(request, { credentialId: credential, kind: 'device', name, roles: [], casinos: [casino] });
    const shown = typeof table === 'string' ? table : '';
    if (!mayReportFrom(tablet, `/casinos/${casino}/tables/${shown}`)) throw asHttpException(TABLET_ELSEWHERE);
    this.log.note({ kind: 'display.read', casino, ...whoIn(request), details: { table: shown } });
    const found = await this.reads.read(async (dataSource) => {
      const snapshot = new OperationSnapshot(dataSource);
      try {
        const position = (await snapshot.positionOf(casino)) ?? 0n;
        const display = await snapshot.read((db) => readTableDisplay(db, { casino, position }, shown));
        return display && { ...displayOf(display), position: Number(position) };
      } finally {
        await snapshot.close();
      }
    });
    if (found === undefined) throw new NotFoundException(notFound('TABLE.NOT_AUTHORISED'));
    return { tableDisplay: { __typename: 'TableDisplay', complete: true, ...found } };
  }
}
