import { BadRequestException, Controller, Get, NotFoundException, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { casinoClosed } from '../../access/access-refusal';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { Opens } from '../../access/door.decorator';
import { mayCasino, type Principal } from '../../access/principal';
import { asHttpException } from '../../access/refusal-errors';
import { type BookName, BOOKS } from '../../accounting/books/book';
import { notFound } from '../../api/graphql/refusals/not-found.type';
import { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { isGamingDay } from '../../kernel/gaming-day';
import { type BookOfDay, readBook } from '../../projections/books/read-book';
import { bookCsv } from './book-csv';
import { bookPdf } from './book-pdf';
import { MACHINE, SPANISH } from './dialect';

/** In which forms a book can be had. */
const FORMATS: Readonly<
  Record<string, { readonly type: string; readonly ending: string; make(book: BookOfDay): unknown }>
> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', make: (book) => bookCsv(book, MACHINE) },
  'csv-es': { type: 'text/csv; charset=utf-8', ending: 'es.csv', make: (book) => bookCsv(book, SPANISH) },
  pdf: { type: 'application/pdf', ending: 'pdf', make: bookPdf },
};

/** The official books as files: `/v1/books/anticipos?casino=granada&day=2026-01-01&format=pdf`. */
@Controller('v1/books')
export class BooksController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':book')
  @Opens('ledger:read')
  async book(
    @Param('book') name: string,
    @Query() asked: { readonly casino?: string; readonly day?: string; readonly format?: string },
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { casino = '', day = '', format = 'csv' } = asked;
    const form = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!isBook(name) || form === undefined || !isGamingDay(day)) throw new BadRequestException();
    if (!mayCasino(principal, casino)) throw asHttpException(casinoClosed(casino));
    const book = await this.read(name, { casino, day });
    if (book === undefined) throw new NotFoundException(notFound('GAMING_DAY.UNKNOWN'));
    await reply
      .header('content-type', form.type)
      .header('content-disposition', `attachment; filename="${casino}-${day}-${name}.${form.ending}"`)
      .send(await form.make(book));
  }

  private async read(name: BookName, at: { casino: string; day: string }): Promise<BookOfDay | undefined> {
    const snapshot = new OperationSnapshot(this.dataSource);
    try {
      const position = await snapshot.positionOf(at.casino);
      if (position === undefined) return undefined;
      return await snapshot.read((manager) => readBook(manager, name, { ...at, position }));
    } finally {
      await snapshot.close();
    }
  }
}

const isBook = (name: string): name is BookName => (BOOKS as readonly string[]).includes(name);
