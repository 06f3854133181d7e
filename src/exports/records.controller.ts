import { Readable } from 'node:stream';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import { whoIn } from '../access/doorkeeper';
import { SecurityLog } from '../security-log/security-log';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { readKeptBytes } from '../ledger/register/read-records';
import { readRecords } from '../ledger/register/records';
import { wrongValue } from './book-refusals';
import type { Admitted } from './books-zip';
import { assertCasinoOpen, ExportTurns } from './export-turns';
import { Described } from '../access/described-address';
import { RECORDS } from './exports.address';

interface RecordsQuery {
  readonly casino?: string;
  readonly from?: string;
  readonly to?: string;
}

/** A day of a large casino has some ten thousand records. */
const MOST_RECORDS = 100_000n;

const PAGE = 500;

const NUMBER = /^[1-9]\d{0,17}$/;

interface Span {
  readonly casino: string;
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * Sends the stored bytes of consecutive records, one JSON object per line: `{"recordNumber":1,"bytes":"{…}"}`, so that
 * a reader can hash them and verify a seal. Records that the casino does not have are omitted.
 */
@Controller('v1/records')
export class RecordsController {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(EVENT_STORE) private readonly log: EventStorePort,
    private readonly securityLog: SecurityLog,
    private readonly turns: ExportTurns,
  ) {}

  @Get()
  @RequirePermission('events:read')
  @Described(RECORDS)
  async records(
    @Query() asked: RecordsQuery,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const span = spanOf(asked);
    const { casino, from, to } = span;
    assertCasinoOpen(principal, casino);
    await this.securityLog.record({
      kind: 'records.exported',
      casino,
      ...whoIn(reply.request),
      details: { from: `${from}`, to: `${to}` },
    });
    const stream = Readable.from(
      this.lines(span, (work) => this.turns.readPart({ principal, casino, stream }, work)),
      { objectMode: false, highWaterMark: 64 * 1024 },
    );
    await reply.header('content-type', 'application/x-ndjson; charset=utf-8').send(stream);
  }

  private async *lines({ casino, from, to }: Span, admitted: Admitted): AsyncGenerator<string> {
    for (let after = from - 1n; after < to;) {
      const { records, bytes } = await admitted(async () => {
        const wanted = { casino, position: to, limit: PAGE, after: [`${after}`] };
        const read = await readRecords(this.dataSource.manager, wanted);
        return { records: read, bytes: await readKeptBytes(this.log, read) };
      });
      if (records.length === 0) return;
      yield records
        .map(({ recordNumber, stream, version }, at) => {
          if (bytes[at] === undefined)
            throw new Error(`the log no longer holds version ${version} of ${stream}`);
          return `${JSON.stringify({ recordNumber: Number(recordNumber), bytes: bytes[at] })}\n`;
        })
        .join('');
      after = records.at(-1)!.recordNumber;
    }
  }
}

/** @throws BadRequestException that names the parameter, what it is and what it must be */
function spanOf({ casino = '', from = '', to = '' }: RecordsQuery): Span {
  if (!NUMBER.test(from)) throw wrongValue('from', from);
  if (!NUMBER.test(to) || BigInt(to) < BigInt(from) || BigInt(to) - BigInt(from) >= MOST_RECORDS)
    throw wrongValue('to', to);
  return { casino, from: BigInt(from), to: BigInt(to) };
}
