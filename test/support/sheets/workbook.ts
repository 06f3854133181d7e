import { strToU8, zipSync } from 'fflate';
import { columnLetters } from '../../../src/intake/sheets/sheet';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell of a workbook: a text, or what stands inside of the element `c` and its attributes. */
export type WrittenCell =
  | string
  | { readonly number: string }
  | { readonly date: string }
  | { readonly xml: string; readonly attributes?: string }
  | undefined;

export interface WrittenSheet {
  readonly rows: readonly (readonly WrittenCell[])[];
  readonly name?: string;
  readonly hiddenRows?: readonly number[];
  /** Behind the rows, such as merged cells. */
  readonly after?: string;
  /** Before the rows, such as columns. */
  readonly before?: string;
  readonly is1904?: boolean;
}

/** A workbook as a spreadsheet writes it: texts are shared, and style 1 shows a number as a date and an hour. */
export function workbookOf(sheet: WrittenSheet, more: Readonly<Record<string, string>> = {}): Buffer {
  const { rows, name = 'Hoja1', hiddenRows = [], before = '', after = '', is1904 = false } = sheet;
  const texts: string[] = [];
  const shared = (text: string): number => {
    const known = texts.indexOf(text);
    return known >= 0 ? known : texts.push(text) - 1;
  };
  const written = rows.map((cells, at) => {
    const inRow = cells.map((cell, column) => cellXml(cell, `${columnLetters(column)}${at + 1}`, shared));
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : '';
    return `<row r="${at + 1}"${hidden}>${inRow.join('')}</row>`;
  });
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}>${before}<sheetData>${written.join('')}</sheetData>${after}</worksheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...more,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
  );
}

function cellXml(cell: WrittenCell, at: string, shared: (text: string) => number): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${shared(cell)}</v></c>`;
  if ('number' in cell) return `<c r="${at}"><v>${cell.number}</v></c>`;
  if ('date' in cell) return `<c r="${at}" s="1"><v>${serialOf(cell.date)}</v></c>`;
  return `<c r="${at}" ${cell.attributes ?? ''}>${cell.xml}</c>`;
}

/** The serial number of a moment such as `2026-03-20T21:30:00`, as a program calculates it. */
const serialOf = (moment: string): string =>
  `${(Date.parse(`${moment}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
