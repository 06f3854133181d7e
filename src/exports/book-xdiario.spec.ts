import { journalBook, journalLine, MIXED_JOURNAL, OWN_CHART } from '../../test/support/books/journal-book';
import { bookFile } from './book-file';
import { readSuenlace, readXdiario } from '../../test/support/accounting-files/read-fields';
import {
  accountsWithoutCode,
  codesOfOtherLength,
  FileRefused,
  type FileRefusal,
  notNumbered,
  severalYears,
} from './book-refusals';
import { bookFec } from './book-fec';
import type { ChartMapping } from '../ledger/casino/chart-mapping';
import type { ChartedBook } from './charted-book';
import { bookSuenlace } from './book-suenlace';
import { bookXdiario } from './book-xdiario';

const minor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

describe('the journal as an XDIARIO', () => {
  const lines = readXdiario(bookXdiario(MIXED_JOURNAL));

  it('has 116 fields on each line, with each value in its field', () => {
    expect(lines.map((fields) => fields.length - 1)).toEqual([116, 116, 116, 116, 116]);
    const said = lines[0]!.flatMap((field, place) => (field === '' ? [] : [[place, field]]));
    expect(said).toEqual([
      ...[
        [1, '7'],
        [2, '20260102'],
        [3, '57000000'],
        [6, 'Venta de fich Efectivo en'],
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
      ['7', '57000000', '0.05', '0.00'],
      ['7', '52100001', '0.00', '123.50'],
      ['8', '57000010', '1000000000.01', '0.00'],
      ['8', '52100001', '0.00', '1000000000.01'],
    ]));

  it('names the counterpart where an entry has two lines, and none where it has more', () =>
    expect(lines.map((fields) => [fields[1], fields[3], fields[4]])).toEqual([
      ['7', '57000000', ''],
      ['7', '57000000', ''],
      ['7', '52100001', ''],
      ['8', '57000010', '52100001'],
      ['8', '52100001', '57000010'],
    ]));

  it('debits as much as it credits, in each entry', () => {
    for (const entry of ['7', '8']) {
      const own = lines.filter((fields) => fields[1] === entry);
      const sum = (place: number): bigint => own.reduce((all, fields) => all + minor(fields[place]!), 0n);
      expect(sum(28)).toBe(sum(29));
    }
  });
});

function refusalOf(write: () => unknown): FileRefusal | undefined {
  try {
    write();
    return undefined;
  } catch (failure) {
    if (failure instanceof FileRefused) return failure.refusal;
    throw failure;
  }
}

describe('a journal with lines on accounts that have no code', () => {
  const opening = [journalLine('cash:cage', 5n), journalLine('opening', -3n), journalLine('fx', -2n)];

  it.each<[string, (book: ChartedBook) => unknown]>([
    ['fec', bookFec],
    ['xdiario', bookXdiario],
    ['suenlace', bookSuenlace],
  ])('is refused as %s with the names of these accounts', (_form, write) =>
    expect(refusalOf(() => write(journalBook(opening, [OWN_CHART])))).toEqual(
      accountsWithoutCode(['fx', 'opening']),
    ),
  );

  it('is given once the casino has mapped them', () => {
    const codes = { ...OWN_CHART.codes, opening: '12900000', fx: '76800000' };
    const lines = readXdiario(bookXdiario(journalBook(opening, [{ ...OWN_CHART, codes }])));
    expect(lines.map((fields) => fields[3])).toEqual(['57000000', '12900000', '76800000']);
  });

  it('is given in other forms, with their names in the manifest', async () => {
    const { manifest, bytes } = await bookFile(journalBook(opening, [OWN_CHART]), 412n, 'csv');
    expect(manifest.accountsWithoutCode).toEqual(['fx', 'opening']);
    expect(bytes.toString()).toContain(',Saldos de apertura,opening,');
  });
});

describe.each<[string, (book: ChartedBook) => unknown, (file: Buffer) => string[]]>([
  ['xdiario', bookXdiario, (file) => readXdiario(file).map((fields) => fields[3]!)],
  ['suenlace', bookSuenlace, (file) => readSuenlace(file).map(({ code }) => code)],
])('the subaccounts of %s', (_form, write, codesIn) => {
  const lines = [journalLine('cash:cage', 5n), journalLine('bank', -5n)];
  const written = (chart: Partial<ChartMapping>): string[] =>
    codesIn(write(journalBook(lines, [{ validFrom: '2026-01-01', codes: {}, ...chart }])) as Buffer);

  it('have the digits of the company: shorter codes end with zeros', () =>
    expect(written({ codes: { cash: '5700001' }, digits: 9 })).toEqual(['570000100', '572000000']));

  it('are the codes of the chart where these have one length', () =>
    expect(written({ codes: { cash: '57000001', bank: '57200000' } })).toEqual(['57000001', '57200000']));

  it.each<[string, Partial<ChartMapping>, string[]]>([
    ['of several lengths', { codes: { cash: '57000001' } }, ['57000001', '572']],
    ['of three digits, as the general chart proposes them', {}, ['570', '572']],
    ['longer than the digits of the company', { codes: { cash: '57000001' }, digits: 7 }, ['57000001']],
  ])('are not %s: the file is refused with their names', (_what, chart, codes) =>
    expect(refusalOf(() => written(chart))).toEqual(codesOfOtherLength(codes)),
  );
});

describe.each<[string, (book: ChartedBook) => unknown]>([
  ['fec', bookFec],
  ['xdiario', bookXdiario],
  ['suenlace', bookSuenlace],
])('a file of several days as %s', (_form, write) => {
  const on = (bookingDay: string, entry: bigint | undefined) => [
    journalLine('cash:cage', 5n, { bookingDay, entry }),
    journalLine('chips:cage', -5n, { bookingDay, entry }),
  ];
  const refusal = (...days: ReturnType<typeof on>[]) =>
    refusalOf(() => write(journalBook(days.flat(), [OWN_CHART])));

  it('is refused over the end of a year, where numbers begin again', () =>
    expect(refusal(on('2026-12-31', 7n), on('2027-01-01', 1n))).toEqual(severalYears(['2026', '2027'])));

  it('is refused while no entry has a number, and given with what is numbered', () => {
    expect(refusal(on('2026-01-02', undefined))).toEqual(notNumbered());
    expect(refusal(on('2026-01-02', 7n), on('2026-01-03', undefined))).toBeUndefined();
    expect(refusal()).toBeUndefined();
  });
});

describe('the manifest of a file for an accounting program', () => {
  const manifestOf = async (format: 'fec' | 'xdiario' | 'csv') =>
    (
      await bookFile(
        { ...MIXED_JOURNAL, charts: [{ ...OWN_CHART, codes: { ...OWN_CHART.codes, fx: '768' } }] },
        412n,
        format,
      )
    ).manifest;

  it('says what of the journal is not in it', async () => {
    const leftOut = { linesWithoutNumber: 2, entriesInOtherCurrencies: ['9'] };
    expect(await manifestOf('fec')).toMatchObject({ leftOut });
    expect(await manifestOf('xdiario')).toMatchObject({ leftOut });
  });

  it('of a form with the whole journal has no such list', async () =>
    expect(await manifestOf('csv')).not.toHaveProperty('leftOut'));
});
