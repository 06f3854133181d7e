import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { anchors, type AnchorsOptions } from '../../../src/app/commands/anchors';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { type Anchor, anchorOf, TimeStampError } from '../../../src/projector/verification/anchors';
import { stampAnchor } from '../../../src/projector/verification/stamped-anchors';
import {
  certificatesIn,
  readTimeStamp,
  type Stamped,
  timeStampRequest,
  tokenIn,
} from '../../../src/projector/verification/time-stamp';
import type { Verdict } from '../../../src/projector/verification/verdict';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { useBooks } from '../../support/books/books-under-test';
import { rewriteLog } from '../../support/books/rewritten-log';
import { createTestDatabase } from '../../support/database/test-database';
import { chipsSold, ledgerOpened } from '../../support/sample-events/sample-events';
import { TestAuthority } from '../../support/time-stamps/test-authority';

const stamped: Stamped = { text: `granada:8120:${'5b'.repeat(32)}`, nonce: 'f1'.repeat(8) };

describe('a time stamp of an authority that openssl plays', () => {
  let authority: TestAuthority;
  let stranger: TestAuthority;
  let token: Buffer;

  beforeAll(async () => {
    authority = new TestAuthority();
    stranger = new TestAuthority();
    token = await tokenIn(authority.answer(timeStampRequest(stamped)), stamped);
  });
  afterAll(() => Promise.all([authority.close(), stranger.close()]));

  const read = (of: Stamped, ...roots: readonly string[]) =>
    readTimeStamp(token, of, roots.flatMap(certificatesIn));

  it('is asked for so that openssl answers, and says when it was and by whom', async () => {
    const { at, ...said } = await read(stamped, authority.root);
    expect(said).toEqual({ authority: 'Stamps, Test', isTrusted: true });
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    expect(authority.verifies(stamped.text, token, { isToken: true })).toBe(true);
  });

  it('is trusted only if its certificate leads to a given one', async () => {
    expect(await read(stamped)).toMatchObject({ isTrusted: undefined });
    expect(await read(stamped, stranger.root)).toMatchObject({ isTrusted: false });
    expect(await read(stamped, stranger.root, authority.root)).toMatchObject({ isTrusted: true });
  });

  it.each<[string, Partial<Stamped>, string]>([
    ['for another text', { text: `granada:8121:${'5b'.repeat(32)}` }, 'it stamps something else'],
    ['under another nonce', { nonce: 'f2'.repeat(8) }, 'its nonce is another one'],
  ])('is refused %s', async (_what, change, why) => {
    await expect(read({ ...stamped, ...change })).rejects.toThrow(new TimeStampError(why));
  });

  it('is refused with any byte of it changed, and with its end cut off', async () => {
    const bytes = [...token.keys()].filter((at) => at % 97 === 0 || at > token.length - 20);
    for (const at of bytes) {
      const changed = Buffer.from(token);
      changed[at] = changed[at]! ^ 0x01;
      const outcome = await readTimeStamp(changed, stamped, certificatesIn(authority.root)).catch(
        (failure: unknown) => failure,
      );
      // A change of a part that is neither signed nor proven, such as parameters of an algorithm, may go unnoticed.
      if (!(outcome instanceof TimeStampError))
        expect([at, outcome]).toEqual([at, await read(stamped, authority.root)]);
    }
    await expect(readTimeStamp(token.subarray(0, -9), stamped)).rejects.toThrow(TimeStampError);
    await expect(readTimeStamp(Buffer.from('no token'), stamped)).rejects.toThrow(TimeStampError);
  });

  it('is refused if the answer belongs to another request, or is a refusal', async () => {
    const answer = authority.answer(timeStampRequest({ ...stamped, nonce: 'f3'.repeat(8) }));
    await expect(tokenIn(answer, stamped)).rejects.toThrow('its nonce is another one');
    await expect(tokenIn(authority.answer(Buffer.from('no request')), stamped)).rejects.toThrow(
      /^the authority refuses it \(status 2/,
    );
    await expect(tokenIn(Buffer.from('<html>'), stamped)).rejects.toThrow(/^the answer cannot be read/);
  });
});

it.each<[string, ConstructorParameters<typeof TestAuthority>[0], boolean, string]>([
  ['for something else than time stamps', 'not_stamping', true, 'its certificate is not one for time stamps'],
  ['that the signature does not name', 'stamping', false, 'it was signed with another certificate'],
])('a token that is signed with a certificate %s is refused', async (_what, purpose, names, why) => {
  const [right, wrong] = [new TestAuthority(), new TestAuthority(purpose)];
  try {
    const token = await tokenIn(right.answer(timeStampRequest(stamped)), stamped);
    const forged = wrong.signed(token, { namesCertificate: names });
    await expect(readTimeStamp(forged, stamped, certificatesIn(wrong.root))).rejects.toThrow(
      new TimeStampError(why),
    );
  } finally {
    await Promise.all([right.close(), wrong.close()]);
  }
});

describe('time stamps of the anchors of a house', () => {
  const books = useBooks();
  let authority: TestAuthority;
  let stranger: TestAuthority;

  beforeAll(() => {
    authority = new TestAuthority();
    stranger = new TestAuthority();
  });
  afterAll(() => Promise.all([authority.close(), stranger.close()]));

  const openings = [
    ledgerOpened({}, { casino: 'granada' }),
    chipsSold({}, { casino: 'granada', id: 'sale-1' }),
    chipsSold({}, { casino: 'granada', id: 'sale-2' }),
  ];

  beforeEach(async () => {
    await books.tamper(`DELETE FROM access.time_stamp`);
    await books.record(...openings);
    await books.project();
  });

  const roots = (...of: readonly TestAuthority[]): readonly Buffer[] =>
    of.flatMap(({ root }) => certificatesIn(root));
  const verified = (authorities: readonly Buffer[] = []): Promise<Verdict> =>
    verifyBooks(books.dataSource, books.store, { authorities });

  async function stampNow(by = authority): Promise<Anchor> {
    const [head] = (await verifyBooks(books.dataSource, books.store)).casinos;
    const anchor = anchorOf(`${head!.id}:${head!.position}:${head!.chainHash}`);
    await stampAnchor(books.dataSource, anchor, (request) => Promise.resolve(by.answer(request)));
    return anchor;
  }

  it('are kept, checked by verify, and shown with their moment and authority', async () => {
    await stampNow();
    const { problems, timeStamps } = await verified(roots(stranger, authority));
    expect(problems).toEqual([]);
    expect(timeStamps).toEqual([expect.stringMatching(/^granada: record 3, 20\d\d-.*Z by Stamps, Test$/)]);
    expect((await verified()).timeStamps).toEqual([
      expect.stringContaining(', which --tsa-ca did not confirm'),
    ]);
  });

  it('name an end that was cut off, and any change until the record, in a log that was written anew', async () => {
    await stampNow();
    await rewriteLog(books, (event) => (event.id === 'sale-2' ? undefined : event));
    expect((await verified(roots(authority))).problems).toEqual([
      {
        check: 'time-stamps',
        detail: expect.stringMatching(
          /^casino granada: the anchor names record 3, and the log ends at record 2: .* \(stamped 20.* by Stamps, Test\)$/,
        ) as string,
      },
    ]);
    await books.record(chipsSold({ amount: 700 }, { casino: 'granada', id: 'another' }));
    await books.project();
    expect((await verified(roots(authority))).problems[0]!.detail).toContain('the chain at record 3 is');
  });

  it('name a stamp of an authority that is not among those given, and a stamp over another anchor', async () => {
    await stampNow(stranger);
    expect((await verified(roots(authority))).problems).toMatchObject([
      { detail: expect.stringMatching(/leads to none of the authorities given$/) as string },
    ]);
    await books.tamper(`UPDATE access.time_stamp SET record = 2`);
    expect((await verified(roots(stranger))).problems).toEqual([
      {
        check: 'time-stamps',
        detail: 'casino granada: the time stamp over record 2 does not hold: it stamps something else',
      },
    ]);
  });

  it('are append-only', async () => {
    await stampNow();
    for (const statement of ['DELETE FROM access.time_stamp', 'UPDATE access.time_stamp SET record = 2'])
      await expect(books.sql(statement)).rejects.toThrow(/append-only/);
  });

  it('are in an archive, which is checked offline', async () => {
    await stampNow();
    const lines: string[] = [];
    for await (const text of writeArchive(books.dataSource, books.store)) lines.push(text.trimEnd());
    const proven = (authorities: readonly Buffer[]): Promise<Verdict> =>
      verifyArchive(Readable.from(lines), {
        authorities,
        openScratch: async () => {
          const { dataSource, drop } = await createTestDatabase();
          return { dataSource, close: drop };
        },
      });
    expect(await proven(roots(authority))).toMatchObject({
      problems: [],
      timeStamps: [expect.stringContaining('by Stamps, Test')],
    });
    expect((await proven(roots(stranger))).problems).toMatchObject([{ check: 'time-stamps' }]);
  });

  describe('by cagnotte anchors --timestamp', () => {
    let folder: string;
    beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'cagnotte-anchors-'))));
    afterEach(() => rm(folder, { recursive: true }));

    /** Runs the command with an authority. @returns its output */
    async function run(url: string, options: AnchorsOptions): Promise<string> {
      const written: string[] = [];
      const write = jest
        .spyOn(process.stdout, 'write')
        .mockImplementation((text) => written.push(String(text)) > 0);
      const before = { ...process.env };
      Object.assign(process.env, { DATABASE_URL: books.url, CAGNOTTE_TSA_URL: url });
      try {
        await anchors(options);
        return written.join('');
      } finally {
        write.mockRestore();
        process.env = before;
      }
    }

    it('are asked for over HTTP, and written out so that openssl checks them without this program', async () => {
      const url = await authority.listen();
      expect(await run(url, { out: folder })).toMatch(/^granada:3:[0-9a-f]{64}\n$/);
      const text = await readFile(join(folder, 'granada-3.anchor'), 'utf8');
      const token = await readFile(join(folder, 'granada-3.token'));
      expect(authority.verifies(text, token, { isToken: true })).toBe(true);
      expect(stranger.verifies(text, token, { isToken: true })).toBe(false);
      expect((await verified(roots(authority))).timeStamps).toHaveLength(1);
    });

    it('are written into that folder alone, whatever a casino is called in the database', async () => {
      await books.tamper(`UPDATE register.casino SET casino = '../granada'`);
      const other = new TestAuthority();
      try {
        await run(await other.listen(), { out: join(folder, 'kept') });
      } finally {
        await other.close();
      }
      expect(await readdir(folder)).toEqual(['kept']);
      expect(await readdir(join(folder, 'kept'))).toEqual(['..%2Fgranada-3.anchor', '..%2Fgranada-3.token']);
    });

    it.each<[string, (request: Buffer) => Buffer, RegExp]>([
      [
        'answers to another request',
        () => authority.answer(timeStampRequest(stamped)),
        /^it stamps something else$/,
      ],
      ['answers with a page', () => Buffer.from('<html>'), /^the answer cannot be read/],
      ['answers with far more', () => Buffer.alloc(2_000_000), /answers with more than a time stamp$/],
    ])('keep nothing where the authority %s', async (_what, answer, why) => {
      const other = new TestAuthority();
      try {
        await expect(run(await other.listen(answer), { timestamp: true })).rejects.toThrow(why);
        expect(await books.sql(`SELECT FROM access.time_stamp`)).toEqual([]);
      } finally {
        await other.close();
      }
    });

    it('name the remedy if the authority does not answer, or none is set', async () => {
      await expect(run('http://127.0.0.1:1/tsr', { timestamp: true })).rejects.toThrow(
        /^http:\/\/127\.0\.0\.1:1\/tsr gives no answer .*See CAGNOTTE_TSA_URL/,
      );
      await expect(run('', { timestamp: true })).rejects.toThrow(/^CAGNOTTE_TSA_URL must name/);
      await expect(run('ftp://tsa', { timestamp: true })).rejects.toThrow(
        /^CAGNOTTE_TSA_URL must be an address/,
      );
    });
  });
});
