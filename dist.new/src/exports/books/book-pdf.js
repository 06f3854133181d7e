"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bookPdf = void 0;
// oxlint-disable-next-line typescript/no-require-imports -- its methods need the object that it exports as their own
const pdfmake = require("pdfmake");
const spanish_moment_1 = require("../../kernel/spanish-moment");
const carried_totals_1 = require("./carried-totals");
const dialect_1 = require("./dialect");
const printed_section_1 = require("./printed-section");
/** Standard fonts of PDF: nothing is embedded or fetched. */
const FONTS = {
    Helvetica: {
        normal: 'Helvetica',
        bold: 'Helvetica-Bold',
        italics: 'Helvetica-Oblique',
        bolditalics: 'Helvetica-BoldOblique',
    },
};
pdfmake.setFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
// The standard fonts are named like files; nothing else is read, whatever stands in a book.
const NAMES_OF_FONTS = new Set(Object.values(FONTS.Helvetica));
pdfmake.setLocalAccessPolicy((file) => NAMES_OF_FONTS.has(file));
/** A book as a PDF ready to be signed, in Spanish: the same book gives the same bytes. */
const bookPdf = (book) => pdfmake.createPdf(definitionOf(book)).getBuffer();
exports.bookPdf = bookPdf;
const STATUS = {
    open: 'jornada abierta',
    counting: 'en recuento',
    preliminary: 'preliminar',
    closed: 'jornada cerrada',
    certified: 'jornada certificada',
    reopened: 'jornada reabierta',
};
function definitionOf(book) {
    const { es, casino, day, until, status, through, citation } = book;
    const days = day === until ? `jornada ${(0, spanish_moment_1.spanishMoment)(day)}` : `${(0, spanish_moment_1.spanishMoment)(day)} a ${(0, spanish_moment_1.spanishMoment)(until)}`;
    const heading = `${es} · ${casino} · ${days}`;
    const sections = book.sections.map(printed_section_1.printedSection);
    const carriedFrom = carriedOver(sections);
    const isFinal = status === 'closed' || status === 'certified';
    return {
        pageSize: 'A4',
        pageOrientation: 'landscape',
        pageMargins: [28, 58, 28, 54],
        // The moment of the day itself: that of printing would make every copy another file.
        info: {
            title: heading,
            creationDate: new Date(`${day}T00:00:00Z`),
            modDate: new Date(`${day}T00:00:00Z`),
        },
        defaultStyle: { font: 'Helvetica', fontSize: 7 },
        ...(isFinal ? {} : { watermark: { text: 'PROVISIONAL', opacity: 0.08 } }),
        header: (page) => ({
            margin: [28, 20, 28, 0],
            stack: [
                { text: heading, bold: true, fontSize: 10, margin: [0, 0, 0, 6] },
                carriedFrom(page - 1, 'Suma anterior'),
            ],
        }),
        footer: (page, pages) => ({
            margin: [28, 0, 28, 0],
            stack: [
                carriedFrom(page, 'Suma y sigue'),
                {
                    columns: [
                        { text: `${STATUS[status]}, hasta el registro ${through}. ${citation}` },
                        { text: `Página ${page} de ${pages}`, alignment: 'right' },
                    ],
                    margin: [0, 8, 0, 0],
                },
            ],
        }),
        pageBreakBefore: printed_section_1.isLeftBehind,
        content: [...sections.flatMap(printed_section_1.contentOf), ...totalOf(book), signaturesOf(book)],
    };
}
/** What stands at the end of a page and at the head of the next, where a table goes over. */
function carriedOver(sections) {
    // Header and footer are asked for when everything else has its place.
    let carried;
    return (page, words) => {
        // A document that is laid out again begins again with the head of its first page.
        if (page === 0)
            carried = undefined;
        carried ??= (0, carried_totals_1.carriedTotals)(sections);
        const totals = carried.get(page);
        return totals === undefined ? [] : (0, carried_totals_1.carriedRow)(totals, words);
    };
}
const totalOf = ({ total }) => total === undefined
    ? []
    : [
        {
            text: `Total de la jornada: ${dialect_1.PRINTED.cell(total)} ${total.currency}`,
            ...{ bold: true, fontSize: 9, margin: [0, 12, 0, 0] },
        },
        { text: `Son ${total.words}.`, fontSize: 9 },
    ];
/** A line for each who signs; the name of who has certified stands under the last. */
const signaturesOf = ({ signatures, certifiedBy }) => ({
    unbreakable: true,
    margin: [0, 36, 0, 0],
    columns: signatures.map((role, index) => ({
        stack: [
            { text: '_'.repeat(34), margin: [0, 0, 0, 3] },
            { text: role },
            ...(index === signatures.length - 1 && certifiedBy.length > 0
                ? [{ text: `Certificado por ${certifiedBy.join(', ')}` }]
                : []),
        ],
    })),
});
//# sourceMappingURL=book-pdf.js.map