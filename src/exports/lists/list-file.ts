import type { Book, Cell, Section } from '../../ledger/_core/books/book';
import { bookCsv, MACHINE, SPANISH } from '../book-csv';
import { bookJsonLines } from '../book-json-lines';
import type { ListFile } from './declared-list';

export const LIST_FORMATS = ['xlsx', 'csv', 'csv-es', 'jsonl', 'pdf'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

const ABOUT: Omit<Section, 'rows'> = {
  en: 'About this file',
  es: 'Datos de este fichero',
  columns: [
    { id: 'about', en: 'About', es: 'Dato' },
    { id: 'value', en: 'Value', es: 'Valor' },
  ],
};

/** Texts for programs say in the last section what they are about: a reader of the rows stops there. */
const withAbout = ({ sections, about }: ListFile): Book => {
  const rows = about.map(([label, value]): Cell[] => [{ text: label }, { text: value }]);
  return { sections: [...sections, { ...ABOUT, rows }] };
};

async function listXlsx({ sections, language, title, about }: ListFile): Promise<Buffer> {
  const { workbook } = await import('../book-xlsx.js');
  return workbook(sections, { language, title: title[language], heading: about });
}

/** The media type, the ending of the name and the writer of each format. The same list gives the same bytes. */
export const LIST_FORMS: Readonly<
  Record<
    ListFormat,
    {
      readonly type: string;
      readonly ending: string;
      readonly make: (list: ListFile) => string | Buffer | Promise<Buffer>;
    }
  >
> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    ending: 'csv',
    make: (list) => bookCsv(withAbout(list), MACHINE),
  },
  'csv-es': {
    type: 'text/csv; charset=utf-8',
    ending: 'es.csv',
    make: (list) => bookCsv(withAbout(list), SPANISH),
  },
  jsonl: {
    type: 'application/x-ndjson',
    ending: 'jsonl',
    make: (list) => bookJsonLines(withAbout(list)),
  },
  pdf: {
    type: 'application/pdf',
    ending: 'pdf',
    make: async (list) => (await import('./list-pdf.js')).listPdf(list),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    make: listXlsx,
  },
};
