import { BadRequestException, Controller, Get, NotFoundException, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { casinoClosed } from '../../access/access-refusal';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { Opens } from '../../access/door.decorator';
import { mayCasino, type Principal } from '../../access/principal';
import { asHttpException } from '../../access/refusal-errors';
import { BOOK_NAMES, type BookName } from '../../accounting/books/book-catalogue';
import { notFound } from '../../api/graphql/refusals/not-found.type';
import { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { isGamingDay } from '../../kernel/gaming-day';
import { type BookWanted, type KeptBook, type NoBook, readBook } from '../../projections/books/read-book';
import { bookCsv } from './book-csv';
import { bookPdf } from './book-pdf';
import { MACHINE, SPANISH } from './dialect';

/** In which forms a book can be had. */
const FORMATS: Readonly<
  Record<string, { readonly type: string; readonly ending: string; make(book: KeptBook): unknown }>
> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', make: (book) => bookCsv(book, MACHINE) },
  'csv-es': { type: 'text/csv; charset=utf-8', ending: 'es.csv', make: (book) => bookCsv(book, SPANISH) },
  pdf: { type: 'application/pdf', ending: 'pdf', make: bookPdf },
};

/** The official books as files: `/v1/books/anticipos?casino=granada&day=2026-01-01&format=pdf`; of a period with `until`. */
@Controller('v1/books')
export class BooksController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':book')
  @Opens('ledger:read')
  async book(
    @Param('book') name: string,
    @Query()
    asked: {
      readonly casino?: string;
      readonly day?: string;
      readonly until?: string;
      readonly format?: string;
    },
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { casino = '', day = '', until = day, format = 'csv' } = asked;
    const form = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!isBook(name) || form === undefined || !areDays(day, until)) throw new BadRequestException();
    if (!mayCasino(principal, casino)) throw asHttpException(casinoClosed(casino));
    const book = await this.read({ name, casino, day, until });
    if (typeof book === 'string') throw new NotFoundException(notFound(book));
    const days = day === until ? day : `${day}-${until}`;
    await reply
      .header('content-type', form.type)
      .header('content-disposition', `attachment; filename="${casino}-${days}-${name}.${form.ending}"`)
      .send(await form.make(book));
  }

  private async read(wanted: Omit<BookWanted, 'position'>): Promise<KeptBook | NoBook> {
    const snapshot = new OperationSnapshot(this.dataSource);
    try {
      const position = await snapshot.positionOf(wanted.casino);
      if (position === undefined) return 'GAMING_DAY.UNKNOWN';
      return await snapshot.read((manager) => readBook(manager, { ...wanted, position }));
    } finally {
      await snapshot.close();
    }
  }
}

const isBook = (name: string): name is BookName => (BOOK_NAMES as readonly string[]).includes(name);

const areDays = (day: string, until: string): boolean =>
  isGamingDay(day) && isGamingDay(until) && day <= until;
