import {
  columnLetters,
  type RawSheet,
  SHEET_LIMITS,
  type SheetCell,
  sheetFault,
  type SheetFault,
  type SheetRow,
  unreadable,
} from './sheet';
import { exactDigits, momentOfSerial, momentStyles, sharedTexts } from './workbook-cells';
import { readXml, unescapedText, workbookParts } from './workbook-parts';

export interface XlsxReading {
  /** The name of the sheet; without one the first sheet is read. */
  readonly name?: string | undefined;
  /** With `values`, a formula counts by the value that the workbook keeps beside it; without, a formula is refused. */
  readonly formulas?: 'values' | undefined;
}

/**
 * Reads a sheet of a workbook (XLSX). Hidden rows, hidden columns and merged cells are refused, because a person does not see
 * what lies in or under them.
 * @throws UnreadableSheet if the bytes are no workbook, if it is too large, or if it has no such sheet
 */
export function readXlsx(bytes: Buffer, stated: XlsxReading = {}): RawSheet {
  const parts = workbookParts(bytes);
  const book = parts.get('xl/workbook.xml');
  if (book === undefined) throw unreadable('not-a-workbook');
  const { sheets, is1904 } = sheetsOf(book);
  const chosen = stated.name === undefined ? sheets[0] : sheets.find(({ name }) => name === stated.name);
  if (chosen === undefined)
    throw unreadable('no-such-sheet', { names: sheets.map(({ name }) => name).join(', ') });
  const xml = parts.get(pathOf(parts.get('xl/_rels/workbook.xml.rels') ?? '', chosen.relation));
  if (xml === undefined) throw unreadable('not-a-workbook');
  const reading = new SheetReading({
    texts: sharedTexts(parts.get('xl/sharedStrings.xml')),
    showsMoment: momentStyles(parts.get('xl/styles.xml')),
    is1904,
    formulas: stated.formulas,
  });
  readXml(xml, reading);
  return { format: 'xlsx', name: chosen.name, rows: reading.rows, faults: reading.faults };
}

interface NamedSheet {
  readonly name: string;
  readonly relation: string;
}

function sheetsOf(book: string): { readonly sheets: readonly NamedSheet[]; readonly is1904: boolean } {
  const sheets: NamedSheet[] = [];
  let is1904 = false;
  readXml(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: attributes['name'] ?? '', relation });
    },
  });
  return { sheets, is1904 };
}

function pathOf(relations: string, wanted: string): string {
  let path = '';
  if (relations === '') throw unreadable('not-a-workbook');
  readXml(relations, {
    open: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === wanted) path = Target;
    },
  });
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`;
}

interface Workbook extends XlsxReading {
  readonly texts: readonly string[];
  readonly showsMoment: readonly boolean[];
  readonly is1904: boolean;
}

interface Address {
  readonly column: number;
  readonly row: number;
}

const A = 'A'.charCodeAt(0);

/** Reads the address of a cell: `B7` is row 7, column 1. Columns count from 0. */
function placeOf(address: string): Address | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address);
  if (match === null) return undefined;
  const column = [...match[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - A + 1, 0) - 1;
  return { column, row: Number(match[2]) };
}

class SheetReading {
  readonly rows: SheetRow[] = [];
  readonly faults: SheetFault[] = [];
  private readonly hiddenColumns: { readonly from: number; readonly to: number }[] = [];
  private row = { number: 0, isHidden: false, cells: [] as (SheetCell | undefined)[] };
  private cell = { at: { column: 0, row: 0 }, type: 'n', style: 0, hasFormula: false, value: '' };
  private isValue = false;
  private cells = 0;

  constructor(private readonly book: Workbook) {}

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    this.isValue = name === 'v' || name === 't';
    if (name === 'col') this.openColumns(attributes);
    if (name === 'row') this.openRow(attributes);
    if (name === 'c') this.openCell(attributes);
    if (name === 'f') this.cell.hasFormula = true;
    if (name === 'mergeCell') this.merge(attributes['ref'] ?? '');
  };

  readonly text = (said: string): void => {
    if (this.isValue) this.cell.value += said;
  };

  readonly close = (name: string): void => {
    this.isValue = false;
    if (name === 'c') this.closeCell();
    if (name === 'row') this.closeRow();
  };

  private openColumns({ hidden = '0', min = '1', max = '1' }: Readonly<Record<string, string>>): void {
    if (isTrue(hidden)) this.hiddenColumns.push({ from: Number(min) - 1, to: Number(max) - 1 });
  }

  private openRow({ r, hidden = '0' }: Readonly<Record<string, string>>): void {
    const number = r === undefined ? this.row.number + 1 : Number(r);
    if (!(number > this.row.number)) throw unreadable('not-a-workbook');
    this.row = { number, isHidden: isTrue(hidden), cells: [] };
  }

  private openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    const at = r === undefined ? { column: this.row.cells.length, row: this.row.number } : placeOf(r);
    if (at === undefined || at.row !== this.row.number) throw unreadable('not-a-workbook');
    if (at.column >= SHEET_LIMITS.columns)
      throw unreadable('too-many-columns', { most: SHEET_LIMITS.columns });
    if (++this.cells > SHEET_LIMITS.cells) throw unreadable('too-many-cells', { most: SHEET_LIMITS.cells });
    this.cell = { at, type: t, style: Number(s), hasFormula: false, value: '' };
  }

  private closeCell(): void {
    const { at, hasFormula, value } = this.cell;
    if (value === '' && !hasFormula) return;
    const name = `${columnLetters(at.column)}${at.row}`;
    if (hasFormula && this.book.formulas === undefined) return this.fault('formula', name);
    if (value.length > SHEET_LIMITS.cellCharacters)
      return this.fault('cell-too-long', name, { most: SHEET_LIMITS.cellCharacters });
    const read = this.read();
    if (typeof read === 'string') return this.fault(read, name, { value });
    if (read === undefined) return;
    if (this.hiddenColumns.some(({ from, to }) => at.column >= from && at.column <= to))
      return this.fault('hidden-column', name, { column: columnLetters(at.column) });
    while (this.row.cells.length < at.column) this.row.cells.push(undefined);
    this.row.cells[at.column] = read;
  }

  private read(): SheetCell | undefined | 'error-value' | 'inexact-number' | 'no-moment' {
    const { type, value, style } = this.cell;
    switch (type) {
      case 's':
        return textCell(this.book.texts[Number(value)] ?? '');
      case 'inlineStr':
      case 'str':
        return textCell(unescapedText(value));
      case 'b':
        return { kind: 'boolean', text: value === '1' ? 'true' : 'false' };
      case 'd':
        return { kind: 'moment', text: value.slice(0, '2026-03-20T12:00:00'.length) };
      case 'n':
        return this.book.showsMoment[style] === true ? this.moment(value) : number(value);
      default:
        return 'error-value';
    }
  }

  private moment(value: string): SheetCell | 'no-moment' {
    const text = momentOfSerial(value, this.book.is1904);
    return text === undefined ? 'no-moment' : { kind: 'moment', text };
  }

  private closeRow(): void {
    const { number, isHidden, cells } = this.row;
    if (cells.every((cell) => cell === undefined)) return;
    if (isHidden) this.faults.push(sheetFault('hidden-row', { row: number }));
    if (this.rows.push({ number, cells }) > SHEET_LIMITS.rows + 1)
      throw unreadable('too-many-rows', { most: SHEET_LIMITS.rows });
  }

  /** Refuses merged cells: a value that spans several rows or columns does not say which of them it belongs to. */
  private merge(ref: string): void {
    const from = placeOf(ref.split(':')[0]!);
    if (from !== undefined) this.faults.push(sheetFault('merged-cells', { row: from.row }, { cells: ref }));
  }

  private fault(code: SheetFault['code'], cell: string, parts: Parameters<typeof sheetFault>[2] = {}): void {
    this.faults.push(sheetFault(code, { row: this.cell.at.row }, { cell, ...parts }));
  }
}

const isTrue = (text: string): boolean => text === '1' || text === 'true';

function textCell(said: string): SheetCell | undefined {
  const text = said.trim();
  return text === '' ? undefined : { kind: 'text', text };
}

function number(value: string): SheetCell | 'inexact-number' {
  const text = exactDigits(value);
  return text === undefined ? 'inexact-number' : { kind: 'number', text };
}
