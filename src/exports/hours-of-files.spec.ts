import { pdfPages } from '../../test/support/pdf/pdf-text';
import { readXlsx } from '../../test/support/xlsx/read-xlsx';
import { CONTROL_BOOK } from '../../test/support/books/control-book';
import { type Cell, moment, text } from '../ledger/_core/books/book';
import { bookFile } from './book-file';
import type { BookFormat } from './book-formats';
import type { ChartedBook } from './charted-book';

const columns = [
  { id: 'what', en: 'What', es: 'Concepto' },
  { id: 'at', en: 'At', es: 'Hora' },
];

const bookOf = (moments: readonly string[], more: Partial<ChartedBook> = {}): ChartedBook => ({
  ...CONTROL_BOOK,
  certifiedBy: [],
  sections: [
    { en: 'Facts', es: 'Hechos', columns, rows: moments.map((at): Cell[] => [text('hecho'), moment(at)]) },
  ],
  ...more,
});

const bytesOf = async (book: ChartedBook, format: BookFormat): Promise<Buffer> =>
  (await bookFile(book, 412n, format)).bytes;

/** The moments of a file, in its own form; of a date in a workbook, the minute of the day. */
const READ: Readonly<Record<string, (bytes: Buffer) => readonly string[]>> = {
  csv: (bytes) => bytes.toString().match(/\d{4}-\d\d-\d\dT[^\r]+/g) ?? [],
  'csv-es': (bytes) => bytes.toString().match(/\d\d\/\d\d\/\d{4} [^\r]+/g) ?? [],
  jsonl: (bytes) => bytes.toString().match(/\d{4}-\d\d-\d\dT[^"]+/g) ?? [],
  pdf: (bytes) =>
    pdfPages(bytes)
      .join(' ')
      .match(/\d\d\/\d\d\/\d{4} \d\d:\d\d(?: \([^)]+\))?/g) ?? [],
  'pdf-en': (bytes) =>
    pdfPages(bytes)
      .join(' ')
      .match(/\d+ \w{3} \d{4} \d\d:\d\d(?: \([^)]+\))?/g) ?? [],
  xlsx: (bytes) =>
    Object.entries(readXlsx(bytes)[0]!.cells)
      .filter(([address]) => /^B(?:[7-9]|\d\d)$/.test(address))
      .map(([, cell]) => (cell.format === undefined ? cell.text : minuteOf(cell.text)))
      .filter((cell) => cell !== 'Hora'),
};

const minuteOf = (serial: string): string => {
  const at = new Date(Math.round((Number(serial) - 25_569) * 86_400) * 1000);
  return at.toISOString().slice(0, 16);
};

const SUMMER = ['2026-07-10T19:15:00Z', '2026-07-10T21:16:00+02:00', '2026-07-10T14:17:00-05:00'];
const GOING_BACK = [
  '2026-10-24T23:59:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T02:30:00+01:00',
  '2026-10-25T02:00:00Z',
];
const GOING_FORWARD = ['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z'];

describe.each<[BookFormat, readonly string[], readonly string[], readonly string[]]>([
  [
    'csv',
    ['2026-07-10T21:15:00+02:00', '2026-07-10T21:16:00+02:00', '2026-07-10T21:17:00+02:00'],
    [
      ...['2026-10-25T01:59:00+02:00', '2026-10-25T02:30:00+02:00'],
      ...['2026-10-25T02:30:00+01:00', '2026-10-25T03:00:00+01:00'],
    ],
    ['2026-03-29T01:59:00+01:00', '2026-03-29T03:00:00+02:00'],
  ],
  [
    'jsonl',
    ['2026-07-10T21:15:00+02:00', '2026-07-10T21:16:00+02:00', '2026-07-10T21:17:00+02:00'],
    [
      ...['2026-10-25T01:59:00+02:00', '2026-10-25T02:30:00+02:00'],
      ...['2026-10-25T02:30:00+01:00', '2026-10-25T03:00:00+01:00'],
    ],
    ['2026-03-29T01:59:00+01:00', '2026-03-29T03:00:00+02:00'],
  ],
  ...(['csv-es', 'pdf'] as const).map((format): [BookFormat, string[], string[], string[]] => [
    format,
    ['10/07/2026 21:15', '10/07/2026 21:16', '10/07/2026 21:17'],
    ['25/10/2026 01:59', '25/10/2026 02:30 (+02:00)', '25/10/2026 02:30 (+01:00)', '25/10/2026 03:00'],
    ['29/03/2026 01:59', '29/03/2026 03:00'],
  ]),
  [
    'pdf-en',
    ['10 Jul 2026 21:15', '10 Jul 2026 21:16', '10 Jul 2026 21:17'],
    ['25 Oct 2026 01:59', '25 Oct 2026 02:30 (+02:00)', '25 Oct 2026 02:30 (+01:00)', '25 Oct 2026 03:00'],
    ['29 Mar 2026 01:59', '29 Mar 2026 03:00'],
  ],
  [
    'xlsx',
    ['2026-07-10T21:15', '2026-07-10T21:16', '2026-07-10T21:17'],
    ['2026-10-25T01:59', '25/10/2026 02:30 (+02:00)', '25/10/2026 02:30 (+01:00)', '2026-10-25T03:00'],
    ['2026-03-29T01:59', '2026-03-29T03:00'],
  ],
])('a file as %s', (format, ofSummer, goingBack, goingForward) => {
  const read = async (book: ChartedBook): Promise<readonly string[]> =>
    READ[format]!(await bytesOf(book, format));

  it('prints moments a minute apart a minute apart, whatever offsets the events were written with', async () =>
    expect(await read(bookOf(SUMMER))).toEqual(ofSummer));

  it('tells the two hours apart that the clock shows when it goes back', async () =>
    expect(await read(bookOf(GOING_BACK))).toEqual(goingBack));

  it('has no hour that the clock leaves out when it goes forward', async () =>
    expect(await read(bookOf(GOING_FORWARD))).toEqual(goingForward));

  it('has the same bytes whatever offset the same moment is written with', async () => {
    const [own, utc, other] = await Promise.all(
      ['2026-07-10T21:15:00+02:00', '2026-07-10T19:15:00Z', '2026-07-11T04:45:00+09:30'].map((at) =>
        bytesOf(bookOf([at]), format),
      ),
    );
    expect([utc!.equals(own!), other!.equals(own!)]).toEqual([true, true]);
  });
});

describe('a file of a casino in another zone', () => {
  const clocks = [
    { from: '0001-01-01', timeZone: 'Atlantic/Canary' },
    { from: '2026-03-01', timeZone: 'Europe/Madrid' },
  ];
  const hours = async (day: string, until: string, ...moments: string[]): Promise<readonly string[]> =>
    READ['csv-es']!(await bytesOf(bookOf(moments, { clocks, day, until }), 'csv-es'));

  it('prints its hours', async () =>
    expect(await hours('2026-02-01', '2026-02-01', '2026-02-01T22:00:00+01:00')).toEqual([
      '01/02/2026 21:00',
    ]));

  it('prints those of a period by the zone of each night', async () =>
    expect(await hours('2026-02-01', '2026-03-31', '2026-03-01T03:00:00Z', '2026-03-01T22:00:00Z')).toEqual([
      '01/03/2026 03:00',
      '01/03/2026 23:00',
    ]));
});

it('a section with moments in its heading names them by the clock of the casino', async () => {
  const [section] = bookOf([]).sections;
  const headed = {
    ...section!,
    headingIn: (clock: (at: string) => { readonly at: string }) => {
      const { at } = clock('2026-07-10T19:15:00Z');
      return { en: `from ${at}`, es: `desde ${at}` };
    },
    rows: [[text('hecho'), null]],
  };
  const csv = (await bytesOf(bookOf([], { sections: [headed] }), 'csv')).toString();
  expect(csv).toContain('from 2026-07-10T21:15:00+02:00');
});

it('a certificate states UTC if its moment is in UTC, and else the hour at the casino', async () => {
  const certificates = [
    { act: 'closed', names: 'Nuria', at: '2026-10-25T08:30:00Z' },
    { act: 'certified', names: 'Eva', at: '2026-10-25T00:30:00-00:30' },
  ] as const;
  const book = bookOf([], { certificates });
  const said = pdfPages(await bytesOf(book, 'pdf')).join(' ');
  expect(said).toContain('25/10/2026 08:30 UTC');
  expect(said).toContain('25/10/2026 02:00 (+01:00)');
});
