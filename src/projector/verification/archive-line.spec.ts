import { createHash } from 'node:crypto';
import { DatabaseDouble, type DatabaseAnswers } from '../../../test/support/database/database-double';
import { InMemoryEventStore } from '../../../test/support/event-store/in-memory-event-store';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import { partitionOf } from '../../event-log/event-store.port';
import { RELEASE } from '../../kernel/release';
import { streamOf } from '../../ledger/event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { archiveJson, journalLines, writeArchive } from './archive-line';
import { layoutsOf } from './archive-layouts';
import { readArchive } from './read-archive';

const HERE = 'torrequebrada';
const THERE = Array.from({ length: 40 }, (_, n) => `casino-${n}`).find(
  (casino) => partitionOf(casino) !== partitionOf(HERE),
)!;

function log(): InMemoryEventStore {
  const store = new InMemoryEventStore(() => new Date('2026-01-01T20:00:00Z'));
  for (const [index, casino] of [HERE, THERE, HERE, THERE].entries()) {
    const sale = chipsSold({}, { id: `sale-${index}`, casino });
    store.forceIntoLog(toAppend(sale), streamOf(sale));
  }
  return store;
}

const KEY = (publicKey: string) => ({ public_key: publicKey, introduced_by: null, introduction: null });

const places = (ofHere: string | null, others: string | null) => [
  { generation: 3, partitions: [partitionOf(HERE)], place: ofHere },
  {
    generation: 3,
    partitions: [...ALL_PARTITIONS].filter((each) => each !== partitionOf(HERE)),
    place: others,
  },
];

const tables = (more: DatabaseAnswers = {}): DatabaseDouble =>
  new DatabaseDouble({
    'FROM projection.live JOIN projection.checkpoint': places('m3', 'm2'),
    'SET LOCAL': [],
    'SELECT 1 FROM projection.live': [],
    'FROM access.time_stamp': [{ casino: HERE, record: 2n, nonce: '1f', hash: 'h', token: 't' }],
    'FROM access.seal_key': [KEY('b'), KEY('a')],
    'FROM register.record WHERE place = ANY': [
      {
        place: 'm1',
        number: '1',
        chain_hash: 'c1',
        standing: 'counted',
        recorded_at: '2026-01-01T20:00:00.000Z',
      },
      {
        place: 'm2',
        number: '1',
        chain_hash: 'd1',
        standing: 'counted',
        recorded_at: '2026-01-01T20:00:00.000Z',
      },
    ],
    'FROM journal_line j': [],
    'FROM register.casino': [],
    ...more,
  });

async function written(database: DatabaseDouble): Promise<string[]> {
  const texts: string[] = [];
  for await (const text of writeArchive(database.dataSource, log())) texts.push(text);
  return texts;
}

async function read(database: DatabaseDouble) {
  const texts = await written(database);
  return readArchive(
    (async function* () {
      for (const text of texts) yield text.slice(0, -1);
    })(),
  );
}

describe('an archive', () => {
  it('begins with the release, the layouts of its books, the keys of the house in order, their introductions and the time stamps', async () => {
    const { header, problems } = await read(tables());
    expect(problems).toEqual([]);
    expect(header).toEqual({
      kind: 'cagnotte archive v1',
      release: RELEASE,
      layouts: layoutsOf(RELEASE),
      sealKeys: ['a', 'b'],
      introductions: ['b', 'a'].map((publicKey) => ({ publicKey, introducedBy: null, introduction: null })),
      timeStamps: [{ casino: HERE, record: '2', nonce: '1f', hash: 'h', token: 't' }],
    });
  });

  it('ends with the number of its lines and their digest', async () => {
    const texts = await written(tables());
    const end = JSON.parse(texts.at(-1)!) as object;
    const lines = texts.slice(0, -1);
    const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
    expect(end).toEqual({ kind: 'end', lines: lines.length, sha256 });
    expect(texts.every((text) => text.endsWith('\n'))).toBe(true);
  });

  it('has the records of each casino up to where its tables stand, with what the register says of each', async () => {
    const { records } = await read(tables());
    expect(records.map(({ id, register }) => [id, register])).toEqual([
      [
        'sale-0',
        { number: '1', chainHash: 'c1', standing: 'counted', recordedAt: '2026-01-01T20:00:00.000Z' },
      ],
      [
        'sale-1',
        { number: '1', chainHash: 'd1', standing: 'counted', recordedAt: '2026-01-01T20:00:00.000Z' },
      ],
      ['sale-2', null],
    ]);
    const [first] = records;
    for await (const stored of log().readLog({ limit: 1 })) expect(first).toMatchObject(stored);
    expect(first!.kind).toBe('record');
  });

  it('has no records where nothing is projected', async () => {
    const { records } = await read(
      tables({ 'FROM projection.live JOIN projection.checkpoint': places(null, null) }),
    );
    expect(records).toEqual([]);
  });

  it('is read in one snapshot, which is closed also where somebody stops reading', async () => {
    const database = tables();
    const lines = writeArchive(database.dataSource, log());
    await lines.next();
    expect(database.connections).toBe(1);
    await lines.return(undefined);
    expect(database.connections).toBe(0);
    expect(database.saying('SET LOCAL search_path')).toEqual([
      'SET LOCAL search_path = pg_catalog, generation_3, pg_temp',
    ]);
  });
});

describe('the lines of the journal', () => {
  const row = (record: number) => ({ row: { casino: HERE, record_number: `${record}`, line: '1' } });

  it('are read on from the last one, until there are no more', async () => {
    const first = Array.from({ length: 5_000 }, (_, n) => row(n + 1));
    const turns = [first, [row(5_001)]];
    const database = new DatabaseDouble({ 'FROM journal_line': () => turns.shift()! });
    let lines = 0;
    for await (const { kind } of journalLines(database)) if (kind === 'journal') lines += 1;
    expect(lines).toBe(5_001);
    expect(database.asked.map(({ parameters }) => parameters)).toEqual([
      ['', '0', '0'],
      [HERE, '5000', '1'],
    ]);
  });

  it('are asked for once where there are none', async () => {
    const database = new DatabaseDouble({ 'FROM journal_line': [] });
    expect((await journalLines(database).next()).done).toBe(true);
    expect(database.asked).toHaveLength(1);
  });
});

it('amounts of a book are decimal text in an archive', () =>
  expect(archiveJson({ amount: 9_007_199_254_740_993n, lines: [1n, 'a', null] })).toBe(
    '{"amount":"9007199254740993","lines":["1","a",null]}',
  ));
