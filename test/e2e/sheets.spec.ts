import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSheetFile } from '../../src/app/commands/import-sheet';
import type { SheetMapping } from '../../src/intake/sheets/sheet-mapping';
import { Client, type HttpAnswer } from '../support/service/client';
import { runCommand } from '../support/service/run-command';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { workbookOf } from '../support/sheets/workbook';
import { ledgerOpened } from '../support/sample-events/sample-events';

const MAPPING: SheetMapping = {
  type: 'cagnotte.cage.chips-sold.v1',
  columns: [
    { heading: 'Jornada', member: '/gamingday' },
    { heading: 'Hora', member: '/hour' },
    { heading: 'Vale', member: '/data/slip' },
    { heading: 'Importe', member: '/data/amount' },
  ],
  constants: [
    { member: '/data/currency', value: 'EUR' },
    { member: '/data/meansOfPayment', value: 'cash' },
  ],
  identity: ['Vale'],
  numbers: '1.234,50',
  days: 'DD/MM/YYYY',
};
const HEADINGS = ['Jornada', 'Hora', 'Vale', 'Importe'];
const ROWS = [
  ['20/03/2026', '21:30', 'V-1', '100,00'],
  ['20/03/2026', '22:30', 'V-2', '1.250,50'],
];
const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from([HEADINGS, ...rows].map((row) => row.join(';')).join('\r\n'));

let running: ServiceUnderTest;
let accountant: Client;
let manager: Client;
let auditor: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  const cage = new Client(running.url, await running.makeKey(['ingest']));
  await cage.stream([ledgerOpened({}, { casino: 'granada', gamingday: '2026-03-20' })]);
  await cage.healthWhenCaughtUp();
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  manager = new Client(running.url, await running.makePersonKey('Luis Prada', ['manager']));
  auditor = new Client(running.url, await running.makePersonKey('Inés Mora', ['auditor']));
});
afterAll(() => running.stop());

const post = (
  step: 'preview' | 'import',
  body: object,
  client = accountant,
  casino = 'granada',
): Promise<HttpAnswer> =>
  client.send(`/v1/sheets/${step}?casino=${casino}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const preview = (bytes: Buffer, mapping: object = MAPPING): Promise<HttpAnswer> =>
  post('preview', { sheet: bytes.toString('base64'), mapping });

/** Looks at a sheet, and imports what was looked at. */
async function importSheet(bytes: Buffer, more: object = {}): Promise<HttpAnswer> {
  const { body } = await preview(bytes);
  return post('import', { sheet: bytes.toString('base64'), mapping: MAPPING, seen: body['seen'], ...more });
}

const query = (statement: string): Promise<Record<string, unknown>[]> =>
  running.service.database.dataSource.query(statement);

async function records(): Promise<number> {
  const [{ count } = {}] = await query(`SELECT count(*)::int AS count FROM event_log.event`);
  return count as number;
}

describe('the preview of a sheet', () => {
  it('shows without a mapping how the sheet was understood, and its columns', async () => {
    const { status, body } = await post('preview', { sheet: csv(ROWS).toString('base64') });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        sheet: { format: 'csv', encoding: 'utf-8', separator: ';', headings: HEADINGS, rows: 2 },
        examples: [{ row: 2, cells: ROWS[0], event: null }, { row: 3 }],
        faults: [],
      },
    });
  });

  it('shows ten rows with their events, totals and faults by row and column, and writes nothing', async () => {
    const before = await records();
    const { body } = await preview(csv([...ROWS, ['21/03/2026', '25:00', 'V-3', '1.5']]));
    expect(body).toMatchObject({
      fresh: 2,
      recorded: 0,
      toCorrect: [],
      faultCount: 2,
      faults: [
        { code: 'not-an-hour', row: 4, column: 'Hora', messageEs: expect.stringContaining('25:00') },
        { code: 'not-an-amount', row: 4, column: 'Importe' },
      ],
      totals: [{ heading: 'Importe', currency: 'EUR', amount: '1350.50' }],
    });
    expect(body['examples']).toMatchObject([
      { event: { source: '/casinos/granada/cage/sheets', data: { amount: 10000 } } },
      { event: { data: { amount: 125050 } } },
      { event: null },
    ]);
    expect(await records()).toBe(before);
  });

  it('names what makes a sheet unreadable', async () => {
    const { status, body } = await preview(Buffer.from('Vale;Vale\n1;2\n'));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { sheet: null, faults: [{ code: 'heading-twice' }] },
    });
  });
});

describe('what columns can fill', () => {
  const TYPES = '/v1/sheets/types';

  it('is listed for each type that a place of the house reports', async () => {
    const { body } = await accountant.send(TYPES);
    expect(body['types']).toContain(MAPPING.type);
    expect(body['types']).not.toContain('cagnotte.gaming-day.closed.v1');
    expect((await accountant.send(`${TYPES}/${MAPPING.type}`)).body).toMatchObject({
      type: MAPPING.type,
      members: expect.arrayContaining([
        expect.objectContaining({ path: '/data/amount', form: 'amount', isRequired: true }),
        expect.objectContaining({
          path: '/data/meansOfPayment',
          choices: expect.arrayContaining(['cash', 'bank']),
        }),
      ]),
    });
  });

  it('is refused for decisions, and to who may import no sheet', async () => {
    expect(await accountant.send(`${TYPES}/cagnotte.gaming-day.closed.v1`)).toMatchObject({
      status: 404,
      body: { code: 'SHEET.UNKNOWN_TYPE', messageEs: expect.any(String) },
    });
    expect((await manager.send(TYPES)).status).toBe(403);
  });
});

describe('the import of a sheet', () => {
  it('writes nothing of a sheet with faults, unless the rows without one are wanted alone', async () => {
    const before = await records();
    const sheet = csv([
      ['20/03/2026', '20:30', 'V-0', '5,00'],
      ['20/03/2026', '', 'V-9', '?'],
    ]);
    expect(await importSheet(sheet)).toMatchObject({ status: 422, body: { code: 'SHEET.HAS_FAULTS' } });
    expect(await records()).toBe(before);
    expect(await importSheet(sheet, { partial: true })).toMatchObject({
      status: 200,
      body: { counts: { stored: 1 } },
    });
    expect(await records()).toBe(before + 1);
  });

  it('writes only what was looked at', async () => {
    const before = await records();
    const { body } = await preview(csv(ROWS));
    const other = { sheet: csv(ROWS.slice(1)).toString('base64'), mapping: MAPPING, seen: body['seen'] };
    expect(await post('import', other)).toMatchObject({ status: 409, body: { code: 'SHEET.NOT_SEEN' } });
    expect(await records()).toBe(before);
  });

  it('records each row once, however often and in whatever format it is sent', async () => {
    const before = await records();
    expect(await importSheet(csv(ROWS))).toMatchObject({
      status: 200,
      body: { counts: { stored: 2 }, notKept: [], recorded: 0 },
    });
    const workbook = workbookOf({
      rows: [
        HEADINGS,
        [{ date: '2026-03-20T00:00:00' }, '21:30', 'V-1', { number: '100' }],
        [{ date: '2026-03-20T00:00:00' }, '22:30', 'V-2', { number: '1250.5' }],
      ],
    });
    for (const again of [csv(ROWS), csv(ROWS.toReversed()), workbook])
      expect(await importSheet(again)).toMatchObject({ body: { counts: { stored: 0 }, recorded: 2 } });
    expect(await records()).toBe(before + 2);
  });

  it('records each row once, although two persons import the same at the same time', async () => {
    const before = await records();
    const sheet = csv([['20/03/2026', '23:30', 'V-77', '5,00']]);
    const answers = await Promise.all([importSheet(sheet), importSheet(sheet), importSheet(sheet)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await records()).toBe(before + 1);
  });

  it('is in the security log, with the sheet that was seen', async () => {
    const { body } = await preview(csv(ROWS));
    const { securityLog } = await auditor.ask<{ securityLog: { edges: { node: object }[] } }>(
      `{ securityLog(casino: "granada", kinds: ["sheet.imported"]) { edges { node { person details { name value } } } } }`,
    );
    expect(JSON.stringify(securityLog.edges)).toContain(String(body['seen']));
  });

  it('overwrites nothing: a changed row is corrected by two persons, and is then as the sheet says', async () => {
    const before = await records();
    const changed = csv([ROWS[0]!, ['20/03/2026', '22:30', 'V-2', '1.350,50']]);
    const { body } = await importSheet(changed);
    expect(body).toMatchObject({ counts: { stored: 0 }, recorded: 1, toCorrect: [{ row: 3 }] });
    expect(await records()).toBe(before);
    const [{ source, event, replacement }] = body['toCorrect'] as {
      source: string;
      event: string;
      replacement: object;
    }[] as [never];
    const { proposeCorrection } = await accountant.ask<{
      proposeCorrection: { eventId: string; receipt: string };
    }>(
      `mutation ($source: String!, $event: ID!, $replacement: String!) {
         proposeCorrection(casino: "granada", source: $source, event: $event, replacement: $replacement, reason: "the slip says so") {
           ... on CorrectionDecided { eventId receipt } ... on CorrectionRefused { code } } }`,
      { source, event, replacement: JSON.stringify(replacement) },
    );
    await accountant.ask('query ($r: String) { casinos(waitFor: $r) { id } }', {
      r: proposeCorrection.receipt,
    });
    const { recordCorrection } = await manager.ask<{ recordCorrection: object }>(
      `mutation { recordCorrection(casino: "granada", proposal: "${proposeCorrection.eventId}") {
         __typename ... on CorrectionRefused { code } } }`,
    );
    expect(recordCorrection).toEqual({ __typename: 'CorrectionDecided' });
    await records();
    expect((await preview(changed)).body).toMatchObject({ fresh: 0, recorded: 2, toCorrect: [] });
  });

  it('names a row that is recorded with another hour, which no correction changes', async () => {
    const { body } = await preview(csv([['20/03/2026', '21:45', 'V-1', '100,00']]));
    expect(body).toMatchObject({ fresh: 0, faults: [{ code: 'recorded-otherwise', row: 2 }] });
  });

  it.each<[string, object, number, string]>([
    ['a body without a sheet', { mapping: MAPPING }, 400, 'SHEET.MALFORMED'],
    ['a sheet that is no base64', { sheet: 'a;b', mapping: MAPPING }, 400, 'SHEET.MALFORMED'],
    [
      'a mapping that is none',
      { sheet: 'YTtiCjE7Mg==', mapping: { ...MAPPING, days: 'YY' } },
      400,
      'SHEET.MALFORMED',
    ],
    ['no mapping', { sheet: 'YTtiCjE7Mg==' }, 400, 'SHEET.MALFORMED'],
  ])('refuses %s', async (_what, body, status, code) => {
    expect(await post('import', body)).toMatchObject({
      status,
      body: { code, messageEs: expect.any(String) },
    });
  });

  it('is refused outside the casinos of a person, and to roles that may not', async () => {
    const body = { sheet: csv(ROWS).toString('base64'), mapping: MAPPING, seen: '' };
    const elsewhere = new Client(
      running.url,
      await running.makePersonKey('Ana Gil', ['accountant'], ['ronda']),
    );
    expect(await post('import', body, elsewhere)).toMatchObject({
      status: 403,
      body: { code: 'ACCESS.CASINO_CLOSED' },
    });
    expect(await post('import', body, manager)).toMatchObject({ status: 403 });
    expect((await post('preview', body, new Client(running.url))).status).toBe(401);
  });
});

const file = (name: string, content: Buffer | string): string => {
  const path = join(running.dataDirectory, name);
  writeFileSync(path, content);
  return path;
};

interface Options {
  readonly yes?: boolean;
  readonly partial?: boolean;
  readonly saved?: string;
}

async function run(sheet: Buffer, options: Options = {}) {
  const said: string[] = [];
  const errors = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => said.push(String(text)) > 0);
  const env = {
    DATABASE_URL: running.database.url,
    CAGNOTTE_DATA_DIR: running.dataDirectory,
    CAGNOTTE_DAYS_BACK: '4000',
  };
  const mapping = 'saved' in options ? undefined : file('mapping.json', JSON.stringify(MAPPING));
  try {
    const { code, output } = await runCommand(env, () =>
      importSheetFile(file('sheet.csv', sheet), {
        casino: 'granada',
        ...(mapping && { mapping }),
        ...options,
      }),
    );
    return { code, output, said: said.join('') };
  } finally {
    errors.mockRestore();
  }
}

describe('a mapping that is saved by name', () => {
  const MAPPINGS = '/v1/sheets/mappings';
  const mappings = (client = accountant) => client.send(`${MAPPINGS}?casino=granada`);
  const save = (name: unknown, mapping: object = MAPPING, client = accountant): Promise<HttpAnswer> =>
    client.send(`${MAPPINGS}?casino=granada`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, mapping }),
    });
  const remove = (name: string, client = accountant): Promise<HttpAnswer> =>
    client.send(`${MAPPINGS}/${encodeURIComponent(name)}?casino=granada`, { method: 'DELETE' });

  it('is kept for its casino, and replaced by one of the same name', async () => {
    expect((await save('Ventas de caja', { ...MAPPING, days: 'YYYY-MM-DD' })).body).toEqual({
      name: 'Ventas de caja',
      replaced: false,
    });
    expect((await save(' Ventas de caja ')).body).toEqual({ name: 'Ventas de caja', replaced: true });
    expect((await mappings()).body).toEqual({
      mappings: [{ name: 'Ventas de caja', mapping: MAPPING, savedAt: expect.any(String) }],
    });
  });

  it('is used by the command that imports a sheet', async () => {
    await save('Ventas de caja');
    const { code } = await run(csv([['20/03/2026', '18:30', 'V-40', '7,00']]), {
      saved: 'Ventas de caja',
      yes: true,
    });
    expect(code).toBe(0);
    await expect(run(csv(ROWS), { saved: 'Compras' })).rejects.toThrow(
      'No mapping is saved as "Compras" for granada. Saved are: Ventas de caja.',
    );
  });

  it.each<[string, unknown, object, string]>([
    ['without a name', ' ', MAPPING, 'SHEET.MAPPING_NAME'],
    ['under a name of two lines', 'a\nb', MAPPING, 'SHEET.MAPPING_NAME'],
    ['under a name that is too long', 'a'.repeat(81), MAPPING, 'SHEET.MAPPING_NAME'],
    ['under a name that is no text', 7, MAPPING, 'SHEET.MALFORMED'],
    ['as what is no mapping', 'x', { ...MAPPING, identity: [] }, 'SHEET.MALFORMED'],
  ])('is not saved %s', async (_what, name, mapping, code) => {
    expect(await save(name, mapping)).toMatchObject({
      status: 400,
      body: { code, messageEs: expect.any(String) },
    });
  });

  it('is closed to roles that may import no sheet, and to other casinos', async () => {
    expect((await mappings(manager)).status).toBe(403);
    expect((await save('x', MAPPING, manager)).status).toBe(403);
    expect((await remove('x', manager)).status).toBe(403);
    const elsewhere = new Client(
      running.url,
      await running.makePersonKey('Ana Gil', ['accountant'], ['ronda']),
    );
    expect((await mappings(elsewhere)).body).toMatchObject({ code: 'ACCESS.CASINO_CLOSED' });
    expect((await remove('Ventas de caja', elsewhere)).body).toMatchObject({ code: 'ACCESS.CASINO_CLOSED' });
  });

  it('is removed by name, and each change is a line of the security log', async () => {
    await save('Ventas de caja');
    expect((await remove('Ventas de caja')).status).toBe(204);
    expect(await remove('Ventas de caja')).toMatchObject({
      status: 404,
      body: { code: 'SHEET.UNKNOWN_MAPPING', message: expect.stringContaining('Saved are: –') },
    });
    const kinds = '["sheet.mapping-saved", "sheet.mapping-removed"]';
    const { securityLog } = await auditor.ask<{ securityLog: { edges: readonly object[] } }>(
      `{ securityLog(casino: "granada", kinds: ${kinds}, first: 2) { edges { node { kind person details { name value } } } } }`,
    );
    expect(securityLog.edges).toMatchObject([
      { node: { kind: 'sheet.mapping-removed', details: [{ name: 'name', value: 'Ventas de caja' }] } },
      { node: { kind: 'sheet.mapping-saved', person: 'nuria-campos' } },
    ]);
  });

  it('is refused as the hundred and first one of a casino', async () => {
    await query(
      `INSERT INTO access.sheet_mapping (casino, name, mapping) SELECT 'granada', 'n' || i, '{}' FROM generate_series(1, 100) i`,
    );
    expect(await save('one more')).toMatchObject({ status: 400, body: { code: 'SHEET.TOO_MANY_MAPPINGS' } });
    await query(`DELETE FROM access.sheet_mapping`);
  });
});

describe('cagnotte import-sheet', () => {
  it('shows what it would record, and records nothing without a yes', async () => {
    const before = await records();
    const { code, output, said } = await run(
      csv([['20/03/2026', '19:30', 'V-20', '42,00'], ...ROWS.slice(0, 1)]),
    );
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(said).toContain('CSV, utf-8, separator ";": 2 rows.');
    expect(said).toContain('Importe → /data/amount');
    expect(said).toContain('Importe: 142.00 EUR');
    expect(said).toContain(
      '1 rows to record, 1 recorded already, 0 to correct, 0 faults.\nNothing was written.',
    );
    expect(await records()).toBe(before);
  });

  it('records after a yes, and says what became of the rows', async () => {
    const before = await records();
    const { code, output } = await run(csv([['20/03/2026', '19:30', 'V-20', '42,00']]), { yes: true });
    expect([code, JSON.parse(output)]).toMatchObject([0, { counts: { stored: 1 } }]);
    expect(await records()).toBe(before + 1);
  });

  it('records nothing of a sheet with faults, and names them by row and column', async () => {
    const before = await records();
    const { code, said } = await run(
      csv([
        ['20/03/2026', '19:40', 'V-21', '42,00'],
        ['20/03/2026', '19:50', 'V-22', '=1+1'],
      ]),
      { yes: true },
    );
    expect(code).toBe(1);
    expect(said).toContain('row 3, column Importe: "=1+1" is no amount');
    expect(await records()).toBe(before);
  });
});
