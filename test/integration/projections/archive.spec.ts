import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveArchive } from '../../../src/app/commands/archive';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { chainGenesis, type ChainedRecord, nextLink } from '../../../src/ledger/register/number-records';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import type { Verdict } from '../../../src/projector/verification/verdict';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { sha256 } from '../../../src/kernel/identity';
import { OFFICE, tell } from '../../support/book/told';
import { closeDay } from '../../support/books/close-day';
import { useBooks } from '../../support/books/books-under-test';
import { createTestDatabase } from '../../support/database/test-database';

const books = useBooks();
const CASINO = 'granada';

type Line = Record<string, unknown> & { readonly kind: string };

const sale = (id: string, gamingday = '2026-01-01'): CasinoEvent => ({
  ...tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
  gamingday,
});

/** Records two closed days, of which the second has a late fact and a correction of the first, and a third, open day. */
async function recordDays(): Promise<void> {
  const balances = [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ];
  await books.record(tell('ledger.opened', { balances }), sale('a'), sale('b'));
  await books.project();
  await closeDay(books, CASINO, '2026-01-01');
  const cancels = {
    corrects: { source: `/casinos/${CASINO}/cage`, id: 'b' },
    reason: 'typed in twice',
    proposedBy: { id: 'E-1' },
    approvedBy: { id: 'E-2' },
  };
  await books.record(sale('late'), tell('correction.recorded', cancels, OFFICE), sale('c', '2026-01-02'));
  await books.project();
  await closeDay(books, CASINO, '2026-01-02');
  await books.record(sale('d', '2026-01-03'));
  await books.project();
}

async function archived(): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const text of writeArchive(books.dataSource, books.store)) lines.push(JSON.parse(text) as Line);
  return lines;
}

/** The lines of an archive with a matching last line. */
function texts(lines: readonly Line[]): string[] {
  const before = lines.filter(({ kind }) => kind !== 'end').map((line) => JSON.stringify(line));
  const hash = createHash('sha256')
    .update(before.map((text) => `${text}\n`).join(''))
    .digest('hex');
  return [...before, JSON.stringify({ kind: 'end', lines: before.length, sha256: hash })];
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const prove = (lines: readonly string[], keyIds?: readonly string[]): Promise<Verdict> =>
  verifyArchive(each(lines), {
    keyIds,
    openScratch: async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    },
  });

/** The problems of an archive with changed lines and a matching last line. */
const foundIn = async (change: (line: Line) => Line | undefined): Promise<string[]> => {
  const { problems } = await prove(texts((await archived()).flatMap((line) => change(line) ?? [])));
  return problems.map(({ check, detail }) => `${check}: ${detail}`);
};

/** The lines with a chain that matches the changed records. */
function rechained(lines: readonly Line[]): Line[] {
  const ends = new Map<string, { readonly link: string; readonly number: bigint }>();
  return lines.map((line) => {
    if (line.kind !== 'record') return line;
    const casino = line['casino'] as string;
    const end = ends.get(casino) ?? { link: chainGenesis(casino), number: 0n };
    const number = end.number + 1n;
    const link = nextLink(end.link, { ...(line as unknown as Omit<ChainedRecord, 'number'>), number }, 2);
    ends.set(casino, { link, number });
    return { ...line, register: { ...(line['register'] as object), chainHash: link } };
  });
}

const isRecord = (line: Line, id: string): boolean => line.kind === 'record' && line['id'] === id;

beforeEach(() => books.prepared(recordDays));

describe('an archive', () => {
  it('proves the books by itself: chain, register, seals, journal and books', async () => {
    const lines = await archived();
    const kinds = new Set(lines.map(({ kind }) => kind));
    expect([...kinds]).toEqual(['cagnotte archive v1', 'record', 'journal', 'book', 'end']);
    const verdict = await prove(lines.map((line) => JSON.stringify(line)));
    // Nine records of the casino, and the introduction of the seal key.
    expect(verdict).toMatchObject({ ok: true, records: 10, problems: [], superseded: [] });
    expect(verdict.casinos).toMatchObject([
      { id: CASINO, position: '9' },
      { id: 'house', position: '1' },
    ]);
    expect(verdict.sealKeys).toHaveLength(1);
  });

  it('holds for the known keys, and for no others', async () => {
    const lines = texts(await archived());
    const { sealKeys } = await prove(lines);
    expect((await prove(lines, sealKeys)).ok).toBe(true);
    expect((await prove(lines, ['0'.repeat(16)])).problems[0]!.detail).toMatch(
      /its key .* is none of this house/,
    );
  });

  it('fails if it is cut off, changed inconsistently, or no archive', async () => {
    const lines = texts(await archived());
    expect((await prove(lines.slice(0, -1))).problems[0]).toEqual({
      check: 'archive',
      detail: 'its end is missing',
    });
    const touched = lines.map((text) => text.replace('typed in twice', 'typed in thrice'));
    expect((await prove(touched)).problems[0]!.detail).toMatch(/^it is not the file that was written/);
    expect((await prove(['no archive'])).problems[0]!.detail).toBe('line 1 is none of an archive');
  });
});

describe('an archive that was changed with care names', () => {
  it('a stored event, by its hash', async () => {
    const [first] = await foundIn((line) =>
      isRecord(line, 'b') ? { ...line, bytes: (line['bytes'] as string).replace('500', '501') } : line,
    );
    expect(first).toMatch(/^chain: casino granada, record 3 \(event b of .*\): its stored bytes hash to/);
  });

  it('a stored event with its hash, by the register', async () => {
    const [first] = await foundIn((line) => {
      if (!isRecord(line, 'b')) return line;
      const bytes = (line['bytes'] as string).replace('500', '501');
      return { ...line, bytes, contentHash: sha256(bytes) };
    });
    expect(first).toMatch(/^chain: casino granada, record 3 \(event b of /);
  });

  it('a row of the register', async () => {
    const [first] = await foundIn((line) =>
      isRecord(line, 'late')
        ? { ...line, register: { ...(line['register'] as object), chainHash: 'f'.repeat(64) } }
        : line,
    );
    expect(first).toMatch(/^chain: casino granada, record 5 \(event late of .*register/);
  });

  it('a record that was taken out', async () => {
    const [first] = await foundIn((line) => (isRecord(line, 'a') ? undefined : line));
    expect(first).toMatch(/^chain: casino granada, record 2 \(event b of /);
  });

  it('a line of the journal: by the seal over it, and by the line', async () => {
    const [seal, line] = await foundIn((each_) => {
      const row = each_['row'] as Record<string, string> | undefined;
      const isIt = row?.['record_number'] === '3' && row['line'] === '1';
      return isIt ? { ...each_, row: { ...row, debit: '501' } } : each_;
    });
    expect(seal).toMatch(/^seals: .*the seal of 2026-01-01 .*: the trial balance of its day is another one$/);
    const found = await foundIn((each_) => {
      const row = each_['row'] as Record<string, string> | undefined;
      const isIt = row?.['record_number'] === '9' && row['line'] === '1';
      return isIt ? { ...each_, row: { ...row, account: 'bank' } } : each_;
    });
    expect(line).toBeDefined();
    expect(found).toEqual([
      'journal: casino granada, record 9, line 1: account is bank in the archive, the log gives cash:cage',
    ]);
  });

  it('a seal, although chain and register were computed again for it', async () => {
    const changed = (await archived()).map((line) => {
      if (line['type'] !== 'cagnotte.gaming-day.closed.v1') return line;
      const event = JSON.parse(line['bytes'] as string) as { gamingday: string; data: { seal: object } };
      if (event.gamingday !== '2026-01-02') return line;
      event.data.seal = { ...event.data.seal, trialBalance: 'a'.repeat(64) };
      const bytes = JSON.stringify(event);
      return { ...line, bytes, contentHash: sha256(bytes) };
    });
    const { problems } = await prove(texts(rechained(changed)));
    expect(problems).toMatchObject([
      {
        check: 'seals',
        detail: expect.stringMatching(/seal of 2026-01-02 .*: its signature is not that of its key/),
      },
    ]);
  });

  /** An archive without the seals of these days, with a matching chain and last line. */
  const withoutSealsOf = async (...days: readonly string[]): Promise<string[]> =>
    texts(
      rechained(
        (await archived()).map((line) => {
          if (line['type'] !== 'cagnotte.gaming-day.closed.v1') return line;
          const event = JSON.parse(line['bytes'] as string) as { gamingday: string; data: { seal?: object } };
          if (!days.includes(event.gamingday)) return line;
          delete event.data.seal;
          const bytes = JSON.stringify(event);
          return { ...line, bytes, contentHash: sha256(bytes) };
        }),
      ),
    );

  it('a close whose seal was taken out, the last or the first, with a known key and without', async () => {
    const [key] = (await prove(texts(await archived()))).sealKeys;
    for (const keyIds of [undefined, [key!]]) {
      const last = await prove(await withoutSealsOf('2026-01-02'), keyIds);
      expect(last.problems[0]!.detail).toMatch(
        /the close of 2026-01-02 \(record 8\) carries no seal, and a close before it is sealed$/,
      );
      const first = await prove(await withoutSealsOf('2026-01-01'), keyIds);
      expect(first.problems[0]!.detail).toMatch(
        /seal of 2026-01-02 .*: it does not name the seal before it$/,
      );
    }
  });

  it('the absence of every seal if a key is known; without a key it is only stated', async () => {
    const [key] = (await prove(texts(await archived()))).sealKeys;
    const bare = await withoutSealsOf('2026-01-01', '2026-01-02');
    const { ok, closes } = await prove(bare);
    expect({ ok, closes }).toMatchObject({
      ok: true,
      closes: [{ casino: CASINO, sealed: 0, unsealed: [{}, {}] }],
    });
    expect((await prove(bare, [key!])).problems).toEqual([
      {
        check: 'seals',
        detail: `casino ${CASINO}: none of its 2 closes carries a seal, and the house that is known by its key seals them`,
      },
    ]);
  });

  it('the seal over a record, although chain and register were computed again for it', async () => {
    const changed = (await archived()).map((line) => {
      if (!isRecord(line, 'b')) return line;
      const bytes = (line['bytes'] as string).replace('500', '501');
      return { ...line, bytes, contentHash: sha256(bytes) };
    });
    const { problems } = await prove(texts(rechained(changed)));
    expect(problems[0]!.detail).toMatch(/seal of 2026-01-01 .*: the records under it are others/);
  });

  it('a book of a closed day', async () => {
    const found = await foundIn((line) =>
      line.kind === 'book' && line['day'] === '2026-01-02' && line['book'] === 'control-de-ingresos'
        ? { ...line, content: { sections: [] } }
        : line,
    );
    expect(found).toEqual([
      'books: casino granada, control-de-ingresos of 2026-01-02: section 1 “House-banked tables” (Mesas de contrapartida): it is not in the archive',
    ]);
  });
});

it('a file is verified with a temporary server, which is removed', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cagnotte-test-'));
  const file = join(directory, 'books.ndjson');
  try {
    await writeFile(file, `${texts(await archived()).join('\n')}\n`);
    expect(await proveArchive(file, {})).toMatchObject({ ok: true, problems: [] });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
