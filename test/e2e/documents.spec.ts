import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { MOST_BYTES } from '../../src/ledger/documents/document.events';
import { keepDocument } from '../../src/ledger/documents/documents.queries';
import { Client, type HttpAnswer } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';
const PDF = Buffer.from('%PDF-1.7\n% the report of the police, of the customer Aurelia Buendía\n%%EOF\n');
const PNG = Buffer.from('\x89PNG\r\n\x1a\n a picture IEND\xae\x42\x60\x82', 'latin1');
const HASH = createHash('sha256').update(PDF).digest('hex');

let nights: NightsService;
let accountant: Client;
let auditor: Client;

beforeAll(async () => {
  nights = await startNights('a');
  const { running } = nights;
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  auditor = new Client(running.url, await running.makePersonKey('Luis Prada', ['auditor']));
});
afterAll(() => nights.stop());

const upload = (
  body: Buffer | string,
  client = accountant,
  { casino = CASINO, type = 'application/octet-stream' } = {},
): Promise<HttpAnswer> =>
  client.send(`/v1/documents?casino=${casino}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: body as NonNullable<RequestInit['body']>,
  });

async function attach(
  { to = 'GAMING_DAY', about = DAY, document = HASH, fileName = 'denuncia 14-26.pdf' } = {},
  client = accountant,
): Promise<Record<string, unknown>> {
  const { attachDocument } = await client.ask<{ attachDocument: Record<string, unknown> }>(
    `mutation ($about: ID!, $document: ID!, $fileName: String!) {
       attachDocument(casino: "${CASINO}", document: $document, fileName: $fileName, attachedTo: ${to}, about: $about,
         note: "the report") { ... on DocumentRecorded { what receipt } ... on DocumentRefused { code messageEs } } }`,
    { about, document, fileName },
  );
  const { receipt } = attachDocument;
  if (receipt !== undefined)
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  return attachDocument;
}

async function attachedTo(to: string, about: string, knownAt = ''): Promise<readonly object[]> {
  const { attachedDocuments } = await auditor.ask<{ attachedDocuments: { edges: { node: object }[] } }>(
    `{ attachedDocuments(casino: "${CASINO}", attachedTo: ${to}, about: "${about}"${knownAt}) { edges { node {
         document mediaType size fileName gamingDay by note recordNumber } } } }`,
  );
  return attachedDocuments.edges.map(({ node }) => node);
}

const download = (client = auditor, document = HASH, casino = CASINO): Promise<HttpAnswer> =>
  client.send(`/v1/documents/${document}?casino=${casino}`);

const problems = async (): Promise<readonly unknown[]> =>
  (await verifyBooks(nights.running.service.database.dataSource, nights.running.store)).problems;

const query = (statement: string): Promise<Record<string, unknown>[]> =>
  nights.running.service.database.dataSource.query(statement);

describe('a document', () => {
  it('is identified by its content, also when it is sent again', async () => {
    for (let times = 0; times < 2; times++)
      expect(await upload(PDF)).toMatchObject({
        status: 200,
        body: { document: HASH, mediaType: 'application/pdf', size: PDF.length },
      });
    expect((await upload(PNG)).body).toMatchObject({ mediaType: 'image/png' });
    expect(await query('SELECT document FROM register.document')).toHaveLength(2);
  });

  it('is kept encrypted', async () => {
    const [{ sealed } = {}] = await query(`SELECT sealed FROM register.document WHERE document = '${HASH}'`);
    expect((sealed as Buffer).includes('Aurelia')).toBe(false);
  });

  it('is attached to a gaming day, a finding, a slip and a proposal, with who did it', async () => {
    const { findings } = await accountant.ask<{
      findings: { edges: { node: { id: string; gamingDay: string } }[] };
    }>(`{ findings(casino: "${CASINO}", first: 1) { edges { node { id gamingDay } } } }`);
    const finding = findings.edges[0]!.node;
    const { proposeCorrection } = await accountant.ask<{ proposeCorrection: { eventId: string } }>(
      `mutation { proposeCorrection(casino: "${CASINO}", source: "/casinos/${CASINO}/tables/RF1", event: "a-05-table",
         reason: "counted twice") { ... on CorrectionDecided { eventId } } }`,
    );
    for (const [to, about] of [
      ['GAMING_DAY', DAY],
      ['FINDING', finding.id],
      ['SLIP', 'A-0002'],
      ['CORRECTION', proposeCorrection.eventId],
    ] as const) {
      expect(await attach({ to, about })).toMatchObject({ what: 'document.attached' });
      expect(await attachedTo(to, about)).toEqual([
        {
          document: HASH,
          mediaType: 'application/pdf',
          size: PDF.length,
          fileName: 'denuncia 14-26.pdf',
          by: 'Nuria Campos',
          note: 'the report',
          gamingDay: to === 'FINDING' ? finding.gamingDay : DAY,
          recordNumber: expect.any(Number),
        },
      ]);
    }
    expect(await attachedTo('GAMING_DAY', DAY, ', knownAt: { position: 1 }')).toEqual([]);
  });

  it.each([
    ['what it is attached to is not recorded', { about: '2025-01-01' }, 'DOCUMENT.NOTHING_THERE'],
    ['the day is none', { about: 'yesterday' }, 'DOCUMENT.NOTHING_THERE'],
    ['there is no such slip', { to: 'SLIP', about: '"]}' }, 'DOCUMENT.NOTHING_THERE'],
    ['there is no such finding', { to: 'FINDING', about: 'x' }, 'DOCUMENT.NOTHING_THERE'],
    ['there is no such proposal', { to: 'CORRECTION', about: 'x' }, 'DOCUMENT.NOTHING_THERE'],
    ['its bytes were not sent', { document: '0'.repeat(64) }, 'DOCUMENT.UNKNOWN'],
    ['it is attached there already', {}, 'DOCUMENT.ALREADY_ATTACHED'],
  ])('is refused where %s', async (_where, wanted, code) => {
    expect(await attach(wanted)).toMatchObject({ code, messageEs: expect.any(String) });
  });

  it('cannot be attached by a system', async () => {
    expect(await attach({}, nights.client)).toMatchObject({ code: 'DOCUMENT.NOT_A_PERSON' });
    expect(await upload(PDF, nights.client)).toMatchObject({
      status: 403,
      body: { code: 'DOCUMENT.NOT_A_PERSON' },
    });
  });

  it.each(['', ' ', 'a/b.pdf', 'a\\b.pdf', 'a\nb.pdf', 'x'.repeat(121)])(
    'is refused with the file name %j',
    async (fileName) => {
      const { errors } = await accountant.graphql(
        `mutation ($n: String!) { attachDocument(casino: "${CASINO}", document: "${HASH}", fileName: $n,
           attachedTo: GAMING_DAY, about: "${DAY}") { __typename } }`,
        { n: fileName },
      );
      expect(errors).toMatchObject([
        { message: expect.stringContaining('fileName: '), extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    },
  );

  it('is refused beyond the quota of its casino, also of two that arrive at once', async () => {
    const { dataSource } = nights.running.service.database;
    const size = 1_000_000;
    const [{ used }] = await dataSource.query<[{ used: string }]>(
      `SELECT coalesce(sum(size), 0) AS used FROM register.document WHERE casino = $1`,
      [CASINO],
    );
    const keep = (db: Parameters<typeof keepDocument>[0], document: string): Promise<boolean> =>
      keepDocument(
        db,
        { casino: CASINO, document: document.repeat(64), mediaType: 'application/pdf', size, keyId: 'none' },
        { sealed: Buffer.from('x'), by: 'test', mostBytes: Number(used) + size },
      );
    const [first, second] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
    try {
      for (const runner of [first, second]) await runner.startTransaction();
      expect(await keep(first.manager, 'a')).toBe(true);
      const other = keep(second.manager, 'b');
      // The second upload waits for the outcome of the first.
      await expect(Promise.race([other, sleep(300, 'waits')])).resolves.toBe('waits');
      await first.rollbackTransaction();
      expect(await other).toBe(true);
    } finally {
      await second.rollbackTransaction();
      for (const runner of [first, second]) await runner.release();
    }
  });

  it('is downloaded as a file that browsers do not open in a page of the service', async () => {
    const { status, headers, text } = await download();
    expect([status, text]).toEqual([200, PDF.toString()]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${HASH.slice(0, 16)}.pdf"; filename*=UTF-8''${HASH.slice(0, 16)}.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'repr-digest': `sha-256=:${Buffer.from(HASH, 'hex').toString('base64')}:`,
    });
  });

  it('is downloaded by those who may read it, at their casino', async () => {
    const pit = new Client(nights.running.url, await nights.running.makePersonKey('Iria Costa', ['pit']));
    expect(await download(pit)).toMatchObject({ status: 403, body: { permission: 'documents:read' } });
    expect(await download(new Client(nights.running.url))).toMatchObject({ status: 401 });
    expect(await download(auditor, '0'.repeat(64))).toMatchObject({
      status: 404,
      body: { code: 'DOCUMENT.UNKNOWN' },
    });
    expect(await download(auditor, HASH, 'elsewhere')).toMatchObject({ status: 404 });
    const other = new Client(
      nights.running.url,
      await nights.running.makePersonKey('Ana Rey', ['auditor'], ['elsewhere']),
    );
    expect(await download(other)).toMatchObject({ status: 403, body: { code: 'ACCESS.CASINO_CLOSED' } });
  });

  it('leaves a line in the security log when it is sent and when it is downloaded', async () => {
    const { securityLog } = await auditor.ask<{
      securityLog: { edges: { node: { kind: string; details: { name: string; value: string }[] } }[] };
    }>(
      `{ securityLog(kinds: ["document.uploaded", "document.downloaded"], first: 500) { edges { node { kind details { name value } } } } }`,
    );
    const told = securityLog.edges.map(
      ({ node }) => `${node.kind} ${node.details.find(({ name }) => name === 'document')?.value}`,
    );
    expect(told).toEqual(
      expect.arrayContaining([`document.uploaded ${HASH}`, `document.downloaded ${HASH}`]),
    );
  });
});

describe('an upload is refused', () => {
  it.each([
    ['of a page, whatever it is called', '<html><script>1</script></html>'],
    ['of a file that is not whole', PDF.subarray(0, 20)],
    ['of nothing', ''],
  ])('%s', async (_of, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 415 });
  });

  it('as a form or plain text, which another site could send', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/pdf'])
      expect((await upload(PDF, accountant, { type })).status).toBe(415);
  });

  it('above 5 MB', async () => {
    const whole = Buffer.concat([PDF, Buffer.alloc(MOST_BYTES - PDF.length - 5, ' '), Buffer.from('%%EOF')]);
    expect((await upload(whole)).status).toBe(200);
    expect(await upload(Buffer.concat([whole, PDF]))).toMatchObject({
      status: 413,
      body: { code: 'DOCUMENT.TOO_LARGE' },
    });
  });

  it('of a casino that is closed to the person, or unknown', async () => {
    const key = await nights.running.makePersonKey('Eva Sanz', ['accountant'], ['elsewhere']);
    const other = new Client(nights.running.url, key);
    expect(await upload(PDF, other)).toMatchObject({ status: 403, body: { code: 'ACCESS.CASINO_CLOSED' } });
    expect(await upload(PDF, other, { casino: 'elsewhere' })).toMatchObject({
      status: 404,
      body: { code: 'DOCUMENT.NOTHING_THERE' },
    });
  });

  it('on other addresses', async () => {
    for (const path of ['/graphql', '/v1/events', '/v1/session/passkey'])
      expect(
        (
          await nights.client.send(path, {
            method: 'POST',
            headers: { 'content-type': 'application/octet-stream' },
            body: PDF as unknown as NonNullable<RequestInit['body']>,
          })
        ).status,
      ).toBe(415);
  });
});

describe('the stored bytes', () => {
  it.each([
    `UPDATE register.document SET sealed = ''`,
    'DELETE FROM register.document',
    'TRUNCATE register.document',
  ])('are never changed: %s', async (statement) => {
    await expect(query(statement)).rejects.toThrow('append-only');
  });

  it('are verified: changed and missing ones are named with their record', async () => {
    expect(await problems()).toEqual([]);
    const tamper = (change: string): Promise<unknown> =>
      query(
        `ALTER TABLE register.document DISABLE TRIGGER append_only; ${change};
         ALTER TABLE register.document ENABLE TRIGGER append_only`,
      );
    const where = `WHERE document = '${HASH}'`;
    await query(`CREATE TABLE public.aside AS SELECT * FROM register.document ${where}`);
    await tamper(`UPDATE register.document SET sealed = sealed || '\\x00' ${where}`);
    const changed = await problems();
    expect(changed).toHaveLength(4);
    expect(changed[0]).toEqual({
      check: 'documents',
      detail: expect.stringMatching(
        new RegExp(
          `^record \\d+ of ${CASINO} names document ${HASH}, and other bytes are kept in its place$`,
        ),
      ),
    });
    await tamper(`DELETE FROM register.document ${where}`);
    expect(await problems()).toContainEqual({
      check: 'documents',
      detail: expect.stringContaining('and its bytes are missing'),
    });
    await query('INSERT INTO register.document SELECT * FROM public.aside; DROP TABLE public.aside');
    expect(await problems()).toEqual([]);
  });

  it('are erased for good by two persons, while the attachment stays known', async () => {
    const person = async (name: string): Promise<Client> =>
      new Client(nights.running.url, await nights.running.makePersonKey(name, ['manager']));
    const say = async (by: Client, what: string): Promise<string> => {
      const answer = await by.ask<Record<string, { eventId: string; receipt: string }>>(
        `mutation { said: ${what} { __typename ... on ErasureDecided { eventId receipt } } }`,
      );
      const { eventId, receipt } = answer['said']!;
      await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
      return eventId;
    };
    const proposal = await say(
      await person('Carmen Ortega'),
      `proposeErasure(casino: "${CASINO}", subjects: ["document/${HASH}"], reason: "letter of the 2nd")`,
    );
    await say(await person('Pilar Vega'), `recordErasure(casino: "${CASINO}", proposal: "${proposal}")`);
    expect(await download()).toMatchObject({ status: 410, body: { code: 'DOCUMENT.ERASED' } });
    expect(await upload(PDF)).toMatchObject({ status: 410, body: { code: 'DOCUMENT.ERASED' } });
    expect(await attach()).toMatchObject({ code: 'DOCUMENT.ERASED' });
    expect(await attachedTo('GAMING_DAY', DAY)).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });
});
