import { journalBook, journalLine, MIXED_JOURNAL, OWN_CHART } from '../../test/support/books/journal-book';
import { bookFile } from './book-file';
import { AccountsWithoutCode } from './book-refusals';
import { bookSuenlace } from './book-suenlace';
import { bookXdiario } from './book-xdiario';

const readXdiario = (file: Buffer): string[][] =>
  new TextDecoder('windows-1252')
    .decode(file)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => ['', ...line.split(';')]);

const minor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

describe('the journal as an XDIARIO', () => {
  const lines = readXdiario(bookXdiario(MIXED_JOURNAL));

  it('has 116 fields a line, those that say something in their places', () => {
    expect(lines.map((fields) => fields.length - 1)).toEqual([116, 116, 116, 116, 116]);
    const said = lines[0]!.flatMap((field, place) => (field === '' ? [] : [[place, field]]));
    expect(said).toEqual([
      ...[
        [1, '7'],
        [2, '20260102'],
        [3, '57000000'],
        [6, 'Venta de fichas en caja (cash:cage)'],
      ],
      ...[
        [12, 'V 1'],
        [27, '2'],
        [28, '123.45'],
        [29, '0.00'],
      ],
    ]);
  });

  it('loses no line in euros that a close has numbered, and no other goes with them', () =>
    expect(lines.map(([, entry, , code, ...rest]) => [entry, code, rest[24], rest[25]])).toEqual([
      ['7', '57000000', '123.45', '0.00'],
      ['7', '570', '0.05', '0.00'],
      ['7', '521000000001', '0.00', '123.50'],
      ['8', '57000010', '1000000000.01', '0.00'],
      ['8', '521000000001', '0.00', '1000000000.01'],
    ]));

  it('names the counterpart where an entry has two lines, and none where it has more', () =>
    expect(lines.map((fields) => [fields[1], fields[3], fields[4]])).toEqual([
      ['7', '57000000', ''],
      ['7', '570', ''],
      ['7', '521000000001', ''],
      ['8', '57000010', '521000000001'],
      ['8', '521000000001', '57000010'],
    ]));

  it('debits what it credits, in each entry', () => {
    for (const entry of ['7', '8']) {
      const own = lines.filter((fields) => fields[1] === entry);
      const sum = (place: number): bigint => own.reduce((all, fields) => all + minor(fields[place]!), 0n);
      expect(sum(28)).toBe(sum(29));
    }
  });
});

describe('a journal with lines on accounts that have no code', () => {
  const opening = [journalLine('cash:cage', 5n), journalLine('opening', -3n), journalLine('fx', -2n)];

  it.each([
    ['xdiario', bookXdiario],
    ['suenlace', bookSuenlace],
  ])('is not given as %s: it says which ones', (_form, write) => {
    let refusal: unknown;
    try {
      write(journalBook(opening, [OWN_CHART]));
    } catch (failure) {
      refusal = failure;
    }
    expect(refusal).toBeInstanceOf(AccountsWithoutCode);
    expect((refusal as AccountsWithoutCode).accounts).toEqual(['fx', 'opening']);
  });

  it('is given once the casino has mapped them', () => {
    const codes = { ...OWN_CHART.codes, opening: '12900000', fx: '76800000' };
    const lines = readXdiario(bookXdiario(journalBook(opening, [{ ...OWN_CHART, codes }])));
    expect(lines.map((fields) => fields[3])).toEqual(['57000000', '12900000', '76800000']);
  });

  it('is given in other forms, with their names in the manifest', async () => {
    const { manifest, bytes } = await bookFile(journalBook(opening, [OWN_CHART]), 412n, 'fec');
    expect(manifest.accountsWithoutCode).toEqual(['fx', 'opening']);
    expect(bytes.toString()).toContain('\topening\tSaldos de apertura\t');
  });
});
