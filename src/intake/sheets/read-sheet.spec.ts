import { zipSync, strToU8 } from 'fflate';
import { workbookOf } from '../../../test/support/sheets/workbook';
import { windows1252 } from '../../kernel/windows-1252';
import { readSheet, type SheetReading } from './read-sheet';
import { type Sheet, SHEET_LIMITS, UnreadableSheet } from './sheet';

function faultOf(bytes: Buffer, stated?: SheetReading): string | undefined {
  try {
    readSheet(bytes, stated);
    return undefined;
  } catch (failure) {
    if (failure instanceof UnreadableSheet) return failure.fault.code;
    throw failure;
  }
}

const csv = (text: string): Buffer => Buffer.from(text);
const texts = ({ rows }: Sheet): (string | undefined)[][] =>
  rows.map(({ cells }) => cells.map((cell) => cell?.text));
const codes = ({ faults }: Sheet): unknown[] => faults.map(({ code, row }) => [code, row]);

describe('a sheet as CSV', () => {
  it.each([';', ',', '\t', '|'])('has its separator %j detected by its headings', (separator) => {
    const sheet = readSheet(
      csv(['a,"x;y"', 'b', 'c'].join(separator).replace('a,', `a${separator}`) + `\n1${separator}2\n`),
    );
    expect([sheet.format, sheet.separator, sheet.headings[0]]).toEqual(['csv', separator, 'a']);
  });

  it('keeps quoted separators, line ends and quotation marks, and the numbers of rows', () => {
    const sheet = readSheet(csv('Vale;Nota\r\n\r\n1;"a;b ""c""\r\nd"\r\n2;\r\n'));
    expect(texts(sheet)).toEqual([
      ['1', 'a;b "c"\r\nd'],
      ['2', undefined],
    ]);
    expect(sheet.rows.map(({ number }) => number)).toEqual([3, 4]);
  });

  it.each([
    ['utf-8', csv('Año;€\n1;2\n')],
    ['utf-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), csv('Año;€\n1;2\n')])],
    ['utf-16le', Buffer.from('\ufeffAño;€\n1;2\n', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffAño;€\n1;2\n', 'utf16le').swap16()],
    ['windows-1252', windows1252('Año;€\n1;2\n')],
  ])('in %s is recognised, and says so', (encoding, bytes) => {
    expect(readSheet(bytes)).toMatchObject({ encoding, headings: ['Año', '€'] });
  });

  it('is refused where its bytes are no text of the encoding', () => {
    expect(faultOf(Buffer.from([0x61, 0x3b, 0x81, 0x0a, 0x31, 0x3b, 0x32]))).toBe('encoding');
    expect(faultOf(windows1252('Año;b\n1;2\n'), { encoding: 'utf-8' })).toBe('encoding');
    expect(faultOf(csv('a;b\n\0;2\n'))).toBe('encoding');
  });

  it('never calculates: a text like a formula stays that text', () => {
    expect(texts(readSheet(csv("a;b\n=cmd|' /C calc'!A0;=1+1\n")))).toEqual([["=cmd|' /C calc'!A0", '=1+1']]);
  });

  it.each<[string, string, string]>([
    ['an open quotation mark', 'a;b\n"1;2\n3;4\n', 'not-csv'],
    ['two headings alike', 'Importe;x; importe \n1;2;3\n', 'heading-twice'],
    ['no row of values', 'a;b\n', 'no-rows'],
    ['nothing', '', 'no-rows'],
    ['a million columns', `a;b\n${';'.repeat(1_000_000)}\n`, 'too-many-columns'],
    ['too many rows', `a;b\n${'1;2\n'.repeat(SHEET_LIMITS.rows + 1)}`, 'too-many-rows'],
    ['too many bytes', `a;b\n${'x'.repeat(SHEET_LIMITS.bytes)}`, 'too-large'],
  ])('is refused with %s', (_what, text, code) => {
    expect(faultOf(csv(text))).toBe(code);
  });

  it('names a value without a heading, and a cell that is too long', () => {
    expect(codes(readSheet(csv(`a;\n1;2\n${'x'.repeat(2_001)};\n3;\n`)))).toEqual([
      ['cell-too-long', 3],
      ['no-heading', 2],
    ]);
  });

  it('begins at the row of the headings that is stated', () => {
    expect(readSheet(csv('Ventas de marzo\n\na;b\n1;2\n'), { headingRow: 3 })).toMatchObject({
      headings: ['a', 'b'],
    });
  });
});

describe('a sheet of a workbook', () => {
  it('has texts, exact numbers, dates and yes or no', () => {
    const rows = [
      ['Vale', 'Importe', 'Hora', 'Firmado'],
      [
        'S-1',
        { number: '1234.0999999999999' },
        { date: '2026-03-20T21:30:00' },
        { xml: '<v>1</v>', attributes: 't="b"' },
      ],
      [
        { xml: '<is><t>S-2 &amp; más</t></is>', attributes: 't="inlineStr"' },
        { number: '1E3' },
        { date: '2026-03-20T00:00:00' },
      ],
    ];
    const sheet = readSheet(workbookOf({ rows }));
    expect(sheet).toMatchObject({
      format: 'xlsx',
      name: 'Hoja1',
      headings: ['Vale', 'Importe', 'Hora', 'Firmado'],
      faults: [],
    });
    expect(texts(sheet)).toEqual([
      ['S-1', '1234.1', '2026-03-20T21:30:00', 'true'],
      ['S-2 & más', '1000', '2026-03-20T00:00:00'],
    ]);
  });

  it('refuses a number that was calculated and is no exact decimal, with its cell', () => {
    const sheet = readSheet(
      workbookOf({
        rows: [
          ['a', 'b'],
          ['1', { number: '0.30000000000000004' }],
          ['2', { number: '0.3' }],
        ],
      }),
    );
    expect(sheet.faults).toMatchObject([
      { code: 'inexact-number', row: 2, message: expect.stringContaining('Cell B2') },
    ]);
  });

  it('refuses a formula with its cell, unless formulas are taken by their values', () => {
    const bytes = workbookOf({
      rows: [
        ['a', 'b'],
        ['1', { xml: '<f>SUM(1,2)</f><v>3</v>' }],
      ],
    });
    expect(readSheet(bytes).faults).toMatchObject([
      { code: 'formula', row: 2, message: expect.stringContaining('B2') },
    ]);
    expect(texts(readSheet(bytes, { formulas: 'values' }))).toEqual([['1', '3']]);
    const failed = workbookOf({
      rows: [
        ['a', 'b'],
        ['1', { xml: '<f>1/0</f><v>#DIV/0!</v>', attributes: 't="e"' }],
      ],
    });
    expect(codes(readSheet(failed, { formulas: 'values' }))).toEqual([['error-value', 2]]);
  });

  it('refuses what a person does not see: hidden rows, hidden columns, merged cells', () => {
    const rows = [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ];
    expect(codes(readSheet(workbookOf({ rows, hiddenRows: [3] })))).toEqual([['hidden-row', 3]]);
    const before = '<cols><col min="2" max="2" hidden="1"/></cols>';
    expect(codes(readSheet(workbookOf({ rows: [['a'], ['1', '2']], before })))).toEqual([
      ['hidden-column', 2],
    ]);
    const after = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
    expect(codes(readSheet(workbookOf({ rows, after })))).toEqual([['merged-cells', 2]]);
  });

  it('passes over what is merged or hidden above the headings', () => {
    const rows = [['Ventas de marzo'], ['a', 'b'], ['1', '2']];
    const after = '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>';
    expect(readSheet(workbookOf({ rows, after }), { headingRow: 2 })).toMatchObject({
      headings: ['a', 'b'],
      faults: [],
    });
  });

  it('counts days from 1904 where the workbook says so, and names a date that is none', () => {
    const rows = [
      ['a', 'b'],
      ['1', { date: '2022-03-19T00:00:00' }],
      ['2', { xml: '<v>-1</v>', attributes: 's="1"' }],
    ];
    const sheet = readSheet(workbookOf({ rows, is1904: true }));
    expect(texts(sheet)[0]).toEqual(['1', '2026-03-20T00:00:00']);
    expect(codes(sheet)).toEqual([['no-moment', 3]]);
  });

  it('keeps the second of every hour of a day', () => {
    const clocks = Array.from({ length: 1_440 }, (_, minute) =>
      new Date(Date.UTC(2026, 2, 20, 0, minute, minute % 60)).toISOString().slice(0, 19),
    );
    const rows = [['a'], ...clocks.map((date) => [{ date }])];
    expect(texts(readSheet(workbookOf({ rows })))).toEqual(clocks.map((clock) => [clock]));
  });

  it('is chosen by its name', () => {
    const bytes = workbookOf({ rows: [['a'], ['1']], name: 'Marzo' });
    expect(readSheet(bytes, { name: 'Marzo' }).name).toBe('Marzo');
    expect(faultOf(bytes, { name: 'Abril' })).toBe('no-such-sheet');
  });

  it.each<[string, Buffer, string]>([
    ['inflates to far more than it has', bomb(), 'inflates-too-much'],
    [
      'has a million columns',
      workbookOf({ rows: [['a'], [{ xml: '' }, { xml: '<v>1</v>', attributes: 'r="XFD2"' }]] }),
      'not-a-workbook',
    ],
    ['is cut off', workbookOf({ rows: [['a'], ['1']] }).subarray(0, 300), 'not-a-workbook'],
    ['is another archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'not-a-workbook'],
    [
      'has broken XML',
      workbookOf({ rows: [['a'], ['1']] }, { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' }),
      'not-a-workbook',
    ],
    [
      'declares entities',
      workbookOf(
        { rows: [['a'], ['1']] },
        { 'xl/sharedStrings.xml': '<!DOCTYPE sst [<!ENTITY a "aa">]><sst/>' },
      ),
      'not-a-workbook',
    ],
    ['is of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old-workbook'],
  ])('is refused if it %s', (_what, bytes, code) => {
    expect(faultOf(bytes)).toBe(code);
  });

  it('is refused if a cell lies in a column beyond the limit', () => {
    const rows = [['a'], [...Array.from({ length: SHEET_LIMITS.columns }, () => undefined), '1']];
    expect(faultOf(workbookOf({ rows }))).toBe('too-many-columns');
  });
});

/** A workbook of a few kilobytes whose sheet is a hundred megabytes of the same row. */
function bomb(): Buffer {
  const row = '<row><c><v>1</v></c></row>';
  const xml = `<worksheet><sheetData>${row.repeat(Math.ceil((SHEET_LIMITS.inflatedBytes * 4) / row.length))}`;
  return workbookOf({ rows: [['a'], ['1']] }, { 'xl/worksheets/sheet1.xml': xml });
}
