import type { BookFormat } from './book-formats';
import { formatsOf, isBookFormat, isFormatOf, type FileWanted, isFileName } from './charted-book';
import { Readable } from 'node:stream';
import {
  ConflictException,
  Controller,
  Get,
  HttpException,
  Inject,
  NotFoundException,
  Param,
  Query,
  Res,
  UnprocessableEntityException,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import { whoIn } from '../access/doorkeeper';
import { SecurityLog } from '../security-log/security-log';
import { notFound } from '../api/not-found.type';
import { isGamingDay } from '../kernel/gaming-day';
import { type BookFile, bookFile, exportOf, type FileMaking, manifestText } from './book-file';
import { type BooksPlan, daysOfMonth, exportOfAll, planBooks, zipOfBooks } from './books-zip';
import { assertCasinoOpen, ExportTurns } from './export-turns';
import { ReadSources } from '../projector/read-sources';
import { isFound, type NoFile, readKeptBook } from './read-kept-book';
import { FileRefused, FilesWaiting, FileTooLarge, fileTooLarge, wrongValue } from './book-refusals';
import { FILE_MAKING } from './file-threads';
import { Described } from '../access/described-address';
import { BOOK, EVERY_BOOK, MANIFEST } from './exports.address';

/** The query of a book; `until` is the last day of a period, `knownAt` a record. */
interface BookQuery {
  readonly casino?: string;
  readonly day?: string;
  readonly until?: string;
  readonly format?: string;
  readonly knownAt?: string;
}

/** The official books as files: `/v1/books/anticipos?casino=granada&day=2026-01-01&format=pdf`; of a period with `until`. */
@Controller('v1/books')
export class BooksController {
  constructor(
    readonly reads: ReadSources,
    @Inject(FILE_MAKING) readonly making: FileMaking,
    private readonly turns: ExportTurns,
    private readonly log: SecurityLog,
  ) {}

  /** Every book of a day or a month as one ZIP; streamed, so that it takes no more memory than its largest book. */
  @Get()
  @RequirePermission('ledger:read')
  @Described(EVERY_BOOK)
  async books(
    @Query() asked: BookQuery & { readonly month?: string },
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const plan = await this.turns.read(principal, reply, () => this.planned(asked, principal));
    await this.log.record({ ...exportOfAll(plan), ...whoIn(reply.request) });
    const stream = Readable.from(
      zipOfBooks(this, plan, (work) => this.turns.makePart({ principal, casino: plan.casino, stream }, work)),
      { objectMode: false },
    );
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${plan.file}"`)
      .send(stream);
  }

  private async planned(
    { casino = '', day = '', month, format = 'zip', knownAt }: BookQuery & { readonly month?: string },
    principal: Principal,
  ): Promise<BooksPlan> {
    const days = month === undefined ? { day, until: day } : daysOfMonth(month);
    if (format !== 'zip') throw wrongValue('format', format, 'formatOfBooks');
    if (days === undefined) throw wrongValue('month', month);
    if (!isGamingDay(days.day)) throw wrongValue('day', day);
    const wanted = { casino, ...days, knownAt: recordOf(knownAt) };
    assertCasinoOpen(principal, casino);
    return there(await this.reads.read((dataSource) => planBooks(dataSource, wanted), isFound), knownAt);
  }

  @Get(':book')
  @RequirePermission('ledger:read')
  @Described(BOOK)
  async book(
    @Param('book') name: string,
    @Query() asked: BookQuery,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.turns.makeFile(principal, reply, () => this.file(name, asked, principal));
    await this.log.record({ ...exportOf(file.manifest), ...whoIn(reply.request) });
    await reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('repr-digest', `sha-256=:${Buffer.from(file.manifest.sha256, 'hex').toString('base64')}:`)
      .header('link', `<${manifestOf(file)}>; rel="describedby"`)
      .send(file.bytes);
  }

  @Get(':book/manifest')
  @RequirePermission('ledger:read')
  @Described(MANIFEST)
  async manifest(
    @Param('book') name: string,
    @Query() asked: BookQuery,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { manifest } = await this.turns.makeFile(principal, reply, () => this.file(name, asked, principal));
    await reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${manifest.file}.manifest.json"`)
      .send(manifestText(manifest));
  }

  private async file(name: string, asked: BookQuery, principal: Principal): Promise<BookFile> {
    const { format, ...book } = wantedOf(name, asked);
    assertCasinoOpen(principal, book.casino);
    const found = await this.reads.read((dataSource) => readKeptBook(dataSource, book), isFound);
    const { book: kept, knownAt, casinos } = there(found, asked.knownAt);
    for (const casino of casinos) assertCasinoOpen(principal, casino);
    return bookFile(kept, knownAt, format, this.making).catch(refused);
  }
}

function there<Found extends object>(found: Found | NoFile, knownAt: string | undefined): Found {
  if (typeof found !== 'string') return found;
  if (found !== 'BOOK.NOT_YET') throw new NotFoundException(notFound(found));
  throw wrongValue('knownAt', knownAt);
}

/** @throws BadRequestException for the first parameter that is not what it must be */
function wantedOf(
  name: string,
  { casino = '', day = '', until = day, format = 'csv', knownAt }: BookQuery,
): FileWanted & { readonly format: BookFormat } {
  if (!isFileName(name)) throw wrongValue('book', name);
  if (!isBookFormat(format)) throw wrongValue('format', format);
  if (!isFormatOf(format, name)) throw wrongValue('format', format, formatsOf(name));
  if (!isGamingDay(day)) throw wrongValue('day', day);
  if (!isGamingDay(until) || until < day) throw wrongValue('until', until);
  return { name, casino, day, until, format, knownAt: recordOf(knownAt) };
}

/** @throws HttpException 409 without account codes, 422 beyond a limit of files, 429 while too many files wait */
function refused(failure: unknown): never {
  if (failure instanceof FileRefused) throw new ConflictException(failure.refusal);
  if (failure instanceof FileTooLarge) throw new UnprocessableEntityException(fileTooLarge(failure.why));
  if (failure instanceof FilesWaiting) throw new HttpException({}, 429);
  throw failure;
}

const manifestOf = ({ manifest: { query, knownAt } }: BookFile): string => {
  const { book, ...rest } = query;
  return `/v1/books/${book}/manifest?${new URLSearchParams({ ...rest, knownAt: `${knownAt}` }).toString()}`;
};

function recordOf(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,17}$/.test(text)) throw wrongValue('knownAt', text);
  return BigInt(text);
}
