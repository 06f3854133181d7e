import { anticiposBook } from '../../accounting/books/anticipos.book';
import { arqueoBook } from '../../accounting/books/arqueo-de-caja.book';
import { bancasBook } from '../../accounting/books/bancas.book';
import { beneficiosBook } from '../../accounting/books/beneficios.book';
import type { Book } from '../../accounting/books/book';
import type { BookName } from '../../accounting/books/book-catalogue';
import { cambistasBook } from '../../accounting/books/cambistas.book';
import { chequesBook } from '../../accounting/books/cheques.book';
import { comisionesBook } from '../../accounting/books/comisiones.book';
import { botesBook } from '../../accounting/books/botes.book';
import { controlBook } from '../../accounting/books/control-de-ingresos.book';
import { diferenciasBook } from '../../accounting/books/diferencias-y-correcciones.book';
import { dineroPerdidoBook } from '../../accounting/books/dinero-perdido.book';
import { posicionBook } from '../../accounting/books/posicion-de-fichas.book';
import { propinasBook } from '../../accounting/books/propinas.book';
import { cajaDeAnticiposBook } from '../../accounting/books/caja-de-anticipos.book';
import { cajasBook } from '../../accounting/books/cajas-y-conteo.book';
import { valesBook } from '../../accounting/books/vales.book';
import { controlSlips } from '../../accounting/slips/slip-control';
import { diarioBook } from '../../accounting/books/diario.book';
import { informeMaestroBook } from '../../accounting/books/informe-maestro.book';
import { mayorBook } from '../../accounting/books/mayor.book';
import type { Queryable } from '../queryable';
import { readBankFigures } from './bank-figures';
import type { BookSpan } from './book-span';
import { readCageCountFigures } from './cage-count-figures';
import { readCambistaFigures } from './cambista-figures';
import { readChequeFigures } from './cheque-figures';
import { readChipFigures } from './chip-figures';
import { readCommissionFigures } from './commission-figures';
import { readMasterReport } from '../master-report/read-master-report';
import { readPoolIncome } from './cagnotte-sums';
import { declaredFacts } from './declared-facts';
import { readDifferenceFigures } from './difference-figures';
import { readExplanations } from './explanations';
import { readDropFigures } from './drop-figures';
import { readLostMoneyFigures } from './lost-money-figures';
import { readSlipFigures } from '../slips/slip-figures';
import { readJournalFigures } from './journal-figures';
import { readPoolFigures } from './pool-figures';
import { readSessionFigures } from './session-figures';
import { readTipsFigures } from './tips-figures';

type BookReader = (db: Queryable, span: BookSpan) => Promise<Book>;

/** A book is what it makes of the figures it names; nothing else is read for it. */
const made =
  <Figures>(
    read: (db: Queryable, span: BookSpan) => Promise<Figures>,
    bookOf: (figures: Figures) => Book,
  ): BookReader =>
  async (db, span) =>
    bookOf(await read(db, span));

/** The slips of the days of a book, held against each other. */
const readSlipsOf = async (db: Queryable, { casino, position, day: from, until }: BookSpan) => ({
  control: controlSlips(await readSlipFigures(db, { casino, position, from, until })),
  until,
});

/** How each book is made: from which figures, and what of them. */
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
  'dinero-perdido': made(readLostMoneyFigures, dineroPerdidoBook),
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
