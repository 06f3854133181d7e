"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.KEPT_BOOKS = void 0;
const anticipos_book_1 = require("../../accounting/books/anticipos.book");
const arqueo_de_caja_book_1 = require("../../accounting/books/arqueo-de-caja.book");
const bancas_book_1 = require("../../accounting/books/bancas.book");
const beneficios_book_1 = require("../../accounting/books/beneficios.book");
const cambistas_book_1 = require("../../accounting/books/cambistas.book");
const cheques_book_1 = require("../../accounting/books/cheques.book");
const comisiones_book_1 = require("../../accounting/books/comisiones.book");
const botes_book_1 = require("../../accounting/books/botes.book");
const control_de_ingresos_book_1 = require("../../accounting/books/control-de-ingresos.book");
const diferencias_y_correcciones_book_1 = require("../../accounting/books/diferencias-y-correcciones.book");
const dinero_perdido_book_1 = require("../../accounting/books/dinero-perdido.book");
const posicion_de_fichas_book_1 = require("../../accounting/books/posicion-de-fichas.book");
const propinas_book_1 = require("../../accounting/books/propinas.book");
const caja_de_anticipos_book_1 = require("../../accounting/books/caja-de-anticipos.book");
const cajas_y_conteo_book_1 = require("../../accounting/books/cajas-y-conteo.book");
const vales_book_1 = require("../../accounting/books/vales.book");
const slip_control_1 = require("../../accounting/slips/slip-control");
const diario_book_1 = require("../../accounting/books/diario.book");
const mayor_book_1 = require("../../accounting/books/mayor.book");
const bank_figures_1 = require("./bank-figures");
const cage_count_figures_1 = require("./cage-count-figures");
const cambista_figures_1 = require("./cambista-figures");
const cheque_figures_1 = require("./cheque-figures");
const chip_figures_1 = require("./chip-figures");
const commission_figures_1 = require("./commission-figures");
const cagnotte_sums_1 = require("./cagnotte-sums");
const declared_facts_1 = require("./declared-facts");
const difference_figures_1 = require("./difference-figures");
const drop_figures_1 = require("./drop-figures");
const lost_money_figures_1 = require("./lost-money-figures");
const slip_figures_1 = require("../slips/slip-figures");
const journal_figures_1 = require("./journal-figures");
const pool_figures_1 = require("./pool-figures");
const session_figures_1 = require("./session-figures");
const tips_figures_1 = require("./tips-figures");
/** A book is what it makes of the figures it names; nothing else is read for it. */
const made = (read, bookOf) => async (db, span) => bookOf(await read(db, span));
/** The slips of the days of a book, held against each other. */
const readSlipsOf = async (db, { casino, position, day: from, until }) => (0, slip_control_1.controlSlips)(await (0, slip_figures_1.readSlipFigures)(db, { casino, position, from, until }));
/** How each book is made: from which figures, and what of them. */
exports.KEPT_BOOKS = {
    anticipos: made(session_figures_1.readSessionFigures, anticipos_book_1.anticiposBook),
    beneficios: made(session_figures_1.readSessionFigures, beneficios_book_1.beneficiosBook),
    'control-de-ingresos': made(async (db, span) => ({
        ...(await (0, session_figures_1.readSessionFigures)(db, span)),
        pools: await (0, cagnotte_sums_1.readPoolIncome)(db, span),
    }), control_de_ingresos_book_1.controlBook),
    'caja-de-anticipos': made((0, declared_facts_1.declaredFacts)('cagnotte.cage.float-issued.v1', 'cagnotte.cage.credit-received.v1', 'cagnotte.table.opened.v1', 'cagnotte.table.filled.v1', 'cagnotte.table.credited.v1', 'cagnotte.table.closed.v1'), caja_de_anticipos_book_1.cajaDeAnticiposBook),
    'cajas-y-conteo': made(drop_figures_1.readDropFigures, cajas_y_conteo_book_1.cajasBook),
    cambistas: made(cambista_figures_1.readCambistaFigures, cambistas_book_1.cambistasBook),
    cheques: made(cheque_figures_1.readChequeFigures, cheques_book_1.chequesBook),
    'arqueo-de-caja': made(cage_count_figures_1.readCageCountFigures, arqueo_de_caja_book_1.arqueoBook),
    propinas: made(tips_figures_1.readTipsFigures, propinas_book_1.propinasBook),
    'dinero-perdido': made(lost_money_figures_1.readLostMoneyFigures, dinero_perdido_book_1.dineroPerdidoBook),
    'posicion-de-fichas': made(chip_figures_1.readChipFigures, posicion_de_fichas_book_1.posicionBook),
    comisiones: made(commission_figures_1.readCommissionFigures, comisiones_book_1.comisionesBook),
    'diferencias-y-correcciones': made(difference_figures_1.readDifferenceFigures, diferencias_y_correcciones_book_1.diferenciasBook),
    vales: made(readSlipsOf, vales_book_1.valesBook),
    bancas: made(bank_figures_1.readBankFigures, bancas_book_1.bancasBook),
    botes: made(pool_figures_1.readPoolFigures, botes_book_1.botesBook),
    diario: made(journal_figures_1.readJournalFigures, diario_book_1.diarioBook),
    mayor: made(journal_figures_1.readJournalFigures, mayor_book_1.mayorBook),
};
//# sourceMappingURL=kept-books.js.map