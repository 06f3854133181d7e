/** A sheet whose cells are written already: the rest of the element `c` after its address, empty for an empty cell. */
export interface XlsxSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly frozenRows: number;
  readonly widths: readonly number[];
}

/** Places in `cellXfs` of the styles; amounts and totals by the decimals of their currency. */
export const STYLE = {
  text: 0,
  title: 1,
  heading: 2,
  count: 3,
  ratio: 4,
  day: 5,
  moment: 6,
  totalText: 7,
  amounts: { 0: 8, 2: 9, 3: 10 } as Readonly<Record<number, number>>,
  totals: { 0: 11, 2: 12, 3: 13 } as Readonly<Record<number, number>>,
} as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// Number formats 1, 3 and 4 are those that every program knows: 0, #,##0 and #,##0.00.
const FORMATS = { day: 164, moment: 165, three: 166 };

const xf = (format: number, font = 0, border = 0): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;

/** In the order of `STYLE`; a total has a single rule above and a double one below. */
const XFS = [
  ...[xf(0), xf(0, 2), xf(0, 1), xf(1), xf(4), xf(FORMATS.day), xf(FORMATS.moment), xf(0, 1, 1)],
  ...[xf(3), xf(4), xf(FORMATS.three), xf(3, 1, 1), xf(4, 1, 1), xf(FORMATS.three, 1, 1)],
];

const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="${FORMATS.day}" formatCode="dd/mm/yyyy"/>` +
  `<numFmt numFmtId="${FORMATS.moment}" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="${FORMATS.three}" formatCode="#,##0.000"/></numFmts>` +
  '<fonts count="3"><font><sz val="10"/><name val="Calibri"/></font><font><b/><sz val="10"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="14"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left/><right/><top style="thin"/><bottom style="double"/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${XFS.length}">${XFS.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

export function packageParts(sheets: readonly XlsxSheet[], title: string): [string, string][] {
  const all = sheets.map((sheet, at) => ({ ...sheet, n: at + 1 }));
  const override = (path: string, type: string): string =>
    `<Override PartName="${path}" ContentType="${type}"/>`;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
  const relations = (inside: string): string =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`;
  const types = [
    override('/xl/workbook.xml', `${TYPE}.sheet.main+xml`),
    override('/xl/styles.xml', `${TYPE}.styles+xml`),
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    ...all.map(({ n }) => override(`/xl/worksheets/sheet${n}.xml`, `${TYPE}.worksheet+xml`)),
  ];
  const inBook = [
    ...all.map(({ n }) => relation(`s${n}`, `${OFFICE}/worksheet`, `worksheets/sheet${n}.xml`)),
    relation('styles', `${OFFICE}/styles`, 'styles.xml'),
  ];
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      relations(
        relation('book', `${OFFICE}/officeDocument`, 'xl/workbook.xml') +
          relation('core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
      ),
    ],
    [
      'docProps/core.xml',
      `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${inXml(title)}</dc:title></cp:coreProperties>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all.map(({ n, name }) => `<sheet name="${inXml(name)}" sheetId="${n}" r:id="s${n}"/>`).join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations(inBook.join(''))],
    ['xl/styles.xml', STYLES],
    ...all.map((sheet): [string, string] => [`xl/worksheets/sheet${sheet.n}.xml`, sheetXml(sheet)]),
  ];
}

function sheetXml({ rows, frozenRows, widths }: XlsxSheet): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    (columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`) +
    `<sheetData>${rows.map(rowXml).join('')}</sheetData>` +
    '<pageSetup paperSize="9" orientation="landscape"/></worksheet>'
  );
}

const rowXml = (cells: readonly string[], at: number): string =>
  `<row r="${at + 1}">${cells.map((cell, column) => (cell === '' ? '' : `<c r="${columnName(column)}${at + 1}" ${cell}</c>`)).join('')}</row>`;

const columnName = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : `${columnName(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold is written `_x0007_` (ISO/IEC 29500-1, 22.4.2.4), and what looks like that is marked as words. */
export const inXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_')
    .replaceAll(
      // oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 excludes
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (each) => `_x${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll(/[&<>"]/g, (each) => ENTITIES[each]!);
