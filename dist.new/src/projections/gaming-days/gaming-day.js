"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCasinoBooks = void 0;
exports.readGamingDay = readGamingDay;
const tie_out_day_1 = require("../../accounting/tie-outs/tie-out-day");
const authorisation_1 = require("../../domain/casino-books/authorisation");
const casino_books_1 = require("../../domain/casino-books/casino-books");
const gaming_day_1 = require("../../domain/gaming-day/gaming-day");
const fold_versions_1 = require("../folds/fold-versions");
const day_figures_1 = require("./day-figures");
const decisions_1 = require("./decisions");
/** The books of a casino as they stood after a record: what it is authorised for, which days are closed. */
const readCasinoBooks = async (db, { casino, position }) => (0, fold_versions_1.versionAfter)(await (0, fold_versions_1.readVersions)(db, { casino, fold: 'casino-books', from: position }), position, casino_books_1.unopenedBooks);
exports.readCasinoBooks = readCasinoBooks;
/** Reads a gaming day; it is not known where nothing was reported, decided or booked of it. */
async function readGamingDay(db, day) {
    const books = await (0, exports.readCasinoBooks)(db, day);
    const decisions = await (0, decisions_1.readDecisions)(db, day);
    const accounting = (0, authorisation_1.inForce)(books.authorisations ?? [], day.day)?.accounting;
    const checkedThrough = closedThrough(decisions) ?? day.position;
    const figures = await (0, day_figures_1.readDayFigures)(db, { ...day, position: checkedThrough }, { currency: books.currency ?? 'EUR', accounting });
    const progress = progressOf(figures);
    const proposal = proposalOf(decisions);
    return {
        ...{ day: day.day, decisions, progress, figures, checkedThrough, books, accounting },
        status: (0, gaming_day_1.statusOf)(decisions, progress),
        known: decisions.length > 0 || figures.moves.length > 0 || figures.sessions.length > 0,
        opened: decisions.some(({ type }) => type === 'cagnotte.gaming-day.opened.v1'),
        tieOuts: (0, tie_out_day_1.tieOutDay)(figures),
        ...(proposal === undefined ? {} : { proposal }),
    };
}
/** The last record that the books of a closed day contain; undefined of a day that is not closed. */
function closedThrough(decisions) {
    const last = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.closed.v1' || type === 'cagnotte.gaming-day.reopened.v1');
    if (last?.type !== 'cagnotte.gaming-day.closed.v1')
        return undefined;
    const through = BigInt(last.data.through);
    // A report from outside may name a record that was not there yet.
    return through < last.recordNumber ? through : last.recordNumber;
}
function progressOf({ sessions, cage }) {
    const boxes = sessions.flatMap(({ name, boxesIssued, boxesCounted }) => boxesIssued.filter((box) => !boxesCounted.includes(box)).map((box) => `box ${box} of ${name}`));
    const floats = sessions.filter(({ isHouseBanked, result }) => isHouseBanked && result === undefined);
    return {
        openTables: sessions.filter(({ closed }) => !closed).map(({ name }) => name),
        uncounted: [
            ...boxes,
            ...floats.map(({ name }) => `float of ${name}`),
            ...(cage === undefined ? ['cage'] : []),
        ],
    };
}
/** A proposal that came after the last close, and that no reopening has answered. */
function proposalOf(decisions) {
    const last = decisions.findLast(({ type }) => /^cagnotte\.gaming-day\.(closed|reopened|reopening-proposed)\.v1$/.test(type));
    if (last?.type !== 'cagnotte.gaming-day.reopening-proposed.v1')
        return undefined;
    return last.data;
}
//# sourceMappingURL=gaming-day.js.map