import { BadRequestException, Controller, Get, NotFoundException, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { casinoClosed } from '../../access/access-refusal';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { Opens } from '../../access/door.decorator';
import { mayCasino, type Principal } from '../../access/principal';
import { asHttpException } from '../../access/refusal-errors';
import { isBookName } from '../../accounting/books/book-catalogue';
import { notFound } from '../../api/graphql/refusals/not-found.type';
import { isGamingDay } from '../../kernel/gaming-day';
import { type BookFile, bookFile, manifestText } from './book-file';
import { isBookFormat, isFormatOf } from './book-format';
import { type FileWanted, readKeptBook } from './read-kept-book';

/** What is asked of a book; `until` is the last day of a period, `knownAt` a record. */
interface Asked {
  readonly casino?: string;
  readonly day?: string;
  readonly until?: string;
  readonly format?: string;
  readonly knownAt?: string;
}

/** The official books as files: `/v1/books/anticipos?casino=granada&day=2026-01-01&format=pdf`; of a period with `until`. */
@Controller('v1/books')
export class BooksController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':book')
  @Opens('ledger:read')
  async book(
    @Param('book') name: string,
    @Query() asked: Asked,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.file(name, asked, principal);
    await reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('repr-digest', `sha-256=:${Buffer.from(file.manifest.sha256, 'hex').toString('base64')}:`)
      .header('link', `<${manifestOf(file)}>; rel="describedby"`)
      .send(file.bytes);
  }

  @Get(':book/manifest')
  @Opens('ledger:read')
  async manifest(
    @Param('book') name: string,
    @Query() asked: Asked,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { manifest } = await this.file(name, asked, principal);
    await reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${manifest.file}.manifest.json"`)
      .send(manifestText(manifest));
  }

  private async file(name: string, asked: Asked, principal: Principal): Promise<BookFile> {
    const { format = 'csv', ...rest } = asked;
    const wanted = wantedOf(name, rest);
    if (wanted === undefined || !isBookFormat(format) || !isFormatOf(format, wanted.name)) {
      throw new BadRequestException();
    }
    if (!mayCasino(principal, wanted.casino)) throw asHttpException(casinoClosed(wanted.casino));
    const found = await readKeptBook(this.dataSource, wanted);
    if (found === 'BOOK.NOT_YET') throw new BadRequestException();
    if (typeof found === 'string') throw new NotFoundException(notFound(found));
    return bookFile(found.book, found.knownAt, format);
  }
}

/** What is asked for; undefined where no book, day or record is named like that. */
function wantedOf(name: string, asked: Omit<Asked, 'format'>): FileWanted | undefined {
  const { casino = '', day = '', until = day, knownAt } = asked;
  if (!isBookName(name) || !areDays(day, until) || !isRecord(knownAt)) return undefined;
  return { name, casino, day, until, knownAt: knownAt === undefined ? undefined : BigInt(knownAt) };
}

/** Where the manifest of a file is had. */
const manifestOf = ({ manifest: { query, knownAt } }: BookFile): string => {
  const { book, ...rest } = query;
  return `/v1/books/${book}/manifest?${new URLSearchParams({ ...rest, knownAt: `${knownAt}` }).toString()}`;
};

const areDays = (day: string, until: string): boolean =>
  isGamingDay(day) && isGamingDay(until) && day <= until;

const isRecord = (text: string | undefined): boolean => text === undefined || /^[1-9]\d{0,17}$/.test(text);
