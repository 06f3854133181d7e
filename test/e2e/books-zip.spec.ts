import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { type NightsService, startNights } from '../support/service/nights-service';
import { readXlsx } from '../support/xlsx/read-xlsx';

let nights: NightsService;
let key: string;
let ofDay: Zip;

beforeAll(async () => {
  nights = await startNights('a');
  key = await nights.running.makeKey(['auditor']);
  ofDay = await zip(DAY);
});
afterAll(() => nights.stop());

const get = (query: string, shown = key): Promise<Response> =>
  fetch(`${nights.running.url}/v1/books?${query}`, { headers: { authorization: `Bearer ${shown}` } });

interface Manifest {
  readonly files: readonly { readonly path: string; readonly sha256: string; readonly bytes: number }[];
}

interface Zip {
  readonly entries: Readonly<Record<string, Uint8Array>>;
  readonly bytes: Buffer;
}

async function zip(query: string): Promise<Zip> {
  const answer = await get(query);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { entries: unzipSync(bytes), bytes };
}

const DAY = 'casino=noche-a&day=2026-01-01&format=zip';

describe('all books of a day as one ZIP', () => {
  it('has each book as PDF, CSV and workbook, and a manifest with the hash of each', () => {
    const { 'manifest.json': last, ...files } = ofDay.entries;
    const manifest = JSON.parse(strFromU8(last!)) as Manifest;
    expect(Object.keys(files)).toHaveLength(20 * 3);
    expect(manifest.files.map(({ path }) => path)).toEqual(Object.keys(files));
    for (const { path, sha256 } of manifest.files) {
      expect([path, createHash('sha256').update(files[path]!).digest('hex')]).toEqual([path, sha256]);
    }
  });

  it('has the same files as single downloads, and the figures of the night in their workbooks', async () => {
    const of = (ending: string) =>
      ofDay.entries[`2026-01-01/noche-a-2026-01-01-control-de-ingresos.${ending}`]!;
    const single = await nights.client.send(
      '/v1/books/control-de-ingresos?casino=noche-a&day=2026-01-01&format=csv-es',
    );
    expect(strFromU8(of('es.csv')).replace(/^\uFEFF/, '')).toBe(single.text.replace(/^\uFEFF/, ''));
    const cells = readXlsx(of('xlsx')).flatMap((sheet) => Object.values(sheet.cells));
    expect(cells).toContainEqual({ text: '3725.00', format: '#,##0.00' });
  });

  it('is the same byte for byte when it is requested again', async () =>
    expect((await zip(DAY)).bytes.equals(ofDay.bytes)).toBe(true));
});

it('the ZIP of a month has books of the month, and books of one day for each of its days', async () => {
  const { entries } = await zip('casino=noche-a&month=2026-01');
  const folders = new Set(Object.keys(entries).map((path) => path.split('/')[0]));
  expect(folders).toContain('2026-01');
  expect(folders).toContain('2026-01-01');
  expect(Object.keys(entries)).toContain('2026-01/noche-a-2026-01-01-2026-01-31-diario.xlsx');
  expect(Object.keys(entries)).not.toContain('2026-01-01/noche-a-2026-01-01-diario.xlsx');
});

test.each([
  ['casino=noche-a&month=2026-13', 400, /^month is 2026-13: it must be a month as 2026-01/],
  ['casino=noche-a&day=2026-02-30', 400, /^day is 2026-02-30: /],
  ['casino=noche-a', 400, /^day is "": /],
  ['casino=noche-a&day=2026-01-01&format=pdf', 400, /^format is pdf: it must be zip/],
  ['casino=noche-a&day=2026-01-01&knownAt=999999', 400, /^knownAt is 999999: /],
  ['casino=noche-a&month=2020-01', 404, /./],
])('refuses %s', async (query, status, message) => {
  const answer = await get(query);
  const { message: said } = (await answer.json()) as { message: string };
  expect([answer.status, said]).toEqual([status, expect.stringMatching(message)]);
});

it('is refused without the permission to read the books of the casino', async () => {
  const other = await nights.running.makeKey(['auditor'], ['elsewhere']);
  expect((await get(DAY, other)).status).toBe(403);
  expect((await get(DAY, await nights.running.makeKey(['ingest']))).status).toBe(403);
});
