import { anticiposBook } from '../player-bank/anticipos.book';
import { arqueoBook } from '../cage/arqueo-de-caja.book';
import { bancasBook } from '../player-bank/bancas.book';
import { beneficiosBook } from '../table-session/beneficios.book';
import type { Book } from '../_core/books/book';
import type { BookName } from '../_core/books/book-catalogue';
import { cambistasBook } from '../counts/cambistas.book';
import { chequesBook } from '../cage/cheques.book';
import { comisionesBook } from '../player-bank/comisiones.book';
import { botesBook } from '../jackpot/botes.book';
import { controlBook } from '../table-session/control-de-ingresos.book';
import { diferenciasBook } from '../corrections/diferencias-y-correcciones.book';
import { dineroPerdidoBook } from '../unclaimed-property/dinero-perdido.book';
import { posicionBook } from '../chips/posicion-de-fichas.book';
import { propinasBook } from '../tips/propinas.book';
import { cajaDeAnticiposBook } from '../player-bank/caja-de-anticipos.book';
import { cajasBook } from '../slips/cajas-y-conteo.book';
import { valesBook } from '../slips/vales.book';
import { controlSlips } from '../slips/slip-control';
import { diarioBook } from '../journal/diario.book';
import { informeMaestroBook } from '../master-report/informe-maestro.book';
import { mayorBook } from '../journal/mayor.book';
import type { Queryable } from '../_core/store/queryable';
import { readBankFigures } from '../player-bank/bank-figures.queries';
import type { BookSpan } from '../_core/books/book-span.queries';
import { readCageCountFigures } from '../cage/cage-count-figures.queries';
import { readCambistaFigures } from '../counts/cambista-figures.queries';
import { readChequeFigures } from '../cage/cheque-figures.queries';
import { readChipFigures } from '../chips/chip-figures.queries';
import { readCommissionFigures } from '../player-bank/commission-figures.queries';
import { readMasterReport } from '../master-report/read-master-report.queries';
import { readPoolIncome } from '../poker-hand/cagnotte-sums.queries';
import { declaredFacts } from '../_core/books/declared-facts.queries';
import { readDifferenceFigures } from '../corrections/difference-figures.queries';
import { readExplanations } from '../gaming-day/explanations.queries';
import { readDropFigures } from '../slips/drop-figures.queries';
import { readUnclaimedPropertyFigures } from '../unclaimed-property/unclaimed-property-figures.queries';
import { readSlipFigures } from '../slips/slip-figures.queries';
import { readJournalFigures } from '../journal/journal-figures.queries';
import { readPoolFigures } from '../jackpot/pool-figures.queries';
import { readSessionFigures } from '../table-session/session-figures.queries';
import { readTipsFigures } from '../tips/tips-figures.queries';

type BookReader = (db: Queryable, span: BookSpan) => Promise<Book>;

/** A book is what it makes of the figures it names; nothing else is read for it. */
const made =
  <Figures>(
    read: (db: Queryable, span: BookSpan) => Promise<Figures>,
    bookOf: (figures: Figures) => Book,
  ): BookReader =>
  async (db, span) =>
    bookOf(await read(db, span));

const readSlipsOf = async (db: Queryable, { casino, position, day: from, until }: BookSpan) => ({
  control: controlSlips(await readSlipFigures(db, { casino, position, from, until })),
  until,
});

export const KEPT_BOOKS: Readonly<Record<BookName, BookReader>> = {
  anticipos: made(readSessionFigures, anticiposBook),
  beneficios: made(readSessionFigures, beneficiosBook),
  'control-de-ingresos': made(
    async (db, span) => ({
      ...(await readSessionFigures(db, span)),
      pools: await readPoolIncome(db, span),
      explanations: await readExplanations(db, span),
    }),
    controlBook,
  ),
  'caja-de-anticipos': made(
    declaredFacts(
      'cagnotte.cage.float-issued.v1',
      'cagnotte.cage.credit-received.v1',
      'cagnotte.table.opened.v1',
      'cagnotte.table.filled.v1',
      'cagnotte.table.credited.v1',
      'cagnotte.table.closed.v1',
    ),
    cajaDeAnticiposBook,
  ),
  'cajas-y-conteo': made(readDropFigures, cajasBook),
  cambistas: made(readCambistaFigures, cambistasBook),
  cheques: made(readChequeFigures, chequesBook),
  'arqueo-de-caja': made(readCageCountFigures, arqueoBook),
  propinas: made(readTipsFigures, propinasBook),
  'dinero-perdido': made(readUnclaimedPropertyFigures, dineroPerdidoBook),
  'posicion-de-fichas': made(readChipFigures, posicionBook),
  comisiones: made(readCommissionFigures, comisionesBook),
  'diferencias-y-correcciones': made(readDifferenceFigures, diferenciasBook),
  vales: made(readSlipsOf, ({ control, until }) => valesBook(control, until)),
  bancas: made(readBankFigures, bancasBook),
  botes: made(readPoolFigures, botesBook),
  'informe-maestro': made(
    async (db, span) => ({ ...(await readMasterReport(db, span, true)), day: span.day }),
    informeMaestroBook,
  ),
  diario: made(readJournalFigures, diarioBook),
  mayor: made(readJournalFigures, mayorBook),
};
