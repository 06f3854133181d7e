import {
  balancesUnder,
  CASINO,
  chainedRecords,
  chainLinks,
  SEALED_DAYS,
  sealVector,
} from '../../../test/vectors/seals/sealed-days';
import { DatabaseDouble } from '../../../test/support/database/database-double';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { keyIdOf } from '../../ledger/gaming-day/introduced-keys';
import { streamOf } from '../../ledger/event-contract/streams';
import { casinoOf } from '../../kernel/source';
import type { CasinoEvent } from '../../kernel/envelope';
import { numberRecords } from '../../ledger/register/number-records';
import { sha256 } from '../../kernel/identity';
import { anchorOf } from './anchors';
import { recordedEvent } from './prove-records';
import type { ArchivedLine, ArchivedRecord, ArchiveHeader } from './archive-line';
import { verifyArchive } from './verify-archive';
import type { Verdict } from './verdict';

const [DAY_1, DAY_2, DAY_3] = SEALED_DAYS;
const LINKS = chainLinks();
const KEY = sealVector(DAY_1).seal.publicKey;
const HEADER: ArchiveHeader = { kind: 'cagnotte archive v1', release: '0.2.0', sealKeys: [KEY] };

const versions = new Map<string, number>();

function versionIn(stream: string): number {
  const version = versions.get(stream) ?? 0;
  versions.set(stream, version + 1);
  return version;
}

/** The casino of the published vectors: three days that are closed under a seal, and a record of the fourth. */
const RECORDS = chainedRecords().map(({ number, bytes, ...chained }): ArchivedRecord => {
  const event = JSON.parse(bytes) as CasinoEvent;
  const { source, id, type } = event;
  const stream = streamOf(event);
  const { recordedAt, principal, contentHash } = chained;
  const [chainHash, standing] = [LINKS[Number(number)]!, 'counted' as const];
  return {
    ...{ kind: 'record', casino: CASINO, place: `${number}` as ArchivedRecord['place'] },
    ...{ stream, version: versionIn(stream), principal, recordedAt, source, id, type, contentHash, bytes },
    register: { number: `${number}`, chainHash, recordedAt, standing },
  };
});

const line = (
  record: number,
  nth: number,
  of: { account: string; currency: string; amount: bigint; day: string },
) => ({
  kind: 'journal' as const,
  row: {
    ...{ casino: CASINO, record_number: `${record}`, line: `${nth + 1}`, booking_day: of.day },
    ...{ account: of.account, currency: of.currency, rules_release: '0.2.0' },
    debit: `${of.amount > 0n ? of.amount : 0n}`,
    credit: `${of.amount < 0n ? -of.amount : 0n}`,
  },
});

/** For each day, the difference between its balances and those of the day before. */
const JOURNAL: readonly ArchivedLine[] = ([DAY_1, DAY_2, DAY_3] as const).flatMap((day, nth, days) => {
  const before = nth === 0 ? [] : balancesUnder(days[nth - 1]!);
  return balancesUnder(day).map(({ account, currency, balance }, index) => {
    const amount = balance - (before.find((each) => each.account === account)?.balance ?? 0n);
    return line([5, 8, 11][nth]!, index, { account, currency, amount, day });
  });
});

interface Given {
  readonly header?: ArchiveHeader;
  readonly records?: readonly ArchivedRecord[];
  readonly journal?: readonly ArchivedLine[];
  readonly books?: readonly object[];
}

async function* fileOf({
  header = HEADER,
  records = RECORDS,
  journal = JOURNAL,
  books = [],
}: Given): AsyncGenerator<string> {
  const lines = [header, ...records, ...journal, ...books].map((each) => JSON.stringify(each));
  const text = lines.map((each) => `${each}\n`).join('');
  yield* [...lines, JSON.stringify({ kind: 'end', lines: lines.length, sha256: sha256(text) })];
}

interface Known {
  readonly keyIds?: readonly string[];
  readonly anchors?: readonly string[];
  /** The journal that a new evaluation of the log gives. */
  readonly given?: readonly ArchivedLine[];
}

let scratchUse: string[];
beforeEach(() => (scratchUse = []));

const scratch = (given: readonly ArchivedLine[], last: string) => {
  const database = new DatabaseDouble({
    'FROM projection.live JOIN projection.checkpoint': [
      { generation: 1, partitions: [...ALL_PARTITIONS], place: last },
    ],
    'SELECT generation FROM projection.live': [{ generation: 1 }],
    'SET LOCAL': [],
    'FROM journal_line j': given.map(({ row }) => ({ row })),
    // The law of the books is checked with real lines in test/integration/projections/verify-booking.spec.ts.
    journal_line: [],
    'FROM register.record': [],
    'FROM register.casino': [{ casino: CASINO, position: 13n }],
    'FROM fold_version': [],
    'FROM fold_state': [],
    'FROM gaming_day_decision': [],
  });
  scratchUse.push('opened');
  const close = () => Promise.resolve(void scratchUse.push('closed'));
  return Promise.resolve({ dataSource: database.dataSource, close });
};

const verify = (archive: Given, { keyIds, anchors = [], given = JOURNAL }: Known = {}): Promise<Verdict> =>
  verifyArchive(fileOf(archive), {
    keyIds,
    anchors: anchors.map(anchorOf),
    openScratch: () => scratch(given, (archive.records ?? RECORDS).at(-1)?.place ?? ''),
  });

const found = async (archive: Given, known: Known = {}): Promise<string[]> =>
  (await verify(archive, known)).problems.map(({ check, detail }) => `${check}: ${detail}`);

const changed = (number: number, change: Partial<ArchivedRecord>): readonly ArchivedRecord[] =>
  RECORDS.with(number - 1, { ...RECORDS[number - 1]!, ...change });

describe('a sound archive', () => {
  it('proves itself: its chain, its seals and what they are put over, and its journal', async () => {
    expect(await verify({})).toEqual({
      ok: true,
      records: 13,
      pending: 0,
      problems: [],
      superseded: [],
      closes: [{ casino: CASINO, sealed: 3, sealedThrough: sealVector(DAY_3).seal.lastRecord, unsealed: [] }],
      // This archive registers no persons.
      decisions: [
        { casino: CASINO, signed: 0, unsigned: 0, imported: 0, unregistered: 3, certifiedByCloser: [] },
      ],
      sealKeys: [keyIdOf(KEY)],
      sealKeyBreaks: [],
      timeStamps: [],
      beside: [],
      casinos: [{ id: CASINO, position: '13', chainHash: LINKS[13] }],
    });
    expect(scratchUse).toEqual(['opened', 'closed']);
  });

  it('holds for the known keys, and for no others', async () => {
    expect(await found({}, { keyIds: [keyIdOf(KEY)] })).toEqual([]);
    expect(await found({}, { keyIds: ['0'.repeat(16)] })).toEqual(
      [6, 9, 12].map((record) =>
        expect.stringMatching(
          RegExp(`^seals: .*\\(record ${record}\\).*its key ${keyIdOf(KEY)} is none of this house`),
        ),
      ),
    );
  });

  it('holds where anchors name its links and seals, and contradicts others', async () => {
    const sealed = `${CASINO}:13:${LINKS[13]}:${DAY_2}:${sealVector(DAY_2).hash}`;
    expect(await found({}, { anchors: [`${CASINO}:4:${LINKS[4]}`, sealed] })).toEqual([]);
    expect(
      await found({}, { anchors: [`ronda:1:${LINKS[1]}`, `${CASINO}:8:${sealVector(DAY_2).hash}`] }),
    ).toEqual([
      expect.stringContaining('anchors: casino ronda: the anchor names record 1, and there is no record'),
      expect.stringContaining(
        `anchors: casino ${CASINO}: the chain at record 8 is ${LINKS[8]}, the anchor says`,
      ),
    ]);
    const early = `${CASINO}:8:${LINKS[8]}:${DAY_2}:${sealVector(DAY_2).hash}`;
    expect(await found({}, { anchors: [early] })).toEqual([
      expect.stringContaining(`the close of ${DAY_2} until record 8 carries no seal`),
    ]);
  });

  it('names a seal key with an introduction in the header that no record introduces', async () => {
    const introductions = [{ publicKey: KEY, introducedBy: null, introduction: null }];
    expect(await found({ header: { ...HEADER, introductions } })).toEqual([
      `seals: no record of the log introduces the seal key ${keyIdOf(KEY)}`,
    ]);
  });

  it('need not hold the record of a key that no close was sealed with yet', async () => {
    const introductions = [{ publicKey: KEY, introducedBy: null, introduction: null }];
    const records = RECORDS.slice(0, 5);
    const journal = JOURNAL.filter(({ row }) => row['record_number'] === '5');
    expect(
      await found({ header: { ...HEADER, introductions }, records, journal }, { given: journal }),
    ).toEqual([]);
  });
});

describe('the records of an archive', () => {
  const CHAIN = /^chain: casino granada, record (\d+) \(event (\S+) of \S+ at log position \d+\): (.*)$/;
  const named = async (records: readonly ArchivedRecord[]): Promise<string[] | undefined> => {
    const [first] = await found({ records });
    return CHAIN.exec(first!)?.slice(1);
  };

  it('must have the bytes that the log says they have', async () => {
    expect(await named(changed(5, { bytes: `${RECORDS[4]!.bytes} ` }))).toEqual([
      ...['5', RECORDS[4]!.id],
      expect.stringContaining('its stored bytes hash to'),
    ]);
    expect(scratchUse).toEqual([]);
  });

  it('must be what their bytes say', async () =>
    expect(await named(changed(4, { source: '/casinos/granada/bar' }))).toEqual([
      ...['4', RECORDS[3]!.id],
      expect.stringContaining('its stored bytes state source'),
    ]));

  it.each<[string, Partial<NonNullable<ArchivedRecord['register']>>]>([
    ['number', { number: '5' }],
    ['link', { chainHash: LINKS[3]! }],
    ['standing', { standing: 'conflict' }],
    ['moment', { recordedAt: '2026-01-01T00:00:00.000Z' }],
  ])('must have the %s that the register says', async (_what, register) => {
    const records = changed(4, { register: { ...RECORDS[3]!.register!, ...register } });
    expect(await named(records)).toEqual([
      ...['4', RECORDS[3]!.id],
      expect.stringMatching(/^number, link, standing or moment is .* in the register, the log gives 4 /),
    ]);
  });

  it('must all be in the register, but for repeats', async () => {
    expect(await named(changed(4, { register: null }))).toEqual([
      ...['4', RECORDS[3]!.id],
      expect.stringContaining('is not in the register, the log gives 4 '),
    ]);
    const again = {
      ...RECORDS[3]!,
      place: '14' as ArchivedRecord['place'],
      version: versions.get(RECORDS[3]!.stream)!,
    };
    expect(await found({ records: [...RECORDS, { ...again, register: null }] })).toEqual([]);
    expect(await found({ records: [...RECORDS, again] })).toEqual([
      expect.stringMatching(/^chain: casino granada, event \S+ .* the log gives a repeat$/),
    ]);
  });

  it('must be numbered in their streams from 0, without a gap', async () => {
    const { version } = RECORDS[3]!;
    const [first] = await found({ records: changed(4, { version: version + 1 }) });
    expect(first).toMatch(`: its number in its stream is ${version + 1}, and ${version} comes next there`);
  });

  it('are not evaluated anew where they do not hold', async () => {
    const { ok, casinos } = await verify({ records: changed(4, { version: 40 }) });
    expect([ok, casinos.length, scratchUse]).toEqual([false, 1, []]);
  });

  it('that nobody can read are a fault of the archive', async () => {
    const bytes = JSON.stringify({ ...(JSON.parse(RECORDS[5]!.bytes) as object), data: null });
    const problems = await found({ records: changed(6, { bytes, contentHash: sha256(bytes) }) });
    expect(problems.at(-1)).toMatch(/^archive: it cannot be read on: TypeError/);
  });
});

/** A further record after all records. */
function told(type: string, changes: Partial<CasinoEvent> = {}): ArchivedRecord {
  const event = {
    ...{ specversion: '1.0', id: 'more', source: `/casinos/${CASINO}/service`, type },
    ...{ time: '2026-01-05T09:00:00.000Z', gamingday: '2026-01-05', data: {}, ...changes },
  } as CasinoEvent;
  const bytes = JSON.stringify(event);
  return {
    ...RECORDS[12]!,
    ...{ casino: casinoOf(event.source), source: event.source, type, id: event.id, stream: streamOf(event) },
    ...{ bytes, contentHash: sha256(bytes) },
  };
}

/** The records with further ones, numbered as the register would number them. */
function withMore(...more: readonly ArchivedRecord[]): ArchivedRecord[] {
  const next = new Map(versions);
  const placed = more.map((record, index): ArchivedRecord => {
    const version = next.get(record.stream) ?? 0;
    next.set(record.stream, version + 1);
    return { ...record, version, place: `${14 + index}` as ArchivedRecord['place'] };
  });
  const records = [...RECORDS, ...placed];
  const { numbered } = numberRecords(records.map(recordedEvent), { heads: new Map(), contents: new Map() });
  return records.map((record, index) => {
    const { number, chainHash, recordedAt, standing } = numbered[index]!;
    return { ...record, register: { number: `${number}`, chainHash, recordedAt, standing } };
  });
}

describe('an archive of several casinos', () => {
  const closed = (source: string, id: string): ArchivedRecord =>
    told('cagnotte.gaming-day.closed.v1', { source, id, data: { through: 1 } });

  it('names each with its own last record and closes, in the order of their names', async () => {
    const records = withMore(closed('/casinos/marbella/office', 'm'), closed('/casinos/almeria/office', 'a'));
    const { casinos, closes, problems } = await verify({ records });
    expect(problems).toEqual([]);
    expect(casinos.map(({ id, position }) => [id, position])).toEqual([
      ['almeria', '1'],
      ['granada', '13'],
      ['marbella', '1'],
    ]);
    expect(closes.map(({ casino, sealed, unsealed }) => [casino, sealed, unsealed.length])).toEqual([
      ['almeria', 0, 1],
      ['granada', 3, 0],
      ['marbella', 0, 1],
    ]);
  });
});

describe('further contents of an archive', () => {
  it('are upgrades of a chain, which must name the chain until then', async () => {
    const data = { from: 1, to: 2, through: 9, chainHash: LINKS[8], instants: 'x' };
    const upgrade = told('cagnotte.chain.upgraded.v1', { data: data });
    expect(await found({ records: withMore(upgrade) })).toEqual([
      expect.stringMatching(/^chain: .* are not those that the upgrade of the chain \(record 14\) names/),
    ]);
    const again = told('cagnotte.chain.upgraded.v1', { id: 'chain-v2', data: data });
    expect(await found({ records: withMore(again) })).toEqual([]);
  });

  it('are signed decisions, of which the signatures must hold', async () => {
    const signed = told('cagnotte.gaming-day.certified.v1', {
      signature: 'by nobody',
    });
    expect(await found({ records: withMore(signed) })).toEqual([
      expect.stringMatching(/^signatures: record 14 of granada .*: its signature is malformed$/),
    ]);
  });

  it('are time stamps, which must hold', async () => {
    const stamp = { casino: CASINO, record: '4', nonce: '1f', hash: LINKS[4]!, token: 'AA==' };
    expect(await found({ header: { ...HEADER, timeStamps: [stamp] } })).toEqual([
      expect.stringMatching(/^time-stamps: casino granada: the time stamp over record 4 does not hold: /),
    ]);
  });
});

describe('a restatement in an archive', () => {
  const DATA = {
    ...{ release: '0.3.0', reason: 'The commission was rounded per round.', by: { id: 'E-050' } },
    days: [DAY_1, DAY_2, DAY_3].map((gamingDay) => ({ gamingDay, before: '', after: '' })),
  };
  const restated = (data: object): ArchivedRecord => told('cagnotte.books.restated.v1', { data: data });
  const journal = JOURNAL.with(0, { ...JOURNAL[0]!, row: { ...JOURNAL[0]!.row, credit: '1' } });

  it('supersedes the seals of its days', async () => {
    const { problems, superseded } = await verify(
      { records: withMore(restated(DATA)), journal },
      { given: journal },
    );
    expect(problems).toEqual([]);
    expect(superseded).toEqual([
      ...[DAY_1, DAY_2, DAY_3].map((day) => expect.stringContaining(`the seal of ${day}`)),
    ]);
    expect(superseded[0]).toContain('were restated by E-050 (record 14, release 0.3.0)');
  });

  it('supersedes nothing where another record had its identity before', async () => {
    const records = withMore(restated({ ...DATA, days: [] }), restated(DATA));
    const { problems } = await verify({ records, journal }, { given: journal });
    expect(problems).toHaveLength(3);
  });
});

describe('the journal of an archive', () => {
  const BALANCE = /^seals: .* the trial balance of its day is another one$/;

  it('must come to the balances under the seals', async () => {
    const [first, ...rest] = JOURNAL;
    const more: ArchivedLine = { ...first!, row: { ...first!.row, credit: '20000001' } };
    expect(await found({ journal: [more, ...rest] }, { given: [more, ...rest] })).toEqual([
      ...[6, 9, 12].map(() => expect.stringMatching(BALANCE)),
    ]);
    const debit: ArchivedLine = { ...first!, row: { ...first!.row, debit: '1' } };
    expect(await found({ journal: [debit, ...rest] }, { given: [debit, ...rest] })).toHaveLength(3);
  });

  it('of another casino is under no seal of this one', async () => {
    const foreign: ArchivedLine = { ...JOURNAL[0]!, row: { ...JOURNAL[0]!.row, casino: 'ronda' } };
    const journal = [...JOURNAL, foreign];
    expect(await found({ journal }, { given: journal })).toEqual([]);
  });

  it('behind the last close is under no seal', async () => {
    const late = line(13, 0, { account: 'opening', currency: 'EUR', amount: 5n, day: '2026-01-04' });
    expect(await found({ journal: [...JOURNAL, late] }, { given: [...JOURNAL, late] })).toEqual([]);
  });

  it('is that of the log, line by line, whichever release evaluated it', async () => {
    const evaluated = (release: string): ArchivedLine[] =>
      JOURNAL.map((each) => ({ ...each, row: { ...each.row, rules_release: release } }));
    expect(await found({}, { given: evaluated('0.3.0') })).toEqual([]);
  });

  const NAME = (nth: number): string => {
    const { row } = JOURNAL[nth]!;
    return `casino granada, record ${row['record_number']}, line ${row['line']}`;
  };

  it('is named at its first line that is another one', async () => {
    const given = JOURNAL.map((each, nth) =>
      nth < 2 ? each : { ...each, row: { slip: 'V-1', ...each.row, account: 'x' } },
    );
    expect(await found({}, { given })).toEqual([
      `journal: ${NAME(2)}: account is ${JOURNAL[2]!.row['account']} in the archive, the log gives x`,
    ]);
  });

  it('is named with a column that is missing or empty in it', async () => {
    const row = { ...JOURNAL[0]!.row };
    delete (row as { account?: string }).account;
    const without = JOURNAL.with(0, { ...JOURNAL[0]!, row });
    expect((await found({ journal: without })).at(-1)).toBe(
      `journal: ${NAME(0)}: account is missing in the archive, the log gives ${JOURNAL[0]!.row['account']}`,
    );
    const empty = JOURNAL.with(0, { ...JOURNAL[0]!, row: { ...JOURNAL[0]!.row, slip: null } });
    const given = JOURNAL.with(0, { ...JOURNAL[0]!, row: { ...JOURNAL[0]!.row, slip: 'V-1' } });
    expect(await found({ journal: empty }, { given })).toEqual([
      `journal: ${NAME(0)}: slip is empty in the archive, the log gives V-1`,
    ]);
  });

  it('is named where a line is missing, or too many', async () => {
    expect(
      await found(
        {},
        { given: [...JOURNAL, line(13, 0, { account: 'x', currency: 'EUR', amount: 1n, day: DAY_3 })] },
      ),
    ).toEqual(['journal: casino granada, record 13, line 1: it is not in the archive']);
    expect(await found({}, { given: JOURNAL.slice(0, -1) })).toEqual([
      `journal: ${NAME(20)}: the log does not give it`,
    ]);
    expect(await found({}, { given: JOURNAL.toSpliced(2, 1) })).toEqual([
      `journal: ${NAME(3)}: it is not in the archive, which has ${NAME(2)} there`,
    ]);
  });
});

it('a book of an archive that the log does not give is named', async () => {
  const book = { kind: 'book', casino: CASINO, day: DAY_1, book: 'cash', content: {} };
  expect(await found({ books: [book] })).toEqual([
    `books: casino granada, cash of ${DAY_1}: the log does not give it`,
  ]);
});

it('a scratch database is closed also where the log cannot be folded', async () => {
  const failing = {
    dataSource: new DatabaseDouble().dataSource,
    close: () => Promise.resolve(void scratchUse.push('closed')),
  };
  const proof = verifyArchive(fileOf({}), { openScratch: () => Promise.resolve(failing) });
  await expect(proof).rejects.toThrow('a statement that nobody foresaw');
  expect(scratchUse).toEqual(['closed']);
});
