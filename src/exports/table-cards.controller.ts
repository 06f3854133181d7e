import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Principal } from '../access/principal';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import { isGamingDay } from '../kernel/gaming-day';
import type { CasinoBooks } from '../ledger/casino/casino-books.state';
import { readCasinoBooks } from '../ledger/casino/known-days.queries';
import { cardsOn } from '../ledger/table-display/cards-on-day';
import { ReadSources } from '../projector/read-sources';
import { wrongValue } from './book-refusals';
import { assertCasinoOpen, ExportTurns } from './export-turns';
import { CARD_LANGUAGES, type CardLanguage, tableCardsPdf } from './table-card-pdf';
import { Described } from '../access/described-address';
import { TABLE_CARDS } from './exports.address';

interface CardsQuery {
  readonly casino?: string;
  readonly day?: string;
  /** One table; without it all tables of the authorisation. */
  readonly table?: string;
  readonly language?: string;
}

/**
 * The cards that stand at the tables, from the authorisation in force on a day, as a PDF:
 * `/v1/table-cards?casino=granada&day=2026-01-01&table=RF1&language=both`. They tell players what is public at the table.
 */
@Controller('v1/table-cards')
export class TableCardsController {
  constructor(
    private readonly reads: ReadSources,
    private readonly turns: ExportTurns,
  ) {}

  @Get()
  @RequirePermission('tables:read')
  @Described(TABLE_CARDS)
  async cards(
    @Query() { casino = '', day = '', table, language = 'es' }: CardsQuery,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isCardLanguage(language)) throw wrongValue('language', language, 'languageOfCards');
    if (!isGamingDay(day)) throw wrongValue('day', day);
    assertCasinoOpen(principal, casino);
    const bytes = await this.turns.makeFile(principal, reply, async () => {
      const books = await this.booksOf(casino);
      const cards = cardsOn(books, day);
      if (cards === undefined) throw wrongValue('day', day, 'dayOfCards');
      const wanted = cards.filter((card) => table === undefined || card.table === table);
      if (wanted.length === 0) throw wrongValue('table', table, 'tableOfCards');
      return tableCardsPdf(wanted, { casino, day, language, currency: books.currency ?? 'EUR' });
    });
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="table-cards-${casino}-${day}-${language}.pdf"`)
      .send(bytes);
  }

  private booksOf(casino: string): Promise<Partial<CasinoBooks>> {
    return this.reads.read(async (dataSource) => {
      const snapshot = new OperationSnapshot(dataSource);
      try {
        const position = await snapshot.positionOf(casino);
        if (position === undefined) return {};
        return await snapshot.read((db) => readCasinoBooks(db, { casino, position }));
      } finally {
        await snapshot.close();
      }
    });
  }
}

const isCardLanguage = (text: string): text is CardLanguage =>
  (CARD_LANGUAGES as readonly string[]).includes(text);
