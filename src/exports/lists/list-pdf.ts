import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Section } from '../../ledger/_core/books/book';
import words from '../../words/lists.json';
import { FELT, FOOT_HEIGHT, HAIRLINE, HEAD_HEIGHT, INK, MARGIN, SOFT_INK, WIDTH } from '../column-widths';
import { pdfmake } from '../pdf-documents';
import { contentOf, isLeftBehind, printedSections, withoutEmptyColumns } from '../printed-section';
import { WORDS_OF } from '../printed-words';
import { WORDS } from '../typeface';
import { printedBars } from './printed-bars';
import type { ListFile } from './declared-list';

/** The moment of printing would make every copy another file. */
const WITHOUT_MOMENT = new Date(0);

/** Writes a list as a PDF in landscape A4, with its picture above the rows and without signatures. The same list gives the same bytes. */
export async function listPdf(list: ListFile): Promise<Buffer> {
  const { language, title } = list;
  const said = WORDS_OF[language];
  const sections = printedSections(list.sections.map(withColumns), said, new Set());
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, HEAD_HEIGHT - 36, MARGIN, FOOT_HEIGHT],
    info: { title: title[language], creationDate: WITHOUT_MOMENT, modDate: WITHOUT_MOMENT },
    defaultStyle: { font: WORDS, fontSize: 8.5, color: INK },
    header: (page, pages) => ({
      margin: [MARGIN, 24, MARGIN, 0],
      stack: [
        across(2.4, FELT),
        {
          columns: [
            { text: title[language], fontSize: 15, bold: true },
            { text: said.folio(page, pages), fontSize: 9, bold: true, width: 'auto' },
          ],
          margin: [0, 6, 0, 0],
        },
      ],
    }),
    footer: () => ({
      margin: [MARGIN, 0, MARGIN, 0],
      stack: [
        across(HAIRLINE.weight, HAIRLINE.color),
        { text: words.notABook[language], fontSize: 7, color: SOFT_INK, margin: [0, 3, 0, 0] },
      ],
    }),
    pageBreakBefore: (node, nodes) => isLeftBehind(node, nodes, sections),
    content: [aboutOf(list), ...pictureOf(list), ...sections.flatMap(contentOf)],
  };
  return pdfmake.createPdf(definition).getBuffer();
}

/** A list without rows keeps its columns: a table of none cannot be printed. */
const withColumns = (section: Section): Section =>
  section.rows.length === 0 ? section : withoutEmptyColumns(section);

const across = (lineWidth: number, lineColor: string): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth, lineColor }],
});

const aboutOf = ({ about }: ListFile): Content => ({
  text: about.flatMap(([label, value], at) => [
    { text: `${at === 0 ? '' : '   '}${label}: `, color: SOFT_INK },
    value,
  ]),
  fontSize: 8,
  margin: [0, 0, 0, 6],
});

const pictureOf = ({ bars }: ListFile): Content[] => (bars === undefined ? [] : [printedBars(bars)]);
