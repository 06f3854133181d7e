import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { KeptBook } from '../ledger/books/books.queries';
import { spanishMoment } from '../kernel/spanish-words';
import {
  carriedRow,
  carriedTotals,
  type CarriedTotals,
  contentOf,
  isLeftBehind,
  printedSection,
  type PrintedSection,
  withoutEmptyColumns,
} from './printed-section';
import { PRINTED } from './book-csv';

// oxlint-disable-next-line typescript/no-require-imports -- its methods need the object that it exports as their own
import pdfmake = require('pdfmake');

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
export const bookPdf = (book: KeptBook): Promise<Buffer> => pdfmake.createPdf(definitionOf(book)).getBuffer();

const STATUS: Readonly<Record<KeptBook['status'], string>> = {
  open: 'jornada abierta',
  counting: 'en recuento',
  preliminary: 'preliminar',
  closed: 'jornada cerrada',
  certified: 'jornada certificada',
  reopened: 'jornada reabierta',
};

function definitionOf(book: KeptBook): TDocumentDefinitions {
  const { es, casino, day, until, status, through, citation } = book;
  const days =
    day === until ? `jornada ${spanishMoment(day)}` : `${spanishMoment(day)} a ${spanishMoment(until)}`;
  const heading = `${es} · ${casino} · ${days}`;
  const sections = book.sections.map(withoutEmptyColumns).map(printedSection);
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
    pageBreakBefore: isLeftBehind,
    content: [...sections.flatMap(contentOf), ...totalOf(book), signaturesOf(book)],
  };
}

function carriedOver(sections: readonly PrintedSection[]): (page: number, words: string) => Content {
  // Header and footer are asked for when everything else has its place.
  let carried: ReadonlyMap<number, CarriedTotals> | undefined;
  return (page, words) => {
    // A document that is laid out again begins again with the head of its first page.
    if (page === 0) carried = undefined;
    carried ??= carriedTotals(sections);
    const totals = carried.get(page);
    return totals === undefined ? [] : carriedRow(totals, words);
  };
}

const totalOf = ({ total }: KeptBook): Content[] =>
  total === undefined
    ? []
    : [
        {
          text: `Total de la jornada: ${PRINTED.cell(total)} ${total.currency}`,
          ...{ bold: true, fontSize: 9, margin: [0, 12, 0, 0] },
        },
        { text: `Son ${total.words}.`, fontSize: 9 },
      ];

/** A line per signatory; the certifier appears under the direction, or alone if the book has no such line. */
function signaturesOf({ signatures, certifiedBy }: KeptBook): Content {
  const certificate: Content[] =
    certifiedBy.length === 0 ? [] : [{ text: `Certificado por ${certifiedBy.join(', ')}` }];
  const ofDirection = signatures.findIndex((role) => role.startsWith('Director'));
  return {
    unbreakable: true,
    margin: [0, 36, 0, 0],
    stack: [
      {
        columns: signatures.map((role, index) => ({
          stack: [
            { text: '_'.repeat(34), margin: [0, 0, 0, 3] },
            { text: role },
            ...(index === ofDirection ? certificate : []),
          ],
        })),
      },
      ...(ofDirection === -1
        ? certificate.map((words) => ({
            stack: [words],
            margin: [0, 12, 0, 0] as [number, number, number, number],
          }))
        : []),
    ],
  };
}
