import { createHash } from 'node:crypto';
import type { LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { partitionOf } from '../../event-log/event-store.port';
import { type Archive, ArchivedLog, readArchive } from './read-archive';

const HEADER = { kind: 'cagnotte archive v1', release: '0.2.0', sealKeys: ['key'] };
const RECORD = {
  ...{ kind: 'record', casino: 'granada', place: '1', stream: 's', version: 0 },
  ...{
    recordedAt: '2026-01-01T20:00:00.000Z',
    source: '/tables/PK1',
    id: 'a',
    type: 't',
    contentHash: 'h',
    bytes: '{}',
  },
  register: { number: '1', chainHash: 'c', recordedAt: '2026-01-01T20:00:00.000Z', standing: 'counted' },
};
const LINE = { kind: 'journal', row: { casino: 'granada', line: '1', slip: null } };
const BOOK = { kind: 'book', casino: 'granada', day: '2026-01-01', book: 'cash', content: {} };
const WHOLE = [HEADER, RECORD, LINE, BOOK];

const texts = (lines: readonly unknown[]): string[] => lines.map((line) => JSON.stringify(line));

const endOf = (lines: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return JSON.stringify({ kind: 'end', lines: lines.length, sha256: hash.digest('hex') });
};

async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const read = (lines: readonly string[]): Promise<Archive> => readArchive(given(lines));
const ended = (lines: readonly unknown[]): Promise<Archive> => read([...texts(lines), endOf(texts(lines))]);
const wrong = ({ problems }: Archive): string[] => problems.map(({ check, detail }) => `${check}: ${detail}`);

describe('an archive', () => {
  it('is read line by line, each to its kind', async () => {
    expect(await ended(WHOLE)).toEqual({
      header: HEADER,
      records: [RECORD],
      journal: [LINE],
      books: [BOOK],
      problems: [],
    });
  });

  it('may hold empty lines, which are none of its own', async () => {
    const [lines, end] = [texts(WHOLE), endOf(texts(WHOLE))];
    expect(wrong(await read(['', ...lines, '', end, '']))).toEqual([]);
  });

  it('of nothing has no end, and reads as one of no release', async () => {
    const archive = await read([]);
    expect(wrong(archive)).toEqual(['archive: its end is missing']);
    expect(archive.header).toEqual({ kind: 'cagnotte archive v1', release: '', sealKeys: [] });
  });

  it('must have its end', async () =>
    expect(wrong(await read(texts(WHOLE)))).toEqual(['archive: its end is missing']));

  const OTHER_LINES = 'archive: it is not the file that was written: its end speaks of other lines';

  it('must have an end that counts its lines', async () => {
    const end = JSON.parse(endOf(texts(WHOLE))) as { lines: number };
    const short = JSON.stringify({ ...end, lines: end.lines - 1 });
    expect(wrong(await read([...texts(WHOLE), short]))).toEqual([OTHER_LINES]);
  });

  it('must have an end over the bytes of its lines', async () => {
    const lines = texts(WHOLE);
    expect(wrong(await read([...lines.with(1, lines[1]!.replace('PK1', 'PK2')), endOf(lines)]))).toEqual([
      OTHER_LINES,
    ]);
  });

  it('must have nothing behind its end', async () => {
    const lines = texts(WHOLE);
    for (const more of [JSON.stringify(LINE), endOf(lines), 'no json'])
      expect(wrong(await read([...lines, endOf(lines), more]))).toEqual([
        'archive: there are lines behind its end',
      ]);
  });

  it('must begin with its header, and have no second one', async () => {
    expect(wrong(await ended([RECORD, HEADER]))).toEqual(['archive: line 1 is none of an archive']);
    expect(wrong(await ended([HEADER, RECORD, HEADER]))).toEqual(['archive: line 3 is none of an archive']);
  });

  it('is told its first fault only', async () =>
    expect(wrong(await read([...texts(WHOLE), 'no json', 'none either']))).toEqual([
      'archive: line 5 is none of an archive',
    ]));
});

describe('a line of an archive', () => {
  const stamp = { casino: 'granada', record: '7', nonce: '1f', hash: 'h', token: 't' };

  it.each<[string, unknown]>([
    ['a record that the register does not hold', { ...RECORD, register: null }],
    ['a record with its principal', { ...RECORD, principal: 'device' }],
    ['a line of the journal without a column', { ...LINE, row: {} }],
    [
      'a record with the longest number',
      { ...RECORD, register: { ...RECORD.register, number: '9'.repeat(18) } },
    ],
  ])('may be %s', async (_what, line) => expect(wrong(await ended([HEADER, line]))).toEqual([]));

  it('may be a header with introductions and time stamps', async () => {
    const introductions = [{ publicKey: 'key' }];
    expect(wrong(await ended([{ ...HEADER, introductions, timeStamps: [stamp] }]))).toEqual([]);
  });

  const register = (changes: object): object => ({ ...RECORD, register: { ...RECORD.register, ...changes } });
  const without = (of: object, name: string): object =>
    Object.fromEntries(Object.entries(of).filter(([key]) => key !== name));
  const recordTexts = [
    ...['casino', 'place', 'stream', 'recordedAt', 'source', 'id', 'type', 'contentHash', 'bytes'],
  ];

  it.each<[string, unknown]>([
    ['of another kind', { kind: 'note' }],
    ['null', null],
    ['a number', 7],
    ...recordTexts.map((name): [string, unknown] => [`a record without ${name}`, without(RECORD, name)]),
    ...recordTexts.map((name): [string, unknown] => [
      `a record whose ${name} is no text`,
      { ...RECORD, [name]: 7 },
    ]),
    ['a record whose number in its stream is a fraction', { ...RECORD, version: 0.5 }],
    ['a record whose number in its stream is a text', { ...RECORD, version: '0' }],
    ['a record without a register', without(RECORD, 'register')],
    ['a record whose register is a text', { ...RECORD, register: '1' }],
    ['a record whose register is a list', { ...RECORD, register: [] }],
    ...['number', 'chainHash', 'recordedAt', 'standing'].map((name): [string, unknown] => [
      `a record whose register has a ${name} that is no text`,
      register({ [name]: 7 }),
    ]),
    ['a record whose register counts in words', register({ number: 'one' })],
    ['a record whose number is a fraction', register({ number: '1.5' })],
    ['a record whose number has 19 digits', register({ number: '1'.repeat(19) })],
    ['a journal without a row', without(LINE, 'row')],
    ['a journal whose row is a list', { ...LINE, row: ['granada'] }],
    ['a journal whose row is null', { ...LINE, row: null }],
    ['a journal with an amount that is a number', { ...LINE, row: { debit: 7 } }],
    ['a journal with an amount that is none', { ...LINE, row: { debit: '5.00' } }],
    ['a journal with an amount in words', { ...LINE, row: { credit: 'NaN' } }],
    ['a journal with a record number in words', { ...LINE, row: { record_number: 'one' } }],
    ['a journal with a session that no integer is', { ...LINE, row: { session_no: '9'.repeat(10) } }],
    ['a journal with a day that there is not', { ...LINE, row: { booking_day: '2026-02-30' } }],
    ['a journal with neither yes nor no', { ...LINE, row: { undoes: 'perhaps' } }],
    ['a journal with a character that no database stores', { ...LINE, row: { account: 'win:\u0000' } }],
    ['a journal with half a character', { ...LINE, row: { account: 'win:\ud800' } }],
    ...['casino', 'day', 'book'].map((name): [string, unknown] => [
      `a book without ${name}`,
      without(BOOK, name),
    ]),
  ])('is none where it is %s', async (_what, line) =>
    expect(wrong(await ended([HEADER, line]))).toEqual(['archive: line 2 is none of an archive']),
  );

  it.each<[string, object]>([
    ['a release', { release: undefined }],
    ['keys', { sealKeys: undefined }],
    ['keys that are texts', { sealKeys: ['key', 7] }],
    ['introductions in a list', { introductions: {} }],
    ['introductions of a key each', { introductions: [{ publicKey: 'key' }, {}] }],
    ['introductions that are objects', { introductions: ['key'] }],
    ['layouts in an object', { layouts: ['anticipos'] }],
    ['layouts that are numbers', { layouts: { anticipos: '1' } }],
    ['time stamps in a list', { timeStamps: 'none' }],
    ['time stamps that are objects', { timeStamps: ['none'] }],
    ...['casino', 'hash', 'token'].map((name): [string, object] => [
      `time stamps with ${name}`,
      { timeStamps: [without(stamp, name)] },
    ]),
    ['time stamps over a record', { timeStamps: [{ ...stamp, record: 'seven' }] }],
  ])('is no header without %s', async (_what, changes) =>
    expect(wrong(await ended([{ ...HEADER, ...changes }]))).toEqual([
      'archive: line 1 is none of an archive',
    ]),
  );

  it.each<[string, unknown]>([
    ['the number of lines', { kind: 'end', sha256: 'x' }],
    ['their digest', { kind: 'end', lines: 1 }],
  ])('is no end without %s', async (_what, end) =>
    expect(wrong(await read(texts([HEADER, end])))).toEqual(['archive: line 2 is none of an archive']),
  );
});

describe('a line of an archive that another program would read otherwise', () => {
  const readText = async (text: string): Promise<string[]> => {
    const lines = [JSON.stringify(HEADER), text];
    return wrong(await read([...lines, endOf(lines)]));
  };
  const record = JSON.stringify(RECORD);

  it.each([
    ['a second kind', record.replace('{', '{"kind":"book",'), 'has the member “kind” twice'],
    [
      'a member of an inner object twice',
      record.replace('"number":"1"', '"number":"7","number":"1"'),
      'has the member “number” twice',
    ],
    [
      'a doubled amount in the content of a book',
      '{"kind":"book","casino":"a","day":"b","book":"c","content":{"amount":"1","amount":"2"}}',
      'has the member “amount” twice',
    ],
    [
      'a name that programs inherit',
      record.replace('{', '{"__proto__":{},'),
      'has the member “__proto__”, which no record has',
    ],
    [
      'another inherited name',
      record.replace('{', '{"constructor":1,'),
      'has the member “constructor”, which no record has',
    ],
    [
      'a member more in the register',
      record.replace('"number":"1"', '"number":"1","signer":"E-1"'),
      'has the member “signer” in “register”, which no record has',
    ],
    [
      'a column that the journal does not have',
      JSON.stringify({ kind: 'journal', row: { ...LINE.row, debitt: '7' } }),
      'has the member “debitt” in “row”, which no line of the journal has',
    ],
    [
      'a member more in a book',
      JSON.stringify({ ...BOOK, layout: 2 }),
      'has the member “layout”, which no book has',
    ],
    ['white space', record.replace('{', '{ '), 'is not written as an archive writes it'],
    [
      'an escaped letter',
      record.replace('granada', '\\u0067ranada'),
      'is not written as an archive writes it',
    ],
    [
      'a number in another form',
      record.replace('"version":0', '"version":0.0'),
      'is not written as an archive writes it',
    ],
  ])('is none where it has %s', async (_what, text, why) =>
    expect(await readText(text)).toEqual([`archive: line 2 ${why}`]),
  );

  it('is no header with a member more, or one more in a key or a time stamp', async () => {
    const named = async (more: object): Promise<string[]> => wrong(await ended([{ ...HEADER, ...more }]));
    expect(await named({ note: 1 })).toEqual(['archive: line 1 has the member “note”, which no header has']);
    expect(await named({ introductions: [{ publicKey: 'key' }, { publicKey: 'key', by: 'x' }] })).toEqual([
      'archive: line 1 has the member “by” in “introductions”, which no header has',
    ]);
    expect(
      await named({ timeStamps: [{ casino: 'a', record: '1', hash: 'h', token: 't', at: 'x' }] }),
    ).toEqual(['archive: line 1 has the member “at” in “timeStamps”, which no header has']);
  });

  it('is no end with a member more', async () => {
    const lines = texts(WHOLE);
    const end = endOf(lines).replace('{', '{"lines":0,');
    expect(wrong(await read([...lines, end]))).toEqual(['archive: line 5 has the member “lines” twice']);
  });
});

describe('the log of an archive', () => {
  const places = ['p7', 'p2', 'p9', 'p4'] as LogPosition[];
  const casinos = ['granada', 'ronda', 'granada', 'granada'];
  const RECORDS = places.map(
    (place, index): RecordedEvent =>
      ({
        place,
        casino: casinos[index],
        stream: casinos[index],
        version: casinos.slice(0, index).filter((casino) => casino === casinos[index]).length,
      }) as RecordedEvent,
  );
  const log = new ArchivedLog(RECORDS);
  const placesOf = async (events: AsyncIterable<RecordedEvent>): Promise<string[]> => {
    const found: string[] = [];
    for await (const { place } of events) found.push(place);
    return found;
  };

  it('is read in the order of the file, from behind a place, as many as are asked for', async () => {
    expect(await placesOf(log.readLog())).toEqual(places);
    expect(await placesOf(log.readLog({ from: places[0]! }))).toEqual(['p2', 'p9', 'p4']);
    expect(await placesOf(log.readLog({ from: places[0]!, limit: 2 }))).toEqual(['p2', 'p9']);
    expect(await placesOf(log.readLog({ from: places[3]! }))).toEqual([]);
  });

  it('is read backwards from its end, or from before a place', async () => {
    expect(await placesOf(log.readLog({ direction: 'backwards' }))).toEqual(places.toReversed());
    expect(await placesOf(log.readLog({ direction: 'backwards', from: places[2]!, limit: 1 }))).toEqual([
      'p2',
    ]);
  });

  it('is read by partition of casinos', async () => {
    const partitions = new Set([partitionOf('granada')]);
    expect(await placesOf(log.readLog({ partitions, limit: 2 }))).toEqual(['p7', 'p9']);
  });

  it('has streams, which are read by version', async () => {
    expect(await placesOf(log.readStream('granada'))).toEqual(['p7', 'p9', 'p4']);
    expect(await placesOf(log.readStream('granada', { from: 1 }))).toEqual(['p9', 'p4']);
    expect(await placesOf(log.readStream('granada', { from: 1, limit: 1 }))).toEqual(['p9']);
    expect(await placesOf(log.readStream('granada', { direction: 'backwards' }))).toEqual(['p4', 'p9', 'p7']);
    expect(await placesOf(log.readStream('granada', { direction: 'backwards', from: 1 }))).toEqual([
      'p9',
      'p7',
    ]);
    expect(await placesOf(log.readStream('marbella'))).toEqual([]);
  });

  it('ends with its last record', async () => {
    expect(await log.head()).toBe('p4');
    expect(await new ArchivedLog([]).head()).toBeUndefined();
  });

  it('orders places by where they stand in it', () => {
    expect(log.compareLogPositions(places[0]!, places[1]!)).toBeLessThan(0);
    expect(log.compareLogPositions(places[3]!, places[1]!)).toBeGreaterThan(0);
    expect(log.compareLogPositions(places[2]!, places[2]!)).toBe(0);
  });

  it('knows no place of another log', () =>
    expect(() => log.compareLogPositions(places[0]!, 'p5' as LogPosition)).toThrow(
      'not a place of this log: p5',
    ));

  it('takes nothing in, and never has more', async () => {
    await expect(log.append()).rejects.toThrow('an archive takes nothing in');
    await log.waitForMore();
    await log.close();
  });
});
